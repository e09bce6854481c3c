import { existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { $ } from 'zx';

/** Prints what a script is for and ends, when it was asked for help or given a count that is none. Returns the count. */
export function countOrHelp(usage: string, otherwise: number): number {
  const [word] = process.argv.slice(2);
  const count = Number(word ?? otherwise);
  if (word === '--help' || word === '-h') {
    console.log(usage);
    process.exit(0);
  }
  if (!Number.isInteger(count) || count < 1) {
    console.error(`Expected a whole number from 1, found "${word}". ${usage}`);
    process.exit(2);
  }
  return count;
}

/** The top of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Clones the last commit of the project into a new temporary folder under the name given and lends it the packages
 * installed here. Returns the path of the clone.
 */
export async function cloneProject(name: string): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'pentobook-')), name);
  await $({ quiet: true })`git clone --quiet --no-hardlinks ${ROOT} ${path}`;
  symlinkSync(join(ROOT, 'node_modules'), join(path, 'node_modules'), 'dir');
  // The compiled search is built from the clone's own source where the project has such a step.
  if (existsSync(join(path, 'generators/search/wasm')))
    await $({ cwd: path, quiet: true, nothrow: true })`npm run --silent prepare`;
  return path;
}
