import type { Neighbours } from './neighbour.ts';
import { HOLE } from './packing.ts';

/** Where pieces may meet to count as neighbours. */
export type Meeting = 'edges' | 'edges and corners';

/**
 * The pieces of a packing (letters, one a board cell) that a piece meets, as sorted letters. Holes are none.
 */
export function piecesMet(neighbours: Neighbours, letters: string, piece: string, meeting: Meeting): string {
  const met = new Set<string>();
  for (let cell = 0; cell < letters.length; cell++) {
    if (letters[cell] !== piece) continue;
    for (const other of neighbours.edges[cell]) met.add(letters[other]);
    if (meeting === 'edges and corners')
      for (const other of neighbours.corners[cell]) met.add(letters[other]);
  }
  met.delete(piece);
  met.delete(HOLE);
  return [...met].sort().join('');
}
