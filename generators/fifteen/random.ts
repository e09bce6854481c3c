import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';

/** A source of random integers: each call gives one from 0 to `bound` - 1, all equally likely. */
export type Random = (bound: number) => number;

export const LARGEST_SEED = 2 ** 32 - 1;

/**
 * The source that a seed from 0 to `LARGEST_SEED` starts: the Mersenne Twister, whose seeding spreads
 * neighbouring seeds (tables here run through seeds one by one, and the first numbers must not resemble
 * each other). Bounds are met by rejection, so they bring no bias.
 */
export function randomFrom(seed: number): Random {
  const generator = mersenne(seed);
  return (bound) => uniformInt(generator, 0, bound - 1);
}

/** Reads a seed. Throws a RangeError that shows the text. */
export function parseSeed(text: string): number {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (seed <= LARGEST_SEED) return seed;
  throw new RangeError(
    `Expected a seed from 0 to ${LARGEST_SEED}, found ${JSON.stringify(text.slice(0, 40))}.`,
  );
}
