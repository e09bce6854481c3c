import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { parseBoard } from '../polyomino/board.ts';
import { type Meeting, piecesMet } from '../polyomino/meeting.ts';
import { atBoundary, neighboursOf } from '../polyomino/neighbour.ts';
import { splitsOf } from '../polyomino/split.ts';
import type { Packed } from './packings.ts';

export const CLARKE = table('preprint/clarke', {
  title: "Clarke's packings of 6x10: what X meets",
  description: 'Packings up to symmetry in which X meets certain pieces, all of them and no other.',
  key: ['meeting', 'pieces'],
  fields: {
    meeting: text('Whether pieces meet along edges only, or at corners too'),
    pieces: text('The pieces that X meets'),
    packings: integer('Packings', 'packings'),
    atBoundary: integer('Of those, with X at the boundary', 'packings'),
    splitting: integer('Of those, packings that fall in two', 'packings'),
  },
});

/** A packing in which X meets certain pieces. */
export interface Met {
  readonly meeting: Meeting;
  readonly pieces: string;
  /** The letters of the packing. */
  readonly letters: string;
}

/** The companies of X that the preprint speaks of. */
const COMPANIES: readonly { readonly meeting: Meeting; readonly pieces: string }[] = [
  { meeting: 'edges', pieces: 'FNUV' },
  { meeting: 'edges', pieces: 'FNU' },
  { meeting: 'edges and corners', pieces: 'FNUV' },
];

/** The packings of each company, and the rows of the table. */
export function clarkeRows({ board: name, classes }: Packed) {
  const board = parseBoard(name);
  const neighbours = neighboursOf(board);
  const met = COMPANIES.flatMap(({ meeting, pieces }): Met[] =>
    classes
      .filter((letters) => piecesMet(neighbours, letters, 'X', meeting) === pieces)
      .map((letters) => ({ meeting, pieces, letters })),
  );
  const rows = COMPANIES.map((company): Row<typeof CLARKE.fields> => {
    const packings = met.filter(
      ({ meeting, pieces }) => meeting === company.meeting && pieces === company.pieces,
    );
    const touching = packings.filter(({ letters }) =>
      atBoundary(
        board,
        [...letters].flatMap((letter, cell) => (letter === 'X' ? [cell] : [])),
      ),
    );
    return {
      ...company,
      packings: packings.length,
      atBoundary: touching.length,
      splitting: packings.filter(({ letters }) => splitsOf(board, letters).length > 0).length,
    };
  });
  return { met, rows };
}
