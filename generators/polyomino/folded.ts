import type { Board } from './board.ts';
import type { Cell } from './piece.ts';
import type { BoardSymmetry } from './symmetry.ts';

/** The first cell, row by row, to which the given symmetries of a board carry a cell. */
export function folded(board: Board, cell: Cell, symmetries: readonly BoardSymmetry[]): Cell {
  const index = board.indexAt(cell[0], cell[1]);
  return board.cells[Math.min(...symmetries.map(({ image }) => image[index]))];
}
