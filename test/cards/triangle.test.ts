import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byBase,
  cardsOf,
  isTriangle,
  mirrorOf,
  textOf,
  triangleOver,
} from '../../generators/cards/triangle.ts';

const bases = fc.uniqueArray(fc.integer({ min: 1, max: 36 }), { minLength: 1, maxLength: 8 });

describe('a card triangle', () => {
  test('is settled by its base row, each card the difference of the two below', () => {
    fc.assert(
      fc.property(bases, (base) => {
        const rows = triangleOver(base);
        expect(rows.length).toBe(base.length);
        expect(rows.flat().length).toBe(cardsOf(base.length));
        for (let r = 0; r + 1 < rows.length; r++) {
          rows[r].forEach((card, c) => {
            expect(card).toBe(Math.abs(rows[r + 1][c] - rows[r + 1][c + 1]));
          });
        }
      }),
    );
  });

  test('has a mirror image over the mirrored base', () => {
    fc.assert(
      fc.property(bases, (base) => {
        expect(mirrorOf(triangleOver(base))).toEqual(triangleOver([...base].reverse()));
      }),
    );
  });

  test('is written from the top card down', () => {
    expect(textOf(triangleOver([1, 3]))).toBe('2/1 3');
  });

  test('is ordered by its base, card by card', () => {
    const [small, large] = [triangleOver([1, 3]), triangleOver([2, 3])];
    expect(byBase(small, large)).toBeLessThan(0);
    expect(byBase(large, small)).toBeGreaterThan(0);
    expect(byBase(small, triangleOver([1, 3]))).toBe(0);
  });
});

describe('the check of a triangle', () => {
  test('accepts a right one', () => {
    expect(isTriangle([[2], [1, 3]])).toBe(true);
    expect(isTriangle([[1]])).toBe(true);
  });

  test.each([
    ['a wrong difference', [[3], [1, 2]]],
    ['a card twice', [[1], [1, 2]]],
    ['a card beyond the numbers', [[3], [1, 4]]],
    ['a row too short', [[2], [3]]],
    ['no card where 0 stands', [[0], [1, 1]]],
  ])('refuses %s', (_what, rows) => {
    expect(isTriangle(rows)).toBe(false);
  });
});
