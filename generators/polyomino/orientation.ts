import { type Cell, normalise, type Piece } from './piece.ts';
import { SYMMETRIES } from './symmetry.ts';

/**
 * The distinct orientations of a piece, each normalised, the piece as drawn first.
 * `turnOver` says whether the piece may be turned over; without it only the rotations count.
 */
export function orientations(piece: Piece, turnOver = true): Cell[][] {
  const height = 1 + Math.max(...piece.cells.map(([row]) => row));
  const width = 1 + Math.max(...piece.cells.map(([, column]) => column));
  const seen = new Map<string, Cell[]>();
  for (const symmetry of SYMMETRIES) {
    if (symmetry.reflects && !turnOver) continue;
    const cells = normalise(piece.cells.map((cell) => symmetry.map(cell, height, width)));
    const key = cells.join(' ');
    if (!seen.has(key)) seen.set(key, cells);
  }
  return [...seen.values()];
}

/**
 * The eighteen one-sided pentominoes of the twelve: a piece that differs from its mirror image comes twice,
 * the second time under its lower case letter. The order is that of `pieces`.
 */
export function oneSided(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => {
    const mirrored = orientations(piece, true).filter(
      (cells) => !orientations(piece, false).some((turned) => turned.join(' ') === cells.join(' ')),
    );
    if (mirrored.length === 0) return [piece];
    return [
      piece,
      { name: piece.name.toLowerCase(), conway: piece.conway.toLowerCase(), cells: mirrored[0] },
    ];
  });
}
