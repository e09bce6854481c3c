import type { Book } from '../notebook/book.ts';
import { guessTable } from '../notebook/guess-table.ts';
import type { Row } from '../notebook/table.ts';
import { STUDIED } from './boards.ts';

export const GUESSES = guessTable('pento/guesses', 'Guesses made before counting');

/** Decides the guesses by cells that the book already has. */
export function guessRows(book: Pick<Book, 'cell' | 'rows'>): Row<typeof GUESSES.fields>[] {
  const offEdge = book.rows('pento/off-edge');
  const xCentre = book.rows('pento/x-centre').filter(({ board }) => board === STUDIED);
  const totals = book.rows('pento/option-totals')[0];
  const packings = book.rows('pento/packings');
  const [height, width] = STUDIED.split('x').map(Number);
  const fromMiddle = (row: (typeof xCentre)[number]) =>
    (2 * Number(row.row) - height - 1) ** 2 + (2 * Number(row.column) - width - 1) ** 2;
  const nearerNeverFewer = xCentre.every((a) =>
    xCentre.every((b) => fromMiddle(a) >= fromMiddle(b) || Number(a.packings) >= Number(b.packings)),
  );
  const removed = Number(totals.removed);
  const unused = Number(totals.unused);
  return [
    {
      guess: 'self-symmetry',
      statement: 'No packing is carried to itself by a symmetry of its box.',
      held: packings.every(({ selfSymmetric }) => selfSymmetric === 0),
      cell: `pento/packings[board=${STUDIED}].selfSymmetric`,
    },
    {
      guess: 'edge-x',
      statement: 'X is off the edge most often.',
      held: offEdge.some(({ piece, rank }) => piece === 'X' && rank === 1),
      cell: 'pento/off-edge[piece=X].rank',
    },
    {
      guess: 'x-centre',
      statement: 'The nearer the centre of X lies to the middle of the box, the more packings there are.',
      held: nearerNeverFewer,
      cell: `pento/x-places[board=${STUDIED}].innermost`,
    },
    {
      guess: 'unused',
      statement: 'More options are unused than Algorithm P removes, but fewer than twice as many.',
      held: unused > removed && unused < 2 * removed,
      cell: `pento/option-totals[board=${STUDIED}].unused`,
    },
  ];
}
