import { inkOn } from '../drawing/colour.ts';
import { outlinePath } from '../drawing/outline.ts';
import { middleCell } from '../drawing/packing.ts';
import type { Picture } from '../notebook/book.ts';
import { el, type SvgNode } from '../notebook/svg.ts';
import { box } from '../polyomino/board.ts';
import type { Cell } from '../polyomino/piece.ts';
import { MAJORITY } from './majority.ts';
import { words } from './words.ts';

const CELL = 24;
const MARGIN = 24;
const GAP = 24;
const COLUMNS = 4;
const BOARD = box(8, 8);
const BLACK = '#9c9c9c';
const WHITE = '#ffffff';
const LINE = '#111111';

function drawing(letters: string, x: number, y: number): SvgNode {
  const pieces = new Map<string, Cell[]>();
  BOARD.cells.forEach((cell, i) => {
    pieces.set(letters[i], [...(pieces.get(letters[i]) ?? []), cell]);
  });
  const fillOf = ([row, column]: Cell) => ((row + column) % 2 === 0 ? BLACK : WHITE);
  return el(
    'g',
    {},
    ...BOARD.cells.map((cell) =>
      el('rect', {
        x: x + cell[1] * CELL,
        y: y + cell[0] * CELL,
        width: CELL,
        height: CELL,
        fill: fillOf(cell),
      }),
    ),
    ...[...pieces].map(([, cells]) =>
      el('path', {
        d: outlinePath(cells, x, y, CELL),
        fill: 'none',
        stroke: LINE,
        'stroke-width': 3,
        'stroke-linejoin': 'round',
      }),
    ),
    ...[...pieces].map(([letter, cells]) => {
      const middle = middleCell(cells);
      return words(x + (middle[1] + 0.5) * CELL, y + (middle[0] + 0.5) * CELL + CELL * 0.2, letter, {
        size: CELL * 0.6,
        anchor: 'middle',
        weight: 700,
        fill: inkOn(fillOf(middle)),
      });
    }),
  );
}

/** Every way of the answer, on the chequered board. */
export function majorityPicture(ways: readonly string[]): Picture {
  const step = BOARD.width * CELL + GAP;
  return {
    name: 'preprint-majority',
    title: 'U V W X Y Z with more black squares than white, the other pentominoes with fewer',
    description:
      'The {{preprint/majority-answer[board=8x8].ways}} ways up to symmetry; the tetromino is always the ' +
      '{{preprint/majority-answer[board=8x8].tetrominoes}}, drawn with a lower case letter.',
    tables: [MAJORITY.ref],
    width: 2 * MARGIN + COLUMNS * step - GAP,
    height: 2 * MARGIN + Math.ceil(ways.length / COLUMNS) * step - GAP,
    children: ways.map((letters, i) =>
      drawing(letters, MARGIN + (i % COLUMNS) * step, MARGIN + Math.floor(i / COLUMNS) * step),
    ),
  };
}
