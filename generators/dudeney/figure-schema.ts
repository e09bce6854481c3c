import { z } from 'zod';
import { CHESSBOARD, LETTERS } from './board.ts';

const { height, width } = CHESSBOARD;

const drawing = z.array(z.string().regex(/^[Bw ]+$/, 'Expected only B (black), w (white) and spaces')).min(1);

function thicknesses(rows: number, columns: number) {
  const size = `Expected ${rows} rows of ${columns} thicknesses`;
  return z.array(z.array(z.int().positive()).length(columns, size)).length(rows, size);
}

/** The shape of the facts read off Dudeney's two printed figures; see `readFigure` for what they must obey. */
export const FIGURE_SCHEMA = z.strictObject({
  source: z.string(),
  pieces: z
    .strictObject({ note: z.string() })
    .extend(Object.fromEntries(LETTERS.map((letter) => [letter, drawing])))
    .transform(({ note: _, ...drawings }) => drawings as Record<string, string[]>),
  board: z.strictObject({ note: z.string(), upperLeft: z.enum(['w', 'B']) }),
  borders: z.strictObject({
    note: z.string(),
    vertical: thicknesses(height, width - 1),
    horizontal: thicknesses(height - 1, width),
  }),
});

/** The facts as they stand in the file, notes of the pieces left out. */
export type FigureFacts = z.infer<typeof FIGURE_SCHEMA>;
