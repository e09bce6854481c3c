import { integer, real, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { task } from '../notebook/task.ts';
import { parseBoard } from '../polyomino/board.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import { countByStates } from '../search/states.ts';
import { type Eleven, holesOf } from './eleven.ts';
import { CONWAY_ORDER } from './pieces.ts';

export const HOLES = table('preprint/holes', {
  title: 'Where the holes of the eleven-piece packings are',
  description:
    'How many packings, each orientation of the box counted, leave a cell empty: the count by states with every ' +
    'option gone that covers the cell.',
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

/** A column of a box and a rule for its holes. */
export interface HoleColumn extends Eleven {
  readonly column: number;
  /** Packings in all, each orientation of the box counted. */
  readonly oriented: number;
}

/** The columns whose cells, with their images, are all cells of a box. */
export function quarterColumns(board: string): number[] {
  return [...Array(Math.ceil(parseBoard(board).width / 2)).keys()];
}

/** The rows of the cells in a column and of their images. */
export const countHoles = task(
  import.meta.url,
  'countHoles',
  ({ board: name, holes: rule, column, oriented }: HoleColumn): Row<typeof HOLES.fields>[] => {
    const board = parseBoard(name);
    const symmetries = symmetriesOf(board);
    const holes = holesOf(board, rule);
    const rows: Row<typeof HOLES.fields>[] = [];
    for (let row = 0; 2 * row < board.height; row++) {
      const cell = board.indexAt(row, column);
      const keep = (_: string, cells: readonly number[]) => !cells.includes(cell);
      const { packings } = countByStates({ board, pieces: CONWAY_ORDER, keep }, holes);
      for (const image of new Set(symmetries.map((symmetry) => symmetry.image[cell]))) {
        const [r, c] = board.cells[image];
        const share = (100 * packings) / oriented;
        rows.push({ board: name, holes: rule, row: r, column: c, packings, share });
      }
    }
    return rows;
  },
);
