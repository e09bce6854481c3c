import { flag, integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { box } from '../polyomino/board.ts';
import { PENTOMINOES } from '../polyomino/piece.ts';
import { placementsOf } from '../polyomino/placement.ts';

const AREA = PENTOMINOES.reduce((sum, { cells }) => sum + cells.length, 0);

export const BOX_LIST = table('pento/boxes', {
  title: 'The boxes that have the area of the twelve pieces',
  description:
    'Every box of as many squares as the twelve pieces have together, and how many of the pieces fit into it.',
  key: ['board'],
  fields: {
    board: text('Box, the shorter side first'),
    height: integer('Shorter side', 'squares'),
    width: integer('Longer side', 'squares'),
    fitting: integer('Pieces that fit into the box', 'pieces'),
    allFit: flag('Whether every piece fits'),
  },
});

export const BOX_COUNTS = table('pento/box-counts', {
  title: 'How many boxes there are',
  description: 'The boxes of that area, all of them and those into which every piece fits.',
  key: ['condition'],
  fields: {
    condition: text('any box, or: every piece fits'),
    boxes: integer('Boxes', 'boxes'),
  },
});

/** The rows of both tables. */
export function boxRows() {
  const boxes: Row<typeof BOX_LIST.fields>[] = [];
  for (let height = 1; height * height <= AREA; height++) {
    if (AREA % height !== 0) continue;
    const board = box(height, AREA / height);
    const fitting = PENTOMINOES.filter((piece) => placementsOf(board, piece).length > 0).length;
    boxes.push({
      board: board.name,
      height,
      width: AREA / height,
      fitting,
      allFit: fitting === PENTOMINOES.length,
    });
  }
  const counts: Row<typeof BOX_COUNTS.fields>[] = [
    { condition: 'any box', boxes: boxes.length },
    { condition: 'every piece fits', boxes: boxes.filter(({ allFit }) => allFit).length },
  ];
  return { boxes, counts };
}
