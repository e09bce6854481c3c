import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlineOf, outlinePath } from '../../generators/drawing/outline.ts';
import { box } from '../../generators/polyomino/board.ts';
import { type Cell, cellsOf, PENTOMINOES } from '../../generators/polyomino/piece.ts';

/** Twice the area that a loop goes round, more than nothing where the inside is to the right. */
function twiceArea(loop: readonly Cell[]): number {
  return loop.reduce((sum, [row, column], i) => {
    const [r, c] = loop[(i + 1) % loop.length];
    return sum + column * r - c * row;
  }, 0);
}

test('a square has its four corners, clockwise', () => {
  expect(outlineOf([[2, 3]])).toEqual([
    [
      [2, 3],
      [2, 4],
      [3, 4],
      [3, 3],
    ],
  ]);
});

test('straight runs are joined', () => {
  const corners = PENTOMINOES.map(({ name, cells }) => `${name}${outlineOf(cells)[0].length}`);
  expect(corners.join(' ')).toBe('F10 I4 L6 N8 P6 T8 U8 V6 W10 X12 Y8 Z8');
});

test('a hole has a loop of its own, the other way round', () => {
  const loops = outlineOf(cellsOf(['###', '#.#', '###']));
  expect(loops.map((loop) => loop.length)).toEqual([4, 4]);
  expect(loops.map(twiceArea).sort((a, b) => a - b)).toEqual([-2, 18]);
});

test('the loops go round as many squares as there are cells, wherever they lie', () => {
  fc.assert(
    fc.property(fc.subarray([...box(4, 4).cells]), (cells) => {
      const area = outlineOf(cells).reduce((sum, loop) => sum + twiceArea(loop), 0);
      expect(area).toBe(2 * cells.length);
    }),
  );
});

test('the path data of SVG, in pixels', () => {
  expect(outlinePath(cellsOf(['##']), 10, 20, 5)).toBe('M10 20L20 20L20 25L10 25Z');
  expect(outlinePath(cellsOf(['#.#']), 0, 0, 2)).toBe('M0 0L2 0L2 2L0 2ZM4 0L6 0L6 2L4 2Z');
});
