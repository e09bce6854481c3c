import type { PackingProblem } from '../polyomino/placement.ts';
import { type BoardSymmetry, symmetriesOf } from '../polyomino/symmetry.ts';
import { CHESSBOARD } from './board.ts';
import { colouredLayings } from './chequer.ts';
import type { PrintedFigure } from './figure.ts';

/** What a packing with the printed pieces must respect. */
export interface Condition {
  /** Whether each square must have the colour of the board under it. */
  readonly colours: 'kept' | 'ignored';
  /** Whether pieces may be turned over. */
  readonly turning: 'forbidden' | 'allowed';
}

/** The four conditions, the strictest first. */
export const CONDITIONS: readonly Condition[] = [
  { colours: 'kept', turning: 'forbidden' },
  { colours: 'kept', turning: 'allowed' },
  { colours: 'ignored', turning: 'forbidden' },
  { colours: 'ignored', turning: 'allowed' },
];

/** The packing problem of the printed pieces under a condition: options that break it are left out. */
export function conditionProblem(
  { pieces, black }: PrintedFigure,
  { colours, turning }: Condition,
): PackingProblem {
  const turnOver = turning === 'allowed';
  const problem = { board: CHESSBOARD, pieces: pieces.map(({ piece }) => piece), turnOver };
  if (colours === 'ignored') return problem;
  const fitting = new Map(
    pieces.map((printed) => [printed.piece.name, colouredLayings(printed, black, turnOver)]),
  );
  return { ...problem, keep: (piece, cells) => fitting.get(piece)?.has(cells.join(' ')) ?? false };
}

/** The symmetries of the board that carry each packing of a condition to one: its classes are their orbits. */
export function conditionSymmetries(
  { black }: Pick<PrintedFigure, 'black'>,
  { colours, turning }: Condition,
): BoardSymmetry[] {
  return symmetriesOf(CHESSBOARD).filter(
    ({ reflects, image }) =>
      (turning === 'allowed' || !reflects) &&
      (colours === 'ignored' || black.every((isBlack, cell) => isBlack === black[image[cell]])),
  );
}
