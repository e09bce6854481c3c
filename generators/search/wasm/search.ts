// The search over shapes: pieces are laid on the first free place, as in the scan, along edges that are worked
// out once a shape, until the completions of the shape are tabled.
import { complete, mayComplete } from './completions.ts';
import {
  CELLS,
  DEPTH,
  END,
  FIRST,
  FIXED,
  FRAME,
  FRAMES,
  FULL,
  IMAGE,
  IMAGE_COUNT,
  IMAGES,
  MIXED,
  MOST_CELLS,
  NEXT,
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
  STEP,
  SUM_OF_REST,
  TABLED,
  WRITES,
} from './layout.ts';
import { B, lowest, ones, W } from './machine.ts';
import { COMPLETIONS, DONE, EDGES, ENTRY, forget, HIGH, LOW, NONE, recordOf, SIZES, take } from './memory.ts';
import { findOrbits } from './orbits.ts';
import { lay, sortPlacements } from './places.ts';
import { firstFree, fitting, isSum, makeNeighbours, makeTables, wordsOf } from './shape.ts';

// The form that AssemblyScript reads.
export { lay };

// A frame: its shape as two words (records may be forgotten), the pieces left, the index into SUMS, the
// placement that led here, its list of edges, the next edge, and the end of them.
const LEFT: i32 = 2;
const SUM: i32 = 3;
const BY: i32 = 4;
const LIST: i32 = 5;
const EDGE: i32 = 6;
const STOP: i32 = 7;

/** Makes all tables from the placements that are kept; returns the number of searches to begin. */
export function prepare(): i32 {
  sortPlacements();
  makeNeighbours();
  findOrbits();
  makeTables();
  forget();
  W[NODES] = 0;
  return W[ORBITS];
}

/**
 * The list of edges of a shape: for each placement on its first free place the piece as a set, the placement,
 * the record of what is left (0: nothing is). Returns 0 when memory ran out.
 */
function edgesOf(shape: i32): i32 {
  if (W[shape + EDGES] !== 0) return W[shape + EDGES];
  const low = W[shape + LOW];
  const high = W[shape + HIGH];
  const place = firstFree(low, high);
  const words = wordsOf(place);
  let most: i32 = 0;
  for (let w: i32 = 0; w < words; w++) most += ones(fitting(place, words, w, low, high));
  const list = take(1 + ENTRY * most);
  if (list === 0) return 0;
  let top = list + 1;
  for (let w: i32 = 0; w < words; w++) {
    const first = PLACED + (W[FIRST + place] + (w << 5)) * PLACEMENT;
    for (let choices = fitting(place, words, w, low, high); choices !== 0; choices &= choices - 1) {
      const p = first + lowest(choices) * PLACEMENT;
      if (W[p + 2] === W[FIXED]) continue;
      const lowAfter = low & ~W[p];
      const highAfter = high & ~W[p + 1];
      let after: i32 = 0;
      if ((lowAfter | highAfter) !== 0) {
        after = recordOf(lowAfter, highAfter);
        if (W[OVERFLOW]) return 0;
        if (after === 0) continue;
      }
      W[top] = 1 << W[p + 2];
      W[top + 1] = p;
      W[top + 2] = after;
      top += ENTRY;
    }
  }
  W[list] = (top - list - 1) / ENTRY;
  W[shape + EDGES] = list;
  return list;
}

/** Works out the edges of a frame; returns 0 when memory ran out. */
function open(frame: i32): i32 {
  const shape = recordOf(W[frame + LOW], W[frame + HIGH]);
  let list = NONE;
  if (shape !== 0) list = edgesOf(shape);
  if (W[OVERFLOW]) return 0;
  W[frame + LIST] = list;
  W[frame + EDGE] = list + 1;
  W[frame + STOP] = list + 1 + ENTRY * W[list];
  return 1;
}

