/** A square of the plane or of a board: row from the top, column from the left, both from 0. */
export type Cell = readonly [row: number, column: number];

/** A polyomino in one of its orientations. */
export interface Piece {
  /** One letter, Golomb's name of the piece; a one-sided mirror image has the lower case letter. */
  readonly name: string;
  /** Conway's letter for the same piece (O to Z), or the name where he gives none. */
  readonly conway: string;
  /** The cells of the piece as drawn, row by row, the bounding box at the origin. */
  readonly cells: readonly Cell[];
}

/**
 * Reads a drawing, one string a row, where any character but a space or a full stop is a cell.
 * Returns the cells row by row, moved so that the bounding box begins at row 0, column 0.
 */
export function cellsOf(drawing: readonly string[]): Cell[] {
  const cells: Cell[] = [];
  drawing.forEach((line, row) => {
    [...line].forEach((mark, column) => {
      if (mark !== ' ' && mark !== '.') cells.push([row, column]);
    });
  });
  return normalise(cells);
}

/** The same cells moved to the origin and sorted row by row. */
export function normalise(cells: readonly Cell[]): Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]): Cell => [row - top, column - left])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function draw(name: string, conway: string, ...drawing: string[]): Piece {
  return { name, conway, cells: cellsOf(drawing) };
}

/**
 * The twelve pentominoes in the alphabetical order of Golomb's letters.
 * Names: S. W. Golomb, Polyominoes (1965); J. H. Conway's letters as in Knuth, TAOCP 7.2.2.1.
 */
export const PENTOMINOES: readonly Piece[] = [
  draw('F', 'R', '.##', '##.', '.#.'),
  draw('I', 'O', '#####'),
  draw('L', 'Q', '####', '#...'),
  draw('N', 'S', '##..', '.###'),
  draw('P', 'P', '##', '##', '#.'),
  draw('T', 'T', '###', '.#.', '.#.'),
  draw('U', 'U', '#.#', '###'),
  draw('V', 'V', '#..', '#..', '###'),
  draw('W', 'W', '#..', '##.', '.##'),
  draw('X', 'X', '.#.', '###', '.#.'),
  draw('Y', 'Y', '####', '.#..'),
  draw('Z', 'Z', '##.', '.#.', '.##'),
];

/** The square tetromino, thirteenth piece of Dudeney's broken chessboard. */
export const SQUARE: Piece = draw('O', 'O', '##', '##');

/**
 * The five tetrominoes in the order of Knuth's exercise: square, straight, skew, ell, tee.
 * Their names are lower case but for the square, so that a packing may hold them beside pentominoes.
 */
export const TETROMINOES: readonly Piece[] = [
  SQUARE,
  draw('i', 'i', '####'),
  draw('s', 's', '##.', '.##'),
  draw('l', 'l', '###', '#..'),
  draw('t', 't', '###', '.#.'),
];

/**
 * The pentomino or square tetromino of a letter (upper or lower case).
 * Throws a RangeError that lists the letters when there is none.
 */
export function pieceNamed(letter: string): Piece {
  const found = [...PENTOMINOES, SQUARE].find((piece) => piece.name === letter.toUpperCase());
  if (!found) {
    throw new RangeError(
      `Expected a piece letter (${[...PENTOMINOES, SQUARE].map((p) => p.name).join(' ')}), found "${letter}".`,
    );
  }
  return found;
}
