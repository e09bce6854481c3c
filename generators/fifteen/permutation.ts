/** An arrangement of n different things, written as the numbers 0 to n - 1: entry i stands at place i. */
export type Permutation = ArrayLike<number>;

export type Parity = 'even' | 'odd';

/** The parity of a count: of exchanges, of inversions, of moves. */
export function parityOf(count: number): Parity {
  return count % 2 === 0 ? 'even' : 'odd';
}

/** The pairs of places whose entries stand in the wrong order. */
export function inversions(permutation: Permutation): number {
  let count = 0;
  for (let i = 0; i < permutation.length; i++) {
    for (let j = i + 1; j < permutation.length; j++) {
      if (permutation[i] > permutation[j]) count++;
    }
  }
  return count;
}

/** The cycles, entries at their own place included; the entries must be 0 to n - 1, each once. */
export function cycles(permutation: Permutation): number {
  const seen = new Uint8Array(permutation.length);
  let count = 0;
  for (let start = 0; start < permutation.length; start++) {
    if (seen[start]) continue;
    count++;
    for (let at = start; !seen[at]; at = permutation[at]) seen[at] = 1;
  }
  return count;
}

/** The least number of exchanges of two entries that make the permutation: one less than its length a cycle. */
export function leastExchanges(permutation: Permutation): number {
  return permutation.length - cycles(permutation);
}

/** Parity by inversions. */
export function parityByInversions(permutation: Permutation): Parity {
  return parityOf(inversions(permutation));
}

/** Parity by cycles: even cycles are odd permutations. */
export function parityByCycles(permutation: Permutation): Parity {
  return parityOf(leastExchanges(permutation));
}
