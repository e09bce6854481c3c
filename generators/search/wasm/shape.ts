// A shape is a set of free places, two words: place `p` is bit `p`.
import {
  AFTER,
  CELLS,
  COLUMN,
  FIRST,
  FIXED,
  FULL,
  HEIGHT,
  NEAR,
  PLACE,
  PLACED,
  PLACEMENT,
  REACH,
  ROW,
  SUMS,
  TABLE_AT,
  TABLES,
  WIDTH,
} from './layout.ts';
import { highest, lowest, ones, W } from './machine.ts';

/** The first free place. */
export function firstFree(low: i32, high: i32): i32 {
  return low !== 0 ? lowest(low) : 32 + lowest(high);
}

/** Four places of a shape, the `n`th four. */
function fourOf(low: i32, high: i32, n: i32): i32 {
  return n < 8 ? (low >>> (n << 2)) & 15 : (high >>> ((n - 8) << 2)) & 15;
}

/** How many words hold a bit for each placement whose first place this is. */
export function wordsOf(place: i32): i32 {
  return (W[FIRST + place + 1] - W[FIRST + place] + 31) >>> 5;
}

/** Writes for each place and each four places, for each set of them that is free, which placements fit there. */
export function makeTables(): void {
  let at = TABLES;
  for (let place: i32 = 0; place < W[CELLS]; place++) {
    const first = PLACED + W[FIRST + place] * PLACEMENT;
    const count = W[FIRST + place + 1] - W[FIRST + place];
    const words = wordsOf(place);
    let low: i32 = 0;
    let high: i32 = 0;
    for (let i: i32 = 0; i < count; i++) {
      low |= W[first + i * PLACEMENT];
      high |= W[first + i * PLACEMENT + 1];
    }
    let reach: i32 = 15;
    while (reach > 0 && fourOf(low, high, reach) === 0) reach--;
    W[TABLE_AT + place] = at;
    W[REACH + place] = reach;
    for (let n = place >>> 2; n <= reach; n++) {
      for (let w: i32 = 0; w < words; w++) {
        const left = count - (w << 5);
        makeTable(at + w, words, first + (w << 5) * PLACEMENT, left < 32 ? left : 32, n);
      }
      at += 16 * words;
    }
  }
}

/** The table of up to 32 placements for the `n`th four places, an entry every `step` words. */
function makeTable(at: i32, step: i32, first: i32, count: i32, n: i32): void {
  // With all four places free all placements fit, but for those of the fixed piece, which is laid already.
  let all: i32 = 0;
  for (let i: i32 = 0; i < count; i++) {
    if (W[first + i * PLACEMENT + 2] !== W[FIXED]) all |= 1 << i;
  }
  // Each place taken forbids those that cover it.
  W[at + 15 * step] = all;
  for (let bit: i32 = 0; bit < 4; bit++) W[at + (15 ^ (1 << bit)) * step] = all;
  for (let i: i32 = 0; i < count; i++) {
    const p = first + i * PLACEMENT;
    for (let four = fourOf(W[p], W[p + 1], n); four !== 0; four &= four - 1) {
      W[at + (15 ^ (four & -four)) * step] &= ~(1 << i);
    }
  }
  for (let taken: i32 = 3; taken < 16; taken++) {
    const others = taken & (taken - 1);
    if (others === 0) continue;
    W[at + (15 ^ taken) * step] = W[at + (15 ^ others) * step] & W[at + (15 ^ taken ^ others) * step];
  }
}

/** Those of word `w` of a place's placements that fit into a shape. */
export function fitting(place: i32, words: i32, w: i32, low: i32, high: i32): i32 {
  const reach = W[REACH + place];
  let at = W[TABLE_AT + place] + w;
  let choices: i32 = -1;
  for (let n = place >>> 2; n <= reach; n++) {
    choices &= W[at + fourOf(low, high, n) * words];
    at += words << 4;
  }
  return choices;
}

function nearOf(row: i32, column: i32, at: i32): void {
  if (row < 0 || column < 0 || row >= W[HEIGHT] || column >= W[WIDTH]) return;
  const place = W[PLACE + row * W[WIDTH] + column];
  if (place >= 0) W[at + (place >>> 5)] |= 1 << (place & 31);
}

