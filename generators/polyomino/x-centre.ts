import type { Board } from './board.ts';
import type { Cell } from './piece.ts';
import type { PackingProblem } from './placement.ts';

/** The index of the middle cell of an X that covers the given cells (ascending indices). */
export function middleOf(cells: readonly number[]): number {
  // Row by row an X is one cell, three cells, one cell: the third is its centre.
  return cells[2];
}

/** A `keep` for a packing problem: X only where its centre satisfies `allowed`, every other piece anywhere. */
export function xCentreIn(
  board: Board,
  allowed: (centre: Cell) => boolean,
): NonNullable<PackingProblem['keep']> {
  return (piece, cells) => piece !== 'X' || allowed(board.cells[middleOf(cells)]);
}

/** The centre of X in a packing (letters, one a cell). Throws a RangeError for a packing without X. */
export function xCentre(board: Board, letters: string): Cell {
  const cells = [...letters].flatMap((letter, cell) => (letter === 'X' ? [cell] : []));
  if (cells.length !== 5)
    throw new RangeError(`Expected five cells of X on ${board.name}, found ${cells.length}.`);
  return board.cells[middleOf(cells)];
}
