import { type Board, box } from '../polyomino/board.ts';
import { PENTOMINOES, type Piece, SQUARE } from '../polyomino/piece.ts';

/** Dudeney's chessboard. */
export const CHESSBOARD: Board = box(8, 8);

/** The thirteen pieces without colours: the twelve pentominoes by letter, then the square tetromino. */
export const PIECES: readonly Piece[] = [...PENTOMINOES, SQUARE];

/** The letters of the thirteen pieces, in the order of `PIECES`. */
export const LETTERS: readonly string[] = PIECES.map((piece) => piece.name);
