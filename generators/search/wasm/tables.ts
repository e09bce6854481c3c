import {
  CELLS,
  FIRST,
  FIXED,
  FULL,
  NEAR,
  PLACED,
  PLACEMENT,
  PLACEMENTS,
  POOL,
  REACH,
  SIDE,
  SUM_OF_REST,
  TABLE_AT,
  TABLES,
} from './layout.ts';
import { lowest, W } from './machine.ts';
import { firstFree } from './shape.ts';
import { isSum } from './sizes.ts';

/** Four places of a shape, the `n`th four. */
function fourOf(low: i32, high: i32, n: i32): i32 {
  return n < 8 ? (low >>> (n << 2)) & 15 : (high >>> ((n - 8) << 2)) & 15;
}

/** How many words hold a bit for each placement whose first place this is. */
export function wordsOf(place: i32): i32 {
  return (W[FIRST + place + 1] - W[FIRST + place] + 31) >>> 5;
}

/**
 * Writes for each place and each four places, for each set of them that is free, which placements fit there
 * and shut in no free place.
 */
export function makeTables(): void {
  findShutIn();
  let at = TABLES;
  for (let place: i32 = 0; place < W[CELLS]; place++) {
    const first = PLACED + W[FIRST + place] * PLACEMENT;
    const count = W[FIRST + place + 1] - W[FIRST + place];
    const words = wordsOf(place);
    let low: i32 = 0;
    let high: i32 = 0;
    for (let i: i32 = 0; i < count; i++) {
      const p = first + i * PLACEMENT;
      const shut = POOL + ((p - PLACED) / PLACEMENT) * 2;
      low |= W[p] | W[shut];
      high |= W[p + 1] | W[shut + 1];
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
  // For each of the four places the placements that cover it, then for each those that shut it in.
  const covers = SIDE;
  const shuts = SIDE + 4;
  for (let i: i32 = 0; i < 8; i++) W[SIDE + i] = 0;
  let all: i32 = 0;
  for (let i: i32 = 0; i < count; i++) {
    const p = first + i * PLACEMENT;
    // The fixed piece is laid already.
    if (W[p + 2] === W[FIXED]) continue;
    const bit: i32 = 1 << i;
    all |= bit;
    const shut = POOL + ((p - PLACED) / PLACEMENT) * 2;
    for (let four = fourOf(W[p], W[p + 1], n); four !== 0; four &= four - 1) W[covers + lowest(four)] |= bit;
    for (let four = fourOf(W[shut], W[shut + 1], n); four !== 0; four &= four - 1) W[shuts + lowest(four)] |= bit;
  }
  for (let free: i32 = 0; free < 16; free++) {
    let fit = all;
    for (let i: i32 = 0; i < 4; i++) fit &= ~W[(free >>> i) & 1 ? shuts + i : covers + i];
    W[at + free * step] = fit;
  }
}

/** Finds, for each placement, the places that it shuts in between itself and the places before its first. */
function findShutIn(): void {
  const isWanted: i32 = isSum(W[SUM_OF_REST], 1) === 0 ? 1 : 0;
  for (let i: i32 = 0; i < W[PLACEMENTS]; i++) {
    const p = PLACED + i * PLACEMENT;
    const shut = POOL + 2 * i;
    W[shut] = 0;
    W[shut + 1] = 0;
    if (isWanted === 0) continue;
    const first = firstFree(W[p], W[p + 1]);
    // What is free after the placement if all places from its first on were free before.
    const low = first < 32 ? W[FULL] & ~((1 << first) - 1) & ~W[p] : 0;
    const high = first < 32 ? W[FULL + 1] & ~W[p + 1] : W[FULL + 1] & ~((1 << (first - 32)) - 1) & ~W[p + 1];
    for (let half: i32 = 0; half < 2; half++) {
      for (let rest = half ? high : low; rest !== 0; rest &= rest - 1) {
        const place = (half << 5) + lowest(rest);
        if (((W[NEAR + 2 * place] & low) | (W[NEAR + 2 * place + 1] & high)) === 0) {
          W[shut + half] |= rest & -rest;
        }
      }
    }
  }
}

/** Those of word `w` of a place's placements, `words` in all, that fit into a shape and shut in no free place. */
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
