import { EMPTY } from '../polyomino/packing.ts';
import type { PackingProblem } from '../polyomino/placement.ts';
import type { SearchFigures, Visit } from './method.ts';
import { SCAN_LIMIT, scanTable } from './scan-table.ts';
import { sizeSums } from './size-sums.ts';

/** A set of squares as two words of 32 bits. */
type Words = readonly [low: number, high: number];

function words(squares: Iterable<number>): Words {
  let low = 0;
  let high = 0;
  for (const square of squares) {
    if (square < 32) low |= 1 << square;
    else high |= 1 << (square - 32);
  }
  return [low, high];
}

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * The box round the board with its squares numbered as the scan goes, line by line along the short side: a
 * neighbour is then a shift away. Squares outside the board count as filled.
 */
function boxTable(problem: PackingProblem) {
  const { board, pieces } = problem;
  const { cellAt, from, low, high } = scanTable(problem);
  const area = board.height * board.width;
  if (area > SCAN_LIMIT) {
    throw new RangeError(
      `Expected a board whose box has at most ${SCAN_LIMIT} squares for the pruned scan, found ${board.name} with ${area}: use dancing links.`,
    );
  }
  const alongColumns = board.height <= board.width;
  const line = alongColumns ? board.height : board.width;
  const squareAt = cellAt.map((cell) => {
    const [row, column] = board.cells[cell];
    return alongColumns ? column * line + row : row * line + column;
  });
  const placesOf = (entry: number) =>
    cellAt.flatMap((_, place) => {
      const bit = place < 32 ? low[entry] >>> place : high[entry] >>> (place - 32);
      return bit & 1 ? [place] : [];
    });
  const entries = Array.from(low, (_, entry) => placesOf(entry));
  const boxed = entries.map((places) => words(places.map((place) => squareAt[place])));
  const start = new Int32Array(area * pieces.length);
  const end = new Int32Array(area * pieces.length);
  squareAt.forEach((square, place) => {
    pieces.forEach((_, p) => {
      start[square * pieces.length + p] = from[place * pieces.length + p];
      end[square * pieces.length + p] = from[place * pieces.length + p + 1];
    });
  });
  const inside = new Set(squareAt);
  const all = Array.from({ length: SCAN_LIMIT }, (_, square) => square);
  return {
    line,
    low: Int32Array.from(boxed, (word) => word[0]),
    high: Int32Array.from(boxed, (word) => word[1]),
    cells: entries.map((places) => places.map((place) => cellAt[place])),
    start,
    end,
    outside: words(all.filter((square) => !inside.has(square))),
    notFirst: words(all.filter((square) => square % line !== 0)),
    notLast: words(all.filter((square) => square % line !== line - 1)),
  };
}

/**
 * Finds all packings by the scan (see `scanPackings`), pruned: a piece with one placement is laid before all
 * others, and a piece is laid only where the sizes of pieces left can add up to the size of every empty region.
 * A node is the root or a piece laid.
 * Throws a RangeError for a board whose box has more than 64 squares.
 */
