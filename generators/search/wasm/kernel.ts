// The fast search itself, written in the common part of TypeScript and AssemblyScript: words in one memory,
// no objects. The same source runs in the JavaScript engine and, compiled, as WebAssembly.
//
// A shape is the set of free places, two words. Pieces are laid on the first free place, as in the scan. Once
// few cells are free, the completions of the shape are looked up: all ways to fill it with different pieces,
// whatever pieces lie outside. They are worked out once a shape from the completions of smaller shapes.

import { B, lowest, ones, times, W } from './machine.ts';
import {
  CELLS,
  DEPTH,
  END,
  ENTRY,
  FIRST,
  FIRST_LOG,
  FIXED,
  FRAME,
  FRAMES,
  HASH,
  HASH_LOG,
  HASH_USED,
  IMAGE,
  IMAGES,
  LAST_LOG,
  MEMORY,
  MOST_CELLS,
  NEAR,
  NEXT,
  NODES,
  OUT,
  OUT_PACKINGS,
  OVERFLOW,
  OWNER,
  PLACED,
  PLACEMENT,
  POOL,
  POOL_TOP,
  REACH,
  SIDE,
  SIDE_TOP,
  SIZE,
  SLOT,
  STEP,
  SUM_OF_ALL,
  SUMS,
  TABLE_AT,
  TABLED,
  TABLES,
  WRITES,
} from './layout.ts';

// A frame: free places, pieces left, index into SUMS, free cells, the placement that led here, then the
// placements still to be tried: the word in hand and where the words begin.
const LOW: i32 = 0;
const HIGH: i32 = 1;
const LEFT: i32 = 2;
const SUM: i32 = 3;
const AREA: i32 = 4;
const BY: i32 = 5;
const WORD: i32 = 6;
const WORDS: i32 = 7;
const CHOICES: i32 = 8;

/** The list without completions, and that of the full board: one completion by no piece. */
const NONE: i32 = POOL;
const DONE: i32 = POOL + 1;
const FIRST_LIST: i32 = DONE + 1 + ENTRY;

/** The first free place. */
function firstFree(low: i32, high: i32): i32 {
  return low !== 0 ? lowest(low) : 32 + lowest(high);
}

/** Byte `b` of a shape. */
function byteOf(low: i32, high: i32, b: i32): i32 {
  return b < 4 ? (low >>> (b << 3)) & 255 : (high >>> ((b - 4) << 3)) & 255;
}

/** Makes the tables of all places from the placements. To be called once a problem. */
export function prepare(): void {
  let at = TABLES;
  const cells = W[CELLS];
  for (let place: i32 = 0; place < cells; place++) {
    const first = W[FIRST + place];
    const count = W[FIRST + place + 1] - first;
    const words = (count + 31) >>> 5;
    let lowReach: i32 = 0;
    let highReach: i32 = 0;
    for (let p = first; p < first + count; p++) {
      lowReach |= W[PLACED + p * PLACEMENT];
      highReach |= W[PLACED + p * PLACEMENT + 1];
    }
    let reach: i32 = 7;
    while (reach > 0 && byteOf(lowReach, highReach, reach) === 0) reach--;
    W[TABLE_AT + place] = at;
    W[REACH + place] = reach;
    for (let b = place >>> 3; b <= reach; b++) {
      for (let w: i32 = 0; w < words; w++) {
        // Which of these placements have a cell in this byte, bit by bit of the byte.
        const from = first + (w << 5);
        const some = count - (w << 5) < 32 ? count - (w << 5) : 32;
        const all = some === 32 ? -1 : (1 << some) - 1;
        // With every cell of the byte free all are allowed; each cell taken forbids those that have it.
        W[at + 255 * words + w] = all;
        for (let bit: i32 = 0; bit < 8; bit++) {
          let without: i32 = 0;
          for (let i: i32 = 0; i < some; i++) {
            const p = PLACED + (from + i) * PLACEMENT;
            if (((byteOf(W[p], W[p + 1], b) >>> bit) & 1) === 0) without |= 1 << i;
          }
          W[at + (255 ^ (1 << bit)) * words + w] = without;
        }
        for (let taken: i32 = 1; taken < 256; taken++) {
          const rest = taken & (taken - 1);
          if (rest === 0) continue;
          W[at + (255 ^ taken) * words + w] =
            W[at + (255 ^ rest) * words + w] & W[at + (255 ^ (taken ^ rest)) * words + w];
        }
      }
      at += 256 * words;
    }
  }
  forget();
}

