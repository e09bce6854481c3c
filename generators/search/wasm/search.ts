// The search over shapes: pieces are laid on the first free place, as in the scan, along edges that are worked
// out once a shape, until the completions of the shape are tabled.
import { findSymmetries } from './board.ts';
import { complete, completes } from './completions.ts';
import {
  ADDRESS_BITS,
  CELLS,
  DEPTH,
  FIRST,
  FIXED,
  FRAME,
  FRAMES,
  FULL,
  IMAGE,
  IMAGE_COUNT,
  IMAGES,
  MEMORY,
  MIXED,
  MOST_CELLS,
  NODES,
  ORBIT,
  ORBITS,
  OUT,
  OUT_PACKINGS,
  OVERFLOW,
  OWNER,
  PIECES,
  PLACED,
  PLACEMENT,
  RETRIES,
  SIDE_TOP,
  STEP,
  SUM_OF_REST,
  TABLED,
  WRITES,
} from './layout.ts';
import { B, lowest, ones, W } from './machine.ts';
import { forget, HIGH, LIST, LOW, NONE, recordOf, take } from './memory.ts';
import { makeMirror, recordOfEither } from './mirror.ts';
import { findOrbits } from './orbits.ts';
import { lay, sortPlacements } from './places.ts';
import { firstFree, makeNeighbours, regionSize } from './shape.ts';
import { isSum, makeSums } from './sizes.ts';
import { fitting, makeTables, wordsOf } from './tables.ts';

// The form that AssemblyScript reads.
export { lay };

// A frame: its shape as two words (records may be forgotten), the pieces left, the index into SUMS, the
// placement that led here. Then, where the shape has edges, their list, the next edge and their end; where its
// completions are tabled, 0, the word of placements in hand and those of them still to be tried.
const LEFT: i32 = 2;
const SUM: i32 = 3;
const BY: i32 = 4;
const EDGES: i32 = 5;
const AT: i32 = 6;
const STOP: i32 = 7;

/**
 * Words of an edge: a placement, and the record of what is left (0: nothing) with the size of its region above
 * it where pieces differ in size; once the completions of that are known, their list below `TO_LIST`.
 */
const EDGE: i32 = 2;
const TO_LIST: i32 = 127;

/** Makes all tables from the placements that are kept; returns the number of searches to begin. */
export function prepare(): i32 {
  sortPlacements();
  makeSums();
  makeNeighbours();
  findSymmetries();
  findOrbits();
  makeMirror();
  makeTables();
  forget();
  W[NODES] = 0;
  W[RETRIES] = 0;
  return W[ORBITS];
}

/** The list of edges of a shape, one for each placement on its first free place; 0 when memory ran out. */
function edgesOf(shape: i32): i32 {
  if (W[shape + LIST] !== 0) return W[shape + LIST];
  const low = W[shape + LOW];
  const high = W[shape + HIGH];
  const place = firstFree(low, high);
  const words = wordsOf(place);
  const base = W[SIDE_TOP];
  let side = base;
  for (let w: i32 = 0; w < words; w++) {
    const first = PLACED + (W[FIRST + place] + (w << 5)) * PLACEMENT;
    for (let choices = fitting(place, words, w, low, high); choices !== 0; choices &= choices - 1) {
      const p = first + lowest(choices) * PLACEMENT;
      const lowAfter = low & ~W[p];
      const highAfter = high & ~W[p + 1];
      let after: i32 = 0;
      if ((lowAfter | highAfter) !== 0) {
        const isTabled = areaOf(lowAfter, highAfter) <= W[TABLED];
        after = isTabled ? recordOfEither(lowAfter, highAfter) : recordOf(lowAfter, highAfter);
        if (W[OVERFLOW]) return 0;
        if (after === 0) continue;
        if (W[MIXED]) after |= regionSize(lowAfter, highAfter) << ADDRESS_BITS;
      }
      W[side] = p;
      W[side + 1] = after;
      side += EDGE;
    }
  }
  const list = take(1 + side - base);
  if (list === 0) return 0;
  W[list] = side - base;
  for (let i: i32 = 0; i < side - base; i++) W[list + 1 + i] = W[base + i];
  W[shape + LIST] = list;
  return list;
}

/** How many places are free. */
function areaOf(low: i32, high: i32): i32 {
  return ones(low) + ones(high);
}

/**
 * Opens a frame to be tried from its first placement on; `known` is the record of its shape, or 0.
 * Returns 0 when memory ran out.
 */
