import { outlinePath } from '../drawing/outline.ts';
import { OUTLINE } from '../drawing/packing.ts';
import type { Picture } from '../notebook/book.ts';
import { grouped } from '../notebook/cell.ts';
import { el, type SvgNode } from '../notebook/svg.ts';
import type { Row } from '../notebook/table.ts';
import { TETROMINOES } from '../polyomino/piece.ts';
import { TETROMINO_PACKINGS } from './tetrominoes.ts';
import { words } from './words.ts';

const CELL = 26;
const MARGIN = 24;
/** Room for one tetromino and the words below it. */
const STEP = 5 * CELL;

/** The five tetrominoes in the order of the exercise, each with its number. */
export function tetrominoesPicture(rows: readonly Row<typeof TETROMINO_PACKINGS.fields>[]): Picture {
  const inOrder = [...rows].sort((a, b) => a.place - b.place);
  const bottom = MARGIN + 2 * CELL;
  const children: SvgNode[] = inOrder.flatMap(({ tetromino, place, packings }, i) => {
    const { cells } = TETROMINOES[place - 1];
    const width = 1 + Math.max(...cells.map(([, column]) => column));
    const height = 1 + Math.max(...cells.map(([row]) => row));
    const centre = MARGIN + i * STEP + STEP / 2;
    const d = outlinePath(cells, centre - (width * CELL) / 2, bottom - height * CELL, CELL);
    return [
      el('path', { d, fill: '#c9d6e3', stroke: OUTLINE, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
      words(centre, bottom + 22, tetromino, { anchor: 'middle' }),
      words(centre, bottom + 42, grouped(packings), {
        anchor: 'middle',
        size: 15,
        weight: 600,
        fill: '#111111',
      }),
    ];
  });
  return {
    name: 'preprint-tetrominoes',
    title: 'Packings of the chessboard by the twelve pentominoes and one tetromino',
    description:
      'Up to the symmetries of the board: ' +
      `${inOrder.map(({ tetromino }) => `${tetromino} {{preprint/tetrominoes[tetromino=${tetromino}].packings}}`).join(', ')}.`,
    tables: [TETROMINO_PACKINGS.ref],
    width: 2 * MARGIN + TETROMINOES.length * STEP,
    height: bottom + 42 + MARGIN,
    children,
  };
}
