import type { Board } from '../polyomino/board.ts';
import { lettersOf, type Owners, textOf } from '../polyomino/packing.ts';

/** Turns a packing into lines of writing that are all of one width. */
export interface Painter {
  /** Columns that a line fills. */
  readonly width: number;
  /** Number of lines. */
  readonly height: number;
  rows(owners: Owners): string[];
}

/** Paints the rows of the text form: a letter a cell, `_` where no piece lies, `.` outside the board. */
export function letterPainter(board: Board, names: readonly string[]): Painter {
  return {
    width: board.width,
    height: board.height,
    rows: (owners) => textOf(board, lettersOf(owners, names)).split('/'),
  };
}
