import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openAlternatives } from '../../generators/cover/alternatives.ts';
import { dancingLinks } from '../../generators/cover/links.ts';
import { type CoverProblem, coverProblem } from '../../generators/cover/problem.ts';
import { box } from '../../generators/polyomino/board.ts';
import { PENTOMINOES } from '../../generators/polyomino/piece.ts';
import { packingCover } from '../../generators/search/packing-cover.ts';

/** Problems of five primary and six secondary items with up to 60 options. */
const problems: fc.Arbitrary<CoverProblem> = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 4 }),
      fc.uniqueArray(fc.integer({ min: 5, max: 10 }), { maxLength: 3 }),
    ),
    { maxLength: 60 },
  )
  .map((options) => ({
    items: Array.from({ length: 11 }, (_, i) => `i${i}`),
    primary: 5,
    options: options.map(([own, shared]) => [own, ...shared]),
  }));

test('counts the nodes and solutions of dancing links', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const { nodes, solutions } = dancingLinks(problem);
      expect(openAlternatives(problem).figures([])).toEqual({ nodes, solutions });
    }),
  );
});

test('the parts and what is above them make up the whole', () => {
  fc.assert(
    fc.property(problems, fc.integer({ min: 0, max: 6 }), (problem, level) => {
      const search = openAlternatives(problem);
      const { parts, above } = search.parts(level);
      const sum = { ...above };
      for (const part of parts) {
        const { nodes, solutions } = search.figures(part);
        sum.nodes += nodes;
        sum.solutions += solutions;
      }
      expect(sum).toEqual(search.figures([]));
    }),
  );
});

test('counts a packing problem whose cells are secondary as dancing links does', () => {
  const pieces = PENTOMINOES.slice(0, 6);
  const problem = { board: box(5, 6), pieces };
  const { cover } = packingCover(problem, { first: 'pieces', cells: 'row by row' }, 'cells');
  const { nodes, solutions } = dancingLinks(cover);
  expect(nodes).toBeGreaterThan(10_000);
  expect(openAlternatives(cover).figures([])).toEqual({ nodes, solutions });
});

test('a problem that is no choice among alternatives is refused', () => {
  const problem = coverProblem(['a', 'b'], [['a'], ['a', 'b']]);
  expect(() => openAlternatives(problem)).toThrow('found 2 in option 1: a b');
});
