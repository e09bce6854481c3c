import type { Exchange } from './exchanges.ts';
import { factorial, rankOf, unrank } from './rank.ts';

/** For each exchange the rank of every permutation after it. */
function ranksAfter(length: number, exchanges: readonly Exchange[]): Int32Array[] {
  const permutation = new Uint8Array(length);
  return exchanges.map(([one, other]) => {
    const after = new Int32Array(factorial(length));
    for (let rank = 0; rank < after.length; rank++) {
      unrank(rank, permutation);
      const entry = permutation[one];
      permutation[one] = permutation[other];
      permutation[other] = entry;
      after[rank] = rankOf(permutation);
    }
    return after;
  });
}

/**
 * Where random exchanges lead: yields for 0, 1, 2, ... exchanges the weight of every permutation of
 * `length` entries, by rank, starting from the identity. Each exchange is taken with weight 1 / `divisor`:
 * with divisor 1 the weights count routes, with the number of exchanges they are probabilities. Sums run in
 * a fixed order, so the same doubles come out everywhere. Never ends; each array is a new one.
 */
export function* exchangeWalk(
  length: number,
  exchanges: readonly Exchange[],
  divisor: number,
): Generator<Float64Array, never> {
  const after = ranksAfter(length, exchanges);
  let weights = new Float64Array(factorial(length));
  weights[0] = 1;
  while (true) {
    yield weights;
    const next = new Float64Array(weights.length);
    for (let rank = 0; rank < next.length; rank++) {
      let sum = 0;
      // An exchange undoes itself, so the permutations that lead here are those that it leads to.
      for (let i = 0; i < after.length; i++) sum += weights[after[i][rank]];
      next[rank] = sum / divisor;
    }
    weights = next;
  }
}

/**
 * The total variation between a distribution over all permutations, of which only those of one parity can
 * occur, and the uniform one over these: the largest difference in the probability of any event, 0 to 1.
 */
export function variationFromUniform(distribution: Float64Array): number {
  const uniform = 2 / distribution.length;
  let sum = 0;
  for (const probability of distribution) if (probability > uniform) sum += probability - uniform;
  return sum;
}
