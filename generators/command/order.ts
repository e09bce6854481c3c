import type { Board } from '../polyomino/board.ts';
import { type Cell, normalise, PENTOMINOES, type Piece } from '../polyomino/piece.ts';
import { SYMMETRIES, type Symmetry, symmetriesOf } from '../polyomino/symmetry.ts';

/**
 * The pieces in the order in which they are tried, each with the symmetry that turns its drawing into the
 * form tried first. Forms lie on the board as it is scanned: a row is a line along the short side.
 * Any order gives the same packings and tries; this one decides which packing is found first.
 */
const FIRST_FORMS: readonly (readonly [letter: string, symmetry: string])[] = [
  ['X', 'identity'],
  ['U', 'half turn'],
  ['W', 'half turn'],
  ['F', 'mirror left-right'],
  ['Z', 'identity'],
  ['P', 'transpose'],
  ['N', 'half turn'],
  ['Y', 'identity'],
  ['T', 'identity'],
  ['L', 'identity'],
  ['V', 'quarter turn'],
  ['I', 'identity'],
];

/** The piece that is not turned freely. It has no symmetry of its own, so each class of packings shows once. */
export const ANCHOR = 'F';

/** The pieces in the order in which they are tried. */
export const ORDER: readonly Piece[] = FIRST_FORMS.map(([letter]) => {
  return PENTOMINOES.find((piece) => piece.name === letter) as Piece;
});

function symmetryNamed(name: string): Symmetry {
  return SYMMETRIES.find((symmetry) => symmetry.name === name) as Symmetry;
}

function moved(cells: readonly Cell[], symmetry: Symmetry): Cell[] {
  const height = 1 + Math.max(...cells.map(([row]) => row));
  const width = 1 + Math.max(...cells.map(([, column]) => column));
  return normalise(cells.map((cell) => symmetry.map(cell, height, width)));
}

/** Whether the short side of a board is its height, so that it is scanned column by column. */
export function scansColumns(board: Board): boolean {
  return board.height <= board.width;
}

/** The forms of a piece in the order tried: the first, its turns to the left, then the same turned over. */
function turnedForms(piece: Piece, first: string): Cell[][] {
  const left = symmetryNamed('three-quarter turn');
  const found = new Map<string, Cell[]>();
  for (const start of ['identity', 'mirror left-right']) {
    let cells = moved(moved(piece.cells, symmetryNamed(first)), symmetryNamed(start));
    for (let turn = 0; turn < 4; turn++) {
      if (!found.has(cells.join(' '))) found.set(cells.join(' '), cells);
      cells = moved(cells, left);
    }
  }
  return [...found.values()];
}

/**
 * The first of those forms that a symmetry of the board carries into each other: two of a piece's eight on a
 * rectangle, one on a square.
 */
function oneOfEach(forms: readonly Cell[][], board: Board): Cell[][] {
  const names = new Set(symmetriesOf(board).map((symmetry) => symmetry.name));
  const symmetries = SYMMETRIES.filter((symmetry) => names.has(symmetry.name));
  const seen = new Set<string>();
  return forms.filter((form) => {
    if (seen.has(form.join(' '))) return false;
    for (const symmetry of symmetries) seen.add(moved(form, symmetry).join(' '));
    return true;
  });
}

/** How many of its forms the piece has that is held: one of each alike, all of them, or none. */
export type Hold = 'held' | 'free' | 'left out';

/**
 * For each piece of `ORDER` its forms as they lie on the board, in the order tried. Where the one piece is free,
 * each class of packings comes in all its images.
 */
export function formsOn(board: Board, hold: Hold = 'held'): Cell[][][] {
  return FIRST_FORMS.map(([letter, first], p) => {
    const scanned = turnedForms(ORDER[p], first);
    const shown = scansColumns(board)
      ? scanned.map((form) => moved(form, symmetryNamed('transpose')))
      : scanned;
    if (letter !== ANCHOR || hold === 'free') return shown;
    return hold === 'held' ? oneOfEach(shown, board) : [];
  });
}
