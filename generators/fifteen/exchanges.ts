import type { Size } from './size.ts';

/** Two squares whose tiles change places. */
export type Exchange = readonly [number, number];

/**
 * The exchanges of the page's shuffle, equally likely: a square that is neither in the last row nor in the
 * last column with the one below it or the one to its right. None touches the bottom right corner.
 */
export function pageExchanges({ height, width }: Size): Exchange[] {
  const exchanges: Exchange[] = [];
  for (let row = 0; row < height - 1; row++) {
    for (let column = 0; column < width - 1; column++) {
      const square = row * width + column;
      exchanges.push([square, square + width], [square, square + 1]);
    }
  }
  return exchanges;
}
