/** Most squares that a set holds: two words of 32 bits. */
export const MOST_SQUARES = 64;

/** A set of squares as two words of 32 bits. */
export type Squares = readonly [low: number, high: number];

/** The set of the squares given by number. */
export function squaresOf(numbers: Iterable<number>): Squares {
  let low = 0;
  let high = 0;
  for (const square of numbers) {
    if (square < 32) low |= 1 << square;
    else high |= 1 << (square - 32);
  }
  return [low, high];
}

/** The number of set bits of a word: sums of 2, 4 and 8 neighbouring bits, then of the four bytes. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
