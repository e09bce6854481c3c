import { factorial, rankOf, unrank } from './rank.ts';
import { UNREACHED } from './reach.ts';
import { type Size, squaresOf } from './size.ts';

/**
 * The distribution of shortest solution lengths: entry d is the weight of the positions, blank in its corner,
 * that need d moves. `weights` goes by rank of the tiles' permutation (as `exchangeWalk` yields it),
 * `distances` by rank of the position (as `distancesFromHome` gives it). Throws an Error when a position with
 * weight cannot be solved.
 */
export function solutionLengths(size: Size, distances: Uint8Array, weights: Float64Array): number[] {
  const tiles = squaresOf(size) - 1;
  const permutation = new Uint8Array(tiles);
  const position = new Uint8Array(tiles + 1);
  const lengths: number[] = [];
  for (let rank = 0; rank < factorial(tiles); rank++) {
    if (weights[rank] === 0) continue;
    unrank(rank, permutation);
    permutation.forEach((tile, square) => {
      position[square] = tile + 1;
    });
    const distance = distances[rankOf(position)];
    if (distance === UNREACHED) {
      throw new Error(`Expected weight on positions that can be solved, found it on ${position.join(' ')}.`);
    }
    while (lengths.length <= distance) lengths.push(0);
    lengths[distance] += weights[rank];
  }
  return lengths;
}
