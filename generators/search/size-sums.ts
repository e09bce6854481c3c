/** The sums of piece sizes that pieces still unused can make. */
export interface SizeSums {
  /** The state with every piece unused. */
  readonly all: number;
  /** What using each piece takes from the state. */
  readonly step: readonly number[];
  /** `fits[state * width + sum]` is 1 where some of the unused pieces have sizes that add up to `sum`. */
  readonly fits: Uint8Array;
  readonly width: number;
}

/** Tables the sums, up to `most`, of pieces of the given sizes, for each number of pieces unused by size. */
export function sizeSums(sizes: readonly number[], most: number): SizeSums {
  const kinds = [...new Set(sizes)].map((size) => ({
    size,
    count: sizes.filter((other) => other === size).length,
    step: 0,
  }));
  let states = 1;
  for (const kind of kinds) {
    kind.step = states;
    states *= kind.count + 1;
  }
  const width = most + 1;
  const fits = new Uint8Array(states * width);
  for (let state = 0; state < states; state++) {
    fits[state * width] = 1;
    for (const { size, count, step } of kinds) {
      if (Math.floor(state / step) % (count + 1) === 0) continue;
      // One piece of this size less: its sums, and those with the piece added.
      for (let sum = 0; sum + size <= most; sum++) {
        if (fits[(state - step) * width + sum] === 1) fits[state * width + sum + size] = 1;
      }
    }
  }
  const step = sizes.map((size) => kinds.find((kind) => kind.size === size)?.step ?? 0);
  return { all: states - 1, step, fits, width };
}
