import type { BoardSymmetry } from '../polyomino/symmetry.ts';
import type { Places } from './places.ts';

/** One placement of an orbit and the symmetries that carry it to each placement of the orbit, once each. */
export interface Orbit {
  readonly placement: number;
  readonly symmetries: readonly BoardSymmetry[];
}

/** Finds placements by their cells and piece. */
class PlacementIndex {
  private readonly places: Places;
  private readonly slots: Int32Array;

  constructor(places: Places) {
    this.places = places;
    const total = places.piece.length;
    this.slots = new Int32Array(1 << (34 - Math.clz32(total))).fill(-1);
    for (let i = 0; i < total; i++) {
      this.slots[this.slot(places.low[i], places.high[i], places.piece[i])] = i;
    }
  }

  private slot(low: number, high: number, piece: number): number {
    const { slots, places } = this;
    const mask = slots.length - 1;
    let mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1) ^ piece, 0x85ebca6b);
    mixed ^= mixed >>> 15;
    for (let slot = mixed & mask; ; slot = (slot + 1) & mask) {
      const i = slots[slot];
      if (i < 0 || (places.low[i] === low && places.high[i] === high && places.piece[i] === piece))
        return slot;
    }
  }

  /** The placement, or -1. */
  find(low: number, high: number, piece: number): number {
    return this.slots[this.slot(low, high, piece)];
  }
}

/** The image of every placement under a symmetry; nothing where one is carried to no placement of its piece. */
function imagesUnder(
  symmetry: BoardSymmetry,
  places: Places,
  placeOf: Int32Array,
  index: PlacementIndex,
): Int32Array | undefined {
  const images = new Int32Array(places.piece.length);
  const to = Int32Array.from(places.cellAt, (cell) => placeOf[symmetry.image[cell]]);
  for (let i = 0; i < images.length; i++) {
    let low = 0;
    let high = 0;
    for (let word = places.low[i]; word !== 0; word &= word - 1) {
      const place = to[31 - Math.clz32(word & -word)];
      if (place < 32) low |= 1 << place;
      else high |= 1 << (place - 32);
    }
    for (let word = places.high[i]; word !== 0; word &= word - 1) {
      const place = to[63 - Math.clz32(word & -word)];
      if (place < 32) low |= 1 << place;
      else high |= 1 << (place - 32);
    }
    images[i] = index.find(low, high, places.piece[i]);
    if (images[i] < 0) return undefined;
  }
  return images;
}

/**
 * The orbits of the placements of one piece under those of `symmetries` (the identity first) that carry every
 * placement to a placement: the piece with fewest orbits, the first such piece. An orbit is shown by the
 * placement that ends nearest the start of the scan. Every packing is, under exactly one of the symmetries of
 * its orbit, the image of a packing that has the piece on the shown placement; a packing may have several
 * such originals only if it has the piece there itself.
 */
export function fewestOrbits(
  places: Places,
  pieceCount: number,
  symmetries: readonly BoardSymmetry[],
): { piece: number; orbits: Orbit[] } {
  const total = places.piece.length;
  const placeOf = new Int32Array(places.cellAt.length);
  places.cellAt.forEach((cell, place) => {
    placeOf[cell] = place;
  });
  const group: { symmetry: BoardSymmetry; images: Int32Array }[] = [];
  if (symmetries.length > 1) {
    const index = new PlacementIndex(places);
    for (const symmetry of symmetries) {
      const images = imagesUnder(symmetry, places, placeOf, index);
      if (images) group.push({ symmetry, images });
    }
  } else {
    group.push({ symmetry: symmetries[0], images: Int32Array.from({ length: total }, (_, i) => i) });
  }

  const { low, high } = places;
  const endsSooner = (a: number, b: number) =>
    high[a] !== high[b] ? high[a] >>> 0 < high[b] >>> 0 : low[a] >>> 0 < low[b] >>> 0;
  const shown: number[][] = Array.from({ length: pieceCount }, () => []);
  for (let i = 0; i < total; i++) {
    let sooner = true;
    for (const { images } of group) sooner &&= !endsSooner(images[i], i);
    if (sooner) shown[places.piece[i]].push(i);
  }
  let piece = 0;
  for (let p = 1; p < pieceCount; p++) if (shown[p].length < shown[piece].length) piece = p;
  const orbits = shown[piece].map((placement): Orbit => {
    const reached = new Set<number>();
    const chosen: BoardSymmetry[] = [];
    for (const { symmetry, images } of group) {
      if (reached.has(images[placement])) continue;
      reached.add(images[placement]);
      chosen.push(symmetry);
    }
    return { placement, symmetries: chosen };
  });
  return { piece, orbits };
}
