import type { Board } from '../polyomino/board.ts';
import { EMPTY, type Owners } from '../polyomino/packing.ts';
import type { Painter } from './painter.ts';

/** Columns inside a cell, between its walls. */
const INSIDE = 2;

/** Paints the walls between pieces with `+`, `-` and `|`, and the letters inside them when asked. */
export function wallPainter(board: Board, names: readonly string[], letters: boolean): Painter {
  const { height, width } = board;

  function rows(owners: Owners): string[] {
    const ownerAt = (row: number, column: number) => {
      const index = board.indexAt(row, column);
      return index < 0 ? -1 : owners[index];
    };
    /** Whether there is a wall above a cell, and one left of it. */
    const above = (row: number, column: number) => ownerAt(row, column) !== ownerAt(row - 1, column);
    const before = (row: number, column: number) => ownerAt(row, column) !== ownerAt(row, column - 1);
    const corner = (row: number, column: number) => {
      const across = Number(above(row, column - 1)) + Number(above(row, column));
      const down = Number(before(row - 1, column)) + Number(before(row, column));
      if (across + down === 0) return ' ';
      return down === 0 ? '-' : across === 0 ? '|' : '+';
    };
    const inside = (row: number, column: number) => {
      const owner = ownerAt(row, column);
      return (letters && owner >= 0 && owner !== EMPTY ? names[owner] : '').padEnd(INSIDE);
    };
    const lines: string[] = [];
    for (let row = 0; row <= height; row++) {
      let wall = '';
      let cells = '';
      for (let column = 0; column <= width; column++) {
        wall += corner(row, column);
        cells += before(row, column) ? '|' : ' ';
        if (column === width) break;
        wall += (above(row, column) ? '-' : ' ').repeat(INSIDE);
        cells += inside(row, column);
      }
      lines.push(wall);
      if (row < height) lines.push(cells);
    }
    return lines;
  }

  return { width: (INSIDE + 1) * width + 1, height: 2 * height + 1, rows };
}
