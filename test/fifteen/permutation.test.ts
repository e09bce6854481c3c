import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cycles,
  inversions,
  leastExchanges,
  parityByCycles,
  parityByInversions,
} from '../../generators/fifteen/permutation.ts';
import { factorial, rankOf, unrank } from '../../generators/fifteen/rank.ts';

/** Permutations of up to 16 entries. */
const permutations = fc
  .integer({ min: 1, max: 16 })
  .chain((length) =>
    fc.shuffledSubarray([...Array(length).keys()], { minLength: length, maxLength: length }),
  );

describe('parity', () => {
  test('is the same by cycles and by inversions', () => {
    fc.assert(
      fc.property(permutations, (p) => {
        expect(parityByCycles(p)).toBe(parityByInversions(p));
      }),
    );
  });

  test('turns over with every exchange', () => {
    fc.assert(
      fc.property(permutations, fc.nat(15), fc.nat(15), (p, i, j) => {
        fc.pre(i < p.length && j < p.length && i !== j);
        const exchanged = [...p];
        [exchanged[i], exchanged[j]] = [p[j], p[i]];
        expect(parityByInversions(exchanged)).not.toBe(parityByInversions(p));
        expect(parityByCycles(exchanged)).not.toBe(parityByCycles(p));
      }),
    );
  });

  test('of the arrangement in order is even', () => {
    expect([parityByCycles([0, 1, 2]), parityByInversions([0, 1, 2])]).toEqual(['even', 'even']);
  });
});

test('the reversed arrangement inverts every pair and has cycles of two', () => {
  expect(inversions([4, 3, 2, 1, 0])).toBe(10);
  expect(cycles([4, 3, 2, 1, 0])).toBe(3);
  expect(leastExchanges([4, 3, 2, 1, 0])).toBe(2);
});

describe('the rank of a permutation', () => {
  test('counts through all of them in lexicographic order', () => {
    const into = new Uint8Array(5);
    const texts = Array.from({ length: factorial(5) }, (_, rank) => {
      unrank(rank, into);
      expect(rankOf(into)).toBe(rank);
      return into.join('');
    });
    expect(texts).toEqual([...new Set(texts)].sort());
    expect(texts.every((text) => [...text].sort().join('') === '01234')).toBe(true);
  });

  test('leads back for up to twelve entries', () => {
    const entries = [...Array(12).keys()];
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: 12, maxLength: 12 }), (p) => {
        const into = new Uint8Array(12);
        unrank(rankOf(p), into);
        expect([...into]).toEqual(p);
      }),
    );
  });
});
