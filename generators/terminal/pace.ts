/** Milliseconds that a picture of the trying stays. */
const FRAME = 40;

/** Milliseconds that a packing just found stays before the trying goes on. */
const REST = 600;

/** How much the tries from one picture to the next grow with each, and where they stop growing. */
const GROWTH = 1.06;
const MOST_TRIES = 20_000;

/** How the trying is shown. */
export interface Pace {
  /** Tries from one picture to the next; `picture` counts from 0 at the last packing found. */
  tries(picture: number): number;
  /** Milliseconds before the next picture. */
  wait(found: boolean): number;
}

/**
 * The pace when none is asked for: after each packing single tries that the eye can follow, then more and more
 * of them a picture, so that a packing takes seconds however many tries it needs.
 */
export const GATHERING: Pace = {
  tries: (picture) => Math.min(Math.ceil(GROWTH ** picture), MOST_TRIES),
  wait: (found) => (found ? REST : FRAME),
};

/** Every try is shown for that many milliseconds. */
export function steady(milliseconds: number): Pace {
  return { tries: () => 1, wait: () => milliseconds };
}
