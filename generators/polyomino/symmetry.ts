import type { Board } from './board.ts';
import type { Cell } from './piece.ts';

/** One of the eight symmetries of the square lattice. */
export interface Symmetry {
  readonly name: string;
  /** Whether the symmetry turns the plane over. */
  readonly reflects: boolean;
  /** The image of a cell of a box of `height` rows and `width` columns, in the image box. */
  readonly map: (cell: Cell, height: number, width: number) => Cell;
  /** Whether the image box has `width` rows and `height` columns. */
  readonly swaps: boolean;
}

/** The eight symmetries; the first is the identity, the first four are the rotations. */
export const SYMMETRIES: readonly Symmetry[] = [
  { name: 'identity', reflects: false, swaps: false, map: ([r, c]) => [r, c] },
  { name: 'quarter turn', reflects: false, swaps: true, map: ([r, c], h) => [c, h - 1 - r] },
  { name: 'half turn', reflects: false, swaps: false, map: ([r, c], h, w) => [h - 1 - r, w - 1 - c] },
  { name: 'three-quarter turn', reflects: false, swaps: true, map: ([r, c], _h, w) => [w - 1 - c, r] },
  { name: 'mirror left-right', reflects: true, swaps: false, map: ([r, c], _h, w) => [r, w - 1 - c] },
  { name: 'mirror top-bottom', reflects: true, swaps: false, map: ([r, c], h) => [h - 1 - r, c] },
  { name: 'transpose', reflects: true, swaps: true, map: ([r, c]) => [c, r] },
  { name: 'anti-transpose', reflects: true, swaps: true, map: ([r, c], h, w) => [w - 1 - c, h - 1 - r] },
];

/** A symmetry of a board as a permutation of its cells. */
export interface BoardSymmetry {
  readonly name: string;
  readonly reflects: boolean;
  /** `image[i]` is the index of the cell to which cell `i` goes. */
  readonly image: Int32Array;
  /** `source[i]` is the index of the cell that goes to cell `i`. */
  readonly source: Int32Array;
}

/** The symmetries that carry a board to itself, the identity first. */
export function symmetriesOf(board: Board): BoardSymmetry[] {
  const found: BoardSymmetry[] = [];
  for (const symmetry of SYMMETRIES) {
    if (symmetry.swaps && board.height !== board.width) continue;
    const image = Int32Array.from(board.cells, (cell) => {
      const [row, column] = symmetry.map(cell, board.height, board.width);
      return board.indexAt(row, column);
    });
    if (image.includes(-1)) continue;
    const source = new Int32Array(image.length);
    image.forEach((to, from) => {
      source[to] = from;
    });
    found.push({ name: symmetry.name, reflects: symmetry.reflects, image, source });
  }
  return found;
}
