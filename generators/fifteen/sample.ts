import { inversions } from './permutation.ts';
import type { Tiles } from './position.ts';
import { randomFrom } from './random.ts';
import { SHUFFLES, type ShuffleName } from './shuffle.ts';
import { type Size, squaresOf, taxicab } from './size.ts';

/** Counts over shuffled positions; entry i of each list counts what has the value i. */
export interface Sample {
  /** Tiles by rows plus columns from home. */
  readonly distances: readonly number[];
  /** Positions by tiles on their own square. */
  readonly atHome: readonly number[];
  /** Positions by pairs of tiles in the wrong order. */
  readonly inversions: readonly number[];
}

/** Shuffles once for each seed from 0 to `seeds` - 1 and counts how far the tiles are from home. */
export function sample(size: Size, method: ShuffleName, seeds: number): Sample {
  const tiles = squaresOf(size) - 1;
  const distances = new Array<number>(size.height + size.width - 1).fill(0);
  const atHome = new Array<number>(tiles + 1).fill(0);
  const wrongPairs = new Array<number>((tiles * (tiles - 1)) / 2 + 1).fill(0);
  for (let seed = 0; seed < seeds; seed++) {
    const position: Tiles = SHUFFLES[method](size, randomFrom(seed)).slice(0, tiles);
    let own = 0;
    position.forEach((tile, square) => {
      const distance = taxicab(size, tile - 1, square);
      distances[distance]++;
      if (distance === 0) own++;
    });
    atHome[own]++;
    wrongPairs[inversions(position)]++;
  }
  return { distances, atHome, inversions: wrongPairs };
}

/** The mean of a value whose distribution is given as counts by value. */
export function meanOf(counts: readonly number[]): number {
  const [sum, total] = counts.reduce(([s, t], count, value) => [s + count * value, t + count], [0, 0]);
  return sum / total;
}
