import { z } from 'zod';
import type { EntryPair } from './routes.ts';

/** Where the page's example lies, from the top of the project. */
export const PAGE_PATH = 'data/published/fifteen-page.json';

/** The example that the page gives of two routes of exchanges between the same arrangements. */
export interface PageExample {
  readonly start: readonly number[];
  readonly end: readonly number[];
  readonly routes: Readonly<Record<string, readonly EntryPair[]>>;
}

const entries = z.array(z.int());
const example = z.strictObject({
  work: z.string(),
  place: z.string(),
  start: entries,
  end: entries,
  routes: z.record(z.string(), z.array(z.tuple([z.int(), z.int()]))),
});

/** Reads the example. Throws an Error that names the file and the field for another form. */
export function parsePage(source: string): PageExample {
  const parsed = example.safeParse(jsonOf(source));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${PAGE_PATH}, ${issue.path.join('.')}: ${issue.message}.`);
}

function jsonOf(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(`Expected JSON in ${PAGE_PATH}, found something else: ${(error as Error).message}.`);
  }
}
