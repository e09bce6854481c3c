import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageExchanges } from '../../generators/fifteen/exchanges.ts';
import { home } from '../../generators/fifteen/position.ts';
import { LARGEST_SEED, parseSeed, randomFrom } from '../../generators/fifteen/random.ts';
import { isSolvable } from '../../generators/fifteen/rule.ts';
import { meanOf, sample } from '../../generators/fifteen/sample.ts';
import {
  SHUFFLES,
  type ShuffleName,
  shuffleByExchanges,
  shuffleUniformly,
} from '../../generators/fifteen/shuffle.ts';
import { parseSize, squaresOf } from '../../generators/fifteen/size.ts';
import { expectedByExchanges, expectedUniformly } from '../../generators/fifteen/tile-walk.ts';

const sides = fc.integer({ min: 2, max: 4 });
const sizes = fc.record({ height: sides, width: sides });
const seeds = fc.integer({ min: 0, max: LARGEST_SEED });
const methods = Object.keys(SHUFFLES) as ShuffleName[];

describe.each(methods)('the shuffle by "%s"', (method) => {
  test('gives a position that can be solved, with the blank in its corner', () => {
    fc.assert(
      fc.property(sizes, seeds, (size, seed) => {
        const tiles = SHUFFLES[method](size, randomFrom(seed));
        expect(tiles[squaresOf(size) - 1]).toBe(0);
        expect([...tiles].sort((a, b) => a - b)).toEqual([...Array(squaresOf(size)).keys()]);
        expect(isSolvable(size, tiles)).toBe(true);
      }),
    );
  });

  test('gives the same position for the same seed', () => {
    fc.assert(
      fc.property(sizes, seeds, (size, seed) => {
        const [one, other] = [0, 1].map(() => SHUFFLES[method](size, randomFrom(seed)));
        expect(one).toEqual(other);
      }),
    );
  });
});

describe('the exchanges of the page', () => {
  test('are those of a square before the last row and column with the one below or to the right', () => {
    const exchanges = pageExchanges({ height: 4, width: 4 });
    expect(exchanges.length).toBe(18);
    for (const [square, other] of exchanges) {
      expect(square % 4).toBeLessThan(3);
      expect(Math.floor(square / 4)).toBeLessThan(3);
      expect([1, 4]).toContain(other - square);
    }
    expect(new Set(exchanges.map(String)).size).toBe(exchanges.length);
  });

  test('are made in the order column, row, coin', () => {
    const draws = [1, 0, 1, 0, 2, 0];
    const bounds: number[] = [];
    const tiles = shuffleByExchanges(
      { height: 4, width: 3 },
      (bound) => {
        bounds.push(bound);
        return draws.shift()!;
      },
      2,
    );
    // Column 1, row 0, to the right; then column 0, row 2, below.
    const expected = [...home({ height: 4, width: 3 })];
    [expected[1], expected[2]] = [expected[2], expected[1]];
    [expected[6], expected[9]] = [expected[9], expected[6]];
    expect(tiles).toEqual(expected);
    expect(bounds).toEqual([2, 3, 2, 2, 3, 2]);
  });
});

test('the uniform shuffle gives every position that can be solved about equally often', () => {
  const size = { height: 2, width: 3 };
  const rounds = 6000;
  const counts = new Map<string, number>();
  for (let seed = 0; seed < rounds; seed++) {
    const key = shuffleUniformly(size, randomFrom(seed)).join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(60);
  const expected = rounds / counts.size;
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  // With 59 degrees of freedom a fair shuffle stays below this but for one time in a thousand.
  expect(chiSquare).toBeLessThan(98.3);
});

test.each(methods)('the sample of the shuffle by "%s" has the means that were worked out', (method) => {
  const size = parseSize('4x4');
  const rounds = 1000;
  const counts = sample(size, method, rounds);
  expect(counts.atHome.reduce((a, b) => a + b)).toBe(rounds);
  expect(counts.inversions.reduce((a, b) => a + b)).toBe(rounds);
  expect(counts.distances.reduce((a, b) => a + b)).toBe(15 * rounds);
  expect(counts.inversions.every((count, value) => count === 0 || value % 2 === 0)).toBe(true);
  const walk = expectedByExchanges(size);
  for (let i = 0; i < 50; i++) walk.next();
  const exact = method === 'uniform' ? expectedUniformly(size) : walk.next().value;
  expect(Math.abs(meanOf(counts.atHome) - exact.atHome)).toBeLessThan(0.15);
  expect(Math.abs(meanOf(counts.distances) - exact.distance)).toBeLessThan(0.05);
  expect(Math.abs(meanOf(counts.inversions) - exact.inversions)).toBeLessThan(1.2);
});

describe('a seed', () => {
  test('is read up to the largest', () => {
    expect(parseSeed('0')).toBe(0);
    expect(parseSeed(String(LARGEST_SEED))).toBe(LARGEST_SEED);
  });

  test.each(['', '-1', '1.5', '4294967296', '1e3', 'x', '0x10', ' 1'])('is not "%s"', (text) => {
    expect(() => parseSeed(text)).toThrow(
      `Expected a seed from 0 to 4294967295, found ${JSON.stringify(text)}.`,
    );
  });

  test('and its neighbour start with different draws, every bound value about equally often', () => {
    const firsts = Array.from({ length: 3000 }, (_, seed) => randomFrom(seed)(3));
    for (const value of [0, 1, 2]) {
      const count = firsts.filter((first) => first === value).length;
      expect(Math.abs(count - 1000)).toBeLessThan(100);
    }
    const same = firsts.filter((first, seed) => first === firsts[seed + 1]).length;
    expect(Math.abs(same - 1000)).toBeLessThan(100);
  });
});
