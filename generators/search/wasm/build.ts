import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MEMORY } from './layout.ts';
import {
  currentSources,
  hasWebAssembly,
  lookAgain,
  pathOf,
  WASM_FILE,
  WASM_RECORD,
  recordOf,
  WASM_SOURCES,
} from './machines.ts';

const COMPILER = 'node_modules/assemblyscript/bin/asc.js';
const PAGES = (4 * MEMORY) / 65536;

/** Writes a file of the house beside its place, then renames it. */
function replace(file: string, content: string | Uint8Array): void {
  const beside = pathOf(`${file}.${process.pid}`);
  writeFileSync(beside, content);
  renameSync(beside, pathOf(file));
}

/**
 * Compiles the fast search to build/fast.wasm, unless it is there and up to date.
 * Returns `fresh`, `built`, or `no compiler` where AssemblyScript is not installed: the search then runs in
 * plain TypeScript. Throws an Error with the compiler's messages when it rejects the sources.
 */
export async function buildWebAssembly(): Promise<'fresh' | 'built' | 'no compiler'> {
  if (hasWebAssembly()) return 'fresh';
  if (!existsSync(pathOf(COMPILER))) return 'no compiler';
  const room = mkdtempSync(join(tmpdir(), 'pentobook-'));
  try {
    const sources = currentSources();
    for (const file of WASM_SOURCES) {
      // The one file that is written for this machine takes the place of the other.
      const name = file.slice(file.lastIndexOf('/') + 1).replace('machine.wasm.ts', 'machine.ts');
      copyFileSync(pathOf(file), join(room, name));
    }
    const flags = ['-O3', '--runtime=stub', '--uncheckedBehavior=always'];
    const memory = [`--initialMemory=${PAGES}`, `--maximumMemory=${PAGES}`];
    // A process of its own: the loader that strips types would read the whole compiler first.
    await promisify(execFile)(
      process.execPath,
      [pathOf(COMPILER), 'search.ts', '--outFile=fast.wasm', ...flags, ...memory],
      { cwd: room, env: { ...process.env, NODE_OPTIONS: '' } },
    ).catch(({ stderr, message }) => {
      throw new Error(`Expected AssemblyScript to compile the fast search, found: ${stderr || message}`);
    });
    mkdirSync(pathOf('build'), { recursive: true });
    // Without its record the WebAssembly counts as stale, so it never stands beside that of another.
    rmSync(pathOf(WASM_RECORD), { force: true });
    const bytes = readFileSync(join(room, 'fast.wasm'));
    replace(WASM_FILE, bytes);
    replace(WASM_RECORD, recordOf(sources, bytes));
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
  lookAgain();
  return 'built';
}