/** Empties the memory of completions. */
function forget(): void {
  W[HASH_LOG] = FIRST_LOG;
  clear(FIRST_LOG);
  W[NONE] = 0;
  W[DONE] = 1;
  W[DONE + 1] = 0;
  W[POOL_TOP] = FIRST_LIST;
  W[SIDE_TOP] = SIDE;
  W[OVERFLOW] = 0;
}

function clear(log: i32): void {
  const from = HASH + (SLOT << log);
  for (let i: i32 = 0; i < SLOT << log; i++) W[from + i] = 0;
  W[HASH_USED] = 0;
}

/** The slot of a shape, or the free one where it belongs. */
function slotOf(low: i32, high: i32): i32 {
  const log = W[HASH_LOG];
  const mask = (1 << log) - 1;
  const from = HASH + (SLOT << log);
  let mixed = times(low ^ times(high, -1640531527), -2048144789);
  mixed ^= mixed >>> 15;
  let slot = mixed & mask;
  while (true) {
    const at = from + slot * SLOT;
    if (W[at + 2] === 0 || (W[at] === low && W[at + 1] === high)) return at;
    slot = (slot + 1) & mask;
  }
}

/** Remembers the list of a shape. */
function remember(low: i32, high: i32, list: i32): void {
  const log = W[HASH_LOG];
  if (W[HASH_USED] << 1 >= 1 << log) {
    if (log === LAST_LOG) {
      W[OVERFLOW] = 1;
      return;
    }
    const used = W[HASH_USED];
    clear(log + 1);
    W[HASH_LOG] = log + 1;
    const end = HASH + (SLOT << (log + 1));
    for (let old = HASH + (SLOT << log); old < end; old += SLOT) {
      if (W[old + 2] === 0) continue;
      const at = slotOf(W[old], W[old + 1]);
      W[at] = W[old];
      W[at + 1] = W[old + 1];
      W[at + 2] = W[old + 2];
    }
    W[HASH_USED] = used;
  }
  const at = slotOf(low, high);
  W[at] = low;
  W[at + 1] = high;
  W[at + 2] = list;
  W[HASH_USED]++;
}

/** Whether `area` cells can be a sum of pieces of the multiset `sum`. */
function isSum(sum: i32, area: i32): i32 {
  if (area === 0) return 1;
  return area <= 32 ? (W[SUMS + 2 * sum] >>> (area - 1)) & 1 : (W[SUMS + 2 * sum + 1] >>> (area - 33)) & 1;
}

/** The number of free cells joined to the first free one. */
function regionSize(low: i32, high: i32): i32 {
  let lowLeft = low;
  let highLeft = high;
  let lowFront: i32 = 0;
  let highFront: i32 = 0;
  if (low !== 0) lowFront = low & -low;
  else highFront = high & -high;
  lowLeft ^= lowFront;
  highLeft ^= highFront;
  let size: i32 = 0;
  while ((lowFront | highFront) !== 0) {
    let at: i32 = 0;
    if (lowFront !== 0) {
      at = lowest(lowFront);
      lowFront &= lowFront - 1;
    } else {
      at = 32 + lowest(highFront);
      highFront &= highFront - 1;
    }
    size++;
    const lowNew = W[NEAR + 2 * at] & lowLeft;
    const highNew = W[NEAR + 2 * at + 1] & highLeft;
    lowFront |= lowNew;
    highFront |= highNew;
    lowLeft ^= lowNew;
    highLeft ^= highNew;
  }
  return size;
}

/** Whether the region of the first free cell, and the rest of the shape, can be sums of the pieces. */
function isFillable(low: i32, high: i32, sum: i32): i32 {
  const area = ones(low) + ones(high);
  if (isSum(sum, area) === 0) return 0;
  const size = regionSize(low, high);
  return isSum(sum, size) & isSum(sum, area - size);
}

