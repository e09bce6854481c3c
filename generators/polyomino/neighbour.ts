import type { Board } from './board.ts';

const ALONG_EDGES = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

const AT_CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** The cells that share an edge with a cell, and those that share only a corner; indices of board cells. */
export interface Neighbours {
  readonly edges: readonly (readonly number[])[];
  readonly corners: readonly (readonly number[])[];
}

/** The neighbours of every cell of a board, by the index of the cell. */
export function neighboursOf(board: Board): Neighbours {
  const beside = (steps: readonly (readonly [number, number])[]) =>
    board.cells.map(([row, column]) =>
      steps.map(([down, right]) => board.indexAt(row + down, column + right)).filter((cell) => cell >= 0),
    );
  return { edges: beside(ALONG_EDGES), corners: beside(AT_CORNERS) };
}

/** Whether one of the cells lies at the boundary of the board: an edge neighbour of it is not on the board. */
export function atBoundary(board: Board, cells: readonly number[]): boolean {
  return cells.some((cell) => {
    const [row, column] = board.cells[cell];
    return ALONG_EDGES.some(([down, right]) => board.indexAt(row + down, column + right) < 0);
  });
}
