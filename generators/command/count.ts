import { task } from '../notebook/task.ts';
import { lettersOf } from '../polyomino/packing.ts';
import { ORDER } from './order.ts';
import { quickPackings } from './quick.ts';
import { boardOf } from './sizes.ts';
import type { Sum } from './sum.ts';

/** What the search of the command comes to on the board of a size. */
export interface TriesCount {
  readonly size: number;
  readonly sum: Sum;
  /** For each packing, in the order found, the tries until then. */
  readonly triesUntil: readonly number[];
  /** The letters of the packing found first. */
  readonly first: string;
  /** The sum when no piece is held, each orientation of the board counted. */
  readonly free: Sum;
  /** Tries made before the piece that is held has been laid. */
  readonly before: number;
}

/** Packs the board of a size, once as the command does and without holding any piece. */
export const countTries = task(import.meta.url, 'countTries', (size: number): TriesCount => {
  const board = boardOf(String(size));
  const names = ORDER.map((piece) => piece.name);
  const triesUntil: number[] = [];
  let first = '';
  const sum = quickPackings(board, (owners, { tries }) => {
    if (triesUntil.length === 0) first = lettersOf(owners, names);
    triesUntil.push(tries);
  });
  const free = quickPackings(board, undefined, 'free');
  const before = quickPackings(board, undefined, 'left out').tries;
  return { size, sum, triesUntil, first, free, before };
});
