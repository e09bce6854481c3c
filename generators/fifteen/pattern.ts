import { neighbours, type Size, squaresOf } from './size.ts';

/**
 * A table of lower bounds: for every placing of some tiles and the blank, the least moves of these tiles
 * that bring them home. The moves of other tiles are free, so bounds of groups without a common tile add up.
 * (Korf and Felner, "Disjoint pattern database heuristics", Artificial Intelligence 134, 2002.)
 */
export interface PatternTable {
  /** What a tile adds to the index per square; 0 for tiles outside the group. The blank's stands at 0. */
  readonly weights: Int32Array;
  /** Least moves of the group, by the sum over the group and the blank of weight times square. */
  readonly moves: Uint8Array;
}

const UNKNOWN = 255;

/** The table of a group of tiles, by breadth-first search from home where only moves of the group cost. */
export function patternTable(size: Size, group: readonly number[]): PatternTable {
  const squares = squaresOf(size);
  const beside = neighbours(size);
  const weights = new Int32Array(squares);
  weights[0] = 1;
  group.forEach((tile, i) => {
    weights[tile] = squares ** (i + 1);
  });
  const moves = new Uint8Array(squares ** (group.length + 1)).fill(UNKNOWN);
  const start = group.reduce((index, tile) => index + weights[tile] * (tile - 1), squares - 1);

  // Positions of one cost: first all that free moves join, then those one move of the group away.
  let frontier = [start];
  for (let cost = 0; frontier.length > 0; cost++) {
    const next: number[] = [];
    const pending = frontier;
    while (pending.length > 0) {
      const index = pending.pop()!;
      if (moves[index] <= cost) continue;
      moves[index] = cost;
      const blank = index % squares;
      for (const square of beside[blank]) {
        const tile = group.find((candidate) => Math.floor(index / weights[candidate]) % squares === square);
        const swapped = index + square - blank + (tile === undefined ? 0 : weights[tile] * (blank - square));
        if (moves[swapped] !== UNKNOWN) continue;
        (tile === undefined ? pending : next).push(swapped);
      }
    }
    frontier = next;
  }
  return { weights, moves };
}
