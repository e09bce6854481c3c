import { tileGroups } from './groups.ts';
import { type PatternTable, patternTable } from './pattern.ts';
import { type Move, moveBetween, type Tiles } from './position.ts';
import { neighbours, type Size } from './size.ts';

const FOUND = -1;
const NEVER = 1 << 20;

/**
 * A solver of the positions of a board that can be solved, which gives a shortest solution: iterative
 * deepening on the moves made plus a lower bound of those to come, the sum of the pattern tables of
 * disjoint groups of tiles. Of equally short solutions always the same one. It does not end for a position
 * that cannot be solved. (Korf, "Depth-first iterative-deepening", Artificial Intelligence 27, 1985.)
 */
export function shortestSolver(size: Size): (tiles: Tiles) => Move[] {
  const tables = tileGroups(size).map((group) => patternTable(size, group));
  const beside = neighbours(size);

  return (tiles) => {
    const board = Uint8Array.from(tiles);
    const indices = tables.map(({ weights }) =>
      tiles.reduce((index, tile, square) => index + weights[tile] * square, 0),
    );
    const path: Move[] = [];

    /** Searches below the current position; gives FOUND, or the least total above `limit` that it met. */
    const descend = (blank: number, cameFrom: number, made: number, limit: number): number => {
      const bound = lowerBound(tables, indices);
      if (made + bound > limit) return made + bound;
      if (bound === 0) return FOUND;
      let least = NEVER;
      for (const square of beside[blank]) {
        if (square === cameFrom) continue;
        const tile = board[square];
        board[blank] = tile;
        shift(tables, indices, tile, square, blank);
        const result = descend(square, blank, made + 1, limit);
        shift(tables, indices, tile, blank, square);
        board[square] = tile;
        if (result === FOUND) {
          path.push(moveBetween(size, square, blank));
          return FOUND;
        }
        if (result < least) least = result;
      }
      return least;
    };

    let limit = 0;
    while (limit !== FOUND) limit = descend(tiles.indexOf(0), -1, 0, limit);
    return path.reverse();
  };
}

/** The sum of the tables' bounds; 0 at home only, for the groups hold all tiles. */
function lowerBound(tables: readonly PatternTable[], indices: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < tables.length; i++) sum += tables[i].moves[indices[i]];
  return sum;
}

/** Moves the indices on when a tile slides from the square `from` to `to` and the blank the other way. */
function shift(
  tables: readonly PatternTable[],
  indices: number[],
  tile: number,
  from: number,
  to: number,
): void {
  for (let i = 0; i < tables.length; i++) indices[i] += (tables[i].weights[tile] - 1) * (to - from);
}
