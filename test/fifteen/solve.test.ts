import { describe, expect, test } from 'vitest';
import { movesForFirstRow } from '../../generators/fifteen/first-row.ts';
import { tileGroups } from '../../generators/fifteen/groups.ts';
import { patternTable } from '../../generators/fifteen/pattern.ts';
import { home, isHome, playBack } from '../../generators/fifteen/position.ts';
import { randomFrom } from '../../generators/fifteen/random.ts';
import { rankOf, unrank } from '../../generators/fifteen/rank.ts';
import { distancesFromHome, UNREACHED } from '../../generators/fifteen/reach.ts';
import { shuffleUniformly } from '../../generators/fifteen/shuffle.ts';
import { parseSize, squaresOf } from '../../generators/fifteen/size.ts';
import { solverOf } from '../../generators/fifteen/solve.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

describe('groups of tiles', () => {
  test.each(['2x2', '2x3', '3x3', '3x4', '4x3', '4x2'])('hold every tile of %s once', (name) => {
    const size = parseSize(name);
    const tiles = tileGroups(size).flat();
    expect(tiles.sort((a, b) => a - b)).toEqual(home(size).slice(0, -1));
  });
});

test('the sum of the pattern tables is never above the distance, and 0 at home only', () => {
  const size = { height: 3, width: 3 };
  const distances = distancesFromHome(size);
  const tables = tileGroups(size).map((group) => patternTable(size, group));
  const tiles = new Uint8Array(9);
  let worst = 0;
  distances.forEach((distance, rank) => {
    if (distance === UNREACHED) return;
    unrank(rank, tiles);
    const bound = tables.reduce((sum, { weights, moves }) => {
      return sum + moves[tiles.reduce((index, tile, square) => index + weights[tile] * square, 0)];
    }, 0);
    worst = Math.max(worst, bound - distance);
    if ((bound === 0) !== (distance === 0)) worst = Number.POSITIVE_INFINITY;
  });
  expect(worst).toBe(0);
});

describe('a solution', () => {
  test('is the shortest for every position of 2x3', () => {
    const size = { height: 2, width: 3 };
    const solve = solverOf(size);
    const tiles = new Uint8Array(6);
    distancesFromHome(size).forEach((distance, rank) => {
      unrank(rank, tiles);
      const solution = solve([...tiles]);
      if (distance === UNREACHED) {
        expect(solution).toBeUndefined();
      } else {
        expect(solution!.shortest).toBe(true);
        expect(solution!.moves.length).toBe(distance);
        expect(isHome(playBack(size, [...tiles], solution!.moves))).toBe(true);
      }
    });
  });

  test.each(['2x2', '4x2', '2x4', '3x3'])('is the shortest for shuffled positions of %s', (name) => {
    const size = parseSize(name);
    const turned = name === '4x2';
    const solve = solverOf(size);
    const distances = distancesFromHome(turned ? { height: 2, width: 4 } : size);
    for (const seed of seeds(20)) {
      const tiles = shuffleUniformly(size, randomFrom(seed));
      // The board on its side: squares and homes change places by rows and columns.
      const turn = (square: number) => (square % 2) * 4 + Math.floor(square / 2);
      const seen = [...tiles];
      if (turned) {
        tiles.forEach((tile, square) => {
          seen[turn(square)] = tile === 0 ? 0 : turn(tile - 1) + 1;
        });
      }
      expect(solve(tiles)!.moves.length).toBe(distances[rankOf(seen)]);
    }
  });

  test('for 3x4 is as long on the board and on its side', () => {
    const [solveFlat, solveTall] = [solverOf({ height: 3, width: 4 }), solverOf({ height: 4, width: 3 })];
    for (const seed of seeds(4)) {
      const tiles = shuffleUniformly({ height: 3, width: 4 }, randomFrom(seed));
      const turn = (square: number) => (square % 4) * 3 + Math.floor(square / 4);
      const turned = new Array<number>(12).fill(0);
      tiles.forEach((tile, square) => {
        turned[turn(square)] = tile === 0 ? 0 : turn(tile - 1) + 1;
      });
      const [one, other] = [solveFlat(tiles)!, solveTall(turned)!];
      expect(one.moves.length).toBe(other.moves.length);
      expect(one.shortest && other.shortest).toBe(true);
    }
  });

  test('for 4x4 brings every tile home and does not claim to be the shortest', () => {
    const size = { height: 4, width: 4 };
    const solve = solverOf(size);
    for (const seed of seeds(6)) {
      const tiles = shuffleUniformly(size, randomFrom(seed));
      const solution = solve(tiles)!;
      expect(solution.shortest).toBe(false);
      expect(isHome(playBack(size, tiles, solution.moves))).toBe(true);
    }
  });

  test('of home has no moves', () => {
    for (const name of ['2x2', '2x4', '4x4']) {
      expect(solverOf(parseSize(name))(home(parseSize(name)))!.moves).toEqual([]);
    }
  });

  test('does not exist for home with two tiles exchanged', () => {
    const size = { height: 4, width: 4 };
    const tiles = [...home(size)];
    [tiles[13], tiles[14]] = [tiles[14], tiles[13]];
    expect(solverOf(size)(tiles)).toBeUndefined();
  });
});

test('the first row is brought home with the fewest moves of all', () => {
  const size = { height: 3, width: 3 };
  const distances = distancesFromHome(size);
  for (const seed of seeds(20)) {
    const tiles = shuffleUniformly(size, randomFrom(seed));
    const moves = movesForFirstRow(size, tiles);
    const end = playBack(size, tiles, moves);
    expect(end.slice(0, 3)).toEqual([1, 2, 3]);
    expect(end.length).toBe(squaresOf(size));
    expect(moves.length).toBeLessThanOrEqual(distances[rankOf(tiles)]);
  }
});
