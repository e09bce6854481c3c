import { integer, optional, real, text } from '../../notebook/field.ts';
import { type Row, table } from '../../notebook/table.ts';
import { mixingBounds } from '../mixing.ts';
import type { ShuffleName } from '../shuffle.ts';
import { type Size, sizeName } from '../size.ts';
import type { SmallWalk } from '../tasks.ts';
import { type Expected, secondEigenvalue } from '../tile-walk.ts';

const SIZE = text('Board: rows x columns');

export const LENGTHS = table('fifteen/lengths', {
  title: 'Shortest solutions of shuffled positions of 3x3',
  description: 'Probability of each length, worked out over all positions with the blank in its corner.',
  key: ['method', 'moves'],
  fields: {
    method: text("exchanges: the page's shuffle; uniform: all positions that can be solved equally likely"),
    moves: integer('Moves of a shortest solution', 'moves'),
    probability: real(8, 'Probability of this length'),
  },
});

export const MEAN_LENGTHS = table('fifteen/mean-lengths', {
  title: 'Shortest solutions of shuffled positions of 3x3, on average',
  description: 'Expected length of a shortest solution under both shuffles.',
  key: ['method'],
  fields: {
    method: text("exchanges: the page's shuffle; uniform: all positions that can be solved equally likely"),
    moves: real(4, 'Moves of a shortest solution', 'moves'),
  },
});

export const VARIATION = table('fifteen/variation', {
  title: 'How far exchanges are from uniform on 3x3',
  description:
    'Total variation between the position after so many exchanges and a uniform one: the largest difference in the probability of any event.',
  key: ['exchanges'],
  fields: {
    exchanges: integer('Exchanges made, an even number', 'exchanges'),
    variation: real(6, 'Total variation from uniform, from 0 to 1'),
  },
});

export const EXPECTED = table('fifteen/expected', {
  title: 'What is left of the order after so many exchanges',
  description:
    'Expected values after the exchanges of the page, worked out from the walks of one tile and of two.',
  key: ['size', 'exchanges'],
  fields: {
    size: SIZE,
    exchanges: integer('Exchanges made', 'exchanges'),
    atHome: real(4, 'Tiles at home', 'tiles'),
    distance: real(4, 'Squares from a tile to its home, rows plus columns', 'squares'),
    inversions: real(4, 'Pairs of tiles in the wrong order', 'pairs'),
  },
});

export const EIGENVALUES = table('fifteen/eigenvalues', {
  title: 'The second eigenvalue of the exchanges',
  description: 'Of the walk of one tile, which is also that of the walk of all; what it says of the shuffle.',
  key: ['size'],
  fields: {
    size: SIZE,
    second: real(6, 'Second largest eigenvalue'),
    exchanges: integer("Exchanges of the page's shuffle", 'exchanges'),
    variationAtLeast: real(4, 'Total variation from uniform after these: at least this'),
    variation: optional(real(4, 'The same exactly, where it was worked out')),
  },
});

export const MIXING = table('fifteen/mixing', {
  title: 'How many exchanges would do',
  description: 'Even numbers of exchanges that bring the total variation from uniform down to a bound.',
  key: ['size', 'percent'],
  fields: {
    size: SIZE,
    percent: integer('The bound', '%'),
    atLeast: integer('Fewer exchanges are not enough', 'exchanges'),
    first: optional(integer('The first number that is enough, where it was worked out', 'exchanges')),
    enough: integer('So many exchanges are enough', 'exchanges'),
  },
});

/** The rows of `LENGTHS` and `MEAN_LENGTHS`, from the probability of each length. */
export function lengthRows(probabilities: Readonly<Record<ShuffleName, readonly number[]>>) {
  const lengths: Row<typeof LENGTHS.fields>[] = [];
  const means: Row<typeof MEAN_LENGTHS.fields>[] = [];
  for (const [method, byMoves] of Object.entries(probabilities)) {
    let mean = 0;
    byMoves.forEach((probability, moves) => {
      mean += probability * moves;
      if (probability > 0) lengths.push({ method, moves, probability });
    });
    means.push({ method, moves: mean });
  }
  return { lengths, means };
}

/** The rows of `VARIATION`. */
export function variationRows({ variations }: SmallWalk): Row<typeof VARIATION.fields>[] {
  return variations.map((variation, half) => ({ exchanges: 2 * half, variation }));
}

/** The rows of `EXPECTED` for a board: every `step` exchanges up to `most`. */
export function expectedRows(
  size: Size,
  walk: Generator<Expected, never>,
  step: number,
  most: number,
): Row<typeof EXPECTED.fields>[] {
  const rows: Row<typeof EXPECTED.fields>[] = [];
  for (let exchanges = 0; exchanges <= most; exchanges++) {
    const expected = walk.next().value;
    if (exchanges % step === 0) rows.push({ size: sizeName(size), exchanges, ...expected });
  }
  return rows;
}

/**
 * The rows of `EIGENVALUES` and `MIXING` for a board. `variations` holds the total variation after 0, 2, 4, ...
 * exchanges where it was worked out.
 */
export function mixingRows(
  size: Size,
  exchanges: number,
  percents: readonly number[],
  variations?: readonly number[],
) {
  const second = secondEigenvalue(size);
  let variationAtLeast = 0.5;
  for (let made = 0; made < exchanges; made++) variationAtLeast *= second;
  const eigenvalue: Row<typeof EIGENVALUES.fields> = {
    size: sizeName(size),
    second,
    exchanges,
    variationAtLeast,
    variation: variations?.[exchanges / 2] ?? null,
  };
  const mixing = percents.map((percent): Row<typeof MIXING.fields> => {
    const reached = variations?.findIndex((variation) => variation <= percent / 100) ?? -1;
    return {
      size: sizeName(size),
      percent,
      ...mixingBounds(size, second, percent / 100),
      first: reached < 0 ? null : 2 * reached,
    };
  });
  return { eigenvalue, mixing };
}
