import type { Board } from '../polyomino/board.ts';
import { EMPTY, type Owners } from '../polyomino/packing.ts';
import { layingOf } from './laying.ts';
import { ORDER } from './order.ts';
import type { Sum } from './sum.ts';

/** The state of the walk after a piece was laid. One object is used again for every step. */
export interface Step extends Sum {
  /** The piece on each cell of the board by its place in `ORDER`, or `EMPTY`. */
  readonly owners: Owners;
  /** Whether the piece laid completes a packing. */
  readonly found: boolean;
}

/**
 * Walks through all packings of a board of 60 squares one laid piece at a time: the first empty cell, cells
 * taken along the short side, gets each piece in each form. Returns what it all adds up to.
 * Throws a RangeError for any other area.
 */
export function* walk(board: Board): Generator<Step, Sum> {
  const { cellAt, from, pieceOf, places } = layingOf(board);
  const last = ORDER.length - 1;
  const owners: Owners = new Uint8Array(cellAt.length).fill(EMPTY);
  const used = ORDER.map(() => false);
  /** For each piece laid so far, and the one to come: the place it fills and the way to be tried next. */
  const placeAt = new Int32Array(ORDER.length);
  const wayAt = new Int32Array(ORDER.length);
  const step = { owners, tries: 1, packings: 0, found: false };

  function fits(way: number) {
    if (used[pieceOf[way]]) return false;
    for (const place of places[way]) if (owners[cellAt[place]] !== EMPTY) return false;
    return true;
  }
  function lay(way: number, owner: number) {
    for (const place of places[way]) owners[cellAt[place]] = owner;
    used[pieceOf[way]] = owner !== EMPTY;
  }

  let depth = 0;
  while (true) {
    const end = from[placeAt[depth] + 1];
    let way = wayAt[depth];
    while (way < end && !fits(way)) way++;
    wayAt[depth] = way + 1;
    if (way < end) {
      lay(way, pieceOf[way]);
      step.found = depth === last;
      if (step.found) step.packings++;
      yield step;
      if (!step.found) {
        let place = placeAt[depth];
        while (owners[cellAt[place]] !== EMPTY) place++;
        depth++;
        step.tries++;
        placeAt[depth] = place;
        wayAt[depth] = from[place];
        continue;
      }
      lay(way, EMPTY);
    }
    if (depth === 0) return { packings: step.packings, tries: step.tries };
    depth--;
    lay(wayAt[depth] - 1, EMPTY);
  }
}
