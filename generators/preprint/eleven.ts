import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { task } from '../notebook/task.ts';
import { type Board, parseBoard } from '../polyomino/board.ts';
import { classesWithoutSymmetry, mostInvariant } from '../polyomino/invariant.ts';
import { countByStates, type Holes } from '../search/states.ts';
import { CONWAY_ORDER } from './pieces.ts';

export const ELEVEN = table('preprint/eleven', {
  title: 'Eleven of the twelve pentominoes in a box three rows high',
  description: 'Five cells of 3x20, or two of 3x19, stay empty. Counted by states, without listing.',
  key: ['board', 'holes'],
  fields: {
    board: text('Board: rows x columns'),
    holes: text('Where the holes may be'),
    empty: integer('Cells that stay empty', 'cells'),
    oriented: integer('Packings, each orientation of the box counted', 'packings'),
    packings: integer('Packings up to the symmetries of the box', 'packings'),
    invariantPieces: integer(
      'Most pieces that one symmetry of the box, not the identity, can carry to themselves',
      'pieces',
    ),
    states: integer('States (filled cells, used pieces, holes) met in counting', 'states'),
  },
});

/** Where holes may be. */
export const HOLE_RULES = ['anywhere', 'apart', 'in column pairs'] as const;
export type HoleRule = (typeof HOLE_RULES)[number];

/** A box three rows high and the rule for its holes. */
export interface Eleven {
  readonly board: string;
  readonly holes: HoleRule;
}

/** Every fourth pair of columns, from the second column on, takes one hole. */
function inColumnPairs(board: Board): NonNullable<Holes['mayBe']> {
  return (hole, cell) => [1, 2].includes(board.cells[cell][1] - 4 * hole);
}

/** The rule for a count by states: the cells that eleven of the twelve pieces leave empty. */
export function holesOf(board: Board, rule: HoleRule): Holes {
  const cells = CONWAY_ORDER.slice(1).reduce((sum, piece) => sum + piece.cells.length, 0);
  const count = board.cells.length - cells;
  if (rule === 'anywhere') return { count };
  return rule === 'apart' ? { count, apart: true } : { count, mayBe: inColumnPairs(board) };
}

/** Counts the packings under each rule; the classes are all of one size, for no packing has a symmetry. */
export const countEleven = task(
  import.meta.url,
  'countEleven',
  (cases: readonly Eleven[]): Row<typeof ELEVEN.fields>[] =>
    cases.map(({ board: name, holes: rule }) => {
      const board = parseBoard(name);
      const holes = holesOf(board, rule);
      const { packings: oriented, states } = countByStates({ board, pieces: CONWAY_ORDER }, holes);
      const invariantPieces = mostInvariant(board, CONWAY_ORDER);
      const packings = classesWithoutSymmetry(board, CONWAY_ORDER, CONWAY_ORDER.length - 1, oriented);
      return { board: name, holes: rule, empty: holes.count, oriented, packings, invariantPieces, states };
    }),
);
