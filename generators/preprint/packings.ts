import { task } from '../notebook/task.ts';
import { parseBoard } from '../polyomino/board.ts';
import { canonicalSet, lettersOf } from '../polyomino/packing.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import { fastPackings } from '../search/fast.ts';
import { piecesOf } from './pieces.ts';

/** A box and the pieces that are to fill it, as letters. */
export interface Filling {
  readonly board: string;
  readonly letters: string;
}

/** All packings of a box. */
export interface Packed extends Filling {
  /** Packings, each orientation of the box counted. */
  readonly oriented: number;
  /** The canonical ones, as letters, sorted. */
  readonly classes: readonly string[];
}

/** Finds all packings of each box by its pieces, by the fast search. */
export const packAll = task(import.meta.url, 'packAll', (fillings: readonly Filling[]): Packed[] =>
  fillings.map(({ board: name, letters }) => {
    const board = parseBoard(name);
    const pieces = piecesOf(letters);
    const names = pieces.map((piece) => piece.name);
    const found: string[] = [];
    const { packings } = fastPackings({ board, pieces }, (owners) => {
      found.push(lettersOf(owners, names));
    });
    return { board: name, letters, oriented: packings, classes: canonicalSet(found, symmetriesOf(board)) };
  }),
);
