import { task } from '../notebook/task.ts';
import { canonicalSet, lettersOf } from '../polyomino/packing.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import { middleOf } from '../polyomino/x-centre.ts';
import { fastPackings } from '../search/fast.ts';
import { CHESSBOARD, LETTERS } from './board.ts';
import { xPlaces } from './x-places.ts';
import { PLAIN_PROBLEM } from './x-search.ts';

/** What the fast way found with no regard to where X lies. */
export interface FastResult {
  /** Packings, each orientation of the board counted. */
  readonly oriented: number;
  /** Packings by the cell (index) of the centre of X, cells without any left out. */
  readonly byCentre: ReadonlyMap<number, number>;
  /** Canonical packings, as letters, sorted. */
  readonly canonical: readonly string[];
}

/** Finds all packings without colours by the fast way, those of every class at once. */
export const searchFast = task(import.meta.url, 'searchFast', (_: null): FastResult => {
  const x = LETTERS.indexOf('X');
  const places = new Set(xPlaces().map(({ cell }) => cell));
  const byCentre = new Map<number, number>();
  const found: string[] = [];
  const { packings } = fastPackings(PLAIN_PROBLEM, (owners) => {
    const cells: number[] = [];
    for (let cell = owners.indexOf(x); cell >= 0; cell = owners.indexOf(x, cell + 1)) cells.push(cell);
    const centre = middleOf(cells);
    byCentre.set(centre, (byCentre.get(centre) ?? 0) + 1);
    // Every class has a packing with X on one of these places, so the rest need not be made canonical.
    if (places.has(centre)) found.push(lettersOf(owners, LETTERS));
  });
  return { oriented: packings, byCentre, canonical: canonicalSet(found, symmetriesOf(CHESSBOARD)) };
});
