import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { PartFigures } from './computation.ts';

/** The figures of parts that are counted, kept on disk as they come. */
export interface Checkpoint {
  /** What is kept, by part. */
  readonly kept: ReadonlyMap<string, PartFigures>;
  /** Keeps the figures of a part. */
  keep(unit: string, figures: PartFigures): void;
  /** Forgets everything. */
  clear(): void;
}

const head = z.strictObject({ key: z.string() });
const line = z.strictObject({ unit: z.string(), nodes: z.int(), packings: z.int() });

function parsed<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

/**
 * Opens the checkpoint at a path: a line with its key, then one a part. What was kept under another key is
 * forgotten, and so is a line that a killed run left cut short, with all behind it.
 */
export function openCheckpoint(path: string, key: string): Checkpoint {
  const kept = new Map<string, PartFigures>();
  const serialise = (unit: string, { nodes, packings }: PartFigures) =>
    `${JSON.stringify({ unit, nodes, packings })}\n`;
  let lines: string[] = [];
  try {
    lines = readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (parsed(head, lines[0])?.key === key) {
    // The last element is what stands behind the last line end: nothing, or a line cut short.
    for (const text of lines.slice(1, -1)) {
      const found = parsed(line, text);
      if (!found) break;
      kept.set(found.unit, { nodes: found.nodes, packings: found.packings });
    }
  }
  let begun = false;
  return {
    kept,
    keep(unit, figures) {
      kept.set(unit, figures);
      if (begun) {
        appendFileSync(path, serialise(unit, figures));
        return;
      }
      // Written whole at first, so that a line cut short or of another key is gone.
      mkdirSync(dirname(path), { recursive: true });
      const body = [...kept].map(([name, part]) => serialise(name, part)).join('');
      writeFileSync(path, `${JSON.stringify({ key })}\n${body}`);
      begun = true;
    },
    clear() {
      kept.clear();
      rmSync(path, { force: true });
      begun = false;
    },
  };
}
