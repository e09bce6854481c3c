import { type Channels, distance, linearOf, oklabOf, rgbOf } from './colour.ts';

/** Levels of the channels in the cube of colours 16 to 231 of a terminal with 256 colours. */
const LEVELS = [0, 95, 135, 175, 215, 255];

/** Colours 0 to 15 are the user's own choice, so only those from here on are known. */
const FIRST_KNOWN = 16;

/** Red, green and blue, each 0 to 255, of a terminal's colour from 16 to 255: a cube of 216, then 24 greys. */
export function xtermRgb(index: number): Channels {
  const place = index - FIRST_KNOWN;
  if (place >= 216) {
    const level = 8 + 10 * (place - 216);
    return [level, level, level];
  }
  return [LEVELS[Math.floor(place / 36)], LEVELS[Math.floor(place / 6) % 6], LEVELS[place % 6]];
}

/** The same colour as `#rrggbb`. */
export function xtermHex(index: number): string {
  return `#${xtermRgb(index)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The terminal's colour, 16 to 255, that is nearest in Oklab to `#rrggbb`. */
export function nearestXterm(hex: string): number {
  const wanted = oklabOf(linearOf(rgbOf(hex)));
  let best = FIRST_KNOWN;
  let least = Infinity;
  for (let index = FIRST_KNOWN; index < 256; index++) {
    const apart = distance(wanted, oklabOf(linearOf(xtermRgb(index))));
    if (apart < least) {
      least = apart;
      best = index;
    }
  }
  return best;
}
