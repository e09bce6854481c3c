import { integer, real, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import type { TriesCount } from './count.ts';
import { ANCHOR } from './order.ts';
import { boardOf, DEFAULT_SIZE, inWords } from './sizes.ts';

export const SIZES = table('command/sizes', {
  title: 'Packings and tries by size',
  description:
    'What the command counts on each of its boards: every class of packings once, and the entries into the ' +
    'step that looks for a piece for the first empty square.',
  key: ['size'],
  fields: {
    size: integer('Short side of the board: the argument of the command', 'squares'),
    board: text('Board: rows x columns, less the hole in its middle'),
    description: text('The board in words'),
    packings: integer('Packings up to the symmetries of the board', 'packings'),
    tries: integer('Tries until the search is over', 'tries'),
    first: integer('Tries until the first packing', 'tries'),
    before: integer(`Tries made before ${ANCHOR} has been laid`, 'tries'),
    freePackings: integer(`Packings when ${ANCHOR} is not held, each orientation counted`, 'packings'),
    freeTries: integer(`Tries when ${ANCHOR} is not held`, 'tries'),
    heldShare: real(1, `Tries with ${ANCHOR} held, as a share of those without`, '%'),
  },
});

export const PRESET = table('command/preset', {
  title: 'What the command takes when nothing is named',
  description: 'Arguments that may be left out and what then stands for them.',
  key: ['argument'],
  fields: {
    argument: text('Argument of the command'),
    size: integer('Size that stands for it', 'squares'),
  },
});

/** Steps in which the progress of a search is told. */
const STEPS = 20;

export const PROGRESS = table('command/progress', {
  title: 'Packings found by share of the tries',
  description: 'How many packings the command has found after each twentieth of its tries.',
  key: ['board', 'share'],
  fields: {
    board: text('Board'),
    share: integer('Tries, as a share of all', '%'),
    packings: integer('Packings found until then', 'packings'),
    found: real(1, 'The same as a share of all packings', '%'),
  },
});

/** The rows of the tables, for the counts of all sizes. */
export function commandRows(counts: readonly TriesCount[]) {
  const sizes: Row<typeof SIZES.fields>[] = [];
  const progress: Row<typeof PROGRESS.fields>[] = [];
  for (const { size, sum, triesUntil, free, before } of counts) {
    const board = boardOf(String(size));
    sizes.push({
      size,
      board: board.name,
      description: inWords(board),
      packings: sum.packings,
      tries: sum.tries,
      first: triesUntil[0],
      before,
      freePackings: free.packings,
      freeTries: free.tries,
      heldShare: (100 * sum.tries) / free.tries,
    });
    for (let step = 0; step <= STEPS; step++) {
      // Whole numbers on both sides: no rounding decides on which side of a step a packing falls.
      const packings = triesUntil.filter((tries) => tries * STEPS <= step * sum.tries).length;
      progress.push({
        board: board.name,
        share: (100 * step) / STEPS,
        packings,
        found: (100 * packings) / sum.packings,
      });
    }
  }
  return { sizes, progress, preset: [{ argument: 'board', size: DEFAULT_SIZE }] };
}
