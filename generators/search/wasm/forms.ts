import { FORMS, TURN_OVER } from './layout.ts';
import { W } from './machine.ts';

/** A cell after one of the eight symmetries: `turns` quarter turns, after a reflection if it is 4 or more. */
function turned(cell: i32, turns: i32): i32 {
  let row = cell >> 8;
  let column = cell & 255;
  if (turns >= 4) column = 255 - column;
  for (let i: i32 = 0; i < (turns & 3); i++) {
    const before = row;
    row = column;
    column = 255 - before;
  }
  return (row << 8) | column;
}

/** Sorts the cells of a form row by row and moves them to the first row and column. */
function normalise(form: i32, size: i32): void {
  let top: i32 = 255;
  let left: i32 = 255;
  for (let i: i32 = 0; i < size; i++) {
    const cell = W[form + i];
    if (cell >> 8 < top) top = cell >> 8;
    if ((cell & 255) < left) left = cell & 255;
  }
  for (let i: i32 = 0; i < size; i++) {
    const cell = W[form + i] - (top << 8) - left;
    let at = form + i;
    while (at > form && W[at - 1] > cell) {
      W[at] = W[at - 1];
      at--;
    }
    W[at] = cell;
  }
}

/** Whether the form at `form` is one of those before it. */
function isKnown(form: i32, size: i32): i32 {
  for (let other = FORMS; other < form; other += size) {
    let same: i32 = 0;
    while (same < size && W[other + same] === W[form + same]) same++;
    if (same === size) return 1;
  }
  return 0;
}

/** Writes the different forms of a piece of `size` cells to `FORMS`; returns where they end. */
export function makeForms(cells: i32, size: i32): i32 {
  let form = FORMS;
  const symmetries: i32 = W[TURN_OVER] ? 8 : 4;
  for (let turns: i32 = 0; turns < symmetries; turns++) {
    for (let i: i32 = 0; i < size; i++) W[form + i] = turned(W[cells + i], turns);
    normalise(form, size);
    if (isKnown(form, size) === 0) form += size;
  }
  return form;
}
