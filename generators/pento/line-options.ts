import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { parseBoard } from '../polyomino/board.ts';
import { PENTOMINOES } from '../polyomino/piece.ts';
import { placements } from '../polyomino/placement.ts';
import { problemOn, quarterProblem, STUDIED } from './boards.ts';

export const LINE_OPTIONS = table('pento/line-options', {
  title: 'Options that do not straddle the middle line, by piece',
  description:
    'The options of 6x10 that lie wholly on one side of the line between its two halves of five columns.',
  key: ['piece'],
  fields: {
    piece: text('Piece'),
    options: integer('Options with X anywhere', 'options'),
    beside: integer('Of those, options that do not straddle the line', 'options'),
    quarter: integer('Options that do not straddle it, the centre of X in the upper left quarter', 'options'),
  },
});

export const LINE_BOUNDS = table('pento/line-bounds', {
  title: 'Options that do not straddle the middle line, by what is asked of X',
  description:
    'Sums of the table by piece. Without X there is nothing to choose: every choice of options for X gives at least as many.',
  key: ['x'],
  fields: {
    x: text('none: the other eleven pieces; quarter: X in the upper left quarter; anywhere: all of X'),
    options: integer('Options that do not straddle the line', 'options'),
    ofX: integer('Of those, options of X', 'options'),
  },
});

/** The rows of both tables. */
export function lineOptionRows() {
  const board = parseBoard(STUDIED);
  const middle = board.width / 2;
  const isBeside = ({ cells }: { cells: readonly number[] }) => {
    const left = cells.filter((cell) => board.cells[cell][1] < middle).length;
    return left === 0 || left === cells.length;
  };
  const all = placements(problemOn(board));
  const quarter = placements(quarterProblem());
  const byPiece: Row<typeof LINE_OPTIONS.fields>[] = PENTOMINOES.map(({ name }) => {
    const own = all.filter(({ piece }) => piece === name);
    return {
      piece: name,
      options: own.length,
      beside: own.filter(isBeside).length,
      quarter: quarter.filter((option) => option.piece === name && isBeside(option)).length,
    };
  });
  const sum = (of: (row: (typeof byPiece)[number]) => number) =>
    byPiece.reduce((total, row) => total + of(row), 0);
  const x = byPiece.find(({ piece }) => piece === 'X') as (typeof byPiece)[number];
  const without = sum((row) => row.beside) - x.beside;
  const bounds: Row<typeof LINE_BOUNDS.fields>[] = [
    { x: 'none', options: without, ofX: 0 },
    { x: 'quarter', options: without + x.quarter, ofX: x.quarter },
    { x: 'anywhere', options: without + x.beside, ofX: x.beside },
  ];
  return { byPiece, bounds };
}
