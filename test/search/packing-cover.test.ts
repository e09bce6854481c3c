import { expect, test } from 'vitest';
import { dancingLinks } from '../../generators/cover/links.ts';
import { box, drawnBoard } from '../../generators/polyomino/board.ts';
import { pieceNamed, TETROMINOES } from '../../generators/polyomino/piece.ts';
import { placements } from '../../generators/polyomino/placement.ts';
import {
  CELLS_FIRST,
  cellItem,
  type ItemOrder,
  PIECES_FIRST,
  packingCover,
} from '../../generators/search/packing-cover.ts';
import { packingsByTrial } from './by-trial.ts';

const BY_COLUMN: ItemOrder[] = [
  { first: 'cells', cells: 'column by column' },
  { first: 'pieces', cells: 'column by column' },
];

const small = { board: drawnBoard(['##.', '###']), pieces: [pieceNamed('P'), TETROMINOES[4]] };

test.each([
  ['cells, row by row, then pieces', CELLS_FIRST, '0,0 0,1 1,0 1,1 1,2 P t'],
  ['pieces, then cells, row by row', PIECES_FIRST, 'P t 0,0 0,1 1,0 1,1 1,2'],
  ['cells, column by column, then pieces', BY_COLUMN[0], '0,0 1,0 0,1 1,1 1,2 P t'],
  ['pieces, then cells, column by column', BY_COLUMN[1], 'P t 0,0 1,0 0,1 1,1 1,2'],
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
