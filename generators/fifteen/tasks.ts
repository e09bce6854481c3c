import { task } from '../notebook/task.ts';
import { pageExchanges } from './exchanges.ts';
import { type Exhaustion, exhaust, histogram } from './exhaustion.ts';
import { solutionLengths } from './lengths.ts';
import { unrank } from './rank.ts';
import { distancesFromHome } from './reach.ts';
import { type Sample, sample } from './sample.ts';
import type { ShuffleName } from './shuffle.ts';
import { type Size, squaresOf } from './size.ts';
import { exchangeWalk, variationFromUniform } from './walk.ts';

/** Every position of a board that can be searched whole. */
export interface BoardSearch {
  readonly size: Size;
  readonly counts: Exhaustion;
  /** Entry d counts the positions d moves from home. */
  readonly distances: readonly number[];
  /** The same for the positions with the blank in its corner. */
  readonly cornerDistances: readonly number[];
}

/** Searches every position of a board of at most nine squares. */
export const searchBoard = task(import.meta.url, 'searchBoard', (size: Size): BoardSearch => {
  const distances = distancesFromHome(size);
  const tiles = new Uint8Array(squaresOf(size));
  const blankAtHome = (rank: number) => {
    unrank(rank, tiles);
    return tiles[tiles.length - 1] === 0;
  };
  return {
    size,
    counts: exhaust(size, distances),
    distances: histogram(distances),
    cornerDistances: histogram(distances, blankAtHome),
  };
});

/** Shuffles a board once a seed. */
export const sampleShuffle = task(
  import.meta.url,
  'sampleShuffle',
  ({ size, method, seeds }: { size: Size; method: ShuffleName; seeds: number }): Sample =>
    sample(size, method, seeds),
);

/** What the page's exchanges do to a small board, worked out over all its positions. */
export interface SmallWalk {
  /** Entry k: the total variation from uniform after 2k exchanges. */
  readonly variations: readonly number[];
  /** Entry d: the probability that a shortest solution has d moves, after `exchanges` exchanges. */
  readonly lengths: readonly number[];
}

/** Follows the page's exchanges on a board of at most nine squares, up to `most` exchanges. */
export const followExchanges = task(
  import.meta.url,
  'followExchanges',
  ({ size, exchanges, most }: { size: Size; exchanges: number; most: number }): SmallWalk => {
    const pairs = pageExchanges(size);
    const distances = distancesFromHome(size);
    const walk = exchangeWalk(squaresOf(size) - 1, pairs, pairs.length);
    const variations: number[] = [];
    let lengths: number[] = [];
    for (let made = 0; made <= most; made++) {
      const distribution = walk.next().value;
      if (made % 2 === 0) variations.push(variationFromUniform(distribution));
      if (made === exchanges) lengths = solutionLengths(size, distances, distribution);
    }
    return { variations, lengths };
  },
);
