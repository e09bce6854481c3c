/** Two groups of thicknesses, told apart by the largest gap between neighbouring values. */
export interface Parting {
  /** The greatest thickness of a thin line. */
  readonly thinMost: number;
  /** The least thickness of a thick line. */
  readonly thickLeast: number;
}

/**
 * Parts thicknesses (pixels) at the largest gap of their sorted values.
 * Throws a RangeError that lists the values when no gap is larger than all others.
 */
export function partThicknesses(thicknesses: readonly number[]): Parting {
  const values = [...new Set(thicknesses)].sort((a, b) => a - b);
  const gaps = values.slice(1).map((value, i) => ({ thinMost: values[i], thickLeast: value }));
  const size = (gap: Parting) => gap.thickLeast - gap.thinMost;
  const largest = Math.max(...gaps.map(size));
  const found = gaps.filter((gap) => size(gap) === largest);
  if (found.length !== 1) {
    throw new RangeError(
      `Expected thin and thick lines parted by one largest gap, found thicknesses ${values.join(', ')}.`,
    );
  }
  return found[0];
}
