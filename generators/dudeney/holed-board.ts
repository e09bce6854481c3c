import { task } from '../notebook/task.ts';
import { holedBox } from '../polyomino/board.ts';
import { canonicalSet, lettersOf, parsePacking, textOf } from '../polyomino/packing.ts';
import { PENTOMINOES } from '../polyomino/piece.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import { fastPackings } from '../search/fast.ts';
import { CHESSBOARD } from './board.ts';

/** The chessboard without the square of four cells in its middle. */
const HOLED = holedBox(CHESSBOARD.height, CHESSBOARD.width, 2, 2);

/** Packings of the chessboard without its middle by the twelve pentominoes. */
export interface HoledPackings {
  readonly oriented: number;
  /** The canonical packings, as text. */
  readonly canonical: readonly string[];
}

/** Counts the packings of the chessboard without its middle. */
export const searchHoled = task(import.meta.url, 'searchHoled', (_: null): HoledPackings => {
  const names = PENTOMINOES.map(({ name }) => name);
  const found: string[] = [];
  const { packings } = fastPackings({ board: HOLED, pieces: PENTOMINOES }, (owners) => {
    found.push(lettersOf(owners, names));
  });
  const canonical = canonicalSet(found, symmetriesOf(HOLED)).map((letters) => textOf(HOLED, letters));
  return { oriented: packings, canonical };
});

/** The canonical packings of the holed board, as text, that packings of the chessboard (letters) leave without the square. */
export function withoutSquare(packings: readonly string[]): string[] {
  const holed = packings.map((letters) =>
    parsePacking(HOLED, textOf(CHESSBOARD, letters.replaceAll('O', '.'))),
  );
  return canonicalSet(holed, symmetriesOf(HOLED)).map((letters) => textOf(HOLED, letters));
}
