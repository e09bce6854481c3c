import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCheckpoint } from '../../generators/long/checkpoint.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkpoint-'));
  path = join(folder, 'deep', 'search.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const some = { nodes: 5, packings: 1 };
const more = { nodes: 7, packings: 0 };

test('what is kept is there when it is opened again', () => {
  const first = openCheckpoint(path, 'code');
  first.keep('a', some);
  first.keep('b', more);
  const again = openCheckpoint(path, 'code');
  expect([...again.kept]).toEqual([
    ['a', some],
    ['b', more],
  ]);
  again.keep('c', some);
  expect(openCheckpoint(path, 'code').kept.size).toBe(3);
});

test('what other code counted is forgotten', () => {
  openCheckpoint(path, 'old code').keep('a', some);
  const now = openCheckpoint(path, 'new code');
  expect(now.kept.size).toBe(0);
  now.keep('b', more);
  expect([...openCheckpoint(path, 'new code').kept.keys()]).toEqual(['b']);
  expect(readFileSync(path, 'utf8')).not.toContain('old code');
});

test('a line cut short is counted again, and the file is whole afterwards', () => {
  const first = openCheckpoint(path, 'code');
  first.keep('a', some);
  appendFileSync(path, '{"unit":"b","nod');
  const again = openCheckpoint(path, 'code');
  expect([...again.kept.keys()]).toEqual(['a']);
  again.keep('b', more);
  expect([...openCheckpoint(path, 'code').kept.keys()]).toEqual(['a', 'b']);
});

test('a file of another form is as good as none', () => {
  openCheckpoint(path, 'code').keep('a', some);
  writeFileSync(path, 'something else\n');
  expect(openCheckpoint(path, 'code').kept.size).toBe(0);
});

test('clearing removes the file', () => {
  const checkpoint = openCheckpoint(path, 'code');
  checkpoint.clear();
  checkpoint.keep('a', some);
  checkpoint.clear();
  expect(existsSync(path)).toBe(false);
  expect(checkpoint.kept.size).toBe(0);
});
