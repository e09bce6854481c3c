import type { Board } from '../polyomino/board.ts';
import { neighboursOf } from '../polyomino/neighbour.ts';
import { type PackingProblem, placements } from '../polyomino/placement.ts';

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

/**
 * Called with a state that a step leads to: the place of its first undecided cell, the filled cells behind that,
 * the pieces used with the holes made, and whether the step left a cell empty.
 */
export type Step = (place: number, behind: number, rest: number, empties: boolean) => void;

/** The states of partial packings and what leads from one to the next. */
export interface States {
  /** Board cell of each place in the order in which cells are decided, column by column. */
  readonly cellAt: readonly number[];
  /** Calls `step` for every state that a state at a place before the last leads to. */
  stepsFrom(place: number, behind: number, rest: number, step: Step): void;
  /** Whether a state behind the last place is a packing with all its holes. */
  isPacking(rest: number): boolean;
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

/** For each place the placements that begin there. */
function entriesOf(problem: PackingProblem, placeOf: Int32Array): Entry[][] {
  const pieceBit = new Map(problem.pieces.map(({ name }, i) => [name, 1 << i]));
  const entries: Entry[][] = Array.from(placeOf, () => []);
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
  return entries;
}

/** The cells that touch a cell and are decided before it, as bits by how far back they lie, the nearest lowest. */
function touchingOf(board: Board, cellAt: readonly number[], placeOf: Int32Array): number[] {
  const { edges, corners } = neighboursOf(board);
  return cellAt.map((cell, place) =>
    [...edges[cell], ...corners[cell]].reduce((bits, other) => {
      const distance = place - placeOf[other];
      if (distance > 0) limit('the cells that a hole may touch', distance);
      return distance > 0 ? bits | (1 << (distance - 1)) : bits;
    }, 0),
  );
}

/**
 * The states of a packing problem whose cells are decided column by column. Two partial packings that agree in
 * the cells filled behind the first undecided one, in the pieces used and in the holes made so far can be
 * finished in the same ways, so they are one state.
 * Throws a RangeError for a board whose states do not fit two words.
 */
export function statesOf(problem: PackingProblem, holes: Holes): States {
  const { board, pieces } = problem;
  const cellAt = board.cells
    .map((_, cell) => cell)
    .sort((a, b) => board.cells[a][1] - board.cells[b][1] || board.cells[a][0] - board.cells[b][0]);
  const placeOf = new Int32Array(cellAt.length);
  cellAt.forEach((cell, place) => {
    placeOf[cell] = place;
  });
  const entries = entriesOf(problem, placeOf);
  const touching = holes.apart ? touchingOf(board, cellAt, placeOf) : cellAt.map(() => 0);
  // Lowest the pieces used, then the holes made, then where the last holes lie, so far as one may touch them.
  const reach = Math.max(0, ...touching.map((bits) => 32 - Math.clz32(bits)));
  const holeBits = 32 - Math.clz32(holes.count);
  limit('the pieces and holes', pieces.length + holeBits + reach);
  const usedMask = (1 << pieces.length) - 1;
  const holeMask = (1 << holeBits) - 1;
  const nearMask = (1 << reach) - 1;

  /** Moves on from a place over the filled cells behind it. */
  function arrive(
    place: number,
    behind: number,
    used: number,
    made: number,
    near: number,
    empties: boolean,
    step: Step,
  ) {
    const passed = behind === -1 ? 32 : 31 - Math.clz32(~behind & (behind + 1));
    const remembered = passed >= reach ? 0 : (near << passed) & nearMask;
    const rest = (((remembered << holeBits) | made) << pieces.length) | used;
    step(place + 1 + passed, (behind >>> passed) >>> 1, rest, empties);
  }

  return {
    cellAt,
    stepsFrom(place, behind, rest, step) {
      const used = rest & usedMask;
      const made = (rest >>> pieces.length) & holeMask;
      const near = rest >>> (pieces.length + holeBits);
      const nearNow = (near << 1) & nearMask;
      for (const entry of entries[place]) {
        if ((entry.behind & behind) | (entry.piece & used)) continue;
        arrive(place, entry.behind | behind, used | entry.piece, made, nearNow, false, step);
      }
      if (made === holes.count || near & touching[place]) return;
      if (holes.mayBe && !holes.mayBe(made, cellAt[place])) return;
      arrive(place, behind, used, made + 1, nearNow | (reach > 0 ? 1 : 0), true, step);
    },
    isPacking: (rest) => ((rest >>> pieces.length) & holeMask) === holes.count,
  };
}
