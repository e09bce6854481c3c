import { readFileSync } from 'node:fs';
import { FIGURE_FILE, readFigure } from '../../generators/dudeney/figure.ts';
import type { FigureFacts } from '../../generators/dudeney/figure-schema.ts';

/** A fresh copy of the committed facts, to be changed at will. */
export function facts(): FigureFacts {
  return JSON.parse(readFileSync(new URL(`../../${FIGURE_FILE}`, import.meta.url), 'utf8'));
}

/** The committed figure, read. */
export const FIGURE = readFigure(facts());
