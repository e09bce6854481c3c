import { describe, expect, test } from 'vitest';
import { pageExchanges } from '../../generators/fifteen/exchanges.ts';
import { solutionLengths } from '../../generators/fifteen/lengths.ts';
import { mixingBounds } from '../../generators/fifteen/mixing.ts';
import { inversions, leastExchanges } from '../../generators/fifteen/permutation.ts';
import { factorial, rankOf, unrank } from '../../generators/fifteen/rank.ts';
import { distancesFromHome } from '../../generators/fifteen/reach.ts';
import { allExchanges, alongRoute } from '../../generators/fifteen/routes.ts';
import { parseSize, squaresOf, taxicab } from '../../generators/fifteen/size.ts';
import {
  expectedByExchanges,
  expectedUniformly,
  secondEigenvalue,
} from '../../generators/fifteen/tile-walk.ts';
import { exchangeWalk, variationFromUniform } from '../../generators/fifteen/walk.ts';

/** The first `count` values of a generator. */
function take<Value>(values: Generator<Value, never>, count: number): Value[] {
  return Array.from({ length: count }, () => values.next().value);
}

describe('routes of exchanges', () => {
  test('change two entries at each step', () => {
    const stops = alongRoute(
      [1, 2, 3],
      [
        [1, 3],
        [2, 1],
      ],
    );
    expect(stops).toEqual([
      [1, 2, 3],
      [3, 2, 1],
      [3, 1, 2],
    ]);
  });

  test('refuse an entry that is not there', () => {
    expect(() => alongRoute([1, 2], [[1, 5]])).toThrow('Expected two of the entries 1, 2, found 1 and 5.');
    expect(() => alongRoute([1, 2], [[1, 1]])).toThrow('found 1 and 1');
  });

  test('lead to a permutation from its least number of exchanges on, at every second number', () => {
    const pairs = allExchanges(4);
    const permutation = new Uint8Array(4);
    take(exchangeWalk(4, pairs, 1), 7).forEach((routes, count) => {
      expect(routes.reduce((sum, ways) => sum + ways)).toBe(pairs.length ** count);
      routes.forEach((ways, rank) => {
        unrank(rank, permutation);
        const least = leastExchanges(permutation);
        expect(ways > 0).toBe(count >= least && (count - least) % 2 === 0);
      });
    });
  });
});

describe('the exchange walk', () => {
  const size = parseSize('3x3');
  const exchanges = pageExchanges(size);
  const tiles = squaresOf(size) - 1;
  const distributions = take(exchangeWalk(tiles, exchanges, exchanges.length), 61);

  test('keeps the whole probability', () => {
    for (const distribution of distributions) {
      expect(distribution.reduce((sum, probability) => sum + probability)).toBeCloseTo(1, 12);
    }
  });

  test('starts as far from uniform as can be and only comes nearer', () => {
    const variations = distributions.map(variationFromUniform);
    expect(variations[0]).toBeCloseTo(1 - 2 / factorial(tiles), 12);
    variations.slice(1).forEach((variation, i) => {
      expect(variation).toBeLessThan(variations[i]);
    });
  });

  test('stays between the bounds of the second eigenvalue', () => {
    const eigenvalue = secondEigenvalue(size);
    for (let count = 2; count < distributions.length; count += 2) {
      const variation = variationFromUniform(distributions[count]);
      expect(variation).toBeGreaterThanOrEqual(eigenvalue ** count / 2 - 1e-12);
      const bounds = mixingBounds(size, eigenvalue, variation * (1 + 1e-9));
      expect(bounds.atLeast).toBeLessThanOrEqual(count);
      expect(bounds.enough).toBeGreaterThanOrEqual(count);
    }
  });

  test('gives the expected values that the walks of one and two tiles give', () => {
    const permutation = new Uint8Array(tiles);
    const expected = take(expectedByExchanges(size), 31);
    for (const count of [0, 1, 2, 7, 30]) {
      let [atHome, distance, wrong] = [0, 0, 0];
      distributions[count].forEach((probability, rank) => {
        if (probability === 0) return;
        unrank(rank, permutation);
        permutation.forEach((tile, square) => {
          if (tile === square) atHome += probability;
          distance += (probability * taxicab(size, tile, square)) / tiles;
        });
        wrong += probability * inversions(permutation);
      });
      expect(expected[count].atHome).toBeCloseTo(atHome, 10);
      expect(expected[count].distance).toBeCloseTo(distance, 10);
      expect(expected[count].inversions).toBeCloseTo(wrong, 10);
    }
  });

  test('comes to the expected values of the uniform shuffle', () => {
    const end = take(expectedByExchanges(size), 400)[399];
    const uniform = expectedUniformly(size);
    expect(end.atHome).toBeCloseTo(uniform.atHome, 8);
    expect(end.distance).toBeCloseTo(uniform.distance, 8);
    expect(end.inversions).toBeCloseTo(uniform.inversions, 8);
  });
});

describe('the distribution of solution lengths', () => {
  const size = parseSize('2x3');
  const distances = distancesFromHome(size);

  test('puts the weight of a position at its distance', () => {
    const weights = new Float64Array(factorial(5));
    const [near, far] = [
      [0, 1, 2, 3, 4],
      [1, 2, 0, 3, 4],
    ];
    weights[rankOf(near)] = 0.25;
    weights[rankOf(far)] = 0.75;
    const lengths = solutionLengths(size, distances, weights);
    expect(lengths[0]).toBe(0.25);
    expect(lengths[distances[rankOf([2, 3, 1, 4, 5, 0])]]).toBe(0.75);
    expect(lengths.reduce((a, b) => a + b)).toBe(1);
  });

  test('refuses weight on a position that cannot be solved', () => {
    const weights = new Float64Array(factorial(5));
    weights[rankOf([1, 0, 2, 3, 4])] = 1;
    expect(() => solutionLengths(size, distances, weights)).toThrow('found it on 2 1 3 4 5 0');
  });
});