function open(frame: i32, known: i32): i32 {
  const low = W[frame + LOW];
  const high = W[frame + HIGH];
  if (areaOf(low, high) <= W[TABLED]) {
    W[frame + EDGES] = 0;
    W[frame + AT] = 0;
    W[frame + STOP] = 0;
    if ((low | high) !== 0) {
      const place = firstFree(low, high);
      const words = wordsOf(place);
      if (words > 0) W[frame + STOP] = fitting(place, words, 0, low, high);
    }
    return 1;
  }
  const shape = known !== 0 ? known : recordOf(low, high);
  let list = NONE;
  if (shape !== 0) list = edgesOf(shape);
  if (W[OVERFLOW]) return 0;
  W[frame + EDGES] = list;
  W[frame + AT] = list + 1;
  W[frame + STOP] = list + 1 + W[list];
  return 1;
}

/** Forgets all shapes and finds the edges of the frames up to `depth` again, each at the same place. */
function reopen(depth: i32): void {
  forget();
  for (let d: i32 = 0; d <= depth; d++) {
    const frame = FRAMES + d * FRAME;
    if (W[frame + EDGES] === 0) continue;
    const passed = W[frame + AT] - W[frame + EDGES];
    open(frame, 0);
    W[frame + AT] = W[frame + EDGES] + passed;
  }
}

/** Begins the search with the fixed piece laid on the representative of an orbit. */
export function begin(orbit: i32): void {
  const p = PLACED + W[ORBIT + 2 * orbit] * PLACEMENT;
  W[IMAGES] = W[ORBIT + 2 * orbit + 1];
  W[IMAGE_COUNT] = ones(W[IMAGES]);
  W[FRAMES + LOW] = W[FULL] & ~W[p];
  W[FRAMES + HIGH] = W[FULL + 1] & ~W[p + 1];
  W[FRAMES + LEFT] = ((1 << W[PIECES]) - 1) & ~(1 << W[FIXED]);
  W[FRAMES + SUM] = W[SUM_OF_REST];
  W[FRAMES + BY] = p;
  W[NODES]++;
  W[DEPTH] = 0;
  if (open(FRAMES, 0) === 0) {
    forget();
    open(FRAMES, 0);
  }
}

/** Whether a shape, and its first region, can be a sum of the pieces of the multiset of sizes `sum`. */
function isFillable(shape: i32, region: i32, sum: i32): i32 {
  const area = areaOf(W[shape + LOW], W[shape + HIGH]);
  return isSum(sum, area) & isSum(sum, region) & isSum(sum, area - region);
}

/** Lays placement `p` on a frame and opens the frame above it, see `open`. */
function climb(frame: i32, p: i32, known: i32): i32 {
  const next = frame + FRAME;
  const piece = W[p + 2];
  W[next + LOW] = W[frame + LOW] & ~W[p];
  W[next + HIGH] = W[frame + HIGH] & ~W[p + 1];
  W[next + LEFT] = W[frame + LEFT] & ~(1 << piece);
  W[next + SUM] = W[frame + SUM] - W[STEP + piece];
  W[next + BY] = p;
  return open(next, known);
}

/** Makes room when memory ran out: forgets all shapes, and if that was no help tables fewer completions. */
function recover(depth: i32): void {
  if (W[RETRIES]) W[TABLED] -= 1 + (W[TABLED] >> 2);
  W[RETRIES] = 1 - W[RETRIES];
  reopen(depth);
}

/** The record of what is left after an edge; 0 where that is nothing or not known. */
function shapeAfter(edge: i32): i32 {
  const after = W[edge + 1];
  return after >>> ADDRESS_BITS === TO_LIST ? 0 : after & (MEMORY - 1);
}

/** Whether the pieces left can fill what is left after an edge, as far as is known; -1 when memory ran out. */
function leadsOn(edge: i32, left: i32, sum: i32): i32 {
  const after = W[edge + 1];
  const region = after >>> ADDRESS_BITS;
  if (region === TO_LIST) return completes(after & (MEMORY - 1), left);
  if (after === 0) return 1;
  const shape = after & (MEMORY - 1);
  if (region !== 0 && isFillable(shape, region, sum) === 0) return 0;
  if (areaOf(W[shape + LOW], W[shape + HIGH]) > W[TABLED]) return 1;
  const list = complete(shape);
  if (W[OVERFLOW]) return -1;
  W[edge + 1] = (TO_LIST << ADDRESS_BITS) | list;
  return completes(list, left);
}

