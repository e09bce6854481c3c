import { placementsOf } from '../polyomino/placement.ts';
import { SYMMETRIES } from '../polyomino/symmetry.ts';
import { CHESSBOARD } from './board.ts';
import type { PrintedFigure, PrintedPiece } from './figure.ts';

/** The piece with the colours of its squares exchanged. */
export function exchangedPiece({ piece, black }: PrintedPiece): PrintedPiece {
  return { piece, black: black.map((isBlack) => !isBlack) };
}

/** The figure with the colours of some pieces (letters) exchanged. */
export function exchangedFigure(figure: PrintedFigure, exchanged: readonly string[]): PrintedFigure {
  const pieces = figure.pieces.map((printed) =>
    exchanged.includes(printed.piece.name) ? exchangedPiece(printed) : printed,
  );
  return { ...figure, pieces };
}

/**
 * Every laying of a printed piece whose colours, cell by cell, are those of the board: the cells' indices,
 * ascending, joined by spaces. `turnOver` says whether the piece may be turned over.
 */
export function colouredLayings(
  { piece, black }: PrintedPiece,
  boardBlack: readonly boolean[],
  turnOver: boolean,
): Set<string> {
  const height = 1 + Math.max(...piece.cells.map(([row]) => row));
  const width = 1 + Math.max(...piece.cells.map(([, column]) => column));
  const found = new Set<string>();
  for (const symmetry of SYMMETRIES) {
    if (symmetry.reflects && !turnOver) continue;
    const form = piece.cells.map((cell) => symmetry.map(cell, height, width));
    for (const [row, column] of CHESSBOARD.cells) {
      const cells = form.map(([r, c]) => CHESSBOARD.indexAt(row + r, column + c));
      if (cells.every((cell, i) => cell >= 0 && boardBlack[cell] === black[i])) {
        found.add(cells.sort((a, b) => a - b).join(' '));
      }
    }
  }
  return found;
}

/** Whether a laying shows the side of the piece that the figure shows: cells joined by spaces. */
export function unturnedLayings({ piece }: PrintedPiece): Set<string> {
  return new Set(placementsOf(CHESSBOARD, piece, false).map(({ cells }) => cells.join(' ')));
}
