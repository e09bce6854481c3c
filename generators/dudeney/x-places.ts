import { pieceNamed } from '../polyomino/piece.ts';
import { type PackingProblem, placementsOf } from '../polyomino/placement.ts';
import { type BoardSymmetry, symmetriesOf } from '../polyomino/symmetry.ts';
import { middleOf } from '../polyomino/x-centre.ts';
import { CHESSBOARD } from './board.ts';

/** The cells (indices) of the chessboard on which the centre of X can lie, ascending. */
export function xCentres(): number[] {
  return placementsOf(CHESSBOARD, pieceNamed('X'))
    .map(({ cells }) => middleOf(cells))
    .sort((a, b) => a - b);
}

/** The places for the centre of X that are essentially different. */
export interface XPlace {
  /** The first cell (index) of the orbit, row by row. */
  readonly cell: number;
  /** All cells (indices) to which a symmetry of the board carries it, ascending. */
  readonly orbit: readonly number[];
}

/**
 * One place of the centre of X for each orbit of the chessboard's cells under some of its symmetries (a
 * triangle under all of them), in the order of their first cells.
 */
export function xPlaces(symmetries: readonly BoardSymmetry[] = symmetriesOf(CHESSBOARD)): XPlace[] {
  return xCentres()
    .map((cell) => {
      const orbit = [...new Set(symmetries.map(({ image }) => image[cell]))].sort((a, b) => a - b);
      return { cell, orbit };
    })
    .filter(({ cell, orbit }) => cell === orbit[0]);
}

/** A cell (index) of the chessboard seen in a mirror that lies along its rows. */
export function mirrored(cell: number): number {
  const [row, column] = CHESSBOARD.cells[cell];
  return CHESSBOARD.indexAt(CHESSBOARD.height - 1 - row, column);
}

/** The problem with the centre of X kept to some cells (indices). */
export function keepingX(problem: PackingProblem, centres: readonly number[]): PackingProblem {
  const { keep } = problem;
  return {
    ...problem,
    keep: (piece, cells) =>
      (piece !== 'X' || centres.includes(middleOf(cells))) && (keep?.(piece, cells) ?? true),
  };
}
