// The completions of a shape: the sets of pieces, the fixed one not among them, that can fill it, whatever
// pieces lie outside. A list of completions is a word with their number, then half a word for each set (a set may
// come more than once), then, of a long list, a word with the address of its filter (0: none yet).
import { FIRST, NODES, OVERFLOW, PLACED, PLACEMENT, SIDE_TOP } from './layout.ts';
import { H, highest, lowest, times, W } from './machine.ts';
import { DONE, HIGH, LIST, LOW, NONE, take } from './memory.ts';
import { recordOfEither } from './mirror.ts';
import { firstFree } from './shape.ts';
import { fitting, wordsOf } from './tables.ts';

/** A list so short is read through without a filter. */
const SHORT: i32 = 12;

/** Works out the completions of a shape, and of all the shapes it needs; `NONE` also when memory ran out. */
export function complete(shape: i32): i32 {
  if (W[shape + LIST] !== 0) return W[shape + LIST];
  const low = W[shape + LOW];
  const high = W[shape + HIGH];
  const base = W[SIDE_TOP];
  let side = base;
  const place = firstFree(low, high);
  const words = wordsOf(place);
  for (let w: i32 = 0; w < words; w++) {
    const first = PLACED + (W[FIRST + place] + (w << 5)) * PLACEMENT;
    for (let choices = fitting(place, words, w, low, high); choices !== 0; choices &= choices - 1) {
      const p = first + lowest(choices) * PLACEMENT;
      W[NODES]++;
      const lowAfter = low & ~W[p];
      const highAfter = high & ~W[p + 1];
      let after: i32 = 0;
      if ((lowAfter | highAfter) !== 0) {
        after = recordOfEither(lowAfter, highAfter);
        if (after === 0) {
          if (W[OVERFLOW]) return NONE;
          continue;
        }
      }
      W[side] = 1 << W[p + 2];
      W[side + 1] = after;
      side += 2;
    }
  }
  W[SIDE_TOP] = side;
  let most: i32 = 0;
  for (let at = base; at < side; at += 2) {
    let list = DONE;
    if (W[at + 1] !== 0) list = complete(W[at + 1]);
    if (W[OVERFLOW]) return NONE;
    W[at + 1] = list;
    most += W[list];
  }
  W[SIDE_TOP] = base;
  return join(shape, base, side, most);
}

/** Words that the sets of a list fill. */
function wordsFor(count: i32): i32 {
  return ((count + 1) >>> 1) + (count > SHORT ? 1 : 0);
}

/** Makes the list of a shape from pieces and the lists of what is left after each, `most` completions in all. */
function join(shape: i32, base: i32, side: i32, most: i32): i32 {
  let list = NONE;
  if (most > 0) {
    list = take(1 + wordsFor(most));
    if (list === 0) return NONE;
    const start = 2 * (list + 1);
    let top = start;
    for (let at = base; at < side; at += 2) top = extend(W[at], W[at + 1], top);
    const count = top - start;
    W[list] = count;
    // What stood for pieces used twice goes back.
    take(wordsFor(count) - wordsFor(most));
    if (count > SHORT) W[list + wordsFor(count)] = 0;
    if (count === 0) {
      take(-1);
      list = NONE;
    }
  }
  W[shape + LIST] = list;
  return list;
}

/** Adds a piece to each set of a list that is without it, from half word `to`; returns where they end. */
function extend(piece: i32, list: i32, to: i32): i32 {
  const start = 2 * (list + 1);
  const end = start + W[list];
  let top = to;
  for (let e = start; e < end; e++) {
    const set = H[e] as i32;
    if ((set & piece) !== 0) continue;
    H[top] = (set | piece) as u16;
    top++;
  }
  return top;
}

/** Mixes a set of pieces for a filter. */
function mix(set: i32): i32 {
  const mixed = times(set, -1640531527);
  return mixed ^ (mixed >>> 15);
}

/**
 * The filter of a long list: a bit for each of its sets, four to eight times as many bits; 0 where there is no
 * memory for it.
 */
function filterOf(list: i32): i32 {
  const count = W[list];
  const at = list + wordsFor(count);
  if (W[at] !== 0) return W[at];
  const words: i32 = 1 << (highest(count) - 2);
  const filter = take(1 + words);
  if (filter === 0) {
    // It is no loss to do without.
    W[OVERFLOW] = 0;
    return 0;
  }
  W[filter] = words - 1;
  for (let i: i32 = 1; i <= words; i++) W[filter + i] = 0;
  const start = 2 * (list + 1);
  for (let e = start; e < start + count; e++) {
    const mixed = mix(H[e] as i32);
    W[filter + 1 + ((mixed >>> 5) & (words - 1))] |= 1 << (mixed & 31);
  }
  W[at] = filter;
  return filter;
}

/** Whether a set of pieces is on a list of completions. */
export function completes(list: i32, set: i32): i32 {
  const count = W[list];
  if (count > SHORT) {
    const filter = filterOf(list);
    const mixed = mix(set);
    if (filter !== 0 && ((W[filter + 1 + ((mixed >>> 5) & W[filter])] >>> (mixed & 31)) & 1) === 0) return 0;
  }
  const start = 2 * (list + 1);
  for (let e = start; e < start + count; e++) {
    if ((H[e] as i32) === set) return 1;
  }
  return 0;
}
