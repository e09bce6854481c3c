/**
 * An exact cover problem: choose options so that every primary item is covered exactly once and every
 * secondary item at most once (Knuth, TAOCP 7.2.2.1).
 */
export interface CoverProblem {
  /** Names of the items, the primary ones first. Their order decides ties and so the number of nodes. */
  readonly items: readonly string[];
  /** How many of the items, from the first, are primary. */
  readonly primary: number;
  /** Each option as the places of its items in `items`. */
  readonly options: readonly (readonly number[])[];
}

/**
 * Builds a problem from named items. `secondary` may be left out.
 * Throws a RangeError that names the option and item for an item that is unknown or comes twice in an option,
 * and for an item that is declared twice.
 */
export function coverProblem(
  primary: readonly string[],
  options: readonly (readonly string[])[],
  secondary: readonly string[] = [],
): CoverProblem {
  const items = [...primary, ...secondary];
  const place = new Map<string, number>();
  items.forEach((item, i) => {
    if (place.has(item)) throw new RangeError(`Expected every item once, found "${item}" declared twice.`);
    place.set(item, i);
  });
  const numbered = options.map((option, o) => {
    const places = option.map((item) => {
      const at = place.get(item);
      if (at === undefined) {
        throw new RangeError(
          `Expected only declared items, found "${item}" in option ${o}: ${option.join(' ')}.`,
        );
      }
      return at;
    });
    if (new Set(places).size < places.length) {
      throw new RangeError(`Expected every item of an option once, found option ${o}: ${option.join(' ')}.`);
    }
    return places;
  });
  return { items, primary: primary.length, options: numbered };
}

/** The same problem with only the options that `keep` accepts (given an option's place). */
export function withOptions(problem: CoverProblem, keep: (option: number) => boolean): CoverProblem {
  return { ...problem, options: problem.options.filter((_, o) => keep(o)) };
}
