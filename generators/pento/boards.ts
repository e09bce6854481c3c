import { type Board, parseBoard } from '../polyomino/board.ts';
import { PENTOMINOES } from '../polyomino/piece.ts';
import type { PackingProblem } from '../polyomino/placement.ts';
import { xCentreIn } from '../polyomino/x-centre.ts';

/** The four boxes of the article. */
export const BOXES = ['3x20', '4x15', '5x12', '6x10'] as const;

/** The chessboard without its central four squares. */
export const HOLED = '8x8-2x2';

/** The four boxes and the holed chessboard. */
export const BOARDS = [...BOXES, HOLED] as const;

/** The box whose packings are looked at piece by piece. */
export const STUDIED = '6x10';

/** The twelve pentominoes on a board. */
export function problemOn(board: Board): PackingProblem {
  return { board, pieces: PENTOMINOES };
}

/** The studied box with the centre of X kept to its upper left quarter: one packing of each class. */
export function quarterProblem(): PackingProblem {
  const board = parseBoard(STUDIED);
  const keep = xCentreIn(board, ([row, column]) => 2 * row < board.height && 2 * column < board.width);
  return { board, pieces: PENTOMINOES, keep };
}
