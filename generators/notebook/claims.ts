import { CellError, findCell, type TableFinder } from './cell.ts';
import type { Scalar } from './field.ts';
import { fillText, referencesIn } from './note.ts';

/** Where the claims lie, from the top of the project. */
export const CLAIMS_PATH = 'data/published/claims.json';

/** A printed or computed value: a scalar, or lists and objects of them. */
export type Value = Scalar | readonly Value[] | { readonly [key: string]: Value };

/** A value with a cell reference in the place of each scalar. */
export type CellTemplate = string | readonly CellTemplate[] | { readonly [key: string]: CellTemplate };

/** A claim: what is printed where, what the article reports, and the cells that decide it. */
export interface Claim {
  readonly id: string;
  readonly statement: string;
  /** What is printed; null when nothing is. */
  readonly published: Value;
  readonly source: { readonly work: string; readonly place: string };
  /** What the article reports; absent when it does not. */
  readonly article?: Value | undefined;
  /** The cells that decide it, in the shape of what is printed or reported. */
  readonly cells?: CellTemplate | undefined;
  /** Why it is not checked, where no cell decides it. */
  readonly unchecked?: string | undefined;
  /** Why it differs, with the cells that prove it in braces. */
  readonly explanation?: string | undefined;
}

/** What holding a claim against its cells can give. */
export type Verdict = 'agrees' | 'differs' | 'not stated' | 'not checked';

/** A claim with its verdicts. */
export interface Judged {
  readonly claim: Claim;
  /** In the shape of the claim's cells; null where it is not checked. */
  readonly computed: Value;
  readonly publishedVerdict: Verdict;
  readonly articleVerdict: Verdict;
  /** The references that decide it, in order. */
  readonly cells: readonly string[];
  /** Why it is not checked or why it differs, cells filled in. */
  readonly explanation: string | null;
  /** Sentences on what is wrong with the claim itself. */
  readonly faults: readonly string[];
}

/** The references in a template, in order. */
export function referencesOf(cells: CellTemplate): string[] {
  if (typeof cells === 'string') return [cells];
  return Object.values(cells).flatMap(referencesOf);
}

function fill(cells: CellTemplate, cellAt: (reference: string) => Scalar): Value {
  if (typeof cells === 'string') return cellAt(cells);
  if (Array.isArray(cells)) return cells.map((child: CellTemplate) => fill(child, cellAt));
  return Object.fromEntries(
    Object.entries(cells).map(([key, child]) => [key, fill(child as CellTemplate, cellAt)]),
  );
}

/** What a rounded number in words says: `1.5 billion` is 15 with 8 zeros; undefined for any other text. */
function roundedNumber(text: string): { digits: number; zeros: number } | undefined {
  const parts = /^(\d+)(?:\.(\d+))? (thousand|million|billion)$/.exec(text);
  if (!parts) return undefined;
  const [, whole, fraction = '', word] = parts;
  const power = { thousand: 3, million: 6, billion: 9 }[word as 'thousand' | 'million' | 'billion'];
  return { digits: Number(whole + fraction), zeros: power - fraction.length };
}

/**
 * Whether a printed value and a computed one say the same. A printed object may leave out keys; lists agree
 * place by place; a number printed in round words agrees with what rounds to it.
 */
export function saysTheSame(printed: Value, computed: Value): boolean {
  if (typeof printed === 'string' && typeof computed === 'number') {
    const rounded = roundedNumber(printed);
    return rounded !== undefined && Math.round(computed / 10 ** rounded.zeros) === rounded.digits;
  }
  if (Array.isArray(printed)) {
    return (
      Array.isArray(computed) &&
      printed.length === computed.length &&
      printed.every((child, i) => saysTheSame(child, computed[i]))
    );
  }
  if (typeof printed === 'object' && printed !== null) {
    if (typeof computed !== 'object' || computed === null || Array.isArray(computed)) return false;
    const found = computed as { readonly [key: string]: Value };
    return Object.entries(printed).every(
      ([key, child]) => Object.hasOwn(found, key) && saysTheSame(child as Value, found[key]),
    );
  }
  return printed === computed;
}

