import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

const manifest: Record<string, { outputs: Record<string, string> }> = JSON.parse(
  readFileSync('data/manifest.json', 'utf8'),
);
const datapackage: { resources: { path: string; hash: string; bytes: number }[] } = JSON.parse(
  readFileSync('data/datapackage.json', 'utf8'),
);

test.each(Object.entries(manifest))('every file is as the notebook %s wrote it', (_, { outputs }) => {
  const paths = Object.keys(outputs);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => sha256(path) !== outputs[path])).toEqual([]);
});

test('the data package describes the tables and lists as they are', () => {
  expect(datapackage.resources.length).toBeGreaterThan(0);
  for (const { path, hash, bytes } of datapackage.resources) {
    expect([path, `sha256:${sha256(`data/${path}`)}`, readFileSync(`data/${path}`).length]).toEqual([
      path,
      hash,
      bytes,
    ]);
  }
});

test('the data package describes every table and list that a notebook wrote', () => {
  const written = Object.values(manifest).flatMap(({ outputs }) => Object.keys(outputs));
  const data = written.filter((path) => /^data\/[a-z]+\/.+\.(json|txt)$/.test(path)).sort();
  expect(datapackage.resources.map(({ path }) => `data/${path}`).sort()).toEqual(data);
});
