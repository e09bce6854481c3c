import type { Board } from './board.ts';
import { orientations } from './orientation.ts';
import type { Piece } from './piece.ts';

/** One piece on certain cells of a board. */
export interface Placement {
  /** Name of the piece. */
  readonly piece: string;
  /** Indices of the board cells it covers, ascending. */
  readonly cells: readonly number[];
  /** Which of the piece's orientations (see `orientations`) it shows. */
  readonly orientation: number;
}

/**
 * A packing problem: cover every cell of a board exactly once by all the pieces, each used once.
 * Every search takes this and works out for itself where the pieces can lie.
 */
export interface PackingProblem {
  readonly board: Board;
  readonly pieces: readonly Piece[];
  /** Whether pieces may be turned over; yes when absent. */
  readonly turnOver?: boolean;
  /** Keeps a placement: name of the piece, indices of its cells ascending. All are kept when absent. */
  readonly keep?: (piece: string, cells: readonly number[]) => boolean;
}

/** Every placement of one piece, by orientation, then by the position of its bounding box row by row. */
export function placementsOf(board: Board, piece: Piece, turnOver = true): Placement[] {
  const found: Placement[] = [];
  orientations(piece, turnOver).forEach((shape, orientation) => {
    for (let row = 0; row < board.height; row++) {
      for (let column = 0; column < board.width; column++) {
        const cells = shape.map(([r, c]) => board.indexAt(row + r, column + c));
        if (!cells.includes(-1)) found.push({ piece: piece.name, cells, orientation });
      }
    }
  });
  return found;
}

/** Every placement that a problem allows, piece by piece in the order of its pieces. */
export function placements(problem: PackingProblem): Placement[] {
  return problem.pieces
    .flatMap((piece) => placementsOf(problem.board, piece, problem.turnOver ?? true))
    .filter(({ piece, cells }) => problem.keep?.(piece, cells) ?? true);
}