/** Where the shape of the cells does not fit a printed value, as half a sentence; undefined where it fits. */
function misfit(printed: Value, cells: CellTemplate, where: string): string | undefined {
  if (typeof printed !== 'object' || printed === null) {
    return typeof cells === 'string' ? undefined : `expected one cell for ${where}, found several`;
  }
  if (Array.isArray(printed) !== Array.isArray(cells) || typeof cells === 'string') {
    return `expected ${Array.isArray(printed) ? 'a list' : 'an object'} of cells for ${where}, found another shape`;
  }
  if (Array.isArray(printed) && printed.length !== cells.length) {
    return `expected ${printed.length} cells for ${where}, found ${cells.length}`;
  }
  const templates = cells as { readonly [key: string]: CellTemplate };
  for (const [key, child] of Object.entries(printed)) {
    if (!Object.hasOwn(templates, key)) return `expected a cell for ${where}.${key}, found none`;
    const fault = misfit(child as Value, templates[key], `${where}.${key}`);
    if (fault) return fault;
  }
  return undefined;
}

/**
 * Holds one claim against the tables that `find` gives; `tables` are their names, to suggest from. A claim that
 * rests on a table which is not there is not checked: without fault where `isPending` says that the table is not computed yet.
 */
export function judge(
  claimed: Claim,
  find: TableFinder,
  tables: readonly string[],
  isPending: (table: string) => boolean = () => false,
): Judged {
  const { id, published, article, cells, unchecked, explanation } = claimed;
  const faults: string[] = [];
  const fault = (message: string) => faults.push(`${CLAIMS_PATH}, claim ${id}: ${message}`);
  const notChecked = (reason: string): Judged => ({
    claim: claimed,
    computed: null,
    publishedVerdict: published === null ? 'not stated' : 'not checked',
    articleVerdict: article === undefined ? 'not stated' : 'not checked',
    cells: cells === undefined ? [] : referencesOf(cells),
    explanation: reason,
    faults,
  });
  if ((cells === undefined) === (unchecked === undefined)) {
    fault(
      'expected either the cells that decide it or the reason why it is not checked, found both or none.',
    );
    return notChecked('The claim is bound to no cell.');
  }
  if (cells === undefined) return notChecked(unchecked as string);
  for (const [name, printed] of [
    ['published', published],
    ['article', article ?? null],
  ] as const) {
    const wrong = printed === null ? undefined : misfit(printed, cells, name);
    if (wrong) fault(`${wrong}.`);
  }
  const pending = [...referencesOf(cells), ...referencesIn(explanation ?? '')]
    .map((reference) => reference.split('[')[0])
    .find(isPending);
  if (pending !== undefined) {
    return notChecked(`The table ${pending} is not computed yet: run "npm run generate -- --long".`);
  }
  let computed: Value;
  let filled: string | null = null;
  try {
    computed = fill(cells, (reference) => findCell(reference, find, tables).value);
    if (explanation !== undefined) {
      if (referencesIn(explanation).length === 0)
        fault('expected an explanation that points at a cell, found none in braces.');
      filled = fillText(explanation, { find, tables, figures: [] });
    }
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    fault(error.message);
    return notChecked(error.message);
  }
  const verdict = (printed: Value | undefined): Verdict => {
    if (printed === null || printed === undefined) return 'not stated';
    return saysTheSame(printed, computed) ? 'agrees' : 'differs';
  };
  return {
    claim: claimed,
    computed,
    publishedVerdict: verdict(published),
    articleVerdict: verdict(article),
    cells: referencesOf(cells),
    explanation: filled,
    faults,
  };
}

/** Whether a verdict is worse than the one recorded: something that agreed, or was at least checked, no longer is. */
export function isWorse(now: Verdict, recorded: Verdict): boolean {
  if (now === recorded) return false;
  if (recorded === 'agrees' || now === 'differs') return true;
  return recorded === 'differs' && now !== 'agrees';
}

/** How many claims got each verdict, for what is printed and for what the article reports. */
export function summarise(judged: readonly Judged[]) {
  const count = (of: (one: Judged) => Verdict) => {
    const counts: Record<Verdict, number> = { agrees: 0, differs: 0, 'not stated': 0, 'not checked': 0 };
    for (const one of judged) counts[of(one)]++;
    return counts;
  };
  return {
    claims: judged.length,
    published: count((one) => one.publishedVerdict),
    article: count((one) => one.articleVerdict),
    unexplained: judged.filter(isUnexplained).map(({ claim: { id } }) => id),
  };
}

/** Whether a claim differs and nothing says why. */
export function isUnexplained({ publishedVerdict, articleVerdict, explanation }: Judged): boolean {
  return (publishedVerdict === 'differs' || articleVerdict === 'differs') && explanation === null;
}
