import type { Exchange } from './exchanges.ts';
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
 * Draws one exchange of the page's shuffle: a column and a row, the last ones left out, then a coin between
 * the square below and the square to the right.
 */
export function drawExchange({ height, width }: Size, random: Random): Exchange {
  const column = random(width - 1);
  const row = random(height - 1);
  const square = row * width + column;
  return [square, random(2) === 0 ? square + width : square + 1];
}

/**
 * The page's shuffle: an even number of exchanges of neighbouring tiles from home, so that the position can
 * be solved; the blank stays in its corner.
 */
export function shuffleByExchanges(size: Size, random: Random, count: number = PAGE_EXCHANGES): Tiles {
  const tiles = [...home(size)];
  for (let i = 0; i < count; i++) {
    const [one, other] = drawExchange(size, random);
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
