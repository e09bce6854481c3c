import type { Board } from '../polyomino/board.ts';
import { formsOn, type Hold, ORDER, scansColumns } from './order.ts';

/** Squares of a piece. */
const SQUARES = 5;

/** Squares that the twelve pieces cover together. */
export const AREA = SQUARES * ORDER.length;

/** Every way to lay a piece so that a given place is its first in scanning order. */
export interface Laying {
  /** The board's cell (its index) at each place of the scanning order. */
  readonly cellAt: Uint8Array;
  /** The ways whose first place is `i` are those from `from[i]` up to `from[i + 1]`, in the order tried. */
  readonly from: Int32Array;
  /** The piece of each way, by its place in `ORDER`. */
  readonly pieceOf: Uint8Array;
  /** The five places that each way covers. */
  readonly places: readonly (readonly number[])[];
}

/** Throws a RangeError for a board that the twelve pieces do not cover square for square. */
export function checkArea(board: Board): void {
  if (board.cells.length === AREA) return;
  throw new RangeError(
    `Expected a board of ${AREA} squares, which the twelve pieces cover, ` +
      `found ${board.name.slice(0, 60)} with ${board.cells.length}.`,
  );
}

/**
 * Works out how the pieces can lie on a board of 60 squares, one piece held to part of its forms as
 * `formsOn` says. Throws a RangeError for any other area.
 */
export function layingOf(board: Board, hold: Hold = 'held'): Laying {
  checkArea(board);
  const [slow, fast] = scansColumns(board) ? ([1, 0] as const) : ([0, 1] as const);
  const cellAt = board.cells
    .map((_, cell) => cell)
    .sort((a, b) => {
      return board.cells[a][slow] - board.cells[b][slow] || board.cells[a][fast] - board.cells[b][fast];
    });
  const placeOf = new Uint8Array(AREA);
  cellAt.forEach((cell, place) => {
    placeOf[cell] = place;
  });
  const forms = formsOn(board, hold).map((ofPiece) =>
    ofPiece.map((form) => [...form].sort((a, b) => a[slow] - b[slow] || a[fast] - b[fast])),
  );
  const from = [0];
  const pieceOf: number[] = [];
  const places: number[][] = [];
  for (const cell of cellAt) {
    const [row, column] = board.cells[cell];
    forms.forEach((ofPiece, piece) => {
      for (const form of ofPiece) {
        const cells = form.map(([r, c]) => board.indexAt(row + r - form[0][0], column + c - form[0][1]));
        if (cells.includes(-1)) continue;
        pieceOf.push(piece);
        places.push(cells.map((at) => placeOf[at]));
      }
    });
    from.push(places.length);
  }
  return {
    cellAt: Uint8Array.from(cellAt),
    from: Int32Array.from(from),
    pieceOf: Uint8Array.from(pieceOf),
    places,
  };
}
