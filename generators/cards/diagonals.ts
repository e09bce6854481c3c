import { cardsOf, type Triangle, triangleOver } from './triangle.ts';

/** What the search over the base row counted and found. */
export interface DiagonalSearch {
  /**
   * Nodes by level: at level k the choices of the k leftmost base cards whose triangle of k rows repeats
   * no card. Level 0 is the empty choice.
   */
  readonly levels: readonly number[];
  /** All triangles, mirror images apart, ordered by base row. */
  readonly triangles: readonly Triangle[];
}

/**
 * All card triangles of `rows` rows (1 to 8), mirror images apart. Chooses the base row from left to
 * right among all numbers from 1 up; each choice settles one more diagonal, from the base to the left
 * edge of the triangle, and the choice is dropped at the first card that is there already.
 */
export function searchByDiagonals(rows: number): DiagonalSearch {
  const cards = cardsOf(rows);
  const used = new Uint8Array(cards + 1);
  // No card is 0: two equal cards side by side would have this difference.
  used[0] = 1;
  const diagonals = Array.from({ length: rows + 1 }, () => new Uint8Array(rows));
  const levels = new Array<number>(rows + 1).fill(0);
  const triangles: Triangle[] = [];

  const descend = (level: number): void => {
    levels[level]++;
    if (level === rows) {
      triangles.push(triangleOver(diagonals.slice(1).map((diagonal) => diagonal[0])));
      return;
    }
    const before = diagonals[level];
    const diagonal = diagonals[level + 1];
    for (let choice = 1; choice <= cards; choice++) {
      let card = choice;
      let placed = 0;
      while (placed <= level && used[card] === 0) {
        used[card] = 1;
        diagonal[placed] = card;
        if (placed < level) card = card > before[placed] ? card - before[placed] : before[placed] - card;
        placed++;
      }
      if (placed > level) descend(level + 1);
      while (placed > 0) used[diagonal[--placed]] = 0;
    }
  };
  descend(0);
  return { levels, triangles };
}