export function prunedScan(problem: PackingProblem, visit?: Visit): SearchFigures {
  const { board, pieces } = problem;
  const { line, low, high, cells, start, end, outside, notFirst, notLast } = boxTable(problem);
  const pieceCount = pieces.length;
  const { all, step, fits, width } = sizeSums(
    pieces.map((piece) => piece.cells.length),
    SCAN_LIMIT,
  );
  const [notFirstLow, notFirstHigh] = notFirst;
  const [notLastLow, notLastHigh] = notLast;
  const carry = 32 - line;
  const used = new Uint8Array(pieceCount);
  const owners = new Uint8Array(board.cells.length).fill(EMPTY);
  const laidPiece = new Int32Array(pieceCount);
  const laidEntry = new Int32Array(pieceCount);
  const levels: number[] = new Array(pieceCount + 1).fill(0);
  let packings = 0;
  let nodes = 0;
  let deadEnds = 0;
  let stopped = false;

  /** Whether pieces unused in a state can have the size of each region of empty squares. */
  function regionsFit(filledLow: number, filledHigh: number, state: number): boolean {
    let emptyLow = ~filledLow;
    let emptyHigh = ~filledHigh;
    while (emptyLow | emptyHigh) {
      let regionLow = emptyLow & -emptyLow;
      let regionHigh = emptyLow === 0 ? emptyHigh & -emptyHigh : 0;
      while (true) {
        const l = regionLow;
        const h = regionHigh;
        regionLow |= ((l << 1) & notFirstLow) | (((l >>> 1) | (h << 31)) & notLastLow);
        regionHigh |= (((h << 1) | (l >>> 31)) & notFirstHigh) | ((h >>> 1) & notLastHigh);
        regionLow |= (l << line) | (l >>> line) | (h << carry);
        regionHigh |= (h << line) | (h >>> line) | (l >>> carry);
        regionLow &= emptyLow;
        regionHigh &= emptyHigh;
        if (regionLow === l && regionHigh === h) break;
      }
      if (fits[state * width + bitCount(regionLow) + bitCount(regionHigh)] === 0) return false;
      emptyLow &= ~regionLow;
      emptyHigh &= ~regionHigh;
    }
    return true;
  }

  function found() {
    packings++;
    if (!visit) return;
    for (let d = 0; d < pieceCount; d++) {
      for (const cell of cells[laidEntry[d]]) owners[cell] = laidPiece[d];
    }
    if (visit(owners) === false) stopped = true;
  }

  function search(filledLow: number, filledHigh: number, depth: number, state: number) {
    nodes++;
    levels[depth]++;
    if (filledLow === -1 && filledHigh === -1) {
      if (depth === pieceCount) found();
      else deadEnds++;
      return;
    }
    const square =
      filledLow !== -1
        ? 31 - Math.clz32(~filledLow & (filledLow + 1))
        : 63 - Math.clz32(~filledHigh & (filledHigh + 1));
    const nodesBefore = nodes;
    for (let p = 0; p < pieceCount; p++) {
      if (used[p]) continue;
      const list = square * pieceCount + p;
      for (let entry = start[list]; entry < end[list]; entry++) {
        if (filledLow & low[entry] || filledHigh & high[entry]) continue;
        const nextLow = filledLow | low[entry];
        const nextHigh = filledHigh | high[entry];
        if (!regionsFit(nextLow, nextHigh, state - step[p])) continue;
        used[p] = 1;
        laidPiece[depth] = p;
        laidEntry[depth] = entry;
        search(nextLow, nextHigh, depth + 1, state - step[p]);
        used[p] = 0;
        if (stopped) return;
      }
    }
    if (nodes === nodesBefore) deadEnds++;
  }

  let [filledLow, filledHigh] = outside;
  let depth = 0;
  let state = all;
  let clash = false;
  const squares = start.length / Math.max(1, pieceCount);
  for (let p = 0; p < pieceCount; p++) {
    const lists = Array.from({ length: squares }, (_, square) => square * pieceCount + p);
    const count = lists.reduce((sum, list) => sum + end[list] - start[list], 0);
    if (count !== 1) continue;
    const entry = start[lists.find((list) => end[list] > start[list]) as number];
    if (filledLow & low[entry] || filledHigh & high[entry]) clash = true;
    filledLow |= low[entry];
    filledHigh |= high[entry];
    used[p] = 1;
    laidPiece[depth] = p;
    laidEntry[depth] = entry;
    state -= step[p];
    depth++;
  }
  if (clash || !regionsFit(filledLow, filledHigh, state)) {
    nodes++;
    levels[depth]++;
    deadEnds++;
  } else search(filledLow, filledHigh, depth, state);
  while (levels.length > 1 && levels[levels.length - 1] === 0) levels.pop();
  return { packings, nodes, deadEnds, levels, complete: !stopped };
}