/** Forgets all shapes and finds the edges of the frames up to `depth` again, each at the same place. */
function reopen(depth: i32): void {
  forget();
  for (let d: i32 = 0; d <= depth; d++) {
    const frame = FRAMES + d * FRAME;
    const passed = W[frame + EDGE] - W[frame + LIST];
    open(frame);
    W[frame + EDGE] = W[frame + LIST] + passed;
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
  W[NEXT] = 0;
  W[END] = 0;
  W[FRAMES + LIST] = NONE;
  W[FRAMES + EDGE] = NONE + 1;
  W[FRAMES + STOP] = NONE + 1;
  if ((W[FRAMES + LOW] | W[FRAMES + HIGH]) === 0) {
    W[NEXT] = DONE + 1;
    W[END] = DONE + 1 + ENTRY;
  } else if (open(FRAMES) === 0) {
    forget();
    open(FRAMES);
  }
}

/** Whether what is left after an edge can be a sum of the pieces that are then left. */
function isFillable(shape: i32, sum: i32): i32 {
  const area = W[shape + SIZES] & 255;
  const region = W[shape + SIZES] >>> 8;
  return isSum(sum, area) & isSum(sum, region) & isSum(sum, area - region);
}

/**
 * Lays the next piece on the frame at a depth and makes the frame above it, or takes in hand the completions
 * of what is left; returns 0 when no piece leads on.
 */
function advance(depth: i32): i32 {
  const frame = FRAMES + depth * FRAME;
  const next = frame + FRAME;
  const left = W[frame + LEFT];
  const tabled = W[TABLED];
  const mixed = W[MIXED];
  // A shape whose completions found no room, even after all others were forgotten, is searched instead.
  let roomy: i32 = 1;
  for (let edge = W[frame + EDGE]; edge < W[frame + STOP]; edge += ENTRY) {
    const bit = W[edge];
    if ((left & bit) === 0) continue;
    const shape = W[edge + 2];
    const p = W[edge + 1];
    const sum = W[frame + SUM] - W[STEP + W[p + 2]];
    if (mixed && shape !== 0 && isFillable(shape, sum) === 0) continue;
    if (roomy === 1) W[NODES]++;
    let list = DONE;
    const isTabled: i32 = shape === 0 || (roomy >= 0 && (W[shape + SIZES] & 255) <= tabled) ? 1 : 0;
    if (isTabled && shape !== 0) {
      list = W[shape + COMPLETIONS];
      if (list === 0) list = complete(shape);
      if (list !== NONE && mayComplete(shape, left & ~bit) === 0) continue;
    } else if (!isTabled) {
      W[next + LOW] = W[shape + LOW];
      W[next + HIGH] = W[shape + HIGH];
      open(next);
    }
    if (W[OVERFLOW]) {
      // Try this edge again with an empty memory, then without the table.
      W[frame + EDGE] = edge;
      reopen(depth);
      edge = W[frame + EDGE] - ENTRY;
      roomy = roomy === 1 ? 0 : -1;
      continue;
    }
    roomy = 1;
    if (list === NONE) continue;
    W[frame + EDGE] = edge + ENTRY;
    W[next + LEFT] = left & ~bit;
    W[next + SUM] = sum;
    W[next + BY] = p;
    if (isTabled) {
      W[next + EDGE] = 0;
      W[next + STOP] = 0;
      W[NEXT] = list + 1;
      W[END] = list + 1 + ENTRY * W[list];
    }
    return 1;
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

/** Gives the places of a placement to its piece. */
function own(p: i32): void {
  const piece = W[p + 2];
  for (let word = W[p]; word !== 0; word &= word - 1) B[4 * OWNER + lowest(word)] = piece as u8;
  for (let word = W[p + 1]; word !== 0; word &= word - 1) B[4 * OWNER + 32 + lowest(word)] = piece as u8;
}

/** Writes the images of a packing as packing `out` and following of those handed out. */
function write(depth: i32, completion: i32, out: i32): void {
  for (let d: i32 = 0; d <= depth; d++) own(W[FRAMES + d * FRAME + BY]);
  for (let e = completion; W[e] !== 0; e = W[e + 2]) own(W[e + 1]);
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
    if (W[NEXT] < W[END]) {
      const e = match(W[FRAMES + depth * FRAME + LEFT]);
      W[NEXT] = e;
      if (e < W[END]) {
        if (count + W[IMAGE_COUNT] > OUT_PACKINGS) break;
        if (W[WRITES]) write(depth, e, count);
        count += W[IMAGE_COUNT];
        W[NEXT] = e + ENTRY;
      }
    } else if (advance(depth)) {
      depth++;
    } else {
      depth--;
    }
  }
  W[DEPTH] = depth;
  return count;
}
