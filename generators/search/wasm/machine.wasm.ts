// Stands in the place of machine.ts when the fast search is compiled by AssemblyScript.

import { NEAR } from './layout.ts';

/** The memory in words of 32 bits, from address 0. */
export const W = changetype<StaticArray<i32>>(0);
/** The same memory in half words. */
export const H = changetype<StaticArray<u16>>(0);
/** The same memory in bytes. */
export const B = changetype<StaticArray<u8>>(0);

// @ts-ignore: AssemblyScript allows this decorator on functions.
@inline
export function lowest(word: i32): i32 {
  return ctz(word);
}

// @ts-ignore: AssemblyScript allows this decorator on functions.
@inline
export function highest(word: i32): i32 {
  return 31 - clz(word);
}

// @ts-ignore: AssemblyScript allows this decorator on functions.
@inline
export function ones(word: i32): i32 {
  return popcnt(word);
}

// @ts-ignore: AssemblyScript allows this decorator on functions.
@inline
export function times(a: i32, b: i32): i32 {
  return a * b;
}

/** The number of places joined to the first of a shape, in words of 64 bits. */
export function flood(low: i32, high: i32, after: i32): i32 {
  const shape = ((high as u32 as u64) << 32) | (low as u32 as u64);
  const block = load<u64>(after << 2);
  const border = load<u64>(after << 2, 8);
  let front = shape & (0 - shape);
  let left = shape ^ front;
  while (front !== 0) {
    const place = ctz(front);
    let more: u64 = 0;
    if ((block >>> place) & 1) {
      front &= ~block;
      left &= ~block;
      more = border & left;
    } else {
      front &= front - 1;
      more = load<u64>((NEAR << 2) + ((place as i32) << 3)) & left;
    }
    front |= more;
    left ^= more;
  }
  return popcnt(shape ^ left) as i32;
}
