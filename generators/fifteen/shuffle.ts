import { pageExchanges } from './exchanges.ts';
import { parityByInversions } from './permutation.ts';
import { home, type Tiles } from './position.ts';
import type { Random } from './random.ts';
import type { Size } from './size.ts';

/** The number of exchanges of the page's shuffle. */
export const PAGE_EXCHANGES = 50;

/** The ways to shuffle, by the names that the command takes. */
export const SHUFFLES = { exchanges: shuffleByExchanges, uniform: shuffleUniformly } as const;

export type ShuffleName = keyof typeof SHUFFLES;

/**
 * The page's shuffle: an even number of exchanges of neighbouring tiles from home, so that the position can
 * be solved; the blank stays in its corner. Draws a column, a row and a coin for each.
 */
export function shuffleByExchanges(size: Size, random: Random, count: number = PAGE_EXCHANGES): Tiles {
  const tiles = [...home(size)];
  const exchanges = pageExchanges(size);
  for (let i = 0; i < count; i++) {
    const column = random(size.width - 1);
    const row = random(size.height - 1);
    const [one, other] = exchanges[2 * (column * (size.height - 1) + row) + random(2)];
    [tiles[one], tiles[other]] = [tiles[other], tiles[one]];
  }
  return tiles;
}

/**
 * A position with the blank in its corner, all that can be solved equally likely: a uniform permutation
 * (Fisher and Yates), and if it is odd its first two tiles change places, which pairs the odd ones with
 * the even ones.
 */
export function shuffleUniformly(size: Size, random: Random): Tiles {
  const tiles = home(size).slice(0, -1);
  for (let last = tiles.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [tiles[last], tiles[other]] = [tiles[other], tiles[last]];
  }
  if (parityByInversions(tiles) === 'odd') [tiles[0], tiles[1]] = [tiles[1], tiles[0]];
  return [...tiles, 0];
}
