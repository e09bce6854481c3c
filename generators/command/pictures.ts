import type { Board } from '../polyomino/board.ts';

/** Marks of a row or column, from 1 on. */
const MARKS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Columns between two pictures that stand side by side. */
const GAP = 4;

/** The rows of a board with each cell numbered by its row and column, blank where the board has no cell. */
export function numbered(board: Board): string[] {
  return Array.from({ length: board.height }, (_, row) =>
    Array.from({ length: board.width }, (_, column) =>
      board.indexAt(row, column) < 0 ? '  ' : MARKS[row] + MARKS[column],
    ).join(' '),
  );
}

/** Blocks of lines side by side, each under its heading. */
export function sideBySide(blocks: readonly { heading: string; lines: readonly string[] }[]): string[] {
  const height = 1 + Math.max(...blocks.map(({ lines }) => lines.length));
  const columns = blocks.map(({ heading, lines }) => {
    const width = Math.max(heading.length, ...lines.map((line) => line.length));
    const before = Math.floor((width - heading.length) / 2);
    return [' '.repeat(before) + heading, ...lines]
      .map((line) => line.padEnd(width))
      .concat(Array(height - 1 - lines.length).fill(' '.repeat(width)));
  });
  return Array.from({ length: height }, (_, line) =>
    columns
      .map((column) => column[line])
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}
