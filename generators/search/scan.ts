import type { PackingProblem } from '../polyomino/placement.ts';
import type { SearchFigures, Visit } from './method.ts';
import { type Along, scanTable } from './scan-table.ts';

/**
 * Finds all packings by the scan: the first empty cell, cells taken along the short side of the board (or the
 * long one), is covered by each unused piece in turn. The board is two words of 32 bits. A node is the root or a
 * piece laid.
 * Throws a RangeError for a board of more than 64 cells.
 */
export function scanPackings(
  problem: PackingProblem,
  visit?: Visit,
  along: Along = 'short side',
): SearchFigures {
  const { board, pieces } = problem;
  const count = board.cells.length;
  const { cellAt, from, low, high } = scanTable(problem, along);
  const pieceCount = pieces.length;
  const used = new Uint8Array(pieceCount);
  const owners = new Uint8Array(count);
  const laidPiece = new Int32Array(pieceCount);
  const laidEntry = new Int32Array(pieceCount);
  const levels: number[] = new Array(pieceCount + 1).fill(0);
  let packings = 0;
  let nodes = 0;
  let deadEnds = 0;
  let stopped = false;

  function found(depth: number) {
    packings++;
    if (!visit) return;
    for (let d = 0; d < depth; d++) {
      const entry = laidEntry[d];
      for (let place = 0; place < count; place++) {
        const bit = place < 32 ? (low[entry] >>> place) & 1 : (high[entry] >>> (place - 32)) & 1;
        if (bit) owners[cellAt[place]] = laidPiece[d];
      }
    }
    if (visit(owners) === false) stopped = true;
  }

  function search(filledLow: number, filledHigh: number, depth: number) {
    nodes++;
    levels[depth]++;
    // The lowest clear bit of a word, by the count of leading zeros of that bit alone.
    const place =
      filledLow !== -1
        ? 31 - Math.clz32(~filledLow & (filledLow + 1))
        : 63 - Math.clz32(~filledHigh & (filledHigh + 1));
    if (place >= count || (filledLow === -1 && filledHigh === -1)) {
      if (depth === pieceCount) found(depth);
      else deadEnds++;
      return;
    }
    const nodesBefore = nodes;
    for (let p = 0; p < pieceCount; p++) {
      if (used[p]) continue;
      const list = place * pieceCount + p;
      for (let entry = from[list]; entry < from[list + 1]; entry++) {
        if (filledLow & low[entry] || filledHigh & high[entry]) continue;
        used[p] = 1;
        laidPiece[depth] = p;
        laidEntry[depth] = entry;
        search(filledLow | low[entry], filledHigh | high[entry], depth + 1);
        used[p] = 0;
        if (stopped) return;
      }
    }
    if (nodes === nodesBefore) deadEnds++;
  }

  search(0, 0, 0);
  while (levels.length > 1 && levels[levels.length - 1] === 0) levels.pop();
  return { packings, nodes, deadEnds, levels, complete: !stopped };
}
