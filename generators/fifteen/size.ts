/** The size of a board: rows and columns. Its squares are numbered row by row from 0. */
export interface Size {
  readonly height: number;
  readonly width: number;
}

const LEAST_SIDE = 2;
const LARGEST_SIDE = 4;

/** The notation that `parseSize` reads. */
export function sizeName({ height, width }: Size): string {
  return `${height}x${width}`;
}

/**
 * Reads a size: rows, `x`, columns, each from 2 to 4. Throws a RangeError that shows the text.
 */
export function parseSize(text: string): Size {
  const [height, width] = (/^(\d)x(\d)$/.exec(text) ?? []).slice(1).map(Number);
  const fits = (side: number | undefined) => side !== undefined && side >= LEAST_SIDE && side <= LARGEST_SIDE;
  if (!fits(height) || !fits(width)) {
    throw new RangeError(
      `Expected a size of ${LEAST_SIDE} to ${LARGEST_SIDE} rows and columns such as 3x4, ` +
        `found ${JSON.stringify(text.slice(0, 40))}.`,
    );
  }
  return { height, width };
}

/** The number of squares. */
export function squaresOf({ height, width }: Size): number {
  return height * width;
}

/** Rows apart plus columns apart: the least moves that take a tile from one square to the other. */
export function taxicab({ width }: Size, from: number, to: number): number {
  const rows = Math.floor(from / width) - Math.floor(to / width);
  const columns = (from % width) - (to % width);
  return Math.abs(rows) + Math.abs(columns);
}

/** For each square the squares that share an edge with it, in ascending order. */
export function neighbours(size: Size): readonly (readonly number[])[] {
  const squares = Array.from({ length: squaresOf(size) }, (_, square) => square);
  return squares.map((square) => squares.filter((other) => taxicab(size, square, other) === 1));
}
