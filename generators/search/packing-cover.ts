import { type CoverProblem, coverProblem } from '../cover/problem.ts';
import { type PackingProblem, type Placement, placements } from '../polyomino/placement.ts';

/** The order of items: which kind comes first, and how the cells are read. It decides ties, so the nodes. */
export interface ItemOrder {
  readonly first: 'cells' | 'pieces';
  readonly cells: 'row by row' | 'column by column';
}

/** Cells row by row, then the pieces. */
export const CELLS_FIRST: ItemOrder = { first: 'cells', cells: 'row by row' };

/** The pieces, then the cells row by row. */
export const PIECES_FIRST: ItemOrder = { first: 'pieces', cells: 'row by row' };

/** Which items may stay uncovered. */
export type Secondary = 'none' | 'cells' | 'pieces';

/** A packing problem as exact cover: option `o` of `cover` is placement `o`. */
export interface PackingCover {
  readonly problem: PackingProblem;
  readonly cover: CoverProblem;
  readonly placements: readonly Placement[];
}

/** The item of a board cell: `row,column`, both from 0. */
export function cellItem([row, column]: readonly [number, number]): string {
  return `${row},${column}`;
}

/**
 * Turns a packing problem into exact cover: an item a piece, an item a cell, an option a placement.
 * `laid` are the placements to use; all that the problem allows when absent.
 */
export function packingCover(
  problem: PackingProblem,
  order: ItemOrder = CELLS_FIRST,
  secondary: Secondary = 'none',
  laid: readonly Placement[] = placements(problem),
): PackingCover {
  const { board } = problem;
  const pieceItems = problem.pieces.map((piece) => piece.name);
  const inOrder = [...board.cells];
  if (order.cells === 'column by column') inOrder.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const cellItems = inOrder.map(cellItem);
  const options = laid.map(({ piece, cells }) => [
    piece,
    ...cells.map((cell) => cellItem(board.cells[cell])),
  ]);
  const groups = order.first === 'cells' ? [cellItems, pieceItems] : [pieceItems, cellItems];
  const optional = secondary === 'cells' ? cellItems : secondary === 'pieces' ? pieceItems : [];
  const cover = coverProblem(groups.filter((group) => group !== optional).flat(), options, optional);
  return { problem, cover, placements: laid };
}
