import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inMiddleHalf, median, rank } from '../../generators/dudeney/ranking.ts';

const someIntegers = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 50 });

describe('median', () => {
  it('is the middle number, or the mean of the middle two', () => {
    expect(median([9, 1, 2])).toBe(2);
    expect(median([10, 2, 1, 9])).toBe(5.5);
  });

  it('needs a number', () => {
    expect(() => median([])).toThrow('found none');
  });

  it('has as many numbers at or below it as at or above it, at least half each', () => {
    fc.assert(
      fc.property(someIntegers, (values) => {
        const middle = median(values);
        expect(2 * values.filter((value) => value <= middle).length).toBeGreaterThanOrEqual(values.length);
        expect(2 * values.filter((value) => value >= middle).length).toBeGreaterThanOrEqual(values.length);
      }),
    );
  });
});

describe('rank', () => {
  it('counts every number once, as fewer, equal or more', () => {
    fc.assert(
      fc.property(someIntegers, fc.integer({ min: 0, max: 30 }), (values, number) => {
        const { count, fewer, equal, more, least, most, attaining } = rank(number, values);
        expect(fewer + equal + more).toBe(count);
        expect(values).toContain(least);
        expect(values.filter((value) => value === most)).toHaveLength(attaining);
      }),
    );
  });

  it('tells whether a number lies in the middle half', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(values.map((value) => inMiddleHalf(rank(value, values)))).toEqual(
      values.map((value) => value >= 3 && value <= 6),
    );
  });
});
