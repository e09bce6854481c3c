// AssemblyScript's names of the machine types, for the files that both compilers read.
type i32 = number;
type u32 = number;
type u64 = number;
type u16 = number;
type u8 = number;

/** An array of AssemblyScript at a fixed address, and the words of its language that machine.wasm.ts uses. */
declare class StaticArray<T> {
  [index: number]: T;
}
declare function changetype<T>(address: i32): T;
declare function load<T>(address: i32, offset?: i32): T;
declare function clz(word: i32): i32;
declare function ctz(word: i32): i32;
declare function popcnt(word: i32): i32;

// The part of the WebAssembly interface that machines.ts needs; the types of Node leave it to the browser's.
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module);
    readonly exports: Record<string, unknown>;
  }
  class Memory {
    readonly buffer: ArrayBuffer;
  }
}
