import { integer, real, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { task } from '../notebook/task.ts';
import { parseBoard } from '../polyomino/board.ts';
import { emptiesByStates } from '../search/states.ts';
import { type Eleven, holesOf } from './eleven.ts';
import { CONWAY_ORDER } from './pieces.ts';

export const HOLES = table('preprint/holes', {
  title: 'Where the holes of the eleven-piece packings are',
  description:
    'How many packings, each orientation of the box counted, leave a cell empty: the ways to reach a state that ' +
    'leaves it empty, times the ways to finish from there.',
  key: ['board', 'holes', 'row', 'column'],
  fields: {
    board: text('Board: rows x columns'),
    holes: text('Where the holes may be'),
    row: integer('Row of the cell, from 0'),
    column: integer('Column of the cell, from 0'),
    packings: integer('Packings that leave the cell empty', 'packings'),
    share: real(2, 'Of all packings', '%'),
  },
});

/** The rows of all cells of a box under a rule for its holes. */
export const countHoles = task(
  import.meta.url,
  'countHoles',
  ({ board: name, holes: rule }: Eleven): Row<typeof HOLES.fields>[] => {
    const board = parseBoard(name);
    const holes = holesOf(board, rule);
    const empties = emptiesByStates({ board, pieces: CONWAY_ORDER }, holes);
    // Each packing is counted at each of its holes.
    const oriented = empties.reduce((sum, packings) => sum + packings, 0) / holes.count;
    return board.cells.map(([row, column], cell) => {
      const packings = empties[cell];
      return { board: name, holes: rule, row, column, packings, share: (100 * packings) / oriented };
    });
  },
);
