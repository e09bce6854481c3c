import { flag, integer, real, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { LETTERS } from './board.ts';
import { balanced, type Colouring, complement, exchangedLetters } from './colourings.ts';
import { inMiddleHalf, rank } from './ranking.ts';

export const COLOURINGS = table('dudeney/colourings', {
  title: 'Packings by colouring',
  description:
    'Every colouring of the twelve pentominoes and its packings with no piece turned over, each orientation of the board counted.',
  key: ['exchanged'],
  fields: {
    exchanged: text('Pieces whose black and white are exchanged against the print, or none'),
    pieces: integer('How many they are', 'pieces'),
    blackSquares: integer('Black squares of all thirteen pieces', 'squares'),
    xCentre: text('Colour of the centre of X'),
    packings: integer('Packings', 'packings'),
    complement: integer('Packings of the colouring with black and white exchanged on all pieces', 'packings'),
  },
});

export const BLACK_SQUARES = table('dudeney/black-squares', {
  title: 'Colourings by black squares',
  description: 'The colourings by the number of black squares on all thirteen pieces.',
  key: ['blackSquares'],
  fields: {
    blackSquares: integer('Black squares of all thirteen pieces', 'squares'),
    colourings: integer('Colourings', 'colourings'),
    packings: integer('Packings of all of them', 'packings'),
  },
});

export const COLOURING_SETS = table('dudeney/colouring-sets', {
  title: 'The printed colouring among the others',
  description:
    'Packings by colouring over all colourings, over those with as many black squares as white, and over those of them that have a packing; and how the printed colouring stands.',
  key: ['set'],
  fields: {
    set: text('all; balanced: half of the squares black; packable: balanced and with a packing'),
    colourings: integer('Colourings', 'colourings'),
    empty: integer('Colourings without a packing', 'colourings'),
    packable: integer('Colourings with a packing', 'colourings'),
    packings: integer('Packings of all of them', 'packings'),
    median: real(1, 'Median number of packings', 'packings'),
    most: integer('Most packings of a colouring', 'packings'),
    attaining: integer('Colourings that have as many', 'colourings'),
    printed: integer('Packings of the printed colouring', 'packings'),
    fewer: integer('Colourings with fewer packings than the printed one', 'colourings'),
    equal: integer('Colourings with as many, the printed one included', 'colourings'),
    more: integer('Colourings with more', 'colourings'),
    middleHalf: flag('Whether a quarter or more have fewer and a quarter or more have more'),
    likeComplement: flag('Whether each has as many packings as its exchange of black and white'),
  },
});

export const COLOURING_HISTOGRAM = table('dudeney/colouring-histogram', {
  title: 'Balanced colourings by packings',
  description: 'How many of the colourings with as many black squares as white have each number of packings.',
  key: ['packings'],
  fields: {
    packings: integer('Packings of a colouring', 'packings'),
    colourings: integer('Colourings that have as many', 'colourings'),
  },
});

export const X_COLOURS = table('dudeney/x-colours', {
  title: 'Balanced colourings by the colour of the centre of X',
  description: 'The colourings with as many black squares as white, parted by the centre of X.',
  key: ['xCentre'],
  fields: {
    xCentre: text('Colour of the centre of X'),
    colourings: integer('Colourings', 'colourings'),
    packable: integer('Colourings with a packing', 'colourings'),
    packings: integer('Packings of all of them', 'packings'),
    most: integer('Most packings of a colouring', 'packings'),
  },
});

/** The colouring of most packings and one without any, each the one that exchanges fewest pieces. */
export interface Extremes {
  readonly most: Colouring;
  readonly empty: Colouring;
}

function nameOf({ exchanged }: Colouring): string {
  return exchangedLetters(exchanged).join('') || 'none';
}

/** The extremes among the balanced colourings; of equally many exchanged pieces the first by letters. */
export function extremes(colourings: readonly Colouring[]): Extremes {
  const byPieces = balanced(colourings)
    .map((colouring) => ({ colouring, letters: exchangedLetters(colouring.exchanged).join('') }))
    .sort((a, b) => a.letters.length - b.letters.length || (a.letters < b.letters ? -1 : 1))
    .map(({ colouring }) => colouring);
  const empty = byPieces.find(({ packings }) => packings === 0);
  if (!empty) throw new Error('Expected a balanced colouring without packings to recount, found none.');
  return { most: byPieces.reduce((a, b) => (b.packings > a.packings ? b : a)), empty };
}

/** The rows of the five tables. */
export function colouringRows(colourings: readonly Colouring[]) {
  const complementOf = ({ exchanged }: Colouring) => colourings[complement(exchanged, LETTERS.length - 1)];
  const xCentre = ({ xBlack }: Colouring) => (xBlack ? 'black' : 'white');
  const counts = (some: readonly Colouring[]) => some.map(({ packings }) => packings);
  const sum = (some: readonly Colouring[]) => counts(some).reduce((a, b) => a + b, 0);
  const packable = (some: readonly Colouring[]) => some.filter(({ packings }) => packings > 0);
  const even = balanced(colourings);
  const printed = colourings[0].packings;

  const each: Row<typeof COLOURINGS.fields>[] = colourings.map((colouring) => ({
    exchanged: nameOf(colouring),
    pieces: exchangedLetters(colouring.exchanged).length,
    blackSquares: colouring.blackSquares,
    xCentre: xCentre(colouring),
    packings: colouring.packings,
    complement: complementOf(colouring).packings,
  }));
  const byBlack: Row<typeof BLACK_SQUARES.fields>[] = [
    ...new Set(colourings.map(({ blackSquares }) => blackSquares)),
  ].map((blackSquares) => {
    const some = colourings.filter((colouring) => colouring.blackSquares === blackSquares);
    return { blackSquares, colourings: some.length, packings: sum(some) };
  });
  const sets: Row<typeof COLOURING_SETS.fields>[] = Object.entries({
    all: colourings,
    balanced: even,
    packable: packable(even),
  }).map(([set, some]) => {
    const ranking = rank(printed, counts(some));
    return {
      set,
      colourings: some.length,
      empty: some.length - packable(some).length,
      packable: packable(some).length,
      packings: sum(some),
      median: ranking.median,
      most: ranking.most,
      attaining: ranking.attaining,
      printed,
      fewer: ranking.fewer,
      equal: ranking.equal,
      more: ranking.more,
      middleHalf: inMiddleHalf(ranking),
      likeComplement: some.every((colouring) => complementOf(colouring).packings === colouring.packings),
    };
  });
  const histogram: Row<typeof COLOURING_HISTOGRAM.fields>[] = [...new Set(counts(even))].map((packings) => ({
    packings,
    colourings: even.filter((colouring) => colouring.packings === packings).length,
  }));
  const xColours: Row<typeof X_COLOURS.fields>[] = ['black', 'white'].map((colour) => {
    const some = even.filter((colouring) => xCentre(colouring) === colour);
    return {
      xCentre: colour,
      colourings: some.length,
      packable: packable(some).length,
      packings: sum(some),
      most: counts(some).reduce((a, b) => Math.max(a, b), 0),
    };
  });
  return { each, byBlack, sets, histogram, xColours };
}
