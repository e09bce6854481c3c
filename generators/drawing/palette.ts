/**
 * The colour of each piece by its letter, the square tetromino O in a neutral grey. Any two stay apart for
 * normal sight and for readers without red, green or blue cones, here and as the nearest of 256 terminal
 * colours: the tests simulate each kind of sight and measure.
 */
export const COLOURS: Readonly<Record<string, string>> = {
  F: '#f15b08',
  I: '#a6cfff',
  L: '#ffa00f',
  N: '#4935b9',
  P: '#1bffb6',
  T: '#b33000',
  U: '#5ab2aa',
  V: '#850e68',
  W: '#e1eb0b',
  X: '#b78cff',
  Y: '#476fef',
  Z: '#aa5dac',
  O: '#676767',
};

/**
 * The colour of a piece, `#rrggbb`; a lower case letter (a piece turned over) has the colour of its upper case.
 * Throws a RangeError for a letter without a colour.
 */
export function colourOf(letter: string): string {
  const colour = COLOURS[letter.toUpperCase()];
  if (colour === undefined) {
    throw new RangeError(`Expected a letter of ${Object.keys(COLOURS).join('')}, found "${letter}".`);
  }
  return colour;
}
