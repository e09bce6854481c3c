import { byBase, cardsOf, type Triangle } from './triangle.ts';

/**
 * All card triangles of `rows` rows, mirror images apart, ordered by base row: built from the top down.
 *
 * Start at the top and go to the larger of the two cards below, row after row. A card on this path is the
 * one before plus its smaller neighbour, so the last is the top plus n - 1 smaller neighbours: n different
 * cards. Their sum is at least 1 + ... + n, which is the largest card there is; so the last card is this
 * one and the n cards are 1 to n in some order. The search takes these orders and the turns of the path,
 * and completes each row outwards from the path: a card beside a known one is the known one plus or minus
 * the card above both.
 *
 * The puzzle: Gardner, "Penrose Tiles to Trapdoor Ciphers", 1989, under "Pool-ball triangles".
 */
export function searchFromTheTop(rows: number): Triangle[] {
  const cards = cardsOf(rows);
  const used = new Set<number>();
  const found: Triangle[] = [];

  /** Runs `then` with `card` in use, when the card exists and is still free. */
  const withCard = (card: number, then: () => void): void => {
    if (card < 1 || card > cards || used.has(card)) return;
    used.add(card);
    then();
    used.delete(card);
  };

  /** Completes a row to the left of `left` and to the right of `right`, then goes on to the next row. */
  const complete = (above: Triangle, row: number[], left: number, right: number, path: number): void => {
    const parent = above[above.length - 1];
    if (left > 0) {
      for (const card of [row[left] - parent[left - 1], row[left] + parent[left - 1]]) {
        withCard(card, () => {
          row[left - 1] = card;
          complete(above, row, left - 1, right, path);
        });
      }
    } else if (right < above.length) {
      for (const card of [row[right] - parent[right], row[right] + parent[right]]) {
        withCard(card, () => {
          row[right + 1] = card;
          complete(above, row, left, right + 1, path);
        });
      }
    } else {
      descend([...above, [...row]], path);
    }
  };

  /** Chooses the smaller neighbour and the turn of the path in the row under `above`. */
  const descend = (above: Triangle, path: number): void => {
    if (above.length === rows) {
      found.push(above);
      return;
    }
    const top = above[above.length - 1][path];
    for (let small = 1; small <= rows; small++) {
      withCard(small, () =>
        withCard(top + small, () => {
          for (const turn of [0, 1]) {
            const row = new Array<number>(above.length + 1).fill(0);
            row[path + turn] = top + small;
            row[path + 1 - turn] = small;
            complete(above, row, path, path + 1, path + turn);
          }
        }),
      );
    }
  };

  for (let top = 1; top <= rows; top++) withCard(top, () => descend([[top]], 0));
  return found.sort(byBase);
}
