import { describe, expect, it } from 'vitest';
import { CHESSBOARD } from '../../generators/dudeney/board.ts';
import { mirrored, xCentres, xPlaces } from '../../generators/dudeney/x-places.ts';
import { symmetriesOf } from '../../generators/polyomino/symmetry.ts';

describe('xPlaces', () => {
  it('takes one cell of every orbit, and the mirrored cells are others of the same orbits', () => {
    const places = xPlaces();
    expect(places.flatMap(({ orbit }) => orbit).sort((a, b) => a - b)).toEqual(xCentres());
    for (const { cell, orbit } of places) {
      expect(orbit).toContain(mirrored(cell));
      expect(mirrored(cell)).not.toBe(cell);
      expect(mirrored(mirrored(cell))).toBe(cell);
    }
  });

  it('is finer under fewer symmetries', () => {
    expect(xPlaces(symmetriesOf(CHESSBOARD).slice(0, 1))).toHaveLength(xCentres().length);
  });
});
