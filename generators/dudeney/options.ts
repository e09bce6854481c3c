import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { type PackingProblem, placements } from '../polyomino/placement.ts';
import { LETTERS } from './board.ts';
import { type Condition, conditionProblem } from './conditions.ts';
import type { PrintedFigure } from './figure.ts';
import { keepingX, xPlaces } from './x-places.ts';
import { PLAIN_PROBLEM } from './x-search.ts';

export const OPTIONS = table('dudeney/options', {
  title: 'Options by piece',
  description: 'Ways to lay each piece on the chessboard, with and without regard to the print.',
  key: ['piece'],
  fields: {
    piece: text('Piece'),
    all: integer('Colours ignored, turned over or not', 'options'),
    xKept: integer('The same, the centre of X kept to one square of each orbit', 'options'),
    unturned: integer('Colours ignored, the printed side up', 'options'),
    coloured: integer('Colours kept, turned over or not', 'options'),
    colouredUnturned: integer('Colours kept, the printed side up', 'options'),
  },
});

/** A row a piece. */
export function optionRows(figure: PrintedFigure): Row<typeof OPTIONS.fields>[] {
  const counted = (problem: PackingProblem) => {
    const laid = placements(problem);
    return (letter: string) => laid.filter(({ piece }) => piece === letter).length;
  };
  const under = (colours: Condition['colours'], turning: Condition['turning']) =>
    counted(conditionProblem(figure, { colours, turning }));
  const all = counted(PLAIN_PROBLEM);
  const kept = counted(
    keepingX(
      PLAIN_PROBLEM,
      xPlaces().map(({ cell }) => cell),
    ),
  );
  const unturned = under('ignored', 'forbidden');
  const coloured = under('kept', 'allowed');
  const colouredUnturned = under('kept', 'forbidden');
  return LETTERS.map((piece) => ({
    piece,
    all: all(piece),
    xKept: kept(piece),
    unturned: unturned(piece),
    coloured: coloured(piece),
    colouredUnturned: colouredUnturned(piece),
  }));
}
