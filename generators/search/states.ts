import { neighboursOf } from '../polyomino/neighbour.ts';
import { type PackingProblem, placements } from '../polyomino/placement.ts';
import { StateTable } from './state-table.ts';

/** Which cells are to stay empty. */
export interface Holes {
  /** How many, exactly. */
  readonly count: number;
  /** Whether no two of them may touch, not even at a corner. */
  readonly apart?: boolean;
  /**
   * Whether a cell (its index on the board) may be the hole of a number, holes being numbered from 0 column by
   * column; any cell may when absent.
   */
  readonly mayBe?: (hole: number, cell: number) => boolean;
}

/** What a count by states found. */
export interface StatesFigures {
  /** Packings, each orientation of the board counted. */
  readonly packings: number;
  /** Different states met. */
  readonly states: number;
}

/** A placement as the count sees it: the cells behind its first one as bits, and its piece. */
interface Entry {
  readonly behind: number;
  readonly piece: number;
}

const WORD = 31;

function limit(what: string, bits: number): void {
  if (bits > WORD) {
    throw new RangeError(
      `Expected a board and pieces whose states fit words of ${WORD} bits, found ${bits} for ${what}: ` +
        'use a narrower board, fewer pieces or a search.',
    );
  }
}

/**
 * Counts packings without listing them. The cells are decided column by column; two partial packings that
 * agree in the cells filled behind the first undecided one, in the pieces used and in the holes left so far can
 * be finished in the same ways, so they are one state and only their number is kept. The pieces that holes leave
 * no room for are left out.
 * Throws a RangeError for a board whose states do not fit two words.
 */
export function countByStates(problem: PackingProblem, holes: Holes = { count: 0 }): StatesFigures {
  const { board, pieces } = problem;
  const cellAt = board.cells
    .map((_, cell) => cell)
    .sort((a, b) => board.cells[a][1] - board.cells[b][1] || board.cells[a][0] - board.cells[b][0]);
  const placeOf = new Int32Array(cellAt.length);
  cellAt.forEach((cell, place) => {
    placeOf[cell] = place;
  });

  const pieceBit = new Map(pieces.map(({ name }, i) => [name, 1 << i]));
  const entries: Entry[][] = cellAt.map(() => []);
  for (const { piece, cells } of placements(problem)) {
    const places = cells.map((cell) => placeOf[cell]);
    const first = Math.min(...places);
    limit('the filled cells', Math.max(...places) - first);
    const behind = places.reduce(
      (bits, place) => (place === first ? bits : bits | (1 << (place - first - 1))),
      0,
    );
    entries[first].push({ behind, piece: pieceBit.get(piece) as number });
  }

  // The holes that a hole at a place would touch, as bits of the places before it, the nearest lowest.
  const { edges, corners } = neighboursOf(board);
  let reach = 0;
  const touching = cellAt.map((cell, place) => {
    if (!holes.apart) return 0;
    const before = [...edges[cell], ...corners[cell]].map((other) => place - placeOf[other]);
    return before.reduce((bits, distance) => {
      if (distance <= 0) return bits;
      reach = Math.max(reach, distance);
      return bits | (1 << (distance - 1));
    }, 0);
  });
  const holeBits = 32 - Math.clz32(holes.count);
  limit('the pieces and holes', pieces.length + holeBits + reach);
  const usedMask = (1 << pieces.length) - 1;
  const holeMask = (1 << holeBits) - 1;
  const nearMask = (1 << reach) - 1;

  const tables = Array.from({ length: cellAt.length + 1 }, () => new StateTable());
  /** Moves on from a place over the filled cells behind it. */
  function arrive(place: number, behind: number, used: number, made: number, near: number, ways: number) {
    const passed = behind === -1 ? 32 : 31 - Math.clz32(~behind & (behind + 1));
    const left = (behind >>> passed) >>> 1;
    // The place itself and the filled ones are behind now; holes among them are in `near` already.
    const remembered = passed >= reach ? 0 : (near << passed) & nearMask;
    tables[place + 1 + passed].add(left, (((remembered << holeBits) | made) << pieces.length) | used, ways);
  }
  // A state is kept at its first undecided cell, whose own bit is not part of it.
  tables[0].add(0, 0, 1);
  let states = 0;
  let packings = 0;
  tables.forEach((table, place) => {
    states += table.size;
    table.forEach((behind, rest, ways) => {
      const used = rest & usedMask;
      const made = (rest >>> pieces.length) & holeMask;
      const near = rest >>> (pieces.length + holeBits);
      if (place === cellAt.length) {
        if (made === holes.count) packings += ways;
        return;
      }
      for (const entry of entries[place]) {
        if ((entry.behind & behind) | (entry.piece & used)) continue;
        arrive(place, entry.behind | behind, used | entry.piece, made, (near << 1) & nearMask, ways);
      }
      if (made === holes.count || near & touching[place]) return;
      if (holes.mayBe && !holes.mayBe(made, cellAt[place])) return;
      arrive(place, behind, used, made + 1, ((near << 1) | 1) & nearMask, ways);
    });
    tables[place] = new StateTable();
  });
  return { packings, states };
}
