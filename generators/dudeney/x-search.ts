import { task } from '../notebook/task.ts';
import { canonicalSet, lettersOf } from '../polyomino/packing.ts';
import type { PackingProblem } from '../polyomino/placement.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import type { SearchFigures } from '../search/method.ts';
import { CHESSBOARD, LETTERS, PIECES } from './board.ts';
import { type ReferenceMethod, referencePackings } from './reference.ts';
import { keepingX } from './x-places.ts';

/** What to search: a method, and the cell (index) on which the centre of X must lie. */
export interface XSearch {
  readonly method: ReferenceMethod;
  readonly centre: number;
}

/** What one search found. */
export interface XSearchResult extends XSearch {
  readonly figures: SearchFigures;
  /** The canonical packings, as letters, sorted. */
  readonly canonical: readonly string[];
}

/** The packing problem without colours. */
export const PLAIN_PROBLEM: PackingProblem = { board: CHESSBOARD, pieces: PIECES };

/** Finds all packings without colours whose X is centred on one cell. */
export const searchX = task(import.meta.url, 'searchX', ({ method, centre }: XSearch): XSearchResult => {
  const found: string[] = [];
  const figures = referencePackings(method, keepingX(PLAIN_PROBLEM, [centre]), (owners) => {
    found.push(lettersOf(owners, LETTERS));
  });
  return { method, centre, figures, canonical: canonicalSet(found, symmetriesOf(CHESSBOARD)) };
});
