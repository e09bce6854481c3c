// Shows that generate --check notices a flipped byte, whatever the byte: regenerates in memory once, then flips
// bytes spread over every table, one at a time, and asks the check each time. Usage: npm run flips [-- COUNT]
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../generators/notebook/files.ts';
import { compareFiles, regenerate } from '../generators/notebook/generate.ts';
import { defaultJobs } from '../generators/notebook/jobs.ts';
import { NOTEBOOKS } from '../generators/registry.ts';
import { cloneProject, countOrHelp } from './clone.ts';

const wanted = countOrHelp(
  'Usage: npm run flips [-- COUNT]: flips COUNT bytes of the results, one at a time; each must be noticed.',
  2000,
);
const root = await cloneProject('clone');
const regenerated = await regenerate({ root, registry: NOTEBOOKS, jobs: defaultJobs(), whole: true });
const before = compareFiles(regenerated, root);
if (before.missing.length + before.extra.length + before.changed.length + before.errors.length > 0) {
  console.error('Expected the clone to be what the code gives before any flip, found:', before);
  process.exit(2);
}
const tables = filesBelow(root, 'data').filter((path) => !path.startsWith('data/published/'));
const sizes = tables.map((path) => readFileSync(join(root, path)).length);
// Each file gets its share, and at least eight flips, spread evenly over its bytes.
const total = sizes.reduce((sum, size) => sum + size, 0);
let flips = 0;
let missed = 0;
tables.forEach((path, i) => {
  const share = Math.min(sizes[i], Math.max(8, Math.ceil((wanted * sizes[i]) / total)));
  const whole = readFileSync(join(root, path));
  for (let n = 0; n < share; n++) {
    const at = Math.floor((n * sizes[i]) / share);
    const bytes = Buffer.from(whole);
    bytes[at] ^= 1 << (flips % 8);
    writeFileSync(join(root, path), bytes);
    const { changed } = compareFiles(regenerated, root);
    if (changed.length !== 1 || changed[0] !== path) {
      missed++;
      console.log(`MISSED: byte ${at} of ${path}`);
    }
    flips++;
  }
  writeFileSync(join(root, path), whole);
});
rmSync(dirname(root), { recursive: true, force: true });
console.log(`${flips} bytes of ${tables.length} files flipped in turn`);
console.log(`${flips - missed} passed, ${missed} failed`);
process.exit(missed > 0 ? 1 : 0);
