import { type Size, squaresOf } from './size.ts';

/** Even numbers of exchanges between which the first lies that brings the shuffle within a total variation. */
export interface MixingBounds {
  /** Fewer are not enough. */
  readonly atLeast: number;
  /** These are enough. */
  readonly enough: number;
}

/**
 * Bounds from the second eigenvalue of the walk. With N positions of one parity and k exchanges, k even,
 * the total variation from uniform is at least eigenvalue^k / 2 and at most sqrt(N - 1) eigenvalue^k / 2.
 * (Levin, Peres and Wilmer, "Markov Chains and Mixing Times", chapter 12; the next eigenvalue in size is the
 * same on both parities, because the sign only turns it over.)
 */
export function mixingBounds(size: Size, eigenvalue: number, variation: number): MixingBounds {
  let positions = 0.5;
  for (let tiles = 2; tiles < squaresOf(size); tiles++) positions *= tiles;
  const firstEven = (bound: number) => {
    let exchanges = 0;
    let left = bound;
    while (left > variation) {
      left *= eigenvalue * eigenvalue;
      exchanges += 2;
    }
    return exchanges;
  };
  return { atLeast: firstEven(0.5), enough: firstEven(Math.sqrt(positions - 1) / 2) };
}
