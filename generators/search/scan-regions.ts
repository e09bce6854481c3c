import { sizeSums } from './size-sums.ts';
import { bitCount, MOST_SQUARES, type Squares, squaresOf } from './squares.ts';

/** A box whose squares are numbered line by line, and the pieces that are to fill what of it is empty. */
export interface RegionProblem {
  /** Squares of a line, and of the box: at most 64. */
  readonly line: number;
  readonly area: number;
  /** The sizes of the pieces. */
  readonly sizes: readonly number[];
}

/** Makes a check of empty regions. */
export function regionCheck() {
  // Squares that are not the first, or not the last, of their line; squares of the box.
  const notFirst = new Int32Array(2);
  const notLast = new Int32Array(2);
  const inside = new Int32Array(2);
  let fits = new Uint8Array(2 ** 12);
  let line = 0;
  let width = 0;

  function write(to: Int32Array, squares: Squares): void {
    [to[0], to[1]] = squares;
  }

  return {
    /**
     * Takes a box and pieces. Returns the state in which all pieces are left, and what laying each takes from it.
     */
    load({ line: ofLine, area, sizes }: RegionProblem): { all: number; step: readonly number[] } {
      const sums = sizeSums(sizes, MOST_SQUARES);
      const all = Array.from({ length: MOST_SQUARES }, (_, square) => square);
      write(notFirst, squaresOf(all.filter((square) => square % ofLine !== 0)));
      write(notLast, squaresOf(all.filter((square) => square % ofLine !== ofLine - 1)));
      write(inside, squaresOf(all.filter((square) => square < area)));
      if (sums.fits.length > fits.length) fits = new Uint8Array(sums.fits.length);
      fits.set(sums.fits);
      line = ofLine;
      width = sums.width;
      return sums;
    },

    /** Whether pieces left in a state can have the size of each region of empty squares. */
    mayFill(filledLow: number, filledHigh: number, state: number): boolean {
      let emptyLow = ~filledLow;
      let emptyHigh = ~filledHigh;
      // All squares after the last filled one are of one region, so the first flood starts from them.
      const lastLow = filledLow & inside[0];
      const lastHigh = filledHigh & inside[1];
      let regionLow =
        lastHigh !== 0 ? 0 : lastLow !== 0 ? (-2 << (31 - Math.clz32(lastLow))) & emptyLow : emptyLow;
      let regionHigh = lastHigh !== 0 ? (-2 << (31 - Math.clz32(lastHigh))) & emptyHigh : emptyHigh;
      while ((emptyLow | emptyHigh) !== 0) {
        if ((regionLow | regionHigh) === 0) {
          regionLow = emptyLow & -emptyLow;
          regionHigh = emptyLow === 0 ? emptyHigh & -emptyHigh : 0;
        }
        while (true) {
          const low = regionLow;
          const high = regionHigh;
          regionLow |= ((low << 1) & notFirst[0]) | (((low >>> 1) | (high << 31)) & notLast[0]);
          regionHigh |= (((high << 1) | (low >>> 31)) & notFirst[1]) | ((high >>> 1) & notLast[1]);
          regionLow |= (low << line) | (low >>> line) | (high << (32 - line));
          regionHigh |= (high << line) | (high >>> line) | (low >>> (32 - line));
          regionLow &= emptyLow;
          regionHigh &= emptyHigh;
          if (regionLow === low && regionHigh === high) break;
        }
        if (fits[state * width + bitCount(regionLow) + bitCount(regionHigh)] === 0) return false;
        emptyLow &= ~regionLow;
        emptyHigh &= ~regionHigh;
        regionLow = 0;
        regionHigh = 0;
      }
      return true;
    },
  };
}
