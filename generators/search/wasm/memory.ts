// Remembered shapes. The record of a shape: two words of free places, their number, the number of those joined
// to the first, then addresses, 0 until they are worked out: edges, completions, filter of completions.
import {
  FIRST_LOG,
  HASH,
  HASH_LOG,
  HASH_USED,
  LAST_LOG,
  MEMORY_END,
  OVERFLOW,
  POOL,
  POOL_TOP,
  SIDE,
  SIDE_TOP,
  SUM_OF_REST,
} from './layout.ts';
import { ones, times, W } from './machine.ts';
import { isSum, regionSize } from './shape.ts';

export const LOW: i32 = 0;
export const HIGH: i32 = 1;
export const AREA: i32 = 2;
export const REGION: i32 = 3;
export const EDGES: i32 = 4;
export const COMPLETIONS: i32 = 5;
export const FILTER: i32 = 6;
const RECORD: i32 = 7;

/** Words of an edge or a completion. */
export const ENTRY: i32 = 3;

/** The empty list, and the list of completions of no cells: one, by no piece. */
export const NONE: i32 = POOL;
export const DONE: i32 = POOL + 1;

/** Forgets all shapes. */
export function forget(): void {
  clear(FIRST_LOG);
  W[NONE] = 0;
  W[DONE] = 1;
  W[DONE + 1] = 0;
  W[POOL_TOP] = DONE + 1 + ENTRY;
  W[SIDE_TOP] = SIDE;
  W[OVERFLOW] = 0;
}

/** Makes an empty hash table. */
function clear(log: i32): void {
  const from = HASH + (1 << log);
  for (let i: i32 = 0; i < 1 << log; i++) W[from + i] = 0;
  W[HASH_LOG] = log;
  W[HASH_USED] = 0;
}

/** The slot of a shape, or the free one where it belongs. */
function slotOf(low: i32, high: i32): i32 {
  const log = W[HASH_LOG];
  const mask = (1 << log) - 1;
  const from = HASH + (1 << log);
  let mixed = low ^ times(high, -1640531527);
  mixed = times(mixed ^ (mixed >>> 15), -2048144789);
  // The high bits of a product depend on all bits of its factors.
  let at = mixed >>> (32 - log);
  while (true) {
    const shape = W[from + at];
    if (shape === 0 || (W[shape] === low && W[shape + 1] === high)) return from + at;
    at = (at + 1) & mask;
  }
}

/** Doubles the hash table; memory has run out when it cannot grow. */
function grow(): void {
  const log = W[HASH_LOG];
  if (log === LAST_LOG) {
    W[OVERFLOW] = 1;
    return;
  }
  const used = W[HASH_USED];
  const end = HASH + (2 << log);
  clear(log + 1);
  for (let old = HASH + (1 << log); old < end; old++) {
    const shape = W[old];
    if (shape !== 0) W[slotOf(W[shape], W[shape + 1])] = shape;
  }
  W[HASH_USED] = used;
}

/**
 * The record of a shape; 0 when its first region, or the rest of it, is no sum of pieces other than the fixed
 * one, or when memory ran out.
 */
export function recordOf(low: i32, high: i32): i32 {
  const slot = slotOf(low, high);
  if (W[slot] !== 0) return W[slot];
  const area = ones(low) + ones(high);
  const sum = W[SUM_OF_REST];
  if (isSum(sum, area) === 0) return 0;
  const region = regionSize(low, high);
  if (isSum(sum, region) === 0 || isSum(sum, area - region) === 0) return 0;
  const shape = take(RECORD);
  if (shape === 0) return 0;
  W[shape] = low;
  W[shape + AREA] = area;
  W[shape + HIGH] = high;
  W[shape + REGION] = region;
  W[shape + EDGES] = 0;
  W[shape + COMPLETIONS] = 0;
  W[shape + FILTER] = 0;
  W[slot] = shape;
  if (++W[HASH_USED] << 1 > 1 << W[HASH_LOG]) grow();
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
