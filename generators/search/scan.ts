import type { PackingProblem } from '../polyomino/placement.ts';
import type { SearchFigures, Visit } from './method.ts';
import { scanEntries } from './scan-entries.ts';
import { scan } from './scan-search.ts';
import type { Along } from './scan-table.ts';
import { MOST_SQUARES, squaresOf } from './squares.ts';

/**
 * Finds all packings by the scan: the first empty cell, cells taken along the short side of the board (or the
 * long one), is covered by each unused piece in turn. The board is two words of 32 bits. A node is the root or a
 * piece laid.
 * Throws a RangeError for a board of more than 64 cells.
 */
export function scanPackings(
  problem: PackingProblem,
  visit?: Visit,
  along: Along = 'short side',
): SearchFigures {
  const cells = problem.board.cells.length;
  const { byPlace } = scanEntries(problem, along);
  const outside = squaresOf(Array.from({ length: MOST_SQUARES - cells }, (_, i) => cells + i));
  return scan({ pieces: problem.pieces.length, cells, entries: byPlace, outside, laid: [] }, visit);
}
