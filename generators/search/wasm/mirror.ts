// A shape and its mirror image, each line of the scan turned round, have the same completions: one record serves both.
import { CELLS, GOES_TO, GROUP, HEIGHT, IS_MIRRORED, MIRROR, MOST_CELLS, WIDTH } from './layout.ts';
import { W } from './machine.ts';
import { recordOf } from './memory.ts';

/** Writes the mirror image of each four places, for each set of them; only where the pieces allow it. */
export function makeMirror(): void {
  const symmetry: i32 = W[HEIGHT] <= W[WIDTH] ? 1 : 2;
  W[IS_MIRRORED] = (W[GROUP] >>> symmetry) & 1;
  if (W[IS_MIRRORED] === 0) return;
  for (let n: i32 = 0; n < MOST_CELLS / 4; n++) {
    for (let four: i32 = 0; four < 16; four++) {
      let low: i32 = 0;
      let high: i32 = 0;
      for (let i: i32 = 0; i < 4; i++) {
        const place = 4 * n + i;
        if (((four >>> i) & 1) === 0 || place >= W[CELLS]) continue;
        const to = W[GOES_TO + symmetry * MOST_CELLS + place];
        if (to < 32) low |= 1 << to;
        else high |= 1 << (to - 32);
      }
      const at = MIRROR + 2 * (16 * n + four);
      W[at] = low;
      W[at + 1] = high;
    }
  }
}

/** The record of a shape or of its mirror image, whichever comes first; 0 as for `recordOf`. */
export function recordOfEither(low: i32, high: i32): i32 {
  if (W[IS_MIRRORED] === 0) return recordOf(low, high);
  let lowImage: i32 = 0;
  let highImage: i32 = 0;
  let at = MIRROR;
  for (let rest = low; rest !== 0; rest >>>= 4) {
    const from = at + ((rest & 15) << 1);
    lowImage |= W[from];
    highImage |= W[from + 1];
    at += 32;
  }
  at = MIRROR + 8 * 32;
  for (let rest = high; rest !== 0; rest >>>= 4) {
    const from = at + ((rest & 15) << 1);
    lowImage |= W[from];
    highImage |= W[from + 1];
    at += 32;
  }
  const isImage = highImage < high || (highImage === high && lowImage < low);
  return isImage ? recordOf(lowImage, highImage) : recordOf(low, high);
}
