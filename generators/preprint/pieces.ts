import { PENTOMINOES, type Piece } from '../polyomino/piece.ts';

/** The twelve pentominoes in the order of Conway's letters O to Z, in which the preprint lists them. */
export const CONWAY_ORDER: readonly Piece[] = [...PENTOMINOES].sort((a, b) => (a.conway < b.conway ? -1 : 1));

/** The pentominoes of some letters, in the order of `PENTOMINOES`. */
export function piecesOf(letters: string): Piece[] {
  return PENTOMINOES.filter(({ name }) => letters.includes(name));
}

/** The pentominoes that are not among some letters. */
export function piecesWithout(letters: string): Piece[] {
  return PENTOMINOES.filter(({ name }) => !letters.includes(name));
}