/** Those of word `w` of a place's placements that a shape allows. */
function allowed(place: i32, words: i32, w: i32, low: i32, high: i32): i32 {
  const reach = W[REACH + place];
  let at = W[TABLE_AT + place] + w;
  let choices: i32 = -1;
  for (let b = place >>> 3; b <= reach; b++) {
    choices &= W[at + byteOf(low, high, b) * words];
    at += words << 8;
  }
  return choices;
}

/** The list of completions of a shape by different pieces, the fixed one not among them. */
function completions(low: i32, high: i32): i32 {
  const found = W[slotOf(low, high) + 2];
  if (found !== 0) return found;
  if (isFillable(low, high, W[SUM_OF_ALL]) === 0) return NONE;
  const base = W[SIDE_TOP];
  let side = base;
  const place = firstFree(low, high);
  const first = W[FIRST + place];
  const words = (W[FIRST + place + 1] - first + 31) >>> 5;
  const fixed = W[FIXED];
  for (let w: i32 = 0; w < words; w++) {
    let choices = allowed(place, words, w, low, high);
    while (choices !== 0) {
      const p = PLACED + (first + (w << 5) + lowest(choices)) * PLACEMENT;
      choices &= choices - 1;
      if ((fixed >>> W[p + 2]) & 1) continue;
      W[NODES]++;
      const lowAfter = low & ~W[p];
      const highAfter = high & ~W[p + 1];
      let list = DONE;
      if ((lowAfter | highAfter) !== 0) {
        W[SIDE_TOP] = side;
        list = completions(lowAfter, highAfter);
        W[SIDE_TOP] = base;
        if (W[OVERFLOW]) return NONE;
      }
      if (list === NONE) continue;
      W[side] = p;
      W[side + 1] = list;
      side += 2;
    }
  }
  const list = W[POOL_TOP];
  let top = list + 1;
  for (let at = base; at < side; at += 2) {
    const p = W[at];
    const bit: i32 = 1 << W[p + 2];
    const from = W[at + 1] + 1;
    const end = from + ENTRY * W[from - 1];
    if (top + end - from > MEMORY) {
      W[OVERFLOW] = 1;
      return NONE;
    }
    for (let e = from; e < end; e += ENTRY) {
      const set = W[e];
      if ((set & bit) !== 0) continue;
      W[top] = set | bit;
      W[top + 1] = p;
      W[top + 2] = e;
      top += ENTRY;
    }
  }
  if (top === list + 1) {
    remember(low, high, NONE);
    return NONE;
  }
  W[list] = (top - list - 1) / ENTRY;
  W[POOL_TOP] = top;
  remember(low, high, list);
  return list;
}

/** Takes in hand the completions of the shape of a frame; returns 0 where the memory is too small for them. */
function complete(frame: i32): i32 {
  let list = completions(W[frame + LOW], W[frame + HIGH]);
  if (W[OVERFLOW]) {
    forget();
    list = completions(W[frame + LOW], W[frame + HIGH]);
    if (W[OVERFLOW]) {
      forget();
      return 0;
    }
  }
  W[NEXT] = list + 1;
  W[END] = list + 1 + ENTRY * W[list];
  return 1;
}

/** Makes a frame ready: its completions, or the placements to be tried on its first free place. */
function enter(frame: i32): void {
  const low = W[frame + LOW];
  const high = W[frame + HIGH];
  W[frame + WORD] = 0;
  W[frame + WORDS] = 0;
  if ((low | high) === 0) {
    W[NEXT] = DONE + 1;
    W[END] = DONE + 1 + ENTRY;
    return;
  }
  if (W[frame + AREA] <= W[TABLED] && complete(frame)) return;
  const place = firstFree(low, high);
  const words = (W[FIRST + place + 1] - W[FIRST + place] + 31) >>> 5;
  W[frame + WORDS] = words;
  for (let w: i32 = 0; w < words; w++) W[frame + CHOICES + w] = allowed(place, words, w, low, high);
}

