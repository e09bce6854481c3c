import { parseBoard } from '../generators/polyomino/board.ts';
import { PENTOMINOES, SQUARE } from '../generators/polyomino/piece.ts';
import type { PackingProblem } from '../generators/polyomino/placement.ts';

/** The problems of the benchmark: those measured unless told otherwise, then those only on demand. */
export const PROBLEMS = ['6x10', '8x8-2x2', '8x8+O', '8x8+O all', '3x20'] as const;
export type ProblemName = (typeof PROBLEMS)[number];

export const USUAL: readonly ProblemName[] = PROBLEMS.slice(0, 4);

/** Problems whose packings are all images of those of another, which is what a plain method searches. */
export const WHOLE_OF: Partial<Record<ProblemName, ProblemName>> = { '8x8+O all': '8x8+O' };

/** Whether the middle of a placement of X on 8x8 lies in an eighth of the board: on or above its diagonal. */
function isInEighth(cells: readonly number[]): boolean {
  // The middle is the third of the five cells in reading order.
  const [row, column] = [cells[2] >> 3, cells[2] & 7];
  return row <= column && column <= 3;
}

/**
 * The problem of a name: a board with the twelve pentominoes. `8x8+O` adds the square and keeps X to the six
 * middles in an eighth of the board; `8x8+O all` adds the square alone.
 */
export function problemOf(name: ProblemName): PackingProblem {
  if (!name.startsWith('8x8+O')) return { board: parseBoard(name), pieces: PENTOMINOES };
  const whole = { board: parseBoard('8x8'), pieces: [...PENTOMINOES, SQUARE] };
  if (name === '8x8+O all') return whole;
  return { ...whole, keep: (piece, cells) => piece !== 'X' || isInEighth(cells) };
}
