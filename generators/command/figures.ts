import { packingDrawing } from '../drawing/packing.ts';
import type { Chart, Picture } from '../notebook/book.ts';
import { el, type SvgNode } from '../notebook/svg.ts';
import type { TriesCount } from './count.ts';
import { BOARD_OF_SIZE, boardOf, inWords } from './sizes.ts';
import { PROGRESS, SIZES } from './tables.ts';

/** Pixels of a cell's side, around everything, between two boards, and for the words over a board. */
const CELL = 24;
const MARGIN = 24;
const GAP = 30;
const HEAD = 24;

/** Boards stand side by side as long as a row is no wider, in pixels. */
const WIDEST = 600;

/** The boards of the command, each with the packing that it finds first. */
export function firstPicture(counts: readonly TriesCount[]): Picture {
  const children: SvgNode[] = [];
  let x = MARGIN;
  let y = MARGIN;
  let bottom = y;
  let right = x;
  for (const { size, first } of counts) {
    const board = boardOf(String(size));
    if (x > MARGIN && x + board.width * CELL > WIDEST) {
      x = MARGIN;
      y = bottom + GAP;
    }
    children.push(
      el('text', { x, y: y + 12, 'font-size': 13, fill: '#333333' }, `${size}: ${inWords(board)}`),
    );
    children.push(packingDrawing(board, first, { x, y: y + HEAD, cell: CELL }));
    bottom = Math.max(bottom, y + HEAD + board.height * CELL);
    right = Math.max(right, x + board.width * CELL);
    x += board.width * CELL + 2 * GAP;
  }
  const tries = counts.map(({ size }) => `{{command/sizes[size=${size}].first}}`);
  return {
    name: 'command-first',
    title: 'The boards of the command, each with the packing found first',
    description: `Found after ${tries.slice(0, -1).join(', ')} and ${tries.at(-1)} tries.`,
    tables: [SIZES.ref],
    width: right + MARGIN,
    height: bottom + MARGIN,
    children,
  };
}

/** How the packings are spread over the search. */
export const PROGRESS_CHART: Chart = {
  name: 'command-progress',
  title: 'Packings found in the course of the search',
  description:
    'For each board the share of its packings found, by the share of the tries made. A search that finds ' +
    'packings evenly would follow the straight grey line.',
  spec: {
    data: { url: `../data/${PROGRESS.ref}.json` },
    facet: { field: 'board', type: 'nominal', title: null, sort: [...BOARD_OF_SIZE.values()] },
    columns: 3,
    spec: {
      width: 170,
      height: 150,
      layer: [
        {
          mark: { type: 'line', color: '#bbbbbb', strokeWidth: 1 },
          encoding: { y: { field: 'share', type: 'quantitative' } },
        },
        {
          mark: { type: 'line', interpolate: 'step-after', color: '#1f3b57', strokeWidth: 2 },
          encoding: { y: { field: 'found', type: 'quantitative', title: 'packings found, %' } },
        },
      ],
      encoding: {
        x: { field: 'share', type: 'quantitative', title: 'tries made, %', axis: { tickCount: 5 } },
      },
    },
  },
};
