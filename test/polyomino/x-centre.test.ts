import { expect, test } from 'vitest';
import { parseBoard } from '../../generators/polyomino/board.ts';
import { pieceNamed } from '../../generators/polyomino/piece.ts';
import { placements, placementsOf } from '../../generators/polyomino/placement.ts';
import { middleOf, xCentre, xCentreIn } from '../../generators/polyomino/x-centre.ts';

test.each(['6x10', '7x7-1x1', '.#../####/####/..#.'])(
  'on %s the middle of X is next to its other cells',
  (name) => {
    const board = parseBoard(name);
    const laid = placementsOf(board, pieceNamed('X'));
    expect(laid.length).toBeGreaterThan(0);
    for (const { cells } of laid) {
      const [row, column] = board.cells[middleOf(cells)];
      const steps = cells
        .map((cell) => board.cells[cell])
        .map(([r, c]) => Math.abs(r - row) + Math.abs(c - column));
      expect(steps.sort()).toEqual([0, 1, 1, 1, 1]);
    }
  },
);

test('the centre of X in a packing', () => {
  expect(xCentre(parseBoard('3x4'), 'AXBBXXXBAXBB')).toEqual([1, 1]);
});

test('a packing without a whole X is refused', () => {
  expect(() => xCentre(parseBoard('3x3'), 'AXAXXXAAA')).toThrow(
    new RangeError('Expected five cells of X on 3x3, found 4.'),
  );
});

test('X is kept where its centre may lie, other pieces everywhere', () => {
  const board = parseBoard('4x4');
  const pieces = [pieceNamed('X'), pieceNamed('I'), pieceNamed('W')];
  const keep = xCentreIn(board, ([row]) => row === 2);
  const kept = placements({ board, pieces, keep });
  const all = placements({ board, pieces });
  const isX = ({ piece }: { piece: string }) => piece === 'X';
  expect(kept.filter(isX).map(({ cells }) => board.cells[middleOf(cells)])).toEqual([
    [2, 1],
    [2, 2],
  ]);
  expect(kept.filter((placement) => !isX(placement))).toEqual(all.filter((placement) => !isX(placement)));
});
