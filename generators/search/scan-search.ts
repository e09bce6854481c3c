import { EMPTY } from '../polyomino/packing.ts';
import type { SearchFigures, Visit } from './method.ts';
import type { ScanEntry } from './scan-entries.ts';
import { type RegionProblem, regionCheck } from './scan-regions.ts';
import { MOST_SQUARES, type Squares } from './squares.ts';

/** A packing problem as the scan sees it, its squares numbered as it goes over them. */
export interface ScanProblem {
  /** Number of pieces. */
  readonly pieces: number;
  /** Number of cells of the board. */
  readonly cells: number;
  /** The entries by the first square that they cover. */
  readonly entries: readonly (readonly ScanEntry[])[];
  /** What of the two words is not on the board. */
  readonly outside: Squares;
  /** Entries of pieces that are laid before all others. */
  readonly laid: readonly ScanEntry[];
  /** With it a piece is laid only where the pieces left may fill every empty region. */
  readonly regions?: RegionProblem;
}

/** The tables look at a word, the squares after the first one or the pieces, in steps of so many bits. */
const STEP = 4;

/** Words that a step has for 64 entries: two for each of its fillings. */
const STEP_WORDS = 2 ** STEP * 2;

/**
 * The window: the squares of a set that follow a square, as far as a word goes. The next one is bit 0. (Of the
 * last square, which none follows, it is the second word: all else is filled there, and an entry fits at any rate.)
 */
function windowAfter(low: number, high: number, square: number): number {
  if (square >= 31) return high >>> (square - 31);
  return (low >>> (square + 1)) | (high << (31 - square));
}

/** The squares of the second word that the window after a square leaves out. */
function beyondWindow(square: number): number {
  return square >= 31 ? 0 : -2 << square;
}

/** How many pieces the tables tell apart. */
const TABLED_PIECES = 32;

/** The set of a piece; pieces that the tables do not know have none. */
function setOf(piece: number): number {
  return piece < TABLED_PIECES ? 1 << piece : 0;
}

/** Steps of a word until its highest bit. */
function stepsUpTo(word: number): number {
  return Math.ceil((32 - Math.clz32(word)) / STEP);
}

/** The steps of a square's tables: for the squares after it, and for the pieces. */
function stepsOf(square: number, entries: readonly ScanEntry[]): { window: number; pieces: number } {
  let window = 0;
  let pieces = 0;
  for (const { piece, squares } of entries) {
    window |= windowAfter(...squares, square);
    pieces |= setOf(piece);
  }
  // At least one step, which leaves away what is beyond the last entry.
  return { window: stepsUpTo(window), pieces: Math.max(1, stepsUpTo(pieces)) };
}

/** How many times 64 entries there are. */
function groupsOf(entries: readonly ScanEntry[]): number {
  return Math.ceil(entries.length / 64);
}

/** Words of the tables of a square. */
function tableSize(square: number, entries: readonly ScanEntry[]): number {
  const { window, pieces } = stepsOf(square, entries);
  return groupsOf(entries) * (window + pieces) * STEP_WORDS;
}

