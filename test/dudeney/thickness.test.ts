import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partThicknesses } from '../../generators/dudeney/thickness.ts';

describe('partThicknesses', () => {
  it('parts at the largest gap, wherever it lies', () => {
    expect(partThicknesses([5, 1, 2, 9, 5, 10])).toEqual({ thinMost: 5, thickLeast: 9 });
    expect(partThicknesses([1, 7, 8])).toEqual({ thinMost: 1, thickLeast: 7 });
  });

  it('refuses thicknesses that no single gap parts', () => {
    expect(() => partThicknesses([1, 4, 7])).toThrow('found thicknesses 1, 4, 7');
    expect(() => partThicknesses([3, 3])).toThrow('found thicknesses 3');
  });

  it('leaves no thickness inside the gap', () => {
    const values = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(values, (thin) => {
        const thick = thin.map((value) => value + 100);
        expect(partThicknesses([...thick, ...thin])).toEqual({
          thinMost: Math.max(...thin),
          thickLeast: Math.min(...thick),
        });
      }),
    );
  });
});
