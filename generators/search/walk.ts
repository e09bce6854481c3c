import type { PackingProblem } from '../polyomino/placement.ts';
import { type Along, scanTable } from './scan-table.ts';

/** What a walk counted. */
export interface WalkFigures {
  /** The root, pieces laid and cells left empty; as dancing links counts when no cell may stay empty. */
  readonly nodes: number;
  /** Packings, each orientation of the board counted. */
  readonly packings: number;
}

/** How the scan is to be walked. */
export interface WalkPlan {
  readonly along?: Along;
  /** How many cells stay empty, exactly; none when absent. */
  readonly holes?: number;
}

/** A scan that can be walked in parts. A part is the list of steps from the root to where it begins. */
export interface Walk {
  /** The nodes `steps` steps below the root, and the figures of all above them. */
  parts(steps: number): { readonly parts: readonly (readonly number[])[]; readonly above: WalkFigures };
  /** The figures of a part, its first node included. */
  figures(part: readonly number[]): WalkFigures;
}

/** How many cells behind the first undecided one decide which entries are tried at all. */
const WINDOW = 9;

/** The step that leaves a cell empty; any other step is the number of an entry of the scan's table. */
const LEAVE_EMPTY = -1;

/** The bits of a board of two words that follow a place, the nearest lowest. */
function windowAt(low: number, high: number, place: number): number {
  const next = place + 1;
  const bits =
    next >= 32 ? (next < 64 ? high >>> (next - 32) : 0) : (low >>> next) | ((high << 1) << (31 - next));
  return bits & ((1 << WINDOW) - 1);
}

/** For every place and every filling of the window behind it, the entries of the place that fit the window. */
function windowLists(low: Int32Array, high: Int32Array, start: Int32Array) {
  const places = start.length - 1;
  const listStart = new Int32Array((places << WINDOW) + 1);
  const entry: number[] = [];
  for (let place = 0; place < places; place++) {
    for (let filled = 0; filled < 1 << WINDOW; filled++) {
      for (let e = start[place]; e < start[place + 1]; e++) {
        if ((windowAt(low[e], high[e], place) & filled) === 0) entry.push(e);
      }
      listStart[((place << WINDOW) | filled) + 1] = entry.length;
    }
  }
  return { start: listStart, entry: Int32Array.from(entry) };
}

/**
 * The tree of the scan for counting alone: the first undecided cell is covered by each unused piece in turn and,
 * where cells may stay empty, left empty. All parts and what is above them make up the whole tree, in any order.
 * Throws a RangeError for a board of more than 64 cells.
 */
export function openWalk(problem: PackingProblem, { along = 'short side', holes = 0 }: WalkPlan = {}): Walk {
  const { from, low, high } = scanTable(problem, along);
  const count = problem.board.cells.length;
  const pieceCount = problem.pieces.length;
  const start = new Int32Array(count + 1);
  for (let place = 0; place <= count; place++) start[place] = from[place * pieceCount];
  const piece = new Int32Array(low.length);
  for (let list = 0; list + 1 < from.length; list++)
    piece.fill(1 << (list % pieceCount), from[list], from[list + 1]);
  const lists = windowLists(low, high, start);
  const fullLow = count >= 32 ? -1 : (1 << count) - 1;
  const fullHigh = count === 64 ? -1 : count > 32 ? (1 << (count - 32)) - 1 : 0;

  let nodes = 0;
  let packings = 0;

  function placeOf(filledLow: number, filledHigh: number): number {
    // The lowest clear bit of a word, by the count of leading zeros of that bit alone.
    return filledLow !== -1
      ? 31 - Math.clz32(~filledLow & (filledLow + 1))
      : 63 - Math.clz32(~filledHigh & (filledHigh + 1));
  }

  function walk(filledLow: number, filledHigh: number, used: number, left: number) {
    nodes++;
    if (filledLow === fullLow && filledHigh === fullHigh) {
      if (left === 0) packings++;
      return;
    }
    const place = placeOf(filledLow, filledHigh);
    const list = (place << WINDOW) | windowAt(filledLow, filledHigh, place);
    const end = lists.start[list + 1];
    for (let i = lists.start[list]; i < end; i++) {
      const e = lists.entry[i];
      if ((filledLow & low[e]) | (filledHigh & high[e]) | (used & piece[e])) continue;
      walk(filledLow | low[e], filledHigh | high[e], used | piece[e], left);
    }
    if (left > 0) {
      if (place < 32) walk(filledLow | (1 << place), filledHigh, used, left - 1);
      else walk(filledLow, filledHigh | (1 << (place - 32)), used, left - 1);
    }
  }

  /** The state after some steps. */
  function stateAfter(steps: readonly number[]) {
    const state = { low: 0, high: 0, used: 0, left: holes };
    for (const step of steps) {
      if (step === LEAVE_EMPTY) {
        const place = placeOf(state.low, state.high);
        if (place < 32) state.low |= 1 << place;
        else state.high |= 1 << (place - 32);
        state.left--;
      } else {
        state.low |= low[step];
        state.high |= high[step];
        state.used |= piece[step];
      }
    }
    return state;
  }

  function figures(part: readonly number[]): WalkFigures {
    nodes = 0;
    packings = 0;
    const state = stateAfter(part);
    walk(state.low, state.high, state.used, state.left);
    return { nodes, packings };
  }

  function stepsFrom(part: readonly number[]): number[] {
    const state = stateAfter(part);
    if (state.low === fullLow && state.high === fullHigh) return [];
    const place = placeOf(state.low, state.high);
    const steps: number[] = [];
    for (let e = start[place]; e < start[place + 1]; e++) {
      if (!(state.low & low[e]) && !(state.high & high[e]) && !(state.used & piece[e])) steps.push(e);
    }
    if (state.left > 0) steps.push(LEAVE_EMPTY);
    return steps;
  }

  return {
    figures,
    parts(steps) {
      let parts: number[][] = [[]];
      const above = { nodes: 0, packings: 0 };
      for (let step = 0; step < steps; step++) {
        above.nodes += parts.length;
        for (const part of parts) {
          const { low, high, left } = stateAfter(part);
          if (low === fullLow && high === fullHigh && left === 0) above.packings++;
        }
        parts = parts.flatMap((part) => stepsFrom(part).map((next) => [...part, next]));
      }
      return { parts, above };
    },
  };
}
