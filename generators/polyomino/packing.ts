import type { Board } from './board.ts';
import type { BoardSymmetry } from './symmetry.ts';

/**
 * A packing as a search reports it: for each cell of the board the place of its piece in the problem's
 * list, or `EMPTY`. Searches reuse one array: copy what you keep.
 */
export type Owners = Uint8Array;

/** The owner of a cell that no piece covers. */
export const EMPTY = 255;

/** Letter that stands for an empty cell inside the board. */
export const HOLE = '_';

/** The letters of a packing, one a cell in the order of the board's cells. */
export function lettersOf(owners: Owners, names: readonly string[]): string {
  let letters = '';
  for (const owner of owners) letters += owner === EMPTY ? HOLE : names[owner];
  return letters;
}

/** Text form: rows parted by `/`, a letter a cell, `.` outside the board. */
export function textOf(board: Board, letters: string): string {
  const rows: string[] = [];
  for (let row = 0; row < board.height; row++) {
    let line = '';
    for (let column = 0; column < board.width; column++) {
      const index = board.indexAt(row, column);
      line += index < 0 ? '.' : letters[index];
    }
    rows.push(line);
  }
  return rows.join('/');
}

/**
 * The letters of a packing in text form, the inverse of `textOf`.
 * Throws a RangeError when the text does not have the shape of the board.
 */
export function parsePacking(board: Board, text: string): string {
  const rows = text.split('/');
  const fits =
    rows.length === board.height &&
    rows.every((row, r) => {
      return (
        row.length === board.width && [...row].every((mark, c) => (mark === '.') === board.indexAt(r, c) < 0)
      );
    });
  if (!fits) throw new RangeError(`Expected a packing of the board ${board.name}, found "${text}".`);
  return board.cells.map(([row, column]) => rows[row][column]).join('');
}

/** The letters of a packing after a symmetry of its board. */
export function imageOf(letters: string, symmetry: BoardSymmetry): string {
  let image = '';
  for (const cell of symmetry.source) image += letters[cell];
  return image;
}

/** Whether the image of a packing comes before another packing of the board in code order. */
function isImageBefore(letters: string, { source }: BoardSymmetry, other: string): boolean {
  for (let cell = 0; cell < source.length; cell++) {
    const order = letters.charCodeAt(source[cell]) - other.charCodeAt(cell);
    if (order !== 0) return order < 0;
  }
  return false;
}

/** The least of a packing's images under the symmetries of its board, as letters: the name of its class. */
export function canonical(letters: string, symmetries: readonly BoardSymmetry[]): string {
  let least = letters;
  for (const symmetry of symmetries) {
    if (isImageBefore(letters, symmetry, least)) least = imageOf(letters, symmetry);
  }
  return least;
}

/** How many of the given symmetries carry a packing to itself; 1 when only the identity does. */
export function stabiliser(letters: string, symmetries: readonly BoardSymmetry[]): number {
  return symmetries.filter((symmetry) => imageOf(letters, symmetry) === letters).length;
}

/** The canonical packings among `packings` (letters), each once, sorted. */
export function canonicalSet(packings: Iterable<string>, symmetries: readonly BoardSymmetry[]): string[] {
  const classes = new Set<string>();
  for (const letters of packings) classes.add(canonical(letters, symmetries));
  return [...classes].sort();
}
