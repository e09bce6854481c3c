import { describe, expect, test } from 'vitest';
import { searchByDiagonals } from '../../generators/cards/diagonals.ts';
import { searchFromTheTop } from '../../generators/cards/from-the-top.ts';
import { mirrorFacts } from '../../generators/cards/mirror.ts';
import { cardPicture } from '../../generators/cards/picture.ts';
import { triangleRows, upToMirror } from '../../generators/cards/tables.ts';
import { type Triangle, textOf } from '../../generators/cards/triangle.ts';
import { xml } from '../../generators/notebook/svg.ts';

const findings = [1, 2, 3, 4].map((rows) => ({
  rows,
  ...searchByDiagonals(rows),
  fromTheTop: searchFromTheTop(rows),
}));

describe('the tables of the card triangle', () => {
  const { search, levels, triangles, mirror } = triangleRows(findings);

  test('list each triangle up to the mirror once', () => {
    for (const { rows, upToMirror: count } of search) {
      const own = triangles.filter((row) => row.rows === rows);
      expect(own.length).toBe(count);
      expect(new Set(own.map((row) => row.triangle)).size).toBe(count);
      expect(own.map((row) => row.number)).toEqual(own.map((_, i) => i + 1));
    }
  });

  test('have a level for each card of the base row and one before the first', () => {
    expect(levels.filter((row) => row.rows === 4).map((row) => row.level)).toEqual([0, 1, 2, 3, 4]);
    expect(levels.every((row) => row.nodes <= row.choices)).toBe(true);
  });

  test('say when the two searches differ', () => {
    const [finding] = findings.slice(2);
    const differing = { ...finding, fromTheTop: finding.fromTheTop.slice(1) };
    expect(triangleRows([finding]).search[0].sameTriangles).toBe(true);
    expect(triangleRows([differing]).search[0].sameTriangles).toBe(false);
  });

  test('give the rule on the ends of the base row where there is no triangle of one card', () => {
    expect(mirror.map((row) => row.rule)).toEqual(['none', 'a1 < a2', 'a1 < a3', 'a1 < a4']);
  });
});

test('the rule on the ends is none for a set that is not closed under mirroring', () => {
  const triangles: Triangle[] = [[[2], [1, 3]]];
  expect(mirrorFacts(triangles)).toMatchObject({ own: 0, keptTwice: 0, rule: 'none' });
  expect(mirrorFacts([])).toMatchObject({ own: 0, rule: 'none' });
});

test('of each mirror pair the one with the lesser base row is kept', () => {
  const pair: Triangle[] = [
    [[2], [1, 3]],
    [[2], [3, 1]],
  ];
  expect(upToMirror(pair).map(textOf)).toEqual(['2/1 3']);
});

test('the picture shows every card once, inside its frame', () => {
  const triangle = findings[3].triangles[0];
  const { width, height, children } = cardPicture(triangle);
  const drawing = children.map(xml).join('\n');
  const numbers = [...drawing.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(triangle.flat());
  for (const [, x, y, w, h] of drawing.matchAll(
    /<rect x="([\d.]+)" y="([\d.]+)" width="(\d+)" height="(\d+)"/g,
  )) {
    expect(Number(x) + Number(w)).toBeLessThanOrEqual(width);
    expect(Number(y) + Number(h)).toBeLessThanOrEqual(height);
  }
});
