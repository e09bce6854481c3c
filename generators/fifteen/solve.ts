import { movesForFirstRow } from './first-row.ts';
import { isHome, type Move, playBack, type Tiles } from './position.ts';
import { isSolvable } from './rule.ts';
import { shortestSolver } from './shortest.ts';
import { type Size, sizeName, squaresOf } from './size.ts';

/** On larger boards the shortest solution of an unlucky position takes too long to find. */
const MOST_SQUARES_FOR_SHORTEST = 12;

export interface Solution {
  readonly moves: readonly Move[];
  /** Whether no solution has fewer moves. False means: not known. */
  readonly shortest: boolean;
}

/** Gives a solution of a position, or undefined where the parity rule excludes one. */
export type Solver = (tiles: Tiles) => Solution | undefined;

/**
 * The solver of a board: with the fewest moves on boards of up to 12 squares; on a larger one the first row
 * is brought home, then the rest is solved as a board of its own. Every solution is played back before it is
 * handed out; the solver throws an Error if it does not end at home.
 */
export function solverOf(size: Size): Solver {
  const shortest = squaresOf(size) <= MOST_SQUARES_FOR_SHORTEST;
  const movesFor = shortest ? shortestSolver(size) : rowByRow(size);
  return (tiles) => {
    if (!isSolvable(size, tiles)) return undefined;
    const moves = movesFor(tiles);
    const end = playBack(size, tiles, moves);
    if (!isHome(end)) {
      throw new Error(
        `Expected ${moves.length} moves on the board ${sizeName(size)} to bring every tile home, ` +
          `found ${end.join(' ')} at the end of them: this is an error in the solver.`,
      );
    }
    return { moves, shortest };
  };
}

function rowByRow(size: Size): (tiles: Tiles) => Move[] {
  const { height, width } = size;
  const solveRest = solverOf({ height: height - 1, width });
  return (tiles) => {
    const first = movesForFirstRow(size, tiles);
    const rest = playBack(size, tiles, first)
      .slice(width)
      .map((tile) => (tile === 0 ? 0 : tile - width));
    return [...first, ...solveRest(rest)!.moves];
  };
}
