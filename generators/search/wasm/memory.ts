// Remembered shapes. The record of a shape: two words of free places and the address of a list. Lists and records
// lie close together, for memory that is touched for the first time costs more than the search.
import {
  ADDRESS_BITS,
  FIRST_LOG,
  HASH,
  HASH_LOG,
  HASH_TOUCHED,
  HASH_USED,
  LAST_LOG,
  MEMORY,
  MEMORY_END,
  MIXED,
  OVERFLOW,
  POOL,
  POOL_TOP,
  SIDE,
  SIDE_TOP,
  SUM_OF_REST,
} from './layout.ts';
import { ones, times, W } from './machine.ts';
import { regionSize, smallRegion } from './shape.ts';
import { isSum } from './sizes.ts';

export const LOW: i32 = 0;
export const HIGH: i32 = 1;
/** The list of edges, or of completions where they are tabled; 0 until it is worked out. */
export const LIST: i32 = 2;
const RECORD: i32 = 3;

/** The empty list, and the list of completions of no places: the empty set of pieces. */
export const NONE: i32 = POOL;
export const DONE: i32 = POOL + 1;

/** Forgets all shapes. */
export function forget(): void {
  clear(FIRST_LOG);
  W[NONE] = 0;
  W[DONE] = 1;
  W[DONE + 1] = 0;
  W[POOL_TOP] = DONE + 2;
  W[SIDE_TOP] = SIDE;
  W[OVERFLOW] = 0;
}

/** Makes an empty hash table. */
function clear(log: i32): void {
  const from = HASH + (1 << log);
  // Fresh memory is all 0; to clear it would only make the system provide it.
  if ((W[HASH_TOUCHED] >>> log) & 1) {
    for (let i: i32 = 0; i < 1 << log; i++) W[from + i] = 0;
  }
  W[HASH_TOUCHED] |= 1 << log;
  W[HASH_LOG] = log;
  W[HASH_USED] = 0;
}

/** Mixes a shape into one word. Its high bits depend on all places. */
function mix(low: i32, high: i32): i32 {
  const mixed = low ^ times(high, -1640531527);
  return times(mixed ^ (mixed >>> 15), -2048144789);
}

/** What stands in the slot of a shape: the address of its record and, above it, bits that tell others apart. */
function slotWord(mixed: i32, shape: i32): i32 {
  return (mixed << ADDRESS_BITS) | shape;
}

/** Doubles the hash table; memory has run out when it cannot grow. */
function grow(): void {
  const log = W[HASH_LOG];
  if (log === LAST_LOG) {
    W[OVERFLOW] = 1;
    return;
  }
  const used = W[HASH_USED];
  clear(log + 1);
  const from = HASH + (2 << log);
  const mask = (2 << log) - 1;
  for (let old = HASH + (1 << log); old < from; old++) {
    const word = W[old];
    if (word === 0) continue;
    const shape = word & (MEMORY - 1);
    let at = mix(W[shape + LOW], W[shape + HIGH]) >>> (31 - log);
    while (W[from + at] !== 0) at = (at + 1) & mask;
    W[from + at] = word;
  }
  W[HASH_USED] = used;
}

/**
 * The record of a shape; 0 when its first region, or the rest of it, is no sum of pieces other than the fixed
 * one, or when memory ran out.
 */
export function recordOf(low: i32, high: i32): i32 {
  // Most shapes that cannot be filled are found out here, without a look into memory.
  const small = smallRegion(low, high);
  if (small !== 0 && isSum(W[SUM_OF_REST], small) === 0) return 0;
  const log = W[HASH_LOG];
  const mask = (1 << log) - 1;
  const from = HASH + (1 << log);
  const mixed = mix(low, high);
  const above = slotWord(mixed, 0);
  let at = mixed >>> (32 - log);
  while (true) {
    const word = W[from + at];
    if (word === 0) return addRecord(low, high, mixed, from + at);
    const shape = word ^ above;
    // The bits above the address are gone only if they are the same.
    if (shape >>> ADDRESS_BITS === 0 && W[shape + LOW] === low && W[shape + HIGH] === high) return shape;
    at = (at + 1) & mask;
  }
}

/** Puts the record of a shape into a free slot; 0 as for `recordOf`. */
function addRecord(low: i32, high: i32, mixed: i32, slot: i32): i32 {
  const area = ones(low) + ones(high);
  const sum = W[SUM_OF_REST];
  const region = regionSize(low, high);
  if (isSum(sum, region) === 0) return 0;
  if (W[MIXED] && (isSum(sum, area) === 0 || isSum(sum, area - region) === 0)) return 0;
  const shape = take(RECORD);
  if (shape === 0) return 0;
  W[shape + LOW] = low;
  W[shape + HIGH] = high;
  W[shape + LIST] = 0;
  W[slot] = slotWord(mixed, shape);
  if (3 * ++W[HASH_USED] > 2 << W[HASH_LOG]) grow();
  return shape;
}

/** Takes words from the pool; 0 when memory ran out. */
export function take(words: i32): i32 {
  const at = W[POOL_TOP];
  if (at + words > W[MEMORY_END]) {
    W[OVERFLOW] = 1;
    return 0;
  }
  W[POOL_TOP] = at + words;
  return at;
}
