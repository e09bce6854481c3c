import { flag, integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { orderedChoices } from './choices.ts';
import type { Finding } from './find.ts';
import { mirrorFacts } from './mirror.ts';
import { byBase, cardsOf, mirrorOf, type Triangle, textOf } from './triangle.ts';

const ROWS = integer('Rows of the triangle, which is also the cards of its base row', 'rows');

export const SEARCH = table('cards/search', {
  title: 'Card triangles by size',
  description: 'What the search over the base row visits and finds, and what the search from the top finds.',
  key: ['rows'],
  fields: {
    rows: ROWS,
    cards: integer('Cards, which is also the largest number', 'cards'),
    choices: integer('Ordered choices of the base row without cutting', 'choices'),
    nodes: integer(
      'Choices of the first base cards without a repeat in their triangle, the empty one included',
      'nodes',
    ),
    triangles: integer('Triangles, mirror images apart', 'triangles'),
    upToMirror: integer('Triangles, a triangle and its mirror image counted once', 'triangles'),
    fromTheTop: integer('Triangles up to the mirror by the search from the top', 'triangles'),
    sameTriangles: flag('Whether both searches gave the same triangles, one by one'),
  },
});

export const LEVELS = table('cards/levels', {
  title: 'Nodes of the search by level',
  description:
    'At each level, the choices of that many base cards from the left whose triangle repeats no card.',
  key: ['rows', 'level'],
  fields: {
    rows: ROWS,
    level: integer('Base cards chosen', 'cards'),
    choices: integer('Ordered choices of so many cards without cutting', 'choices'),
    nodes: integer('Those that the search keeps', 'nodes'),
  },
});

export const TRIANGLES = table('cards/triangles', {
  title: 'The card triangles',
  description: 'Every triangle up to the mirror, in the order of its base row.',
  key: ['rows', 'number'],
  fields: {
    rows: ROWS,
    number: integer('Place in the list of this size, from 1'),
    base: text('The base row from left to right'),
    triangle: text('The rows from the top card down, parted by a slash'),
  },
});

export const MIRROR = table('cards/mirror', {
  title: 'Telling a triangle from its mirror image',
  description:
    'The rule on the two ends of the base row, held against all triangles of a size that has some.',
  key: ['rows'],
  fields: {
    rows: ROWS,
    triangles: integer('Triangles, mirror images apart', 'triangles'),
    ownMirror: integer('Triangles that are their own mirror image', 'triangles'),
    kept: integer('Triangles that the rule keeps', 'triangles'),
    keptTwice: integer('Of those, triangles whose mirror image it keeps too', 'triangles'),
    rule: text('The rule, if it keeps one triangle of each mirror pair; otherwise none'),
  },
});

/** One of each mirror pair: the one with the lesser base row. */
export function upToMirror(triangles: readonly Triangle[]): Triangle[] {
  return triangles.filter((triangle) => byBase(triangle, mirrorOf(triangle)) <= 0);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The rows of the four tables. */
export function triangleRows(findings: readonly Finding[]) {
  const search: Row<typeof SEARCH.fields>[] = [];
  const levels: Row<typeof LEVELS.fields>[] = [];
  const triangles: Row<typeof TRIANGLES.fields>[] = [];
  const mirror: Row<typeof MIRROR.fields>[] = [];
  for (const { rows, levels: nodes, triangles: found, fromTheTop } of findings) {
    const kept = upToMirror(found);
    search.push({
      rows,
      cards: cardsOf(rows),
      choices: orderedChoices(rows, rows),
      nodes: sum(nodes),
      triangles: found.length,
      upToMirror: kept.length,
      fromTheTop: upToMirror(fromTheTop).length,
      sameTriangles: found.map(textOf).join('\n') === fromTheTop.map(textOf).join('\n'),
    });
    nodes.forEach((count, level) => {
      levels.push({ rows, level, choices: orderedChoices(rows, level), nodes: count });
    });
    kept.forEach((triangle, i) => {
      const base = triangle[rows - 1].join(' ');
      triangles.push({ rows, number: i + 1, base, triangle: textOf(triangle) });
    });
    if (found.length === 0) continue;
    const facts = mirrorFacts(found);
    mirror.push({
      rows,
      triangles: found.length,
      ownMirror: facts.own,
      kept: facts.kept.length,
      keptTwice: facts.keptTwice,
      rule: facts.rule,
    });
  }
  return { search, levels, triangles, mirror };
}
