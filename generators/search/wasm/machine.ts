// What differs between the two machines that run kernel.ts. This file is the JavaScript engine's;
// machine.wasm.ts stands in its place when the kernel is compiled to WebAssembly.

/** The memory in words of 32 bits. */
export let W = new Int32Array(0);
/** The same memory in bytes. */
export let B = new Uint8Array(0);

/** Lets the kernel work in `memory` until the next call. */
export function useMemory(memory: ArrayBuffer): void {
  W = new Int32Array(memory);
  B = new Uint8Array(memory);
}

/** The place of the lowest set bit of a word that is not 0. */
export function lowest(word: i32): i32 {
  return 31 - Math.clz32(word & -word);
}

/** The number of set bits of a word. */
export function ones(word: i32): i32 {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The low word of a product. */
export function times(a: i32, b: i32): i32 {
  return Math.imul(a, b);
}
