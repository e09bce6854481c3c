import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBoard } from '../../generators/polyomino/board.ts';
import { folded } from '../../generators/polyomino/folded.ts';
import { symmetriesOf } from '../../generators/polyomino/symmetry.ts';

test.each([
  ['6x10', 15],
  ['5x12', 18],
  ['8x8', 10],
  ['8x8-2x2', 9],
  ['##./.##', 2],
])('the cells of %s fold to %i', (name, count) => {
  const board = parseBoard(name);
  const symmetries = symmetriesOf(board);
  expect(new Set(board.cells.map((cell) => String(folded(board, cell, symmetries)))).size).toBe(count);
});

test('a folded cell is the first of its images, whichever image is folded', () => {
  const boards = ['4x6', '5x5', '6x6-2x2', '##./.##'].map(parseBoard);
  fc.assert(
    fc.property(fc.constantFrom(...boards), fc.nat(), (board, n) => {
      const symmetries = symmetriesOf(board);
      const cell = n % board.cells.length;
      const home = folded(board, board.cells[cell], symmetries);
      expect(folded(board, home, symmetries)).toEqual(home);
      for (const { image } of symmetries) {
        expect(folded(board, board.cells[image[cell]], symmetries)).toEqual(home);
        expect(board.indexAt(...home)).toBeLessThanOrEqual(image[cell]);
      }
    }),
  );
});
