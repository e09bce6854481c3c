// What differs between the two machines that run the fast search. This file is the JavaScript engine's;
// machine.wasm.ts stands in its place when the search is compiled to WebAssembly.

import { NEAR } from './layout.ts';

/** The memory in words of 32 bits. */
export let W = new Int32Array(0);
/** The same memory in half words. */
export let H = new Uint16Array(0);
/** The same memory in bytes. */
export let B = new Uint8Array(0);

/** Lets the search work in `memory` until the next call. */
export function useMemory(memory: ArrayBuffer): void {
  if (W.buffer === memory) return;
  W = new Int32Array(memory);
  H = new Uint16Array(memory);
  B = new Uint8Array(memory);
}

/** The place of the lowest set bit of a word that is not 0. */
export function lowest(word: i32): i32 {
  return 31 - Math.clz32(word & -word);
}

/** The place of the highest set bit of a word that is not 0. */
export function highest(word: i32): i32 {
  return 31 - Math.clz32(word);
}

/** The number of set bits of a word: sums of 2, 4 and 8 neighbouring bits, then of the four bytes. */
export function ones(word: i32): i32 {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The low word of a product. */
export function times(a: i32, b: i32): i32 {
  return Math.imul(a, b);
}

/**
 * The number of places joined to the first of a shape. As soon as one of the block at address `after` (see
 * `AFTER`) is, all of it are, and the places that border it.
 */
export function flood(low: i32, high: i32, after: i32): i32 {
  const lowBlock = W[after];
  const highBlock = W[after + 1];
  let lowFront = low & -low;
  let highFront = low !== 0 ? 0 : high & -high;
  let lowLeft = low ^ lowFront;
  let highLeft = high ^ highFront;
  while ((lowFront | highFront) !== 0) {
    const place = lowFront !== 0 ? lowest(lowFront) : 32 + lowest(highFront);
    let lowMore = W[NEAR + 2 * place];
    let highMore = W[NEAR + 2 * place + 1];
    if (((place < 32 ? lowBlock >>> place : highBlock >>> (place - 32)) & 1) !== 0) {
      lowFront &= ~lowBlock;
      highFront &= ~highBlock;
      lowLeft &= ~lowBlock;
      highLeft &= ~highBlock;
      lowMore = W[after + 2];
      highMore = W[after + 3];
    } else if (lowFront !== 0) lowFront &= lowFront - 1;
    else highFront &= highFront - 1;
    lowMore &= lowLeft;
    highMore &= highLeft;
    lowFront |= lowMore;
    highFront |= highMore;
    lowLeft ^= lowMore;
    highLeft ^= highMore;
  }
  return ones(low ^ lowLeft) + ones(high ^ highLeft);
}
