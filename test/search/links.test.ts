import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dancingLinks } from '../../generators/cover/links.ts';
import { box, drawnBoard } from '../../generators/polyomino/board.ts';
import { lettersOf } from '../../generators/polyomino/packing.ts';
import { PENTOMINOES, pieceNamed, SQUARE, TETROMINOES } from '../../generators/polyomino/piece.ts';
import { placements } from '../../generators/polyomino/placement.ts';
import { linksPackings } from '../../generators/search/links.ts';
import {
  CELLS_FIRST,
  cellItem,
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

const small = { board: drawnBoard(['##.', '###']), pieces: [pieceNamed('P'), TETROMINOES[4]] };

test.each([
  ['cells, row by row, then pieces', CELLS_FIRST, '0,0 0,1 1,0 1,1 1,2 P t'],
  ['pieces, then cells, row by row', PIECES_FIRST, 'P t 0,0 0,1 1,0 1,1 1,2'],
  ['cells, column by column, then pieces', ORDERS[2], '0,0 1,0 0,1 1,1 1,2 P t'],
  ['pieces, then cells, column by column', ORDERS[3], 'P t 0,0 1,0 0,1 1,1 1,2'],
])('the items: %s', (_, order, items) => {
  const { cover, placements: laid } = packingCover(small, order);
  expect(cover.items.join(' ')).toBe(items);
  expect(cover.primary).toBe(7);
  expect(laid).toEqual(placements(small));
  const options = cover.options.map((option) => option.map((item) => cover.items[item]).join(' '));
  expect(options).toEqual(['P 0,0 0,1 1,0 1,1 1,2', 't 0,1 1,0 1,1 1,2']);
});

test('an item of a cell is its row and column', () => {
  expect(cellItem([3, 12])).toBe('3,12');
});

test.each([
  ['cells', 'P t', 2],
  ['pieces', '0,0 0,1 1,0 1,1 1,2', 5],
] as const)('%s may be left uncovered: they come last', (secondary, primary, count) => {
  for (const order of [CELLS_FIRST, PIECES_FIRST]) {
    const { cover } = packingCover(small, order, secondary);
    expect(cover.primary).toBe(count);
    expect(cover.items.slice(0, count).join(' ')).toBe(primary);
    expect(new Set(cover.items).size).toBe(7);
  }
});

test('with pieces that may be left out, the packings by some of the pieces are found', () => {
  const board = box(3, 5);
  const pieces = [...'FLPUV'].map(pieceNamed);
  const { cover } = packingCover({ board, pieces }, CELLS_FIRST, 'pieces');
  const triples = pieces.flatMap((a, i) =>
    pieces.slice(0, i).flatMap((b, j) => pieces.slice(0, j).map((c) => [a, b, c])),
  );
  const counts = triples.map((triple) => packingsByTrial({ board, pieces: triple }).length);
  const sum = counts.reduce((a, b) => a + b);
  expect(sum).toBeGreaterThan(0);
  expect(dancingLinks(cover).solutions).toBe(sum);
});

test('with the placements given it uses those and no others', () => {
  const laid = placements(small).slice(0, 1);
  const { cover, placements: used } = packingCover(small, CELLS_FIRST, 'none', laid);
  expect(used).toEqual(laid);
  expect(cover.options).toHaveLength(1);
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
