import { CHESSBOARD, LETTERS } from './board.ts';
import type { Layings } from './layings.ts';

/** Oriented packings with the square on one place. */
export interface SquarePlace {
  /** Row and column of its upper left cell, both from 0. */
  readonly row: number;
  readonly column: number;
  readonly packings: number;
}

/** Counts oriented packings (layings) by the place of the square, places without packings included. */
export function squarePlaces(oriented: readonly Int32Array[], layings: Layings): SquarePlace[] {
  const square = LETTERS.indexOf('O');
  const counts = new Map<number, number>();
  for (const packing of oriented) counts.set(packing[square], (counts.get(packing[square]) ?? 0) + 1);
  return layings.all.flatMap(({ piece, cells }, laying) => {
    if (piece !== square) return [];
    const [row, column] = CHESSBOARD.cells[cells[0]];
    return [{ row, column, packings: counts.get(laying) ?? 0 }];
  });
}

/** Where on the board the square lies. */
export type SquareZone = 'corner' | 'edge' | 'inside' | 'centre';

/** The zone of a place of the square (row and column of its upper left cell). */
export function squareZone(row: number, column: number): SquareZone {
  const last = [CHESSBOARD.height - 2, CHESSBOARD.width - 2];
  const atEdge = [row, column].filter((at, i) => at === 0 || at === last[i]).length;
  if (atEdge === 2) return 'corner';
  if (atEdge === 1) return 'edge';
  return 2 * row === last[0] && 2 * column === last[1] ? 'centre' : 'inside';
}