/** Lays the next piece on a frame along its edges; returns 0 when none leads on. */
function advanceAlong(depth: i32): i32 {
  const frame = FRAMES + depth * FRAME;
  const left = W[frame + LEFT];
  let edge = W[frame + AT];
  while (edge < W[frame + STOP]) {
    const p = W[edge];
    const piece = W[p + 2];
    if ((left >>> piece) & 1) {
      W[NODES]++;
      let leads = leadsOn(edge, left ^ (1 << piece), W[frame + SUM] - W[STEP + piece]);
      if (leads > 0) leads = climb(frame, p, shapeAfter(edge)) ? 1 : -1;
      if (leads < 0) {
        W[frame + AT] = edge;
        recover(depth);
        edge = W[frame + AT];
        continue;
      }
      W[RETRIES] = 0;
      if (leads) {
        W[frame + AT] = edge + EDGE;
        return 1;
      }
    }
    edge += EDGE;
  }
  return 0;
}

/** Lays the next piece on a frame whose completions are tabled; returns 0 when none leads on. */
function advanceWithin(depth: i32): i32 {
  const frame = FRAMES + depth * FRAME;
  const low = W[frame + LOW];
  const high = W[frame + HIGH];
  const left = W[frame + LEFT];
  const place = firstFree(low, high);
  const words = wordsOf(place);
  while (true) {
    const choices = W[frame + STOP];
    const w = W[frame + AT];
    if (choices === 0) {
      if (w + 1 >= words) return 0;
      W[frame + AT] = w + 1;
      W[frame + STOP] = fitting(place, words, w + 1, low, high);
      continue;
    }
    const p = PLACED + (W[FIRST + place] + (w << 5) + lowest(choices)) * PLACEMENT;
    let leads: i32 = 0;
    if ((left >>> W[p + 2]) & 1) {
      leads = leadsWithin(low & ~W[p], high & ~W[p + 1], left ^ (1 << W[p + 2]));
      if (leads > 0) leads = climb(frame, p, 0) ? 1 : -1;
      if (leads < 0) {
        recover(depth);
        continue;
      }
      W[RETRIES] = 0;
    }
    W[frame + STOP] = choices & (choices - 1);
    if (leads) return 1;
  }
}

/** Whether the pieces left can fill a shape, part of one whose completions are tabled; -1 when memory ran out. */
function leadsWithin(low: i32, high: i32, left: i32): i32 {
  W[NODES]++;
  if ((low | high) === 0) return 1;
  const shape = recordOfEither(low, high);
  if (W[OVERFLOW]) return -1;
  if (shape === 0) return 0;
  // Fewer may be tabled by now than when the frame was opened.
  if (areaOf(low, high) > W[TABLED]) return 1;
  const list = complete(shape);
  return W[OVERFLOW] ? -1 : completes(list, left);
}

/** Gives the places of a placement to its piece. */
function own(p: i32): void {
  const piece = W[p + 2];
  for (let word = W[p]; word !== 0; word &= word - 1) B[4 * OWNER + lowest(word)] = piece as u8;
  for (let word = W[p + 1]; word !== 0; word &= word - 1) B[4 * OWNER + 32 + lowest(word)] = piece as u8;
}

/** Writes the images of the packing that the frames make as packing `out` and following of those handed out. */
function write(depth: i32, out: i32): void {
  for (let d: i32 = 0; d <= depth; d++) own(W[FRAMES + d * FRAME + BY]);
  const cells = W[CELLS];
  let to = 4 * OUT + out * cells;
  for (let images = W[IMAGES]; images !== 0; images &= images - 1) {
    const image = IMAGE + lowest(images) * MOST_CELLS;
    for (let place: i32 = 0; place < cells; place++) B[to + W[image + place]] = B[4 * OWNER + place];
    to += cells;
  }
}

/** Searches on until the packings handed out are many or all are found; returns their number, 0 at the end. */
export function resume(): i32 {
  let count: i32 = 0;
  let depth = W[DEPTH];
  while (depth >= 0) {
    const frame = FRAMES + depth * FRAME;
    if ((W[frame + LOW] | W[frame + HIGH]) === 0) {
      if (count + W[IMAGE_COUNT] > OUT_PACKINGS) break;
      if (W[WRITES]) write(depth, count);
      count += W[IMAGE_COUNT];
      depth--;
    } else if (W[frame + EDGES] !== 0 ? advanceAlong(depth) : advanceWithin(depth)) {
      depth++;
    } else {
      depth--;
    }
  }
  W[DEPTH] = depth;
  return count;
}
