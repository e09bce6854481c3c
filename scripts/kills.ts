// Shows that a killed run tears no file: kills forced runs at moments spread over their length, and after each
// looks whether every file is wholly old or wholly new; then lets a run complete.
// Usage: npm run kills [-- COUNT [NOTEBOOK…]]
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { $ } from 'zx';
import { generatedFiles } from '../generators/notebook/files.ts';
import { MANIFEST_PATH } from '../generators/notebook/manifest.ts';
import { PACKAGE_PATH } from '../generators/notebook/package-file.ts';
import { NOTEBOOKS } from '../generators/registry.ts';
import { cloneProject, countOrHelp } from './clone.ts';

const kills = countOrHelp(
  'Usage: npm run kills [-- COUNT [NOTEBOOK…]]: kills COUNT forced runs on the way; no file may be torn.',
  100,
);
const names = process.argv.slice(3);
const root = await cloneProject('clone');
const command = ['--import', 'tsx', 'generators/cli/generate.ts', ...names, '--force'];
const paths = generatedFiles(root);
const fresh = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const isRecord = (path: string) => [MANIFEST_PATH, PACKAGE_PATH].includes(path);
// The old state differs from the new one in every file that a run writes, or a torn file could not be told. The
// records stay readable: what the long tier gave is known by them, and it is not run.
const old = new Map(
  [...fresh]
    .filter(
      ([path]) => !NOTEBOOKS.some(({ tier, name }) => tier === 'long' && path.startsWith(`data/${name}/`)),
    )
    .map(([path, text]) => [path, isRecord(path) ? `${text}\n` : `an older state of ${path}\n${text}`]),
);

const begun = performance.now();
await $({ cwd: root, quiet: true })`${process.execPath} ${command}`;
const length = performance.now() - begun;
console.log(`a forced run takes ${Math.round(length)} ms; killing ${kills} of them on the way`);

let torn = 0;
let seenOld = 0;
let seenNew = 0;
for (let kill = 0; kill < kills; kill++) {
  for (const [path, text] of old) writeFileSync(join(root, path), text);
  const run = spawn(process.execPath, command, { cwd: root, stdio: 'ignore' });
  const ended = new Promise((resolve) => run.once('exit', resolve));
  await pause((length * (kill + 0.5)) / kills);
  // Every third is asked to stop as by Ctrl-C, the others are given no chance to.
  run.kill(kill % 3 === 2 ? 'SIGINT' : 'SIGKILL');
  await ended;
  for (const path of generatedFiles(root)) {
    const text = readFileSync(join(root, path), 'utf8');
    if (text === old.get(path)) seenOld++;
    else if (text === fresh.get(path)) seenNew++;
    else if (basename(path).startsWith('.tmp-')) continue;
    // The records of a part of the notebooks are written as they end: whole JSON, neither old nor final.
    else if (isRecord(path) && isWhole(text)) seenNew++;
    else {
      torn++;
      console.log(`TORN after kill ${kill}: ${path}`);
    }
  }
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return text.endsWith('}\n');
  } catch {
    return false;
  }
}

await $({ cwd: root, quiet: true })`${process.execPath} --import tsx generators/cli/generate.ts`;
const left = (await $({ cwd: root, quiet: true })`git status --porcelain -- data figures notes`).stdout;
if (left !== '') {
  torn++;
  console.log(`Expected the next run to complete everything, found:\n${left}`);
}
rmSync(dirname(root), { recursive: true, force: true });
console.log(
  `after the kills ${seenOld} files were old, ${seenNew} new; the next run completed everything: ${left === ''}`,
);
console.log(`${kills - Math.min(torn, kills)} passed, ${torn} failed`);
process.exit(torn > 0 ? 1 : 0);
