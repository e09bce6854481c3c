import type { Board } from '../polyomino/board.ts';
import { EMPTY, type Owners } from '../polyomino/packing.ts';
import { type Laying, layingOf } from './laying.ts';
import { type Hold, ORDER } from './order.ts';
import type { Sum } from './sum.ts';

/** Called for each packing; the array is used again. Return `false` to stop. */
export type VisitPacking = (owners: Owners, sum: Sum) => unknown;

/** Places after the first empty one whose filling picks the list of ways still worth a look. */
const WINDOW = 7;

/** The ways with their squares counted from the first, as two words, and a list for each filling. */
interface Windows {
  readonly pieceBit: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** The list for place `i` and filling `f` goes from `start[(i << WINDOW) + f]` up to the next start. */
  readonly start: Int32Array;
  readonly list: Int32Array;
}

function windowsOf({ from, pieceOf, places }: Laying): Windows {
  const ways = places.length;
  const low = new Int32Array(ways);
  const high = new Int32Array(ways);
  for (let way = 0; way < ways; way++) {
    for (const place of places[way]) {
      const offset = place - places[way][0];
      if (offset < 32) low[way] |= 1 << offset;
      else high[way] |= 1 << (offset - 32);
    }
  }
  const start: number[] = [];
  const list: number[] = [];
  for (let place = 0; place + 1 < from.length; place++) {
    for (let filling = 0; filling < 1 << WINDOW; filling++) {
      start.push(list.length);
      for (let way = from[place]; way < from[place + 1]; way++) {
        if ((low[way] & (filling << 1)) === 0) list.push(way);
      }
    }
  }
  start.push(list.length);
  return {
    pieceBit: Int32Array.from(pieceOf, (piece) => 1 << piece),
    low,
    high,
    start: Int32Array.from(start),
    list: Int32Array.from(list),
  };
}

/**
 * Finds the packings of `walk` in its order with its tries, without showing the way there: the board from
 * the first empty place on is two words of 32 bits, and the filling of the next few places picks the ways
 * to test. For `hold` see `formsOn`. Throws a RangeError for a board that has not
 * 60 squares.
 */
export function quickPackings(board: Board, visit?: VisitPacking, hold: Hold = 'held'): Sum {
  const laying = layingOf(board, hold);
  const { pieceBit, low, high, start, list } = windowsOf(laying);
  const last = ORDER.length - 1;
  const mask = (1 << WINDOW) - 1;
  const laid = new Int32Array(ORDER.length);
  const owners: Owners = new Uint8Array(laying.cellAt.length).fill(EMPTY);
  let packings = 0;
  let tries = 0;
  let stopped = false;

  function found() {
    packings++;
    if (!visit) return;
    for (const way of laid) {
      for (const place of laying.places[way]) owners[laying.cellAt[place]] = laying.pieceOf[way];
    }
    if (visit(owners, { packings, tries }) === false) stopped = true;
  }

  /** `filledLow` and `filledHigh` have bit 0 at `place`, which is empty. */
  function tryPiece(filledLow: number, filledHigh: number, place: number, unused: number, depth: number) {
    tries++;
    const at = (place << WINDOW) + ((filledLow >>> 1) & mask);
    const end = start[at + 1];
    for (let i = start[at]; i < end; i++) {
      const way = list[i];
      if ((unused & pieceBit[way]) === 0 || filledLow & low[way] || filledHigh & high[way]) continue;
      laid[depth] = way;
      if (depth === last) return found();
      let nextLow = filledLow | low[way];
      let nextHigh = filledHigh | high[way];
      let next = place;
      if (nextLow === -1) {
        nextLow = nextHigh;
        nextHigh = 0;
        next += 32;
      }
      // The lowest clear bit of the word, by the count of leading zeros of that bit alone.
      const shift = 31 - Math.clz32(~nextLow & (nextLow + 1));
      if (shift > 0) {
        nextLow = (nextLow >>> shift) | (nextHigh << (32 - shift));
        nextHigh >>>= shift;
      }
      tryPiece(nextLow, nextHigh, next + shift, unused ^ pieceBit[way], depth + 1);
      if (stopped) return;
    }
  }

  tryPiece(0, 0, 0, (1 << ORDER.length) - 1, 0);
  return { packings, tries };
}
