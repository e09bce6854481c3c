import type { Book } from '../notebook/book.ts';
import type { Row } from '../notebook/table.ts';
import type { Extremes } from './colouring-counts.ts';
import { exchangedLetters } from './colourings.ts';
import type { ConditionCount } from './condition-counts.ts';
import { CONDITIONS, type Condition, conditionSymmetries } from './conditions.ts';
import { searchFast } from './fast-search.ts';
import type { PrintedFigure } from './figure.ts';
import { canonicalOf, centresOf, type METHOD_COUNTS, type PlainSearches, position } from './packings.ts';
import { recount } from './recount.ts';
import type { Recounting } from './recounts.ts';
import { REFERENCE_METHODS } from './reference.ts';
import { type XPlace, xPlaces } from './x-places.ts';
import { searchX } from './x-search.ts';

type Runs = Pick<Book, 'run'>;

/** The longest searches first: X in the middle of the board bounds the others least. */
const longestFirst = (places: readonly XPlace[]) => [...places].reverse();

/** Finds all packings without colours by the two reference methods, X kept to a square a task, and by the fast way. */
export async function searchPlain(book: Runs): Promise<PlainSearches> {
  const places = longestFirst(xPlaces());
  const fast = book.run(searchFast, null, 'chessboard by fast');
  const searches = REFERENCE_METHODS.flatMap((method) =>
    centresOf(method, places).map((centre) => {
      const { row, column } = position(centre);
      return book.run(
        searchX,
        { method, centre },
        `chessboard by ${method}, X at row ${row}, column ${column}`,
      );
    }),
  );
  return { searches: await Promise.all(searches), fast: await fast };
}

function inWords({ colours, turning }: Condition): string {
  return `colours ${colours}, turning over ${turning}`;
}

/** Counts each condition but the last, which is the search without colours, by searches of its own. */
export async function searchConditions(book: Runs, figure: PrintedFigure): Promise<ConditionCount[]> {
  const runs = CONDITIONS.slice(0, -1).flatMap((condition) =>
    REFERENCE_METHODS.map(async (method): Promise<ConditionCount> => {
      // Only the strictest condition is searched without the help of symmetry: the others take long.
      const places = xPlaces(conditionSymmetries(figure, condition));
      const centres = condition === CONDITIONS[0] ? {} : { centres: centresOf(method, places) };
      const counted = await book.run(
        recount,
        { method, condition, exchanged: [], figure, ...centres },
        `${inWords(condition)}, by ${method}`,
      );
      return { condition, method, counted };
    }),
  );
  return Promise.all(runs);
}

/** The counts of the last condition, which asks nothing, from the searches without colours. */
export function unconditioned(
  { searches }: PlainSearches,
  methods: readonly Row<typeof METHOD_COUNTS.fields>[],
): ConditionCount[] {
  const condition = CONDITIONS[CONDITIONS.length - 1];
  return REFERENCE_METHODS.map((method) => {
    const { options, oriented } = methods.find((row) => row.method === method) as (typeof methods)[number];
    return { condition, method, counted: { options, oriented, classes: canonicalOf(searches, method) } };
  });
}

/** Counts the extreme colourings by searches that have only their options. */
export async function searchExtremes(book: Runs, figure: PrintedFigure, extremes: Extremes) {
  const colourings: Recounting[] = ['most', 'empty'];
  const runs = colourings.flatMap((colouring) =>
    REFERENCE_METHODS.map(async (method) => {
      const exchanged = exchangedLetters(extremes[colouring].exchanged);
      const counted = await book.run(
        recount,
        { method, condition: CONDITIONS[0], exchanged, figure },
        `the colouring with ${colouring === 'most' ? 'most packings' : 'none'}, by ${method}`,
      );
      return { colouring, method, counted };
    }),
  );
  return Promise.all(runs);
}
