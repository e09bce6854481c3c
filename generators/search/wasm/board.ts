import {
  CELL_COLUMN,
  CELL_ROW,
  CELLS,
  COLUMN,
  GOES_TO,
  HEIGHT,
  IMAGE,
  MOST_CELLS,
  PLACE,
  ROW,
  SYMMETRIES,
  WIDTH,
} from './layout.ts';
import { W } from './machine.ts';

/** What the grid has at a square: -1 outside the box or the board. */
export function placeAt(row: i32, column: i32): i32 {
  if (row < 0 || column < 0 || row >= W[HEIGHT] || column >= W[WIDTH]) return -1;
  return W[PLACE + row * W[WIDTH] + column];
}

/** Numbers the cells in scanning order, line by line along the short side of the box. */
export function makePlaces(): void {
  const height = W[HEIGHT];
  const width = W[WIDTH];
  const cells = W[CELLS];
  for (let i: i32 = 0; i < height * width; i++) W[PLACE + i] = -1;
  for (let cell: i32 = 0; cell < cells; cell++) {
    W[PLACE + W[CELL_ROW + cell] * width + W[CELL_COLUMN + cell]] = cell;
  }
  const alongColumns: i32 = height <= width ? 1 : 0;
  const lines = alongColumns ? width : height;
  const length = alongColumns ? height : width;
  let place: i32 = 0;
  for (let line: i32 = 0; line < lines; line++) {
    for (let k: i32 = 0; k < length; k++) {
      const row = alongColumns ? k : line;
      const column = alongColumns ? line : k;
      const cell = W[PLACE + row * width + column];
      if (cell < 0) continue;
      W[ROW + place] = row;
      W[COLUMN + place] = column;
      W[PLACE + row * width + column] = place;
      // The image under the identity.
      W[IMAGE + place] = cell;
      place++;
    }
  }
}

/**
 * The place to which symmetry `s` carries a place: transposed for bit 4, then upside down for bit 1 and left to
 * right for bit 2; -1 where the board has none.
 */
function imageOf(s: i32, place: i32): i32 {
  let row = W[ROW + place];
  let column = W[COLUMN + place];
  if (s & 4) {
    row = W[COLUMN + place];
    column = W[ROW + place];
  }
  if (s & 1) row = W[HEIGHT] - 1 - row;
  if (s & 2) column = W[WIDTH] - 1 - column;
  return placeAt(row, column);
}

/** Finds the symmetries of the board: for each the place to which each place goes, and its cell. */
export function findSymmetries(): void {
  const cells = W[CELLS];
  const most: i32 = W[HEIGHT] === W[WIDTH] ? 8 : 4;
  W[SYMMETRIES] = 0;
  for (let s: i32 = 0; s < most; s++) {
    const goes = GOES_TO + s * MOST_CELLS;
    const image = IMAGE + s * MOST_CELLS;
    let place: i32 = 0;
    while (place < cells) {
      const to = imageOf(s, place);
      if (to < 0) break;
      W[goes + place] = to;
      W[image + place] = W[IMAGE + to];
      place++;
    }
    if (place === cells) W[SYMMETRIES] |= 1 << s;
  }
}
