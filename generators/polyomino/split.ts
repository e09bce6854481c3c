import type { Board } from './board.ts';

/** A straight line from side to side of the board that no piece of a packing crosses. */
export interface Split {
  readonly line: 'vertical' | 'horizontal';
  /** How many columns lie left of a vertical line, or rows above a horizontal one. */
  readonly at: number;
  /** The pieces on that side, as sorted letters. */
  readonly pieces: string;
}

/** The lines that split a packing (letters, one a board cell) in two, vertical ones first. */
export function splitsOf(board: Board, letters: string): Split[] {
  const splits: Split[] = [];
  for (const line of ['vertical', 'horizontal'] as const) {
    const axis = line === 'vertical' ? 1 : 0;
    const length = line === 'vertical' ? board.width : board.height;
    for (let at = 1; at < length; at++) {
      const before = new Set<string>();
      const after = new Set<string>();
      board.cells.forEach((cell, i) => {
        (cell[axis] < at ? before : after).add(letters[i]);
      });
      if (before.size > 0 && after.size > 0 && [...before].every((letter) => !after.has(letter))) {
        splits.push({ line, at, pieces: [...before].sort().join('') });
      }
    }
  }
  return splits;
}
