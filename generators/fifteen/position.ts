import { type Size, sizeName, squaresOf } from './size.ts';

/** The tiles of a board, square by square: 1 to the number of squares less one, and 0 for the blank. */
export type Tiles = readonly number[];

/** The way a tile goes when it slides into the blank. */
export type Move = 'up' | 'down' | 'left' | 'right';

export const MOVES: readonly Move[] = ['up', 'down', 'left', 'right'];

/** The position to reach: the tiles in order, the blank in the bottom right corner. */
export function home(size: Size): Tiles {
  const squares = squaresOf(size);
  return Array.from({ length: squares }, (_, square) => (square + 1) % squares);
}

/** Whether every tile is at home. */
export function isHome(tiles: Tiles): boolean {
  return tiles.every((tile, square) => tile === (square + 1) % tiles.length);
}

/** The square whose tile slides in this direction when the blank is at `blank`, or -1 if there is none. */
export function movedSquare({ height, width }: Size, blank: number, move: Move): number {
  const row = Math.floor(blank / width) + (move === 'up' ? 1 : move === 'down' ? -1 : 0);
  const column = (blank % width) + (move === 'left' ? 1 : move === 'right' ? -1 : 0);
  return row < 0 || column < 0 || row >= height || column >= width ? -1 : row * width + column;
}

/** The move that slides the tile of the square `from` into the blank beside it. */
export function moveBetween(size: Size, from: number, blank: number): Move {
  return MOVES.find((move) => movedSquare(size, blank, move) === from)!;
}

/** The position after a move, or undefined when no tile can slide that way. */
export function slide(size: Size, tiles: Tiles, move: Move): Tiles | undefined {
  const blank = tiles.indexOf(0);
  const from = movedSquare(size, blank, move);
  if (from < 0) return undefined;
  const next = [...tiles];
  next[blank] = tiles[from];
  next[from] = 0;
  return next;
}

/** The position after some moves. Throws a RangeError that names the first move that cannot be made. */
export function playBack(size: Size, tiles: Tiles, moves: readonly Move[]): Tiles {
  return moves.reduce((position, move, i) => {
    const next = slide(size, position, move);
    if (next) return next;
    throw new RangeError(
      `Expected moves that stay on the board, found "${move}" as number ${i + 1} of ${moves.length} ` +
        `where no tile can go that way.`,
    );
  }, tiles);
}

/**
 * Reads the tiles of a board of this size from numbers parted by commas or spaces, row by row, 0 for the
 * blank. Throws a RangeError that says what the board needs and what is wrong.
 */
export function parseTiles(size: Size, text: string): Tiles {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const squares = squaresOf(size);
  const tiles = words.map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : squares));
  const foreign = words.find((_, i) => tiles[i] >= squares);
  const repeated = tiles.find((tile, i) => tiles.indexOf(tile) < i);
  let found: string | undefined;
  if (foreign !== undefined) found = JSON.stringify(foreign.slice(0, 20));
  else if (repeated !== undefined) found = `${repeated} more than once`;
  else if (tiles.length < squares) found = `${tiles.length} numbers`;
  if (found !== undefined) {
    throw new RangeError(
      `Expected the numbers 0 to ${squares - 1}, each once, for the board ${sizeName(size)}, found ${found}.`,
    );
  }
  return tiles;
}

/** The rows as lines, the tiles right-aligned, `.` for the blank. */
export function drawnRows({ width }: Size, tiles: Tiles): string[] {
  const column = String(tiles.length - 1).length;
  const words = tiles.map((tile) => (tile === 0 ? '.' : String(tile)).padStart(column));
  return Array.from({ length: tiles.length / width }, (_, row) =>
    words.slice(row * width, (row + 1) * width).join(' '),
  );
}
