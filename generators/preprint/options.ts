import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { task } from '../notebook/task.ts';
import { type Board, box } from '../polyomino/board.ts';
import { placements } from '../polyomino/placement.ts';
import { fastPackings } from '../search/fast.ts';
import { scanTable } from '../search/scan-table.ts';
import {
  atEdge,
  both,
  fillable,
  type Keep,
  NARROW,
  not,
  notStraddling,
  onlyInside,
  vCorner,
  xLeft,
  xUpperLeft,
  zHand,
} from './kept.ts';
import { CONWAY_ORDER } from './pieces.ts';

export const OPTIONS = table('preprint/options', {
  title: 'Options by piece',
  description:
    'How many ways each piece can lie on a board, all or only those kept. An option is a piece on certain cells.',
  key: ['board', 'kept', 'piece'],
  fields: {
    board: text('Board: rows x columns'),
    kept: text('Which options are kept'),
    piece: text("Golomb's letter of the piece"),
    conway: text("Conway's letter of the piece"),
    options: integer('Options that are kept', 'options'),
    again: integer(
      'The same counted by the table of the scan, which works out the turned pieces itself',
      'options',
    ),
  },
});

export const OPTION_SETS = table('preprint/option-sets', {
  title: 'Options on a board, and the packings made of them',
  description: 'All options of the twelve pentominoes on a board, or only those kept.',
  key: ['board', 'kept'],
  fields: {
    board: text('Board: rows x columns'),
    kept: text('Which options are kept'),
    options: integer('Options that are kept', 'options'),
    withoutX: integer('Of those, options of the eleven pieces other than X', 'options'),
    again: integer('The options counted by the table of the scan', 'options'),
    packings: integer('Packings made of the kept options, found by the fast search', 'packings'),
  },
});

const SQUAT = box(5, 12);
const WIDE = box(6, 10);
const everything: Keep = () => true;

/** The sets of options that the preprint speaks of. */
function setsOfOptions(): { kept: string; board: Board; keep: Keep }[] {
  return [
    { kept: 'all', board: NARROW, keep: everything },
    { kept: 'fillable', board: NARROW, keep: fillable(NARROW) },
    {
      kept: 'fillable and V in one orientation',
      board: NARROW,
      keep: both(fillable(NARROW), vCorner(NARROW, 'upper left')),
    },
    {
      kept: 'fillable and X left and Z as drawn',
      board: NARROW,
      keep: both(fillable(NARROW), xLeft(NARROW), zHand(NARROW, 'as drawn')),
    },
    { kept: 'V in one orientation', board: NARROW, keep: vCorner(NARROW, 'upper left') },
    { kept: 'all', board: SQUAT, keep: everything },
    { kept: 'X upper left', board: SQUAT, keep: xUpperLeft(SQUAT) },
    { kept: 'all', board: WIDE, keep: everything },
    { kept: 'X upper left', board: WIDE, keep: xUpperLeft(WIDE) },
    { kept: 'not straddling', board: WIDE, keep: notStraddling(WIDE) },
    {
      kept: 'not straddling and X upper left',
      board: WIDE,
      keep: both(xUpperLeft(WIDE), notStraddling(WIDE)),
    },
    { kept: 'inside and X upper left', board: WIDE, keep: both(xUpperLeft(WIDE), not(atEdge(WIDE))) },
    { kept: 'at the edge and X upper left', board: WIDE, keep: both(xUpperLeft(WIDE), atEdge(WIDE)) },
    {
      kept: 'V inside and the others at the edge and X upper left',
      board: WIDE,
      keep: both(xUpperLeft(WIDE), onlyInside(WIDE, 'V')),
    },
  ];
}

/** What one set of options comes to: its row, and the rows of its pieces. */
interface SetCount {
  readonly set: Row<typeof OPTION_SETS.fields>;
  readonly pieces: readonly Row<typeof OPTIONS.fields>[];
}

/** Counts the options of every set, and the packings made of them. */
export const countOptions = task(import.meta.url, 'countOptions', (_: null): SetCount[] =>
  setsOfOptions().map(({ kept, board, keep }) => {
    const problem = { board, pieces: CONWAY_ORDER, keep };
    const laid = placements(problem);
    const { from } = scanTable(problem);
    const pieces = CONWAY_ORDER.map(({ name, conway }, p) => {
      let again = 0;
      for (let list = p; list + 1 < from.length; list += CONWAY_ORDER.length)
        again += from[list + 1] - from[list];
      const options = laid.filter(({ piece }) => piece === name).length;
      return { board: board.name, kept, piece: name, conway, options, again };
    });
    const set = {
      board: board.name,
      kept,
      options: laid.length,
      withoutX: laid.filter(({ piece }) => piece !== 'X').length,
      again: pieces.reduce((sum, { again }) => sum + again, 0),
      packings: fastPackings(problem).packings,
    };
    return { set, pieces };
  }),
);
