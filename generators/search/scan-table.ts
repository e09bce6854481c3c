import type { Cell, Piece } from '../polyomino/piece.ts';
import type { PackingProblem } from '../polyomino/placement.ts';
import { MOST_SQUARES } from './squares.ts';

/** Which side of the board the scan runs along before it moves on; on a square the short side is a column. */
export type Along = 'short side' | 'long side';

/** Where the pieces can lie, by the cell that comes first in scanning order, with the board as two words. */
export interface ScanTable {
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
    found.set(moved.map(String).sort().join(' '), moved);
    cells = cells.map(([row, column]) => [column, -row]);
  }
  return [...found.values()];
}

/**
 * Lays every form of every piece on every place of the board and keeps what the problem allows.
 * Throws a RangeError for a board of more than 64 cells.
 */
export function scanTable(problem: PackingProblem, along: Along = 'short side'): ScanTable {
  const { board, pieces } = problem;
  const count = board.cells.length;
  if (count > MOST_SQUARES) {
    throw new RangeError(
      `Expected a board of at most ${MOST_SQUARES} cells for the scan, found ${board.name} with ${count}: use dancing links.`,
    );
  }
  const alongColumns = board.height <= board.width === (along === 'short side');
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
