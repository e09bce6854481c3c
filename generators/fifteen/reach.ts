import { home } from './position.ts';
import { factorial, rankOf, unrank } from './rank.ts';
import { neighbours, type Size, sizeName, squaresOf } from './size.ts';

/** The distance of a position that no sequence of moves reaches. */
export const UNREACHED = 255;

const MOST_SQUARES = 9;

/**
 * The least moves from home to every position, by rank of its tiles (`rankOf`), `UNREACHED` for the rest:
 * breadth-first search over all positions. Moves can be taken back, so this is also the length of a
 * shortest solution. Throws a RangeError for a board of more than 9 squares.
 */
export function distancesFromHome(size: Size): Uint8Array {
  const squares = squaresOf(size);
  if (squares > MOST_SQUARES) {
    throw new RangeError(`Expected a board of at most ${MOST_SQUARES} squares, found ${sizeName(size)}.`);
  }
  const beside = neighbours(size);
  const distances = new Uint8Array(factorial(squares)).fill(UNREACHED);
  const queue = new Int32Array(distances.length);
  const tiles = new Uint8Array(squares);
  queue[0] = rankOf(home(size));
  distances[queue[0]] = 0;
  for (let head = 0, tail = 1; head < tail; head++) {
    unrank(queue[head], tiles);
    const blank = tiles.indexOf(0);
    for (const from of beside[blank]) {
      tiles[blank] = tiles[from];
      tiles[from] = 0;
      const rank = rankOf(tiles);
      tiles[from] = tiles[blank];
      tiles[blank] = 0;
      if (distances[rank] !== UNREACHED) continue;
      distances[rank] = distances[queue[head]] + 1;
      queue[tail++] = rank;
    }
  }
  return distances;
}
