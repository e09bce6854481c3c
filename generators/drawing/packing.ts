import { el, type SvgNode } from '../notebook/svg.ts';
import type { Board } from '../polyomino/board.ts';
import { HOLE } from '../polyomino/packing.ts';
import type { Cell } from '../polyomino/piece.ts';
import { inkOn } from './colour.ts';
import { outlinePath } from './outline.ts';
import { colourOf } from './palette.ts';

/** The line round a piece. */
export const OUTLINE = '#222222';

/** Where a drawing lies and how wide a cell is, in pixels. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** Of the cells of a piece the one nearest their mean, where a letter sits best. */
export function middleCell(cells: readonly Cell[]): Cell {
  const mean = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length);
  const distance = ([row, column]: Cell) => (row - mean[0]) ** 2 + (column - mean[1]) ** 2;
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}

/** A piece on its cells: its outline filled with its colour, its letter in the middle. */
export function pieceDrawing(letter: string, cells: readonly Cell[], { x, y, cell }: Frame): SvgNode {
  const fill = colourOf(letter);
  const [row, column] = middleCell(cells);
  return el(
    'g',
    {},
    el('path', {
      d: outlinePath(cells, x, y, cell),
      fill,
      stroke: OUTLINE,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }),
    el(
      'text',
      {
        x: x + (column + 0.5) * cell,
        y: y + (row + 0.5) * cell + cell * 0.2,
        'font-size': cell * 0.55,
        'text-anchor': 'middle',
        fill: inkOn(fill),
      },
      letter,
    ),
  );
}

/** A packing (letters, one a cell of the board): every piece with its colour and letter; empty cells stay white. */
export function packingDrawing(board: Board, letters: string, frame: Frame): SvgNode {
  const pieces = new Map<string, Cell[]>();
  board.cells.forEach((cell, i) => {
    pieces.set(letters[i], [...(pieces.get(letters[i]) ?? []), cell]);
  });
  const empty = pieces.get(HOLE) ?? [];
  pieces.delete(HOLE);
  return el(
    'g',
    {},
    el('path', {
      d: outlinePath(board.cells, frame.x, frame.y, frame.cell),
      fill: '#ffffff',
      stroke: OUTLINE,
      'stroke-width': 2,
    }),
    ...empty.map(([row, column]) =>
      el('rect', {
        x: frame.x + column * frame.cell,
        y: frame.y + row * frame.cell,
        width: frame.cell,
        height: frame.cell,
        fill: '#ffffff',
        stroke: '#bbbbbb',
      }),
    ),
    ...[...pieces]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([letter, cells]) => pieceDrawing(letter, cells, frame)),
  );
}
