import { type FigureText, figureSvg } from '../notebook/svg.ts';
import type { Board } from '../polyomino/board.ts';
import { packingDrawing } from './packing.ts';

/** Pixels of a cell's side, and between and around the packings. */
const CELL = 30;
const GAP = 15;

/** Packings of a board (letters, one a cell) drawn on one sheet, row by row, the sheet about square. */
export function packingSheet(board: Board, packings: readonly string[], text: FigureText): string {
  const width = board.width * CELL + GAP;
  const height = board.height * CELL + GAP;
  const columns = Math.max(1, Math.round(Math.sqrt((packings.length * height) / width)));
  const rows = Math.ceil(packings.length / columns);
  const drawings = packings.map((letters, i) =>
    packingDrawing(board, letters, {
      x: GAP + (i % columns) * width,
      y: GAP + Math.floor(i / columns) * height,
      cell: CELL,
    }),
  );
  return figureSvg(text, columns * width + GAP, rows * height + GAP, drawings);
}