/** Begins a search with the fixed piece laid at placement `first`, `left` being the other pieces. */
export function begin(first: i32, left: i32): void {
  const p = PLACED + first * PLACEMENT;
  const cells = W[CELLS];
  const low = cells < 32 ? (1 << cells) - 1 : -1;
  const high = cells <= 32 ? 0 : cells < 64 ? (1 << (cells - 32)) - 1 : -1;
  W[FRAMES + LOW] = low & ~W[p];
  W[FRAMES + HIGH] = high & ~W[p + 1];
  W[FRAMES + LEFT] = left;
  W[FRAMES + SUM] = W[SUM_OF_ALL];
  W[FRAMES + AREA] = cells - W[SIZE + W[p + 2]];
  W[FRAMES + BY] = p;
  W[NODES]++;
  W[NEXT] = 0;
  W[END] = 0;
  W[DEPTH] = 0;
  enter(FRAMES);
}

/** Lays the next piece on a frame and makes the frame above it; returns 0 when there is none. */
function advance(frame: i32): i32 {
  const low = W[frame + LOW];
  const high = W[frame + HIGH];
  const left = W[frame + LEFT];
  const words = W[frame + WORDS];
  let w = W[frame + WORD];
  while (w < words) {
    let choices = W[frame + CHOICES + w];
    while (choices !== 0) {
      const p = PLACED + (W[FIRST + firstFree(low, high)] + (w << 5) + lowest(choices)) * PLACEMENT;
      choices &= choices - 1;
      const piece = W[p + 2];
      if (((left >>> piece) & 1) === 0) continue;
      const lowAfter = low & ~W[p];
      const highAfter = high & ~W[p + 1];
      const sum = W[frame + SUM] - W[STEP + piece];
      W[NODES]++;
      if (isFillable(lowAfter, highAfter, sum) === 0) continue;
      W[frame + CHOICES + w] = choices;
      W[frame + WORD] = w;
      const next = frame + FRAME;
      W[next + LOW] = lowAfter;
      W[next + HIGH] = highAfter;
      W[next + LEFT] = left & ~(1 << piece);
      W[next + SUM] = sum;
      W[next + AREA] = W[frame + AREA] - W[SIZE + piece];
      W[next + BY] = p;
      enter(next);
      return 1;
    }
    w++;
  }
  return 0;
}

/** The first of the completions in hand that uses just the pieces of `left`, or the end. */
function match(left: i32): i32 {
  const end = W[END];
  let e = W[NEXT];
  while (e < end && W[e] !== left) e += ENTRY;
  return e;
}

function own(p: i32): void {
  const piece = W[p + 2];
  for (let word = W[p]; word !== 0; word &= word - 1) B[4 * OWNER + lowest(word)] = piece as u8;
  for (let word = W[p + 1]; word !== 0; word &= word - 1) B[4 * OWNER + 32 + lowest(word)] = piece as u8;
}

/** Writes out a packing and its images from place `out` of those handed out. */
function write(depth: i32, completion: i32, out: i32): void {
  for (let d: i32 = 0; d <= depth; d++) own(W[FRAMES + d * FRAME + BY]);
  for (let e = completion; W[e] !== 0; e = W[e + 2]) own(W[e + 1]);
  const cells = W[CELLS];
  const images = W[IMAGES];
  for (let image: i32 = 0; image < images; image++) {
    const to = 4 * OUT + (out + image) * cells;
    for (let place: i32 = 0; place < cells; place++) {
      B[to + W[IMAGE + image * MOST_CELLS + place]] = B[4 * OWNER + place];
    }
  }
}

/** Searches on until the packings handed out are many or all are found; returns their number, 0 at the end. */
export function resume(): i32 {
  let count: i32 = 0;
  const images = W[IMAGES];
  let depth = W[DEPTH];
  while (depth >= 0) {
    const frame = FRAMES + depth * FRAME;
    if (W[NEXT] < W[END]) {
      const e = match(W[frame + LEFT]);
      W[NEXT] = e;
      if (e < W[END]) {
        if (count + images > OUT_PACKINGS) break;
        if (W[WRITES]) write(depth, e, count);
        count += images;
        W[NEXT] = e + ENTRY;
      }
    } else if (advance(frame)) {
      depth++;
    } else {
      depth--;
    }
  }
  W[DEPTH] = depth;
  return count;
}
