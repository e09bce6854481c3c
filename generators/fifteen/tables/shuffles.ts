import { integer, real, text } from '../../notebook/field.ts';
import { type Row, table } from '../../notebook/table.ts';
import { meanOf, type Sample } from '../sample.ts';
import type { ShuffleName } from '../shuffle.ts';
import { shuffleFacts } from '../shuffle-facts.ts';
import { type Size, sizeName, squaresOf } from '../size.ts';
import type { Expected } from '../tile-walk.ts';

const SIZE = text('Board: rows x columns');
const METHOD = text(
  "exchanges: the page's shuffle; uniform: all positions that can be solved equally likely",
);

export const SHUFFLE = table('fifteen/shuffle', {
  title: "The page's shuffle",
  description: 'What the shuffle does, found by letting it go through all its draws.',
  key: ['size'],
  fields: {
    size: SIZE,
    exchanges: integer('Exchanges that one shuffle makes', 'exchanges'),
    parity: text('Parity of that number'),
    untouched: text('Squares that no exchange moves'),
    x: text('Columns of the first square, counted from 0'),
    y: text('Rows of the first square, counted from 0'),
    neighbour: text('Where the second square lies, and how the ways compare'),
    different: integer('Different exchanges that it draws from', 'exchanges'),
  },
});

export const SHUFFLES = table('fifteen/shuffles', {
  title: 'Two shuffles compared',
  description: 'Means over one shuffle a seed, beside the expected values.',
  key: ['size', 'method'],
  fields: {
    size: SIZE,
    method: METHOD,
    seeds: integer('Seeds, from 0 up', 'seeds'),
    distance: real(4, 'Squares from a tile to its home, rows plus columns, on average', 'squares'),
    distanceExpected: real(4, 'The same as expected value', 'squares'),
    atHome: real(4, 'Tiles at home on average', 'tiles'),
    atHomeExpected: real(4, 'The same as expected value', 'tiles'),
    fewHome: real(4, 'Share of the positions with at most one tile at home'),
    inversions: real(4, 'Pairs of tiles in the wrong order on average', 'pairs'),
    inversionsExpected: real(4, 'The same as expected value', 'pairs'),
  },
});

export const DISPLACEMENTS = table('fifteen/displacements', {
  title: 'How far tiles end from home',
  description: 'Tiles of all shuffled positions by rows plus columns from home.',
  key: ['method', 'distance'],
  fields: {
    method: METHOD,
    distance: integer('Rows plus columns from home', 'squares'),
    tiles: integer('Tiles', 'tiles'),
    share: real(6, 'Share of all tiles'),
  },
});

export const AT_HOME = table('fifteen/at-home', {
  title: 'How many tiles stay home',
  description: 'Shuffled positions by the number of tiles on their own square.',
  key: ['method', 'atHome'],
  fields: {
    method: METHOD,
    atHome: integer('Tiles on their own square', 'tiles'),
    positions: integer('Positions', 'positions'),
  },
});

export const INVERSIONS = table('fifteen/inversions', {
  title: 'Inversions after the shuffle',
  description:
    'Shuffled positions by the number of pairs of tiles in the wrong order; odd numbers cannot occur.',
  key: ['method', 'inversions'],
  fields: {
    method: METHOD,
    inversions: integer('Pairs of tiles in the wrong order', 'pairs'),
    positions: integer('Positions', 'positions'),
  },
});

/** One shuffle of a board, sampled, and what was to be expected. */
export interface ShuffleSample {
  readonly method: ShuffleName;
  readonly counts: Sample;
  readonly expected: Expected;
}

/** The row of `SHUFFLE` for a board. */
export function shuffleRow(size: Size, different: number): Row<typeof SHUFFLE.fields> {
  const facts = shuffleFacts(size);
  return { size: sizeName(size), ...facts, parity: facts.exchanges % 2 === 0 ? 'even' : 'odd', different };
}

/** The rows of `SHUFFLES`, `DISPLACEMENTS`, `AT_HOME` and `INVERSIONS`. */
export function sampleRows(size: Size, seeds: number, samples: readonly ShuffleSample[]) {
  const shuffles: Row<typeof SHUFFLES.fields>[] = [];
  const displacements: Row<typeof DISPLACEMENTS.fields>[] = [];
  const atHome: Row<typeof AT_HOME.fields>[] = [];
  const inversions: Row<typeof INVERSIONS.fields>[] = [];
  const tiles = seeds * (squaresOf(size) - 1);
  for (const { method, counts, expected } of samples) {
    shuffles.push({
      size: sizeName(size),
      method,
      seeds,
      distance: meanOf(counts.distances),
      distanceExpected: expected.distance,
      atHome: meanOf(counts.atHome),
      atHomeExpected: expected.atHome,
      fewHome: (counts.atHome[0] + counts.atHome[1]) / seeds,
      inversions: meanOf(counts.inversions),
      inversionsExpected: expected.inversions,
    });
    counts.distances.forEach((count, distance) => {
      displacements.push({ method, distance, tiles: count, share: count / tiles });
    });
    counts.atHome.forEach((positions, own) => {
      atHome.push({ method, atHome: own, positions });
    });
    counts.inversions.forEach((positions, pairs) => {
      if (pairs % 2 === 0 || positions > 0) inversions.push({ method, inversions: pairs, positions });
    });
  }
  return { shuffles, displacements, atHome, inversions };
}
