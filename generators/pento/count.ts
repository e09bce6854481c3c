import { task } from '../notebook/task.ts';
import { parseBoard } from '../polyomino/board.ts';
import { canonical, lettersOf, stabiliser, textOf } from '../polyomino/packing.ts';
import { PENTOMINOES } from '../polyomino/piece.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import { type Method, type PackingFigures, searchPackings } from '../search/all-packings.ts';
import { problemOn } from './boards.ts';

/** What one search of one board gave. */
export interface Count {
  readonly figures: PackingFigures;
  /** Canonical packings as text, sorted. */
  readonly canonical: readonly string[];
  /** Classes that some symmetry of the board but the identity carries to themselves. */
  readonly selfSymmetric: number;
}

/** Finds all packings of a board by the twelve pentominoes, and their classes. */
export const countPackings = task(
  import.meta.url,
  'countPackings',
  ({ board: name, method }: { board: string; method: Method }): Count => {
    const board = parseBoard(name);
    const symmetries = symmetriesOf(board);
    const names = PENTOMINOES.map((piece) => piece.name);
    const classes = new Set<string>();
    const figures = searchPackings(problemOn(board), method, (owners) => {
      classes.add(canonical(lettersOf(owners, names), symmetries));
    });
    const sorted = [...classes].sort();
    const selfSymmetric = sorted.filter((letters) => stabiliser(letters, symmetries) > 1).length;
    return { figures, canonical: sorted.map((letters) => textOf(board, letters)), selfSymmetric };
  },
);
