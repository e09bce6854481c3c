import { flag, integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import type { Extremes } from './colouring-counts.ts';
import { exchangedLetters } from './colourings.ts';
import type { Recounted } from './recount.ts';
import type { ReferenceMethod } from './reference.ts';

export const RECOUNTS = table('dudeney/recounts', {
  title: 'Two colourings counted directly',
  description:
    'The colouring of most packings and one without any, counted by searches that have only the options with these colours.',
  key: ['colouring', 'method'],
  fields: {
    colouring: text('most: the colouring of most packings; empty: one without any'),
    method: text('links: dancing links; scan: first empty square, pruned'),
    exchanged: text('Pieces whose black and white are exchanged against the print'),
    options: integer('Options of the search', 'options'),
    nodes: integer('Nodes of the search tree, as the method counts them', 'nodes'),
    packings: integer('Packings found, each orientation of the board counted', 'packings'),
    sorted: integer('Packings by sorting those without colours', 'packings'),
    same: flag('Whether both numbers are the same'),
  },
});

export const MOST_EXCHANGED = table('dudeney/most-exchanged', {
  title: 'The colouring of most packings',
  description:
    'The pieces whose black and white it exchanges against the print. It shares its number with the exchange of black and white on all pieces; of the two, the one that exchanges fewer pieces.',
  key: ['place'],
  fields: { place: integer('Place of the piece, by letter'), piece: text('Piece') },
});

/** Which colourings are counted directly. */
export type Recounting = keyof Extremes;

/** The rows of both tables. */
export function recountRows(
  extremes: Extremes,
  counts: readonly { colouring: Recounting; method: ReferenceMethod; counted: Recounted }[],
) {
  const recounts: Row<typeof RECOUNTS.fields>[] = counts.map(({ colouring, method, counted }) => {
    const { exchanged, packings: sorted } = extremes[colouring];
    return {
      colouring,
      method,
      exchanged: exchangedLetters(exchanged).join(''),
      options: counted.options,
      nodes: counted.figures.nodes,
      packings: counted.figures.packings,
      sorted,
      same: counted.figures.packings === sorted,
    };
  });
  const mostExchanged: Row<typeof MOST_EXCHANGED.fields>[] = exchangedLetters(extremes.most.exchanged).map(
    (piece, i) => ({ place: i + 1, piece }),
  );
  return { recounts, mostExchanged };
}
