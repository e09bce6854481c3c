import type { Book } from '../notebook/book.ts';
import { guessTable } from '../notebook/guess-table.ts';
import type { Row } from '../notebook/table.ts';

export const GUESSES = guessTable('dudeney/guesses', 'Guesses made before counting the colourings');

/** Decides the guesses by cells that the book already has. */
export function guessRows({ cell }: Pick<Book, 'cell'>): Row<typeof GUESSES.fields>[] {
  const empty = 'dudeney/colouring-sets[set=balanced].empty';
  const middle = (set: string) => `dudeney/colouring-sets[set=${set}].middleHalf`;
  const sum = (colour: string) => `dudeney/x-colours[xCentre=${colour}].packings`;
  return [
    {
      guess: 'some-colouring-empty',
      statement: 'Some colouring with as many black squares as white has no packing.',
      held: Number(cell(empty)) > 0,
      cell: empty,
    },
    {
      guess: 'dudeney-median',
      statement: 'The printed colouring has about a middling number of packings.',
      // The guess does not say over which colourings: either set would do.
      held: cell(middle('balanced')) === true || cell(middle('packable')) === true,
      cell: middle('balanced'),
    },
    {
      guess: 'x-black-fewer',
      statement: 'Colourings with a black centre of X have fewer packings.',
      held: Number(cell(sum('black'))) < Number(cell(sum('white'))),
      cell: sum('black'),
    },
  ];
}
