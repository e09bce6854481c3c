import { EMPTY } from '../polyomino/packing.ts';
import type { Cell, Piece } from '../polyomino/piece.ts';
import type { PackingProblem } from '../polyomino/placement.ts';
import type { SearchFigures, Visit } from './method.ts';

/** Most cells a board may have: two words of 32 bits. */
export const SCAN_LIMIT = 64;

/** Where the pieces can lie, by the cell that comes first in scanning order, with the board as two words. */
interface ScanTable {
  /** Board cell (row by row) of each place in scanning order. */
  readonly cellAt: readonly number[];
  /** `from[place * pieces + piece]` to `from[... + 1]`: the entries of a piece whose first cell is `place`. */
  readonly from: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** The turned and mirrored forms of a piece, worked out here so that the scan leans on no other search. */
function forms(piece: Piece, turnOver: boolean): Cell[][] {
  const found = new Map<string, Cell[]>();
  let cells = [...piece.cells];
  for (let turn = 0; turn < 8; turn++) {
    if (turn === 4) {
      if (!turnOver) break;
      cells = cells.map(([row, column]) => [row, -column]);
    }
    const top = Math.min(...cells.map((cell) => cell[0]));
    const left = Math.min(...cells.map((cell) => cell[1]));
    const moved = cells.map(([row, column]): Cell => [row - top, column - left]);
    found.set(
      moved
        .map(([row, column]) => `${row},${column}`)
        .sort()
        .join(' '),
      moved,
    );
    cells = cells.map(([row, column]) => [column, -row]);
  }
  return [...found.values()];
}

/** Lays every form of every piece on every place of the board and keeps what the problem allows. */
function scanTable(problem: PackingProblem): ScanTable {
  const { board, pieces } = problem;
  const count = board.cells.length;
  const alongColumns = board.height <= board.width;
  const cellAt = board.cells
    .map((_, cell) => cell)
    .sort((a, b) => {
      const [rowA, columnA] = board.cells[a];
      const [rowB, columnB] = board.cells[b];
      return alongColumns ? columnA - columnB || rowA - rowB : rowA - rowB || columnA - columnB;
    });
  const placeOf = new Int32Array(count);
  cellAt.forEach((cell, place) => {
    placeOf[cell] = place;
  });
  const entries: [low: number, high: number][][] = Array.from({ length: count * pieces.length }, () => []);
  pieces.forEach((piece, p) => {
    for (const form of forms(piece, problem.turnOver ?? true)) {
      for (const [row, column] of board.cells) {
        // The bounding box's corner need not be on the board: anchor the form's own first cell instead.
        const cells = form.map(([r, c]) => board.indexAt(row + r - form[0][0], column + c - form[0][1]));
        if (cells.some((cell) => cell < 0)) continue;
        if (
          problem.keep &&
          !problem.keep(
            piece.name,
            [...cells].sort((a, b) => a - b),
          )
        )
          continue;
        let low = 0;
        let high = 0;
        for (const cell of cells) {
          const place = placeOf[cell];
          if (place < 32) low |= 1 << place;
          else high |= 1 << (place - 32);
        }
        const first = Math.min(...cells.map((cell) => placeOf[cell]));
        entries[first * pieces.length + p].push([low, high]);
      }
    }
  });
  const from = new Int32Array(entries.length + 1);
  entries.forEach((list, i) => {
    from[i + 1] = from[i] + list.length;
  });
  const all = entries.flat();
  return { cellAt, from, low: Int32Array.from(all, (e) => e[0]), high: Int32Array.from(all, (e) => e[1]) };
}

/**
 * Finds all packings by the scan: the first empty cell, cells taken along the short side of the board, is
 * covered by each unused piece in turn. The board is two words of 32 bits. A node is the root or a piece laid.
 * Throws a RangeError for a board of more than 64 cells.
 */
export function scanPackings(problem: PackingProblem, visit?: Visit): SearchFigures {
  const { board, pieces } = problem;
  const count = board.cells.length;
  if (count > SCAN_LIMIT) {
    throw new RangeError(
      `Expected a board of at most ${SCAN_LIMIT} cells for the scan, found ${board.name} with ${count}: use dancing links.`,
    );
  }
  const { cellAt, from, low, high } = scanTable(problem);
  const pieceCount = pieces.length;
  const used = new Uint8Array(pieceCount);
  const owners = new Uint8Array(count).fill(EMPTY);
  const laidPiece = new Int32Array(pieceCount);
  const laidEntry = new Int32Array(pieceCount);
  const levels: number[] = new Array(pieceCount + 1).fill(0);
  let packings = 0;
  let nodes = 0;
  let deadEnds = 0;
  let stopped = false;

  function found(depth: number) {
    packings++;
    if (!visit) return;
    owners.fill(EMPTY);
    for (let d = 0; d < depth; d++) {
      const entry = laidEntry[d];
      for (let place = 0; place < count; place++) {
        const bit = place < 32 ? (low[entry] >>> place) & 1 : (high[entry] >>> (place - 32)) & 1;
        if (bit) owners[cellAt[place]] = laidPiece[d];
      }
    }
    if (visit(owners) === false) stopped = true;
  }

  function search(filledLow: number, filledHigh: number, depth: number) {
    nodes++;
    levels[depth]++;
    // The lowest clear bit of a word, by the count of leading zeros of that bit alone.
    const place =
      filledLow !== -1
        ? 31 - Math.clz32(~filledLow & (filledLow + 1))
        : 63 - Math.clz32(~filledHigh & (filledHigh + 1));
    if (place >= count || (filledLow === -1 && filledHigh === -1)) {
      if (depth === pieceCount) found(depth);
      else deadEnds++;
      return;
    }
    const nodesBefore = nodes;
    for (let p = 0; p < pieceCount; p++) {
      if (used[p]) continue;
      const list = place * pieceCount + p;
      for (let entry = from[list]; entry < from[list + 1]; entry++) {
        if (filledLow & low[entry] || filledHigh & high[entry]) continue;
        used[p] = 1;
        laidPiece[depth] = p;
        laidEntry[depth] = entry;
        search(filledLow | low[entry], filledHigh | high[entry], depth + 1);
        used[p] = 0;
        if (stopped) return;
      }
    }
    if (nodes === nodesBefore) deadEnds++;
  }

  search(0, 0, 0);
  while (levels.length > 1 && levels[levels.length - 1] === 0) levels.pop();
  return { packings, nodes, deadEnds, levels, complete: !stopped };
}
