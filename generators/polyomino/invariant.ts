import type { Board } from './board.ts';
import type { Piece } from './piece.ts';
import { placementsOf } from './placement.ts';
import { symmetriesOf } from './symmetry.ts';

/**
 * The most pieces that one symmetry of a board, not the identity, can carry to themselves; 0 for a board without
 * such a symmetry. A packing with a symmetry that holds each piece at most once holds no more pieces than that:
 * the symmetry cannot exchange two of them.
 */
export function mostInvariant(board: Board, pieces: readonly Piece[]): number {
  const counts = symmetriesOf(board)
    .slice(1)
    .map(({ image }) => {
      const invariant = pieces.filter((piece) =>
        placementsOf(board, piece).some(({ cells }) => cells.every((cell) => cells.includes(image[cell]))),
      );
      return invariant.length;
    });
  return Math.max(0, ...counts);
}

/**
 * How many classes some packings of `laid` pieces each make up under the symmetries of their board: all classes
 * are of one size when no packing has a symmetry. Throws a RangeError when one might have.
 */
export function classesWithoutSymmetry(
  board: Board,
  pieces: readonly Piece[],
  laid: number,
  packings: number,
): number {
  const most = mostInvariant(board, pieces);
  if (most >= laid) {
    throw new RangeError(
      `Expected fewer than ${laid} pieces that a symmetry of ${board.name} can carry to themselves, ` +
        `found ${most}: list the packings to find their classes.`,
    );
  }
  return packings / symmetriesOf(board).length;
}
