import type { Book } from '../notebook/book.ts';
import { textOf } from '../polyomino/packing.ts';
import { CHESSBOARD } from './board.ts';
import type { ConditionClasses } from './condition-counts.ts';
import type { Condition } from './conditions.ts';

/** Where the packings of a condition are listed, and what the list holds. */
function aboutList({ colours, turning }: Condition): { name: string; title: string; description: string } {
  const unturned = turning === 'forbidden';
  const name =
    colours === 'kept'
      ? unturned
        ? 'coloured'
        : 'coloured-turned'
      : unturned
        ? 'unturned'
        : CHESSBOARD.name;
  const what = colours === 'kept' ? 'with the printed colours kept' : 'with colours ignored';
  const how = unturned ? 'no piece turned over' : 'pieces turned over freely';
  return {
    name,
    title: `Packings of the chessboard, ${what}, ${how}`,
    description: `Every packing ${what} and ${how}, up to the symmetries of the board that keep this, one a line, rows parted by a slash.`,
  };
}

/** Hands over the packings of each condition as a list. */
export function listConditions(book: Pick<Book, 'list'>, byCondition: readonly ConditionClasses[]): void {
  for (const { condition, classes } of byCondition) {
    const { name, ...about } = aboutList(condition);
    book.list(
      name,
      about,
      classes.map((letters) => textOf(CHESSBOARD, letters)),
    );
  }
}
