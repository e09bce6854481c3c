// The completions of a shape: all ways to fill it with different pieces, the fixed one not among them,
// whatever pieces lie outside. A completion: its set of pieces, the placement on the first free place, and the
// completion of what is left.
import { FIRST, FIXED, NODES, OVERFLOW, PLACED, PLACEMENT, SIDE_TOP } from './layout.ts';
import { lowest, times, W } from './machine.ts';
import { COMPLETIONS, DONE, EDGES, ENTRY, HIGH, LOW, NONE, recordOf, take } from './memory.ts';
import { firstFree, fitting, wordsOf } from './shape.ts';

const FILTER_WORDS: i32 = 4;

/** Works out the list of completions of a shape, and of all the shapes it needs; `NONE` when memory ran out. */
export function complete(shape: i32): i32 {
  if (W[shape + COMPLETIONS] !== 0) return W[shape + COMPLETIONS];
  const low = W[shape + LOW];
  const high = W[shape + HIGH];
  const base = W[SIDE_TOP];
  let side = base;
  const place = firstFree(low, high);
  const words = wordsOf(place);
  const fixed = W[FIXED];
  for (let w: i32 = 0; w < words; w++) {
    const first = PLACED + (W[FIRST + place] + (w << 5)) * PLACEMENT;
    for (let choices = fitting(place, words, w, low, high); choices !== 0; choices &= choices - 1) {
      const p = first + lowest(choices) * PLACEMENT;
      if (W[p + 2] === fixed) continue;
      W[NODES]++;
      const lowAfter = low & ~W[p];
      const highAfter = high & ~W[p + 1];
      let after: i32 = 0;
      if ((lowAfter | highAfter) !== 0) {
        after = recordOf(lowAfter, highAfter);
        if (after === 0) {
          if (W[OVERFLOW]) return NONE;
          continue;
        }
      }
      W[side] = p;
      W[side + 1] = after;
      side += 2;
    }
  }
  W[SIDE_TOP] = side;
  let top = base;
  for (let at = base; at < side; at += 2) {
    const after = W[at + 1];
    let list = DONE;
    if (after !== 0) list = complete(after);
    if (W[OVERFLOW]) return NONE;
    if (list === NONE) continue;
    W[top] = W[at];
    W[top + 1] = list;
    top += 2;
  }
  W[SIDE_TOP] = base;
  return join(shape, base, top);
}

/** The list of completions of a shape from placements and the completions after each, which lie on the side. */
function join(shape: i32, base: i32, side: i32): i32 {
  let most: i32 = 0;
  for (let at = base; at < side; at += 2) most += W[W[at + 1]];
  let list = NONE;
  if (most > 0) {
    list = take(1 + ENTRY * most);
    if (list === 0) return NONE;
    let top = list + 1;
    for (let at = base; at < side; at += 2) top = extend(W[at], W[at + 1], top);
    W[list] = (top - list - 1) / ENTRY;
    // What pieces used twice have left over goes back.
    take(top - list - 1 - ENTRY * most);
    if (top === list + 1) {
      take(-1);
      list = NONE;
    }
  }
  W[shape + COMPLETIONS] = list;
  return list;
}

/** Lays placement `p` before each completion of a list without its piece, from `top`; returns the new top. */
function extend(p: i32, list: i32, top: i32): i32 {
  const bit: i32 = 1 << W[p + 2];
  const end = list + 1 + ENTRY * W[list];
  let to = top;
  for (let e = list + 1; e < end; e += ENTRY) {
    const set = W[e];
    if ((set & bit) !== 0) continue;
    W[to] = set | bit;
    W[to + 1] = p;
    W[to + 2] = e;
    to += ENTRY;
  }
  return to;
}

/** Where in the filter a set of pieces belongs. */
function trace(set: i32): i32 {
  return times(set, -1640531527) >>> 25;
}

/** Whether a shape with completions may have one by just this set of pieces; 1 when in doubt. */
export function mayComplete(shape: i32, set: i32): i32 {
  let filter = W[shape + EDGES];
  if (filter === 0) {
    filter = take(FILTER_WORDS);
    if (filter === 0) return 1;
    for (let i: i32 = 0; i < FILTER_WORDS; i++) W[filter + i] = 0;
    const list = W[shape + COMPLETIONS];
    const end = list + 1 + ENTRY * W[list];
    for (let e = list + 1; e < end; e += ENTRY) {
      const at = trace(W[e]);
      W[filter + (at >>> 5)] |= 1 << (at & 31);
    }
    W[shape + EDGES] = filter;
  }
  const at = trace(set);
  return (W[filter + (at >>> 5)] >>> (at & 31)) & 1;
}
