import { placementsOf } from '../polyomino/placement.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import { CHESSBOARD, LETTERS, PIECES } from './board.ts';

/** A way to lay one of the thirteen pieces on the chessboard. */
export interface Laying {
  /** Place of the piece in `PIECES`. */
  readonly piece: number;
  /** Indices of its cells, ascending. */
  readonly cells: readonly number[];
}

/** All layings without regard to colours, and how the symmetries of the board permute them. */
export interface Layings {
  readonly all: readonly Laying[];
  /** For each symmetry of `symmetriesOf(CHESSBOARD)`: the place in `all` of the image of each laying. */
  readonly images: readonly Int32Array[];
  /** The thirteen layings (places in `all`, in the order of `PIECES`) of a packing given as letters. */
  readonly of: (letters: string) => Int32Array;
}

/** A number that tells sets of cells (ascending, within 48 of each other) apart. */
function keyOf(cells: readonly number[]): number {
  let offsets = 0;
  for (const cell of cells) offsets += 2 ** (cell - cells[0]);
  return 64 * offsets + cells[0];
}

/** Lists the layings of the thirteen pieces, turned over or not. */
export function listLayings(): Layings {
  const all: Laying[] = PIECES.flatMap((piece, p) =>
    placementsOf(CHESSBOARD, piece).map(({ cells }) => ({ piece: p, cells })),
  );
  // Two pieces never lie on the same cells: shapes differ, so the cells alone tell a laying.
  const place = new Map(all.map(({ cells }, i) => [keyOf(cells), i]));
  const images = symmetriesOf(CHESSBOARD).map(({ image }) =>
    Int32Array.from(all, ({ cells }) => {
      const moved = cells.map((cell) => image[cell]).sort((a, b) => a - b);
      return place.get(keyOf(moved)) as number;
    }),
  );
  const of = (letters: string) => {
    const cells: number[][] = LETTERS.map(() => []);
    for (let cell = 0; cell < letters.length; cell++) cells[LETTERS.indexOf(letters[cell])].push(cell);
    return Int32Array.from(cells, (list) => place.get(keyOf(list)) as number);
  };
  return { all, images, of };
}

/** The letters of a packing given by its layings (places in `layings.all`). */
export function lettersOfLayings(packing: Int32Array, layings: Layings): string {
  const letters: string[] = [];
  for (const laying of packing) {
    const { piece, cells } = layings.all[laying];
    for (const cell of cells) letters[cell] = LETTERS[piece];
  }
  return letters.join('');
}

/** The different images of packings (letters, one of each class) under the symmetries, as layings. */
export function orientedPackings(canonical: readonly string[], layings: Layings): Int32Array[] {
  return canonical.flatMap((letters) => {
    const packing = layings.of(letters);
    const different: Int32Array[] = [];
    for (const image of layings.images) {
      const moved = packing.map((laying) => image[laying]);
      if (!different.some((other) => other.every((laying, i) => laying === moved[i]))) different.push(moved);
    }
    return different;
  });
}

/** How many packings (letters) some symmetry but the identity carries to themselves. */
export function selfSymmetric(packings: readonly string[], { of, images }: Layings): number {
  return packings.filter((letters) => {
    const packing = of(letters);
    return images.slice(1).some((image) => packing.every((laying) => image[laying] === laying));
  }).length;
}
