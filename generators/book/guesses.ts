import type { Judged } from '../notebook/claims.ts';
import { flag, integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';

export const GUESSES = table('book/guesses', {
  title: 'Guesses that the ledger decides',
  description: 'Guesses made before counting that are about the published numbers as a whole.',
  key: ['guess'],
  fields: {
    guess: text('Name of the guess'),
    statement: text('What was guessed'),
    claims: integer('Claims that it rests on', 'claims'),
    agreeing: integer('Of those, claims whose printed number agrees', 'claims'),
    held: flag('Whether all agree'),
  },
});

/** The claims about packings of the four boxes and the holed board that print a number. */
const PACKING_CLAIM = /^(\d+x\d+|holed)\.tilings\./;

/** Decides the guess that the published numbers of packings come out. */
export function guessRows(judged: readonly Judged[]): Row<typeof GUESSES.fields>[] {
  const concerned = judged.filter(({ claim }) => PACKING_CLAIM.test(claim.id) && claim.published !== null);
  const agreeing = concerned.filter(({ publishedVerdict }) => publishedVerdict === 'agrees').length;
  return [
    {
      guess: 'literature',
      statement: 'The published numbers of packings come out for the four boxes and the holed board.',
      claims: concerned.length,
      agreeing,
      held: concerned.length > 0 && agreeing === concerned.length,
    },
  ];
}
