import { makePlaces, placeAt } from './board.ts';
import { makeForms } from './forms.ts';
import {
  CELLS,
  COLUMN,
  FIRST,
  FORMS,
  FOUND,
  MOST_SIZE_SETS,
  PIECE_CELLS,
  PIECES,
  PLACED,
  PLACEMENT,
  PLACEMENTS,
  ROW,
  SIZE,
  SIZE_SETS,
} from './layout.ts';
import { W } from './machine.ts';
import { firstFree } from './shape.ts';
import { numberSizes } from './sizes.ts';

/** Lays a form of a piece on every place, from address `found`; returns where the placements end. */
function layForm(form: i32, size: i32, piece: i32, found: i32): i32 {
  let to = found;
  for (let anchor: i32 = 0; anchor < W[CELLS]; anchor++) {
    // The anchor is the form's first cell.
    const top = W[ROW + anchor];
    const left = W[COLUMN + anchor] - (W[form] & 255);
    let low: i32 = 0;
    let high: i32 = 0;
    let laid: i32 = 0;
    while (laid < size) {
      const place = placeAt(top + (W[form + laid] >> 8), left + (W[form + laid] & 255));
      if (place < 0) break;
      if (place < 32) low |= 1 << place;
      else high |= 1 << (place - 32);
      laid++;
    }
    if (laid < size) continue;
    W[to] = low;
    W[to + 1] = high;
    W[to + 2] = piece;
    W[to + 3] = firstFree(low, high);
    to += PLACEMENT;
  }
  return to;
}

/**
 * Lays every form of every piece on every place: writes `FOUND` and `PLACEMENTS`. Returns 0 when the pieces
 * have too many sizes.
 */
export function lay(): i32 {
  numberSizes();
  if (W[SIZE_SETS] > MOST_SIZE_SETS) return 0;
  makePlaces();
  let found = FOUND;
  let cells = PIECE_CELLS;
  for (let piece: i32 = 0; piece < W[PIECES]; piece++) {
    const size = W[SIZE + piece];
    const end = makeForms(cells, size);
    for (let form = FORMS; form < end; form += size) found = layForm(form, size, piece, found);
    cells += size;
  }
  W[PLACEMENTS] = (found - FOUND) / PLACEMENT;
  return 1;
}

/** Orders the placements that are kept by first place: writes `PLACED`, `FIRST` and `PLACEMENTS`. */
export function sortPlacements(): void {
  const cells = W[CELLS];
  const end = FOUND + W[PLACEMENTS] * PLACEMENT;
  for (let place: i32 = 0; place <= cells; place++) W[FIRST + place] = 0;
  for (let f = FOUND; f < end; f += PLACEMENT) {
    if (W[f + 2] >= 0) W[FIRST + W[f + 3]]++;
  }
  // Each entry becomes where the place's placements end, then, while they are laid down backwards, begin.
  for (let place: i32 = 1; place <= cells; place++) W[FIRST + place] += W[FIRST + place - 1];
  W[PLACEMENTS] = W[FIRST + cells];
  for (let f = end - PLACEMENT; f >= FOUND; f -= PLACEMENT) {
    if (W[f + 2] < 0) continue;
    const at = --W[FIRST + W[f + 3]];
    for (let i: i32 = 0; i < PLACEMENT; i++) W[PLACED + at * PLACEMENT + i] = W[f + i];
  }
}
