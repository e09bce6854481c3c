import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dancingLinks } from '../../generators/cover/links.ts';
import { box } from '../../generators/polyomino/board.ts';
import { lettersOf } from '../../generators/polyomino/packing.ts';
import { PENTOMINOES, pieceNamed, SQUARE } from '../../generators/polyomino/piece.ts';
import { linksPackings } from '../../generators/search/links.ts';
import {
  CELLS_FIRST,
  type ItemOrder,
  PIECES_FIRST,
  packingCover,
} from '../../generators/search/packing-cover.ts';
import { packingsByTrial } from './by-trial.ts';
import { smallPackingProblems } from './small-boards.ts';

const ORDERS: ItemOrder[] = [
  CELLS_FIRST,
  PIECES_FIRST,
  { first: 'cells', cells: 'column by column' },
  { first: 'pieces', cells: 'column by column' },
];

test('finds the packings that plain trial finds, in every order of items and by every choice', () => {
  const orders = fc.constantFrom(...ORDERS);
  const choices = fc.constantFrom('leftmost', 'rightmost', 'first');
  fc.assert(
    fc.property(smallPackingProblems, orders, choices, (problem, order, choice) => {
      const names = problem.pieces.map(({ name }) => name);
      const found: string[] = [];
      const { packings, complete } = linksPackings(
        problem,
        (owners) => found.push(lettersOf(owners, names)),
        order,
        choice,
      );
      expect(found.sort()).toEqual(packingsByTrial(problem));
      expect([packings, complete]).toEqual([found.length, true]);
    }),
  );
});

test('has the nodes of dancing links on the cover in the same order and by the same choice', () => {
  const problem = { board: box(3, 5), pieces: [...'FLPUV'].slice(0, 3).map(pieceNamed) };
  const trees = new Set<string>();
  for (const order of ORDERS) {
    for (const choice of ['leftmost', 'rightmost', 'first'] as const) {
      const { solutions, ...figures } = dancingLinks(packingCover(problem, order).cover, { choice });
      expect(linksPackings(problem, undefined, order, choice)).toEqual({ packings: solutions, ...figures });
      trees.add(String(figures.levels));
    }
  }
  expect(trees.size).toBeGreaterThan(2);
  expect(linksPackings(problem)).toEqual(linksPackings(problem, undefined, CELLS_FIRST, 'leftmost'));
});

test('stops when the visitor says so', () => {
  const problem = { board: box(5, 6), pieces: [...'ILTWYZ'].map(pieceNamed) };
  const whole = linksPackings(problem);
  let seen = 0;
  const stopped = linksPackings(problem, () => ++seen < 2);
  expect(whole).toMatchObject({ complete: true });
  expect(whole.packings).toBeGreaterThan(2);
  expect(stopped).toMatchObject({ packings: 2, complete: false });
  expect(stopped.nodes).toBeLessThan(whole.nodes);
});

test('figures bear the names that all searches share', () => {
  const { packings, nodes, deadEnds, forced, levels } = linksPackings({
    board: box(2, 2),
    pieces: [SQUARE],
  });
  expect({ packings, nodes, deadEnds, forced, levels }).toEqual({
    packings: 1,
    nodes: 2,
    deadEnds: 0,
    forced: 1,
    levels: [1, 1],
  });
});

test('a board too small for the pieces has no packing', () => {
  expect(linksPackings({ board: box(2, 2), pieces: PENTOMINOES })).toMatchObject({
    packings: 0,
    nodes: 1,
    deadEnds: 1,
    levels: [1],
  });
});
