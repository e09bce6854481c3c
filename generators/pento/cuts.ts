import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import type { Board } from '../polyomino/board.ts';
import { splitsOf } from '../polyomino/split.ts';

export const CUTS = table('pento/cuts', {
  title: 'Packings that a line cuts in two',
  description:
    'The canonical packings of each box in which a straight line from side to side crosses no piece, by line. A line and its mirror image count as one.',
  key: ['board', 'line', 'part'],
  fields: {
    board: text('Box'),
    line: text('vertical: parts the columns; horizontal: parts the rows'),
    part: integer('Columns or rows of the smaller part', 'squares'),
    smaller: text('The smaller part, rows x columns'),
    larger: text('The larger part, rows x columns'),
    packings: integer('Canonical packings that the line cuts', 'packings'),
  },
});

export const CUT_TOTALS = table('pento/cut-totals', {
  title: 'Packings that some line cuts in two',
  description: 'The canonical packings of each box that fall apart into two boxes.',
  key: ['board'],
  fields: {
    board: text('Box'),
    packings: integer('Canonical packings that some line cuts', 'packings'),
    lines: integer('Different lines that do it', 'lines'),
  },
});

/** The rows of both tables for one box; `packings` are its canonical packings (letters, one a cell). */
export function cutRows(board: Board, packings: readonly string[]) {
  const counts = new Map<string, Row<typeof CUTS.fields>>();
  let some = 0;
  for (const letters of packings) {
    const lines = new Set<string>();
    for (const { line, at } of splitsOf(board, letters)) {
      const length = line === 'vertical' ? board.width : board.height;
      const part = Math.min(at, length - at);
      const key = `${line} ${part}`;
      const size = (extent: number) =>
        line === 'vertical' ? `${board.height}x${extent}` : `${extent}x${board.width}`;
      const row = counts.get(key) ?? {
        board: board.name,
        line,
        part,
        smaller: size(part),
        larger: size(length - part),
        packings: 0,
      };
      counts.set(key, lines.has(key) ? row : { ...row, packings: row.packings + 1 });
      lines.add(key);
    }
    if (lines.size > 0) some++;
  }
  const totals: Row<typeof CUT_TOTALS.fields> = { board: board.name, packings: some, lines: counts.size };
  return { cuts: [...counts.values()], totals };
}
