import fc from 'fast-check';
import { expect, test } from 'vitest';
import { box, parseBoard } from '../../generators/polyomino/board.ts';
import { orientations } from '../../generators/polyomino/orientation.ts';
import { normalise, PENTOMINOES, pieceNamed, SQUARE } from '../../generators/polyomino/piece.ts';
import { placements, placementsOf } from '../../generators/polyomino/placement.ts';

test('in a box every orientation lies wherever its own box fits', () => {
  const side = fc.integer({ min: 1, max: 8 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(...PENTOMINOES), (height, width, piece) => {
      const fitting = orientations(piece).map((cells) => {
        const rows = height - Math.max(...cells.map(([row]) => row));
        const columns = width - Math.max(...cells.map(([, column]) => column));
        return Math.max(0, rows) * Math.max(0, columns);
      });
      const sum = fitting.reduce((a, b) => a + b);
      expect(placementsOf(box(height, width), piece)).toHaveLength(sum);
    }),
  );
});

test('a placement covers cells of the board, ascending, in the orientation it names', () => {
  const board = parseBoard('#####/##.##/#####/.####');
  for (const piece of PENTOMINOES) {
    const shapes = orientations(piece);
    for (const { piece: name, cells, orientation } of placementsOf(board, piece)) {
      expect(name).toBe(piece.name);
      expect(cells).toEqual([...new Set(cells)].sort((a, b) => a - b));
      expect(normalise(cells.map((cell) => board.cells[cell]))).toEqual(shapes[orientation]);
    }
  }
});

test('placements come by orientation, then row by row', () => {
  const cells = placementsOf(box(2, 5), pieceNamed('U')).map((placement) => placement.cells);
  expect(cells).toEqual([
    [0, 2, 5, 6, 7],
    [1, 3, 6, 7, 8],
    [2, 4, 7, 8, 9],
    [0, 1, 2, 5, 7],
    [1, 2, 3, 6, 8],
    [2, 3, 4, 7, 9],
  ]);
});

test('a hole is avoided', () => {
  expect(placementsOf(parseBoard('3x3-1x1'), SQUARE)).toEqual([]);
  expect(placementsOf(parseBoard('3x3-1x1'), pieceNamed('V'))).toHaveLength(4);
});

test('without turning over there are fewer placements of a piece that differs from its mirror image', () => {
  const board = box(3, 3);
  expect(placementsOf(board, pieceNamed('Z'), false)).toHaveLength(2);
  expect(placementsOf(board, pieceNamed('Z'))).toHaveLength(4);
  const pieces = [pieceNamed('Z'), pieceNamed('X')];
  expect(placements({ board, pieces, turnOver: false })).toHaveLength(3);
});

test('a problem keeps what it asks to keep, piece by piece in its own order', () => {
  const pieces = [pieceNamed('X'), SQUARE];
  const board = box(3, 3);
  const all = placements({ board, pieces });
  expect(all.map(({ piece }) => piece).join('')).toBe('XOOOO');
  const keep = (piece: string, cells: readonly number[]) => piece === 'X' || cells[0] === 0;
  const kept = placements({ board, pieces, keep });
  expect(kept.map(({ piece, cells }) => [piece, cells])).toEqual([
    ['X', [1, 3, 4, 5, 7]],
    ['O', [0, 1, 3, 4]],
  ]);
});
