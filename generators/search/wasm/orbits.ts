import {
  FIXED,
  GOES_TO,
  GROUP,
  MOST_CELLS,
  MOST_PLACEMENTS,
  ORBIT,
  ORBITS,
  PIECES,
  PLACED,
  PLACEMENT,
  PLACEMENTS,
  POOL,
  SIDE,
  SIZE_SETS,
  STEP,
  SUM_OF_REST,
  SYMMETRIES,
} from './layout.ts';
import { highest, lowest, times, W } from './machine.ts';

// Borrowed from memory that the search uses only later: an index of placements, and for each symmetry of the
// group the image of each placement.
const INDEX: i32 = POOL;
const IMAGES: i32 = POOL + 4 * MOST_PLACEMENTS;
/** Where the images under each symmetry begin. */
const AT: i32 = SIDE;

/** At least twice as many slots as placements. */
function indexLog(): i32 {
  return highest(W[PLACEMENTS] + 1) + 2;
}
/** The slot of a placement in the index, or the free one where it belongs. */
function slotOf(low: i32, high: i32, piece: i32): i32 {
  const log = indexLog();
  const mask = (1 << log) - 1;
  let mixed = low ^ times(high + piece, -1640531527);
  mixed = times(mixed ^ (mixed >>> 15), -2048144789);
  let at = mixed >>> (32 - log);
  while (true) {
    const slot = INDEX + at;
    if (W[slot] < 0) return slot;
    const p = PLACED + W[slot] * PLACEMENT;
    if (W[p] === low && W[p + 1] === high && W[p + 2] === piece) return slot;
    at = (at + 1) & mask;
  }
}

function makeIndex(): void {
  for (let i: i32 = 0; i < 1 << indexLog(); i++) W[INDEX + i] = -1;
  for (let i: i32 = 0; i < W[PLACEMENTS]; i++) {
    const p = PLACED + i * PLACEMENT;
    W[slotOf(W[p], W[p + 1], W[p + 2])] = i;
  }
}

/** Writes the image of every placement to `to`; returns 0 where one goes to no placement of its piece. */
function imagesUnder(symmetry: i32, to: i32): i32 {
  const goes = GOES_TO + symmetry * MOST_CELLS;
  for (let i: i32 = 0; i < W[PLACEMENTS]; i++) {
    const p = PLACED + i * PLACEMENT;
    let low: i32 = 0;
    let high: i32 = 0;
    for (let half: i32 = 0; half < 2; half++) {
      for (let word = W[p + half]; word !== 0; word &= word - 1) {
        const place = W[goes + (half << 5) + lowest(word)];
        if (place < 32) low |= 1 << place;
        else high |= 1 << (place - 32);
      }
    }
    const image = W[slotOf(low, high, W[p + 2])];
    if (image < 0) return 0;
    W[to + i] = image;
  }
  return 1;
}

/** As `imagesUnder`, by way of two symmetries of the group where the symmetry is made of them. */
function makeImages(symmetry: i32, group: i32, to: i32): i32 {
  const last = symmetry & -symmetry;
  const first = symmetry ^ last;
  if (first === 0 || ((group >>> first) & (group >>> last) & 1) === 0) return imagesUnder(symmetry, to);
  for (let i: i32 = 0; i < W[PLACEMENTS]; i++) W[to + i] = W[W[AT + last] + W[W[AT + first] + i]];
  return 1;
}

/** Whether the last place of placement `a` comes before that of `b`, or the same but for later differences. */
function endsSooner(a: i32, b: i32): i32 {
  const p = PLACED + a * PLACEMENT;
  const q = PLACED + b * PLACEMENT;
  // The highest bit in which they differ decides.
  const half: i32 = W[p + 1] !== W[q + 1] ? 1 : 0;
  return (W[p + half] ^ -2147483648) < (W[q + half] ^ -2147483648) ? 1 : 0;
}

/**
 * Chooses the piece that is laid first: the one whose placements form fewest orbits under the symmetries that
 * carry every placement to a placement of its piece, the first such piece. An orbit is shown by the placement
 * that ends nearest the start of the scan, with symmetries that carry it to each placement of the orbit, once
 * each; so every packing is the image of just one packing with the piece on a shown placement under one of
 * these symmetries. Writes `ORBIT`, `ORBITS`, `FIXED` and `SUM_OF_REST`.
 */
export function findOrbits(): void {
  const total = W[PLACEMENTS];
  makeIndex();
  let group: i32 = 0;
  let to = IMAGES;
  for (let rest = W[SYMMETRIES]; rest !== 0; rest &= rest - 1) {
    const symmetry = lowest(rest);
    W[AT + symmetry] = to;
    if (makeImages(symmetry, group, to) === 0) continue;
    group |= 1 << symmetry;
    to += total;
  }
  W[GROUP] = group;
  // Orbits of each piece, counted on the list of orbits itself before that is written.
  for (let piece: i32 = 0; piece < W[PIECES]; piece++) W[ORBIT + piece] = 0;
  for (let i: i32 = 0; i < total; i++) {
    if (isShown(i, to)) W[ORBIT + W[PLACED + i * PLACEMENT + 2]]++;
  }
  let fewest = total + 1;
  for (let piece: i32 = 0; piece < W[PIECES]; piece++) {
    if (W[ORBIT + piece] >= fewest) continue;
    fewest = W[ORBIT + piece];
    W[FIXED] = piece;
  }
  W[ORBITS] = fewest;
  W[SUM_OF_REST] = W[SIZE_SETS] - 1 - W[STEP + W[FIXED]];
  let orbit = ORBIT;
  for (let i: i32 = 0; i < total; i++) {
    if (W[PLACED + i * PLACEMENT + 2] !== W[FIXED] || isShown(i, to) === 0) continue;
    W[orbit] = i;
    W[orbit + 1] = carriers(i, group);
    orbit += 2;
  }
}

/** Whether no image of a placement, up to the end of the images, ends sooner. */
function isShown(i: i32, end: i32): i32 {
  const total = W[PLACEMENTS];
  for (let images = IMAGES; images < end; images += total) {
    if (endsSooner(W[images + i], i)) return 0;
  }
  return 1;
}

/** The symmetries of a group that carry a placement to each placement of its orbit, the first for each. */
function carriers(i: i32, group: i32): i32 {
  const total = W[PLACEMENTS];
  let chosen: i32 = 0;
  let images = IMAGES;
  for (let rest = group; rest !== 0; rest &= rest - 1) {
    let isNew: i32 = 1;
    for (let before = IMAGES; before < images; before += total) {
      if (W[before + i] === W[images + i]) isNew = 0;
    }
    if (isNew) chosen |= rest & -rest;
    images += total;
  }
  return chosen;
}
