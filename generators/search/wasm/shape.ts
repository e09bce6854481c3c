// A shape is a set of free places, two words: place `p` is bit `p`.
import { placeAt } from './board.ts';
import { AFTER, CELLS, COLUMN, FULL, NEAR, ROW } from './layout.ts';
import { flood, highest, lowest, ones, W } from './machine.ts';

/** The first free place. */
export function firstFree(low: i32, high: i32): i32 {
  return low !== 0 ? lowest(low) : 32 + lowest(high);
}

function addNeighbour(at: i32, place: i32): void {
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
    addNeighbour(at, placeAt(row - 1, column));
    addNeighbour(at, placeAt(row + 1, column));
    addNeighbour(at, placeAt(row, column - 1));
    addNeighbour(at, placeAt(row, column + 1));
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
  // The places after the last taken one may join the region all at once.
  const takenLow = W[FULL] & ~low;
  const takenHigh = W[FULL + 1] & ~high;
  const last = takenHigh !== 0 ? 32 + highest(takenHigh) : takenLow !== 0 ? highest(takenLow) : 0;
  return flood(low, high, AFTER + 4 * last);
}
