import { cardsOf } from './triangle.ts';

/**
 * The ordered choices of `chosen` different cards among those of a triangle of `rows` rows, exactly.
 * Throws a RangeError when the number is beyond the integers that a double holds exactly.
 */
export function orderedChoices(rows: number, chosen: number): number {
  let choices = 1n;
  for (let i = 0; i < chosen; i++) choices *= BigInt(cardsOf(rows) - i);
  if (choices > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw new RangeError(
      `Expected at most ${Number.MAX_SAFE_INTEGER} choices, found ${choices}: ask for fewer rows.`,
    );
  }
  return Number(choices);
}
