/**
 * A card triangle of n rows, from the top card down to the base row of n cards. Each card above the base
 * is the difference of the two below it; the cards are the numbers from 1 to n(n+1)/2, each once.
 */
export type Triangle = readonly (readonly number[])[];

/** The number of cards of a triangle of `rows` rows, which is also the largest card. */
export function cardsOf(rows: number): number {
  return (rows * (rows + 1)) / 2;
}

/** The rows, top row first, that a base row settles. */
export function triangleOver(base: readonly number[]): Triangle {
  const rows = [base];
  while (rows[0].length > 1) {
    const below = rows[0];
    rows.unshift(below.slice(1).map((card, i) => Math.abs(card - below[i])));
  }
  return rows;
}

/** Text form: the rows from the top, parted by `/`, the cards of a row parted by spaces. */
export function textOf(triangle: Triangle): string {
  return triangle.map((row) => row.join(' ')).join('/');
}

/** The triangle seen in a mirror: each row reversed. */
export function mirrorOf(triangle: Triangle): Triangle {
  return triangle.map((row) => [...row].reverse());
}

/** Orders triangles by their base rows, card by card from the left. */
export function byBase(one: Triangle, other: Triangle): number {
  const base = one[one.length - 1];
  const otherBase = other[other.length - 1];
  const at = base.findIndex((card, i) => card !== otherBase[i]);
  return at < 0 ? 0 : base[at] - otherBase[at];
}

/** Whether rows of cards make a card triangle: shape, differences, and each number once. */
export function isTriangle(rows: Triangle): boolean {
  const cards = rows.flat();
  return (
    rows.every((row, r) => row.length === r + 1) &&
    rows.every((row, r) => row.every((card, c) => r === 0 || differs(rows, r, c, card))) &&
    new Set(cards).size === cards.length &&
    cards.every((card) => Number.isInteger(card) && card >= 1 && card <= cards.length)
  );
}

/** Whether a card below the top stands right with its right neighbour and the card above both. */
function differs(rows: Triangle, row: number, column: number, card: number): boolean {
  if (column === row) return true;
  const right = rows[row][column + 1];
  const above = rows[row - 1][column];
  return card + above === right || right + above === card;
}
