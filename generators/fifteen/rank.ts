import type { Permutation } from './permutation.ts';

/** The longest permutation that has a rank here: its factorial is below 2^31. */
const LONGEST = 12;

const ONES = new Uint8Array(1 << LONGEST);
for (let bits = 1; bits < ONES.length; bits++) ONES[bits] = ONES[bits >> 1] + (bits & 1);

const FACTORIALS = new Int32Array(LONGEST + 1).fill(1);
for (let n = 1; n <= LONGEST; n++) FACTORIALS[n] = n * FACTORIALS[n - 1];

/** n!, for n from 0 to 12. */
export function factorial(n: number): number {
  return FACTORIALS[n];
}

/** The place of a permutation of up to 12 entries in lexicographic order, from 0. */
export function rankOf(permutation: Permutation): number {
  const length = permutation.length;
  let left = (1 << length) - 1;
  let rank = 0;
  for (let i = 0; i < length; i++) {
    const bit = 1 << permutation[i];
    rank += ONES[left & (bit - 1)] * FACTORIALS[length - 1 - i];
    left ^= bit;
  }
  return rank;
}

/** Writes the permutation of a rank into `into`, whose length is the permutation's. */
export function unrank(rank: number, into: Uint8Array): void {
  const length = into.length;
  let left = (1 << length) - 1;
  for (let i = 0; i < length; i++) {
    const factor = FACTORIALS[length - 1 - i];
    let skip = Math.floor(rank / factor);
    rank %= factor;
    let bits = left;
    while (skip-- > 0) bits &= bits - 1;
    into[i] = 31 - Math.clz32(bits & -bits);
    left ^= 1 << into[i];
  }
}
