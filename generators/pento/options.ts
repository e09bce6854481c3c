import { algorithmP } from '../cover/algorithm-p.ts';
import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { imageOf } from '../polyomino/packing.ts';
import { PENTOMINOES } from '../polyomino/piece.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import { packingCover } from '../search/packing-cover.ts';
import { quarterProblem } from './boards.ts';

export const OPTIONS = table('pento/options', {
  title: 'Options used, unused and removed, by piece',
  description:
    'The options of 6x10 with the centre of X in the upper left quarter: those that occur in a packing, those that occur in none, and those that Algorithm P removes before any search.',
  key: ['piece'],
  fields: {
    piece: text('Piece'),
    options: integer('Options', 'options'),
    used: integer('Options that occur in some packing', 'options'),
    unused: integer('Options that occur in none', 'options'),
    removed: integer('Options that Algorithm P removes', 'options'),
    missed: integer('Unused options that Algorithm P leaves', 'options'),
  },
});

export const OPTION_TOTALS = table('pento/option-totals', {
  title: 'Options used, unused and removed',
  description: 'The same for all pieces together, with the passes that Algorithm P makes.',
  key: ['board'],
  fields: {
    board: text('Board'),
    options: integer('Options', 'options'),
    used: integer('Options that occur in some packing', 'options'),
    unused: integer('Options that occur in none', 'options'),
    removed: integer('Options that Algorithm P removes', 'options'),
    removedUsed: integer('Options that Algorithm P removes although a packing uses them', 'options'),
    missed: integer('Unused options that Algorithm P leaves', 'options'),
    passes: integer('Passes over the options, the last of which changes nothing', 'passes'),
  },
});

export const REMOVED = table('pento/removed', {
  title: 'What Algorithm P removes, by pass and piece',
  description: 'Options of 6x10 with the centre of X in the upper left quarter that each pass removes.',
  key: ['pass', 'piece'],
  fields: {
    pass: integer('Pass'),
    piece: text('Piece'),
    blocking: integer('Options that meet every option of some item outside them', 'options'),
    forcing: integer('Options that take an item which every option of another item needs', 'options'),
  },
});

/** The rows of the three tables; `packings` are the canonical packings of the board (letters, one a cell). */
export function optionRows(packings: readonly string[]) {
  const problem = quarterProblem();
  const { board } = problem;
  const { cover, placements } = packingCover(problem);
  const symmetries = symmetriesOf(board);
  const optionAt = new Map(placements.map(({ piece, cells }, o) => [`${piece} ${cells}`, o]));
  const used = new Set<number>();
  for (const packing of packings) {
    for (const symmetry of symmetries) {
      const cellsOf = new Map<string, number[]>(PENTOMINOES.map(({ name }) => [name, []]));
      [...imageOf(packing, symmetry)].forEach((letter, cell) => {
        cellsOf.get(letter)?.push(cell);
      });
      const laid = [...cellsOf].map(([name, cells]) => optionAt.get(`${name} ${cells}`));
      // The image whose X lies outside the quarter is no packing of the problem.
      if (laid.every((option) => option !== undefined)) for (const option of laid) used.add(option);
    }
  }
  const { removed, passes } = algorithmP(cover);
  const gone = new Set(removed.map(({ option }) => option));
  const count = (of: (option: number) => boolean, piece?: string) =>
    placements.filter((placement, o) => (piece === undefined || placement.piece === piece) && of(o)).length;
  const options: Row<typeof OPTIONS.fields>[] = PENTOMINOES.map(({ name }) => ({
    piece: name,
    options: count(() => true, name),
    used: count((o) => used.has(o), name),
    unused: count((o) => !used.has(o), name),
    removed: count((o) => gone.has(o), name),
    missed: count((o) => !used.has(o) && !gone.has(o), name),
  }));
  const totals: Row<typeof OPTION_TOTALS.fields> = {
    board: board.name,
    options: placements.length,
    used: used.size,
    unused: placements.length - used.size,
    removed: gone.size,
    removedUsed: count((o) => used.has(o) && gone.has(o)),
    missed: count((o) => !used.has(o) && !gone.has(o)),
    passes,
  };
  const byPass: Row<typeof REMOVED.fields>[] = Array.from({ length: passes }, (_, i) => i + 1).flatMap(
    (pass) =>
      PENTOMINOES.map(({ name }) => {
        const here = removed.filter((r) => r.pass === pass && placements[r.option].piece === name);
        return {
          pass,
          piece: name,
          blocking: here.filter(({ kind }) => kind === 'blocking').length,
          forcing: here.filter(({ kind }) => kind === 'forcing').length,
        };
      }),
  );
  return { options, totals, byPass };
}
