import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rows of a committed table. */
function rowsOf(name: string) {
  return JSON.parse(readFileSync(`data/cards/${name}.json`, 'utf8'));
}

test('triangles up to the mirror are as many as in OEIS A094225, and none beyond five rows', () => {
  const counts = rowsOf('search').map((row: { upToMirror: number }) => row.upToMirror);
  expect(counts).toEqual([1, 2, 4, 4, 1, 0, 0, 0]);
});

test('both searches gave the same triangles for every size', () => {
  const same = rowsOf('search').map((row: { sameTriangles: boolean }) => row.sameTriangles);
  expect(same).toEqual(new Array(8).fill(true));
});

test('the triangle of five rows is the one that Gardner prints for pool balls', () => {
  const [five] = rowsOf('triangles').filter((row: { rows: number }) => row.rows === 5);
  expect(five.triangle).toBe('5/4 9/7 11 2/8 1 12 10/6 14 15 3 13');
});

test('the base row of five has the 15!/10! ordered choices of the article', () => {
  const [five] = rowsOf('search').filter((row: { rows: number }) => row.rows === 5);
  expect(five.choices).toBe(360_360);
});

test('the levels of a size add up to its nodes', () => {
  for (const { rows, nodes } of rowsOf('search')) {
    const levels = rowsOf('levels').filter((row: { rows: number }) => row.rows === rows);
    expect(levels.reduce((sum: number, level: { nodes: number }) => sum + level.nodes, 0)).toBe(nodes);
  }
});
