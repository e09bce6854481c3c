// Stands in the place of machine.ts when the fast search is compiled by AssemblyScript.

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
