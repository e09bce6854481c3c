import { expect, test } from 'vitest';
import { box, holedBox } from '../../generators/polyomino/board.ts';
import { atBoundary, neighboursOf } from '../../generators/polyomino/neighbour.ts';

test('a cell in the middle of a box has four neighbours along edges and four at corners', () => {
  const { edges, corners } = neighboursOf(box(3, 3));
  expect(edges[4]).toEqual([1, 3, 5, 7]);
  expect(corners[4]).toEqual([0, 2, 6, 8]);
});

test('being neighbours is mutual, on boards with a hole too', () => {
  const { edges, corners } = neighboursOf(holedBox(6, 6, 2, 2));
  for (const kind of [edges, corners]) {
    kind.forEach((others, cell) => {
      for (const other of others) expect(kind[other]).toContain(cell);
    });
  }
});

test('the boundary of a box is its outer ring', () => {
  const board = box(4, 5);
  const ring = board.cells.filter((_, cell) => atBoundary(board, [cell]));
  expect(ring.every(([r, c]) => r === 0 || c === 0 || r === 3 || c === 4)).toBe(true);
  expect(ring).toHaveLength(14);
});

test('the rim of a hole belongs to the boundary', () => {
  const board = holedBox(6, 6, 2, 2);
  expect(atBoundary(board, [board.indexAt(1, 2)])).toBe(true);
  expect(atBoundary(board, [board.indexAt(1, 1)])).toBe(false);
});
