import { describe, expect, test } from 'vitest';
import { exhaust, histogram, solvableClass } from '../../generators/fifteen/exhaustion.ts';
import { home } from '../../generators/fifteen/position.ts';
import { rankOf, unrank } from '../../generators/fifteen/rank.ts';
import { distancesFromHome, UNREACHED } from '../../generators/fifteen/reach.ts';
import { solvableByRule } from '../../generators/fifteen/rule.ts';
import { neighbours, parseSize, squaresOf } from '../../generators/fifteen/size.ts';

describe.each(['2x2', '2x3', '3x2', '2x4', '3x3'])('every position of %s', (name) => {
  const size = parseSize(name);
  const distances = distancesFromHome(size);
  const counts = exhaust(size, distances);

  test('is reached exactly when the parity rule says so', () => {
    expect(counts.positions).toBe(distances.length);
    expect(counts.disagreements).toBe(0);
    expect(counts.reached).toBe(solvableByRule(size));
    expect(counts.byRule).toBe(counts.reached);
  });

  test('has the same parity by inversions and by cycles', () => {
    expect(counts.parityDisagreements).toBe(0);
  });

  test('with the blank in its corner is reached exactly when it is an even permutation', () => {
    expect(counts.corner * squaresOf(size)).toBe(counts.positions);
    expect(counts.cornerReached * 2).toBe(counts.corner);
    expect(solvableClass(counts)).toBe('the even permutations');
  });

  test('stands once in the histogram when it is reached', () => {
    expect(histogram(distances).reduce((sum, count) => sum + count)).toBe(counts.reached);
    expect(histogram(distances, (rank) => rank === rankOf(home(size)))).toEqual([1]);
  });
});

test('distances differ by one from a position to the next, and only home has no nearer neighbour', () => {
  const size = { height: 2, width: 3 };
  const distances = distancesFromHome(size);
  const beside = neighbours(size);
  const tiles = new Uint8Array(6);
  distances.forEach((distance, rank) => {
    if (distance === UNREACHED) return;
    unrank(rank, tiles);
    const blank = tiles.indexOf(0);
    const around = beside[blank].map((square) => {
      const next = [...tiles];
      [next[blank], next[square]] = [next[square], 0];
      return distances[rankOf(next)];
    });
    expect(around.every((other) => Math.abs(other - distance) === 1)).toBe(true);
    expect(around.some((other) => other < distance)).toBe(distance > 0);
  });
});

test('the class in words follows the counts', () => {
  const counts = exhaust({ height: 2, width: 2 }, distancesFromHome({ height: 2, width: 2 }));
  expect(solvableClass({ ...counts, cornerReachedEven: 0 })).toBe('the odd permutations');
  expect(solvableClass({ ...counts, cornerReachedEven: 1 })).toBe(
    'neither the even nor the odd permutations',
  );
});

test('a board of more than nine squares is too large to exhaust', () => {
  expect(() => distancesFromHome({ height: 3, width: 4 })).toThrow(
    'Expected a board of at most 9 squares, found 3x4.',
  );
});
