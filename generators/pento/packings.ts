import { flag, integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { parseBoard } from '../polyomino/board.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import type { Method } from '../search/all-packings.ts';
import type { Count } from './count.ts';

/** A board with what each method counted on it, the first method being the reference. */
export interface BoardCounts {
  readonly board: string;
  readonly counts: ReadonlyMap<Method, Count>;
}

export const PACKINGS = table('pento/packings', {
  title: 'Packings by board',
  description: 'How many ways the twelve pentominoes pack each board, by dancing links.',
  key: ['board'],
  fields: {
    board: text('Board: rows x columns, less the hole in its middle'),
    cells: integer('Cells of the board', 'cells'),
    symmetries: integer('Rotations and reflections that carry the board to itself'),
    oriented: integer('Packings, each orientation of the board counted', 'packings'),
    canonical: integer('Packings up to the symmetries of the board', 'packings'),
    selfSymmetric: integer(
      'Of those, carried to themselves by a symmetry other than the identity',
      'packings',
    ),
    sameSets: flag('Whether all methods gave the same canonical packings, one by one'),
  },
});

export const METHOD_COUNTS = table('pento/methods', {
  title: 'Packings by board and method',
  description: 'The same count by each method; a set is the same when every canonical packing in it is.',
  key: ['board', 'method'],
  fields: {
    board: text('Board'),
    method: text('links: dancing links; scan: first empty cell; fast: orbits and tabled completions'),
    oriented: integer('Packings, each orientation of the board counted', 'packings'),
    canonical: integer('Packings up to the symmetries of the board', 'packings'),
    sameAsLinks: flag('Whether the canonical packings are those of dancing links, one by one'),
  },
});

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, i) => line === b[i]);
}

/** The rows of both tables. */
export function packingRows(boards: readonly BoardCounts[]) {
  const packings: Row<typeof PACKINGS.fields>[] = [];
  const methods: Row<typeof METHOD_COUNTS.fields>[] = [];
  for (const { board, counts } of boards) {
    const reference = counts.get('links') as Count;
    const parsed = parseBoard(board);
    for (const [method, { figures, canonical }] of counts) {
      const sameAsLinks = sameList(canonical, reference.canonical);
      methods.push({ board, method, oriented: figures.packings, canonical: canonical.length, sameAsLinks });
    }
    packings.push({
      board,
      cells: parsed.cells.length,
      symmetries: symmetriesOf(parsed).length,
      oriented: reference.figures.packings,
      canonical: reference.canonical.length,
      selfSymmetric: reference.selfSymmetric,
      sameSets: [...counts.values()].every(({ canonical }) => sameList(canonical, reference.canonical)),
    });
  }
  return { packings, methods };
}
