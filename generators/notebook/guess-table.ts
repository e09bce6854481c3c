import { flag, text } from './field.ts';
import { table } from './table.ts';

/** A table of guesses that a notebook decides, each by a cell. */
export function guessTable(ref: string, title: string) {
  return table(ref, {
    title,
    description: 'What the article guessed before it counted, and what became of it.',
    key: ['guess'],
    fields: {
      guess: text('Name of the guess'),
      statement: text('What was guessed'),
      held: flag('Whether it came out so'),
      cell: text('A cell that decides it'),
    },
  });
}
