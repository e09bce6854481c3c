import { type Parity, parityByInversions, parityOf } from './permutation.ts';
import { type Size, squaresOf, taxicab } from './size.ts';

/**
 * The parity that no move changes: that of the arrangement, with the blank as the last tile, together
 * with that of the blank's distance from its corner. A move exchanges the blank with a tile and takes it
 * one square on, so it turns over both. (Johnson and Story, "Notes on the '15' puzzle", American Journal
 * of Mathematics 2, 1879.)
 */
export function positionParity(size: Size, tiles: ArrayLike<number>): Parity {
  const squares = squaresOf(size);
  const places = Array.from(tiles, (tile) => (tile + squares - 1) % squares);
  const away = taxicab(size, places.indexOf(squares - 1), squares - 1);
  return parityOf((parityByInversions(places) === 'even' ? 0 : 1) + away);
}

/** Whether a position of at least two rows and columns can be solved, by the parity rule. */
export function isSolvable(size: Size, tiles: ArrayLike<number>): boolean {
  return positionParity(size, tiles) === 'even';
}

/** The positions that the rule lets one solve, of those with the blank anywhere: half of all, exactly. */
export function solvableByRule(size: Size): number {
  let positions = 1n;
  for (let squares = 2; squares <= squaresOf(size); squares++) positions *= BigInt(squares);
  return Number(positions / 2n);
}
