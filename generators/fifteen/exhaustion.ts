import { inversions, parityByCycles, parityByInversions } from './permutation.ts';
import { unrank } from './rank.ts';
import { UNREACHED } from './reach.ts';
import { isSolvable } from './rule.ts';
import { type Size, squaresOf } from './size.ts';

/** Every position of a board, reached or not, held against the rules. */
export interface Exhaustion {
  readonly positions: number;
  /** Positions that moves from home reach. */
  readonly reached: number;
  /** Positions that the parity rule lets one solve. */
  readonly byRule: number;
  /** Positions where reaching and the rule differ. */
  readonly disagreements: number;
  /** Of the positions with the blank in its corner: all, the reached, and the reached that are even permutations. */
  readonly corner: number;
  readonly cornerReached: number;
  readonly cornerReachedEven: number;
  /** Even permutations among the positions with the blank in its corner. */
  readonly cornerEven: number;
  /** Positions where parity by inversions and parity by cycles differ. */
  readonly parityDisagreements: number;
}

/**
 * Holds every position of a board against the parity rule. `distances` comes from `distancesFromHome`.
 */
export function exhaust(size: Size, distances: Uint8Array): Exhaustion {
  const tiles = new Uint8Array(squaresOf(size));
  const last = tiles.length - 1;
  const count = {
    positions: distances.length,
    reached: 0,
    byRule: 0,
    disagreements: 0,
    corner: 0,
    cornerReached: 0,
    cornerReachedEven: 0,
    cornerEven: 0,
    parityDisagreements: 0,
  };
  for (let rank = 0; rank < distances.length; rank++) {
    unrank(rank, tiles);
    const reached = distances[rank] !== UNREACHED;
    const solvable = isSolvable(size, tiles);
    const even = parityByInversions(tiles) === 'even';
    if (reached) count.reached++;
    if (solvable) count.byRule++;
    if (reached !== solvable) count.disagreements++;
    if (even !== (parityByCycles(tiles) === 'even')) count.parityDisagreements++;
    if (tiles[last] !== 0) continue;
    const cornerEven = inversions(tiles.subarray(0, last)) % 2 === 0;
    count.corner++;
    if (cornerEven) count.cornerEven++;
    if (reached) count.cornerReached++;
    if (reached && cornerEven) count.cornerReachedEven++;
  }
  return count;
}

/** Which permutations of the tiles can be solved with the blank in its corner, in words. */
export function solvableClass(counts: Exhaustion): string {
  const { corner, cornerReached, cornerReachedEven, cornerEven } = counts;
  if (cornerReached === cornerReachedEven && cornerReached === cornerEven) return 'the even permutations';
  if (cornerReachedEven === 0 && cornerReached === corner - cornerEven) return 'the odd permutations';
  return 'neither the even nor the odd permutations';
}

/** Positions by distance from home: entry d counts those d moves away. Only ranks that `counts` accepts. */
export function histogram(distances: Uint8Array, counts: (rank: number) => boolean = () => true): number[] {
  const by: number[] = [];
  distances.forEach((distance, rank) => {
    if (distance === UNREACHED || !counts(rank)) return;
    while (by.length <= distance) by.push(0);
    by[distance]++;
  });
  return by;
}
