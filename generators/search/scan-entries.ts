import type { PackingProblem } from '../polyomino/placement.ts';
import { type Along, scanTable } from './scan-table.ts';
import { type Squares, squaresOf } from './squares.ts';

/** A piece where it may lie. */
export interface ScanEntry {
  /** Its place in the list of pieces. */
  readonly piece: number;
  /** The squares it covers, as the scan numbers them. */
  readonly squares: Squares;
  /** The cells of the board that they are. */
  readonly cells: readonly number[];
}

/** The cells of a board in the order of the scan, and the entries by the first of them that they cover. */
export interface ScanEntries {
  readonly cellAt: readonly number[];
  readonly byPlace: readonly (readonly ScanEntry[])[];
}

/**
 * Lists what may lie where. The squares of an entry are places in the scan; with `squareAt` the numbers that it
 * gives to the places. Throws a RangeError for a board of more than 64 cells.
 */
export function scanEntries(
  problem: PackingProblem,
  along: Along = 'short side',
  squareAt: (cell: number, place: number) => number = (_, place) => place,
): ScanEntries {
  const { cellAt, from, low, high } = scanTable(problem, along);
  const pieceCount = problem.pieces.length;
  const byPlace: ScanEntry[][] = cellAt.map(() => []);
  for (let list = 0; list + 1 < from.length; list++) {
    for (let entry = from[list]; entry < from[list + 1]; entry++) {
      const places = cellAt.flatMap((_, place) =>
        ((place < 32 ? low[entry] >>> place : high[entry] >>> (place - 32)) & 1) === 1 ? [place] : [],
      );
      byPlace[Math.floor(list / pieceCount)].push({
        piece: list % pieceCount,
        squares: squaresOf(places.map((place) => squareAt(cellAt[place], place))),
        cells: places.map((place) => cellAt[place]),
      });
    }
  }
  return { cellAt, byPlace };
}