/** Writes the neighbours of each place, and the connected places after each. */
export function makeNeighbours(): void {
  const cells = W[CELLS];
  W[FULL] = cells < 32 ? (1 << cells) - 1 : -1;
  W[FULL + 1] = cells <= 32 ? 0 : cells < 64 ? (1 << (cells - 32)) - 1 : -1;
  for (let place: i32 = 0; place < cells; place++) {
    const at = NEAR + 2 * place;
    const row = W[ROW + place];
    const column = W[COLUMN + place];
    W[at] = 0;
    W[at + 1] = 0;
    nearOf(row - 1, column, at);
    nearOf(row + 1, column, at);
    nearOf(row, column - 1, at);
    nearOf(row, column + 1, at);
  }
  let low = W[FULL];
  let high = W[FULL + 1];
  for (let place: i32 = 0; place < cells; place++) {
    const at = AFTER + 4 * place;
    for (let i: i32 = 0; i < 4; i++) W[at + i] = 0;
    if (place < 32) low &= ~(1 << place);
    else high &= ~(1 << (place - 32));
    if (regionSize(low, high) !== cells - place - 1) continue;
    for (let after = place + 1; after < cells; after++) {
      W[at + 2] |= W[NEAR + 2 * after];
      W[at + 3] |= W[NEAR + 2 * after + 1];
    }
    W[at] = low;
    W[at + 1] = high;
    W[at + 2] &= ~low;
    W[at + 3] &= ~high;
  }
}

/** The number of free places joined to the first one if they are one or two, otherwise 0. */
export function smallRegion(low: i32, high: i32): i32 {
  const first = firstFree(low, high);
  const lowNear = W[NEAR + 2 * first] & low;
  const highNear = W[NEAR + 2 * first + 1] & high;
  if ((lowNear | highNear) === 0) return 1;
  if ((lowNear & (lowNear - 1)) !== 0 || (highNear & (highNear - 1)) !== 0) return 0;
  if (lowNear !== 0 && highNear !== 0) return 0;
  const second = firstFree(lowNear, highNear);
  const lowNext = W[NEAR + 2 * second] & low;
  const highNext = W[NEAR + 2 * second + 1] & high;
  // The second has the first for a neighbour; any other makes three.
  return ones(lowNext) + ones(highNext) === 1 ? 2 : 0;
}

/** The number of free places joined to the first one. */
export function regionSize(low: i32, high: i32): i32 {
  // The places after the last taken one join the region all at once.
  const takenHigh = W[FULL + 1] & ~high;
  const takenLow = W[FULL] & ~low;
  const last = takenHigh !== 0 ? 32 + highest(takenHigh) : takenLow !== 0 ? highest(takenLow) : 0;
  const at = AFTER + 4 * last;
  let lowAfter = W[at];
  let highAfter = W[at + 1];
  let lowFront: i32 = 0;
  let highFront: i32 = 0;
  if (low !== 0) lowFront = low & -low;
  else highFront = high & -high;
  let lowLeft = low ^ lowFront;
  let highLeft = high ^ highFront;
  while ((lowFront | highFront) !== 0) {
    let lowNew: i32 = 0;
    let highNew: i32 = 0;
    if (((lowFront & lowAfter) | (highFront & highAfter)) !== 0) {
      lowFront &= ~lowAfter;
      highFront &= ~highAfter;
      lowLeft &= ~lowAfter;
      highLeft &= ~highAfter;
      lowAfter = 0;
      highAfter = 0;
      lowNew = W[at + 2] & lowLeft;
      highNew = W[at + 3] & highLeft;
    } else {
      let place: i32 = 0;
      if (lowFront !== 0) {
        place = lowest(lowFront);
        lowFront &= lowFront - 1;
      } else {
        place = 32 + lowest(highFront);
        highFront &= highFront - 1;
      }
      lowNew = W[NEAR + 2 * place] & lowLeft;
      highNew = W[NEAR + 2 * place + 1] & highLeft;
    }
    lowFront |= lowNew;
    highFront |= highNew;
    lowLeft ^= lowNew;
    highLeft ^= highNew;
  }
  return ones(low ^ lowLeft) + ones(high ^ highLeft);
}

/** Whether an area can be a sum of pieces of the multiset of sizes `sum`. */
export function isSum(sum: i32, area: i32): i32 {
  if (area === 0) return 1;
  return area <= 32 ? (W[SUMS + 2 * sum] >>> (area - 1)) & 1 : (W[SUMS + 2 * sum + 1] >>> (area - 33)) & 1;
}
