import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MEMORY } from './layout.ts';
import { useMemory } from './machine.ts';
import * as twin from './search.ts';

/** A memory and the fast search working in it. */
export interface Machine {
  readonly words: Int32Array;
  readonly bytes: Uint8Array;
  /** See places.ts and search.ts. */
  readonly lay: () => number;
  readonly prepare: () => number;
  readonly begin: (orbit: number) => void;
  readonly resume: () => number;
}

/** What only the WebAssembly is made from; named in full, so that a change of it makes results stale. */
export const WASM_MACHINE = new URL('./machine.wasm.ts', import.meta.url);

/** The files from which the WebAssembly is made, and that which makes it, relative to the root of the house. */
export const WASM_SOURCES = [
  'generators/search/wasm/board.ts',
  'generators/search/wasm/build.ts',
  'generators/search/wasm/completions.ts',
  'generators/search/wasm/forms.ts',
  'generators/search/wasm/layout.ts',
  'generators/search/wasm/machine.wasm.ts',
  'generators/search/wasm/memory.ts',
  'generators/search/wasm/mirror.ts',
  'generators/search/wasm/orbits.ts',
  'generators/search/wasm/places.ts',
  'generators/search/wasm/search.ts',
  'generators/search/wasm/shape.ts',
  'generators/search/wasm/sizes.ts',
  'generators/search/wasm/tables.ts',
] as const;

const root = new URL('../../../', import.meta.url);

/** Absolute path of a file of the house. */
export function pathOf(file: string): string {
  return fileURLToPath(new URL(file, root));
}

/** The WebAssembly, and its record (see `recordOf`). */
export const WASM_FILE = 'build/fast.wasm';
export const WASM_RECORD = 'build/fast.source.txt';

/** The sources as they are now. */
export function currentSources(): string {
  return WASM_SOURCES.map((file) => readFileSync(pathOf(file), 'utf8')).join('\n');
}

/** What is recorded beside the WebAssembly: the sources it was made from, and the SHA-256 of its own bytes. */
export function recordOf(sources: string, bytes: Uint8Array): string {
  return `${sources}\n${createHash('sha256').update(bytes).digest('hex')}\n`;
}

function webAssemblyMachine(module: WebAssembly.Module): Machine {
  const exports = new WebAssembly.Instance(module).exports as unknown as Omit<Machine, 'words' | 'bytes'> & {
    readonly memory: WebAssembly.Memory;
  };
  const { memory, lay, prepare, begin, resume } = exports;
  const { buffer } = memory;
  return { words: new Int32Array(buffer), bytes: new Uint8Array(buffer), lay, prepare, begin, resume };
}

/** The WebAssembly with a first machine; nothing where it is missing, damaged or was made from other sources. */
function readWebAssembly(): { readonly module: WebAssembly.Module; readonly machine: Machine } | undefined {
  try {
    const bytes = readFileSync(pathOf(WASM_FILE));
    if (readFileSync(pathOf(WASM_RECORD), 'utf8') !== recordOf(currentSources(), bytes)) return undefined;
    const module = new WebAssembly.Module(bytes);
    return { module, machine: webAssemblyMachine(module) };
  } catch {
    // A missing or broken file is no error: the twin does the same work.
    return undefined;
  }
}

function twinMachine(): Machine {
  const memory = new ArrayBuffer(4 * MEMORY);
  // Each call says whose memory it works in, so that a visitor may start another search.
  const within =
    <A extends unknown[], R>(work: (...args: A) => R) =>
    (...args: A): R => {
      useMemory(memory);
      return work(...args);
    };
  return {
    words: new Int32Array(memory),
    bytes: new Uint8Array(memory),
    lay: within(twin.lay),
    prepare: within(twin.prepare),
    begin: within(twin.begin),
    resume: within(twin.resume),
  };
}

/** Which machine runs the search: `wasm`, or `twin` for the JavaScript engine. */
export type MachineKind = 'wasm' | 'twin';

// Read with the modules, so that the first search finds a machine ready.
let found = readWebAssembly();
const idle: Record<MachineKind, Machine[]> = { wasm: found ? [found.machine] : [], twin: [] };

/** Whether the WebAssembly is there and up to date. */
export function hasWebAssembly(): boolean {
  return found !== undefined;
}

/** Looks for the WebAssembly again: to be called once it has been built. */
export function lookAgain(): void {
  found ??= readWebAssembly();
}

/**
 * Lends a machine for the time of `work`, one that nobody else uses.
 * Throws an Error when `wasm` is asked for and has not been built.
 */
export function withMachine<R>(kind: MachineKind, work: (machine: Machine) => R): R {
  let machine = idle[kind].pop();
  if (!machine) {
    if (kind === 'twin') machine = twinMachine();
    else if (found) machine = webAssemblyMachine(found.module);
    else {
      throw new Error(
        `Expected ${WASM_FILE} made from the sources as they are, found none: run "npm run prepare".`,
      );
    }
  }
  try {
    return work(machine);
  } finally {
    idle[kind].push(machine);
  }
}
