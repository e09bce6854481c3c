/** How the printed colouring stands among others, by packings. */
export interface Ranking {
  readonly count: number;
  /** Least and greatest number. */
  readonly least: number;
  readonly most: number;
  /** How many have the greatest number. */
  readonly attaining: number;
  /** The middle number; of an even count the mean of the two in the middle. */
  readonly median: number;
  /** How many are less than, equal to and greater than the given number. */
  readonly fewer: number;
  readonly equal: number;
  readonly more: number;
}

/** The median of integers: the middle one, or the mean of the middle two. Throws a RangeError for none. */
export function median(values: readonly number[]): number {
  if (values.length === 0)
    throw new RangeError('Expected at least one number to take the median of, found none.');
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** Ranks a number among integers. Throws a RangeError when there are none. */
export function rank(number: number, values: readonly number[]): Ranking {
  const middle = median(values);
  const most = values.reduce((a, b) => Math.max(a, b));
  return {
    count: values.length,
    least: values.reduce((a, b) => Math.min(a, b)),
    most,
    attaining: values.filter((value) => value === most).length,
    median: middle,
    fewer: values.filter((value) => value < number).length,
    equal: values.filter((value) => value === number).length,
    more: values.filter((value) => value > number).length,
  };
}

/** Whether at least a quarter of all lie below the ranked number and at least a quarter above it. */
export function inMiddleHalf({ count, fewer, more }: Ranking): boolean {
  return 4 * fewer >= count && 4 * more >= count;
}
