import { type Move, moveBetween, type Tiles } from './position.ts';
import { neighbours, type Size, squaresOf } from './size.ts';

/**
 * The least moves that bring the tiles of the first row home, other tiles anywhere: breadth-first search
 * over the places of these tiles and the blank. Some are enough for every board of at least two rows.
 */
export function movesForFirstRow(size: Size, tiles: Tiles): Move[] {
  const { width } = size;
  const squares = squaresOf(size);
  const beside = neighbours(size);
  // A place is a number of width + 1 digits to the base `squares`: the blank, then tile 1, tile 2, ...
  const digits = Array.from({ length: width + 1 }, (_, digit) => squares ** digit);
  const start = digits.reduce((index, digit, tile) => index + digit * tiles.indexOf(tile), 0);
  const cameFrom = new Int32Array(squares ** (width + 1)).fill(-1);
  cameFrom[start] = start;
  const queue = [start];
  const placed = (index: number) =>
    digits.every((digit, tile) => tile === 0 || Math.floor(index / digit) % squares === tile - 1);

  for (let head = 0; ; head++) {
    const index = queue[head];
    if (placed(index)) return movesTo(size, cameFrom, index);
    const blank = index % squares;
    for (const square of beside[blank]) {
      const tile = digits.findIndex(
        (digit, candidate) => candidate > 0 && Math.floor(index / digit) % squares === square,
      );
      const next = index + square - blank + (tile < 0 ? 0 : digits[tile] * (blank - square));
      if (cameFrom[next] >= 0) continue;
      cameFrom[next] = index;
      queue.push(next);
    }
  }
}

/** The moves along the links from the start, which links to itself. */
function movesTo(size: Size, cameFrom: Int32Array, end: number): Move[] {
  const moves: Move[] = [];
  for (let index = end; cameFrom[index] !== index; index = cameFrom[index]) {
    // The blank went from the earlier place to the later one, so the tile went the other way.
    const [blank, square] = [cameFrom[index] % squaresOf(size), index % squaresOf(size)];
    moves.push(moveBetween(size, square, blank));
  }
  return moves.reverse();
}
