import { orientations } from '../polyomino/orientation.ts';
import type { PackingProblem } from '../polyomino/placement.ts';

/** Where the pieces of a problem can lie, each placement as two words of 32 bits. */
export interface Places {
  /** Board cell of each place; places are the cells read along the short side of the board. */
  readonly cellAt: Int32Array;
  /** The placements by first place, then by piece: their places (bit `p` for place `p`) and piece. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly piece: Int32Array;
  /** Placements `first[p]` to `first[p + 1]` have `p` as their first place. */
  readonly first: Int32Array;
}

/** The cells of a board read line by line along its short side: board cell of each place. */
function scanningOrder({ board }: PackingProblem): Int32Array {
  const alongColumns = board.height <= board.width;
  const [lines, length] = alongColumns ? [board.width, board.height] : [board.height, board.width];
  const cellAt = new Int32Array(board.cells.length);
  let place = 0;
  for (let line = 0; line < lines; line++) {
    for (let k = 0; k < length; k++) {
      const cell = alongColumns ? board.indexAt(k, line) : board.indexAt(line, k);
      if (cell >= 0) cellAt[place++] = cell;
    }
  }
  return cellAt;
}

/** The placements that a problem on a board of at most 64 cells allows. */
export function placesOf(problem: PackingProblem): Places {
  const { board, pieces, keep } = problem;
  const count = board.cells.length;
  const cellAt = scanningOrder(problem);
  const placeOf = new Int32Array(count);
  for (let place = 0; place < count; place++) placeOf[cellAt[place]] = place;

  // Four words a placement: first place, piece, low, high.
  const found: number[] = [];
  const first = new Int32Array(count + 1);
  for (let piece = 0; piece < pieces.length; piece++) {
    for (const form of orientations(pieces[piece], problem.turnOver ?? true)) {
      const [top, left] = form[0];
      for (const [row, column] of board.cells) {
        let low = 0;
        let high = 0;
        let on = true;
        for (const [r, c] of form) {
          const cell = board.indexAt(row + r - top, column + c - left);
          if (cell < 0) {
            on = false;
            break;
          }
          const place = placeOf[cell];
          if (place < 32) low |= 1 << place;
          else high |= 1 << (place - 32);
        }
        if (!on) continue;
        if (keep) {
          const cells = form.map(([r, c]) => board.indexAt(row + r - top, column + c - left));
          if (!keep(pieces[piece].name, cells)) continue;
        }
        const start = low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high);
        first[start + 1]++;
        found.push(start, piece, low, high);
      }
    }
  }
  for (let place = 0; place < count; place++) first[place + 1] += first[place];
  const next = first.slice();
  const total = found.length / 4;
  const places = {
    cellAt,
    first,
    low: new Int32Array(total),
    high: new Int32Array(total),
    piece: new Int32Array(total),
  };
  for (let i = 0; i < found.length; i += 4) {
    const at = next[found[i]]++;
    places.piece[at] = found[i + 1];
    places.low[at] = found[i + 2];
    places.high[at] = found[i + 3];
  }
  return places;
}
