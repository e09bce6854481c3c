import fc from 'fast-check';
import { expect, test } from 'vitest';
import { box } from '../../generators/polyomino/board.ts';
import { neighboursOf } from '../../generators/polyomino/neighbour.ts';
import { pieceNamed, SQUARE } from '../../generators/polyomino/piece.ts';
import { placements } from '../../generators/polyomino/placement.ts';
import { fillableAreas, fillablePlacements, regionSizes } from '../../generators/polyomino/region.ts';

test('a wall of cells parts a box in two regions', () => {
  const board = box(2, 5);
  expect(regionSizes(neighboursOf(board), [board.indexAt(0, 1), board.indexAt(1, 1)])).toEqual([2, 6]);
});

test('cells that meet only at a corner do not hang together', () => {
  const board = box(2, 2);
  expect(regionSizes(neighboursOf(board), [board.indexAt(0, 1), board.indexAt(1, 0)])).toEqual([1, 1]);
});

test('the regions hold every cell that is not taken', () => {
  const board = box(5, 6);
  const neighbours = neighboursOf(board);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 29 })), (taken) => {
      const sizes = regionSizes(neighbours, taken);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(30 - taken.length);
    }),
  );
});

test('pieces of five and four fill the sums of their areas and nothing else', () => {
  expect([...fillableAreas([5, 5, 4])].sort((a, b) => a - b)).toEqual([0, 4, 5, 9, 10, 14]);
});

test('a placement goes when it cuts off an area that the other pieces cannot make', () => {
  const problem = { board: box(2, 7), pieces: [pieceNamed('P'), pieceNamed('U'), SQUARE] };
  const kept = fillablePlacements(problem);
  // A square in the second and third column cuts off two cells, one in the third and fourth cuts off four.
  const columns = kept.filter(({ piece }) => piece === 'O').map(({ cells }) => cells[0]);
  expect(columns).toEqual([0, 5]);
  expect(kept.length).toBeLessThan(placements(problem).length);
});
