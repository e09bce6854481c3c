import type { PackingProblem } from '../polyomino/placement.ts';
import type { SearchFigures, Visit } from './method.ts';
import { type ScanEntry, scanEntries } from './scan-entries.ts';
import { scan } from './scan-search.ts';
import { MOST_SQUARES, squaresOf } from './squares.ts';

/**
 * Finds all packings by the scan (see `scanPackings`), pruned: a piece with one placement is laid before all
 * others, and a piece is laid only where the sizes of pieces left can add up to the size of every empty region.
 * A node is the root or a piece laid.
 * Throws a RangeError for a board whose box has more than 64 squares.
 */
export function prunedScan(problem: PackingProblem, visit?: Visit): SearchFigures {
  const { board, pieces } = problem;
  const area = board.height * board.width;
  if (area > MOST_SQUARES) {
    throw new RangeError(
      `Expected a board whose box has at most ${MOST_SQUARES} squares for the pruned scan, found ${board.name} with ${area}: use dancing links.`,
    );
  }
  // The squares of the box are numbered line by line along the short side: a neighbour is then a shift away.
  const alongColumns = board.height <= board.width;
  const line = alongColumns ? board.height : board.width;
  const squareAt = (cell: number) => {
    const [row, column] = board.cells[cell];
    return alongColumns ? column * line + row : row * line + column;
  };
  const { cellAt, byPlace } = scanEntries(problem, 'short side', squareAt);
  const entries: ScanEntry[][] = Array.from({ length: area }, () => []);
  cellAt.forEach((cell, place) => {
    entries[squareAt(cell)].push(...byPlace[place]);
  });
  const inside = new Set(cellAt.map(squareAt));
  const all = Array.from({ length: MOST_SQUARES }, (_, square) => square);
  const ofPiece = pieces.map((): ScanEntry[] => []);
  for (const entry of entries.flat()) ofPiece[entry.piece].push(entry);
  return scan(
    {
      pieces: pieces.length,
      cells: board.cells.length,
      entries,
      outside: squaresOf(all.filter((square) => !inside.has(square))),
      laid: ofPiece.filter((own) => own.length === 1).flat(),
      regions: { line, area, sizes: pieces.map((piece) => piece.cells.length) },
    },
    visit,
  );
}
