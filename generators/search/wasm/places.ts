import {
  CELLS,
  COLUMN,
  FIRST,
  FORMS,
  FOUND,
  HEIGHT,
  PLACE,
  PLACED,
  PLACEMENT,
  PLACEMENTS,
  ROW,
  WIDTH,
} from './layout.ts';
import { lowest, W } from './machine.ts';

/** Lays every form of every piece on every place: writes `FOUND` and `PLACEMENTS`. */
export function lay(): void {
  const cells = W[CELLS];
  const height = W[HEIGHT];
  const width = W[WIDTH];
  let found = FOUND;
  let form = FORMS;
  while (W[form] >= 0) {
    const size = W[form + 1];
    const offsets = form + 2;
    for (let anchor: i32 = 0; anchor < cells; anchor++) {
      let low: i32 = 0;
      let high: i32 = 0;
      let laid: i32 = 0;
      while (laid < size) {
        const row = W[ROW + anchor] + W[offsets + 2 * laid];
        const column = W[COLUMN + anchor] + W[offsets + 2 * laid + 1];
        if (row < 0 || column < 0 || row >= height || column >= width) break;
        const place = W[PLACE + row * width + column];
        if (place < 0) break;
        if (place < 32) low |= 1 << place;
        else high |= 1 << (place - 32);
        laid++;
      }
      if (laid < size) continue;
      W[found] = low;
      W[found + 1] = high;
      W[found + 2] = W[form];
      W[found + 3] = low !== 0 ? lowest(low) : 32 + lowest(high);
      found += PLACEMENT;
    }
    form = offsets + 2 * size;
  }
  W[PLACEMENTS] = (found - FOUND) / PLACEMENT;
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
