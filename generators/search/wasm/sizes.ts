import { MIXED, MOST_SIZE_SETS, PIECES, SIZE, SIZE_SETS, STEP, SUMS } from './layout.ts';
import { W } from './machine.ts';

/** Numbers the multisets that can be drawn from the sizes: a multiset is the sum of its pieces' steps. */
export function numberSizes(): void {
  const pieces = W[PIECES];
  let sets: i32 = 1;
  W[MIXED] = 0;
  for (let piece: i32 = 0; piece < pieces; piece++) {
    const size = W[SIZE + piece];
    if (size !== W[SIZE]) W[MIXED] = 1;
    let same: i32 = 0;
    let isFirst: i32 = 1;
    for (let other: i32 = 0; other < pieces; other++) {
      if (W[SIZE + other] !== size) continue;
      same++;
      if (other < piece) isFirst = 0;
    }
    if (isFirst === 0) continue;
    for (let other = piece; other < pieces; other++) {
      if (W[SIZE + other] === size) W[STEP + other] = sets;
    }
    sets *= 1 + same;
    // More than that are not wanted, and the product stays small.
    if (sets > MOST_SIZE_SETS) break;
  }
  W[SIZE_SETS] = sets;
}

/** The piece with the largest step that a multiset holds. */
function lastPieceOf(set: i32): i32 {
  let last: i32 = 0;
  for (let piece: i32 = 1; piece < W[PIECES]; piece++) {
    if (W[STEP + piece] <= set && W[STEP + piece] > W[STEP + last]) last = piece;
  }
  return last;
}

/** Writes the sums of every multiset: those of the multiset without one part, and with that part added. */
export function makeSums(): void {
  W[SUMS] = 0;
  W[SUMS + 1] = 0;
  for (let set: i32 = 1; set < W[SIZE_SETS]; set++) {
    const last = lastPieceOf(set);
    const size = W[SIZE + last];
    const without = SUMS + 2 * (set - W[STEP + last]);
    const low = W[without];
    const high = W[without + 1];
    let lowMore: i32 = 0;
    let highMore: i32 = 0;
    if (size < 32) {
      lowMore = low << size;
      highMore = (high << size) | (low >>> (32 - size));
    } else if (size < 64) {
      highMore = low << (size - 32);
    }
    if (size <= 32) lowMore |= 1 << (size - 1);
    else highMore |= 1 << (size - 33);
    W[SUMS + 2 * set] = low | lowMore;
    W[SUMS + 2 * set + 1] = high | highMore;
  }
}

/** Whether an area can be a sum of pieces of the multiset of sizes `sum`. */
export function isSum(sum: i32, area: i32): i32 {
  if (area === 0) return 1;
  return area <= 32 ? (W[SUMS + 2 * sum] >>> (area - 1)) & 1 : (W[SUMS + 2 * sum + 1] >>> (area - 33)) & 1;
}