/** Makes a scan with room for `capacity` entries, pieces and words of tables. */
function scanSearch(capacity: number) {
  const firstEntry = new Int32Array(MOST_SQUARES);
  const groups = new Int32Array(MOST_SQUARES);
  const windowSteps = new Int32Array(MOST_SQUARES);
  const pieceSteps = new Int32Array(MOST_SQUARES);
  const tableAt = new Int32Array(MOST_SQUARES);
  const tables = new Int32Array(capacity);
  const piece = new Int32Array(capacity);
  const low = new Int32Array(capacity);
  const high = new Int32Array(capacity);
  // What of the second word lies beyond the window, so that no table knows it.
  const far = new Int32Array(capacity);
  const used = new Uint8Array(capacity);
  const laid = new Int32Array(capacity);
  const levels = new Float64Array(capacity);
  const stateStep = new Int32Array(capacity);
  const regions = regionCheck();
  let pieces = 0;
  let isPruned = false;
  let report: (depth: number) => boolean;
  let packings = 0;
  let nodes = 0;
  let deadEnds = 0;
  let isStopped = false;

  /**
   * Writes the tables of 64 entries, from the `first` one, for some steps of a word: for each filling of a step,
   * which entries, given by their words, have none of its bits. Returns where the tables end.
   */
  function writeTables(at: number, steps: number, own: Int32Array, first: number): number {
    let to = at;
    for (let step = 0; step < steps; step++) {
      for (let filled = 0; filled < 2 ** STEP; filled++) {
        for (let from = first; from < first + 64; from += 32) {
          let fitting = 0;
          for (let i = from; i < Math.min(from + 32, own.length); i++) {
            if (((own[i] >>> (STEP * step)) & filled) === 0) fitting |= 1 << (i - from);
          }
          tables[to++] = fitting;
        }
      }
    }
    return to;
  }

  /** Takes the entries of a square, from places on in the lists and the tables. Returns where its tables end. */
  function loadSquare(square: number, entries: readonly ScanEntry[], entry: number, table: number): number {
    const steps = stepsOf(square, entries);
    firstEntry[square] = entry;
    groups[square] = groupsOf(entries);
    windowSteps[square] = steps.window;
    pieceSteps[square] = steps.pieces;
    tableAt[square] = table;
    entries.forEach((one, i) => {
      piece[entry + i] = one.piece;
      [low[entry + i], high[entry + i]] = one.squares;
      far[entry + i] = one.squares[1] & beyondWindow(square);
    });
    const windows = Int32Array.from(entries, ({ squares }) => windowAfter(...squares, square));
    const sets = Int32Array.from(entries, (one) => setOf(one.piece));
    let at = table;
    for (let first = 0; first < entries.length; first += 64) {
      at = writeTables(at, steps.window, windows, first);
      at = writeTables(at, steps.pieces, sets, first);
    }
    return at;
  }

  /** Searches below a state; `usedSet` are the used pieces as far as a word goes. */
  function search(
    filledLow: number,
    filledHigh: number,
    usedSet: number,
    depth: number,
    state: number,
  ): void {
    nodes++;
    levels[depth]++;
    if ((filledLow & filledHigh) === -1) {
      if (depth < pieces) deadEnds++;
      else {
        packings++;
        isStopped = !report(depth);
      }
      return;
    }
    // The lowest clear bit of a word, by the count of leading zeros of that bit alone.
    const square =
      filledLow !== -1
        ? 31 - Math.clz32(~filledLow & (filledLow + 1))
        : 63 - Math.clz32(~filledHigh & (filledHigh + 1));
    const window = windowAfter(filledLow, filledHigh, square);
    const ofWindow = windowSteps[square];
    const ofPieces = pieceSteps[square];
    let at = tableAt[square];
    let isDeadEnd = true;
    for (let group = 0; group < groups[square]; group++) {
      // Two words for 64 entries: those that fit, of pieces that are left.
      let set = -1;
      let later = -1;
      for (let step = 0; step < ofWindow; step++) {
        const fitting = at + (((window >>> (STEP * step)) & (2 ** STEP - 1)) << 1);
        set &= tables[fitting];
        later &= tables[fitting + 1];
        at += STEP_WORDS;
      }
      for (let step = 0; step < ofPieces; step++) {
        const fitting = at + (((usedSet >>> (STEP * step)) & (2 ** STEP - 1)) << 1);
        set &= tables[fitting];
        later &= tables[fitting + 1];
        at += STEP_WORDS;
      }
      for (let first = firstEntry[square] + 64 * group; (set | later) !== 0; first += 32) {
        for (; set !== 0; set &= set - 1) {
          const entry = first + 31 - Math.clz32(set & -set);
          const p = piece[entry];
          if ((p >= TABLED_PIECES && used[p] === 1) || (filledHigh & far[entry]) !== 0) continue;
          const nextLow = filledLow | low[entry];
          const nextHigh = filledHigh | high[entry];
          const left = state - stateStep[p];
          if (isPruned && !regions.mayFill(nextLow, nextHigh, left)) continue;
          isDeadEnd = false;
          used[p] = 1;
          laid[depth] = entry;
          search(nextLow, nextHigh, usedSet | setOf(p), depth + 1, left);
          used[p] = 0;
          if (isStopped) return;
        }
        set = later;
        later = 0;
      }
    }
    if (isDeadEnd) deadEnds++;
  }

  return (problem: ScanProblem, visit?: Visit): SearchFigures => {
    pieces = problem.pieces;
    let entry = 0;
    let table = 0;
    problem.entries.forEach((entries, square) => {
      table = loadSquare(square, entries, entry, table);
      entry += entries.length;
    });
    used.fill(0, 0, pieces);
    levels.fill(0, 0, pieces + 1);
    stateStep.fill(0, 0, pieces);
    packings = nodes = deadEnds = 0;
    isStopped = false;
    isPruned = problem.regions !== undefined;
    let [filledLow, filledHigh] = problem.outside;
    let state = 0;
    if (problem.regions) {
      const states = regions.load(problem.regions);
      state = states.all;
      stateStep.set(states.step);
    }

    const all = problem.entries.flat();
    const owners = new Uint8Array(problem.cells).fill(EMPTY);
    for (const one of problem.laid) {
      for (const cell of one.cells) owners[cell] = one.piece;
    }
    const laidFirst = problem.laid.length;
    report = (depth) => {
      if (!visit) return true;
      for (let d = laidFirst; d < depth; d++) {
        for (const cell of all[laid[d]].cells) owners[cell] = all[laid[d]].piece;
      }
      return visit(owners) !== false;
    };

    let isClash = false;
    let usedSet = 0;
    for (const one of problem.laid) {
      const [ownLow, ownHigh] = one.squares;
      if ((filledLow & ownLow) | (filledHigh & ownHigh)) isClash = true;
      filledLow |= ownLow;
      filledHigh |= ownHigh;
      used[one.piece] = 1;
      usedSet |= setOf(one.piece);
      state -= stateStep[one.piece];
    }
    if (isClash || (isPruned && !regions.mayFill(filledLow, filledHigh, state))) {
      nodes++;
      levels[laidFirst]++;
      deadEnds++;
    } else search(filledLow, filledHigh, usedSet, laidFirst, state);
    let depth = pieces + 1;
    while (depth > 1 && levels[depth - 1] === 0) depth--;
    return { packings, nodes, deadEnds, levels: [...levels.subarray(0, depth)], complete: !isStopped };
  };
}

// Made once and lent, as dancing links is, but shared with it in nothing, so that the two may disagree.
const USUAL = 2 ** 15;
const usual = scanSearch(USUAL);
let isLent = false;

/** Finds all packings of a problem by the scan. A node is the root or a piece laid after those laid first. */
export function scan(problem: ScanProblem, visit?: Visit): SearchFigures {
  const { entries, pieces } = problem;
  let count = 0;
  let table = 0;
  entries.forEach((ofSquare, square) => {
    count += ofSquare.length;
    table += tableSize(square, ofSquare);
  });
  const size = Math.max(count, table, pieces + 1);
  if (size > USUAL || isLent) return scanSearch(size)(problem, visit);
  isLent = true;
  try {
    return usual(problem, visit);
  } finally {
    isLent = false;
  }
}
