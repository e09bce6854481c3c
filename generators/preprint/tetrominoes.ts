import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { task } from '../notebook/task.ts';
import { box } from '../polyomino/board.ts';
import { classesWithoutSymmetry, mostInvariant } from '../polyomino/invariant.ts';
import { PENTOMINOES, type Piece, TETROMINOES } from '../polyomino/piece.ts';
import { placementsOf } from '../polyomino/placement.ts';
import { fastPackings } from '../search/fast.ts';

/** What the exercise calls the tetrominoes, in the order of `TETROMINOES`. */
export const TETROMINO_NAMES = ['square', 'straight', 'skew', 'ell', 'tee'] as const;

export const TETROMINO_PACKINGS = table('preprint/tetrominoes', {
  title: 'The chessboard packed by the twelve pentominoes and one tetromino',
  description: 'The tetrominoes are numbered in the order in which the exercise lists them.',
  key: ['tetromino'],
  fields: {
    tetromino: text('The tetromino'),
    place: integer('Its place in the list of the exercise, from 1'),
    shape: text('Its cells, rows parted by a slash'),
    options: integer('Ways to lay it on the board', 'options'),
    oriented: integer('Packings, each orientation of the board counted', 'packings'),
    packings: integer('Packings up to the symmetries of the board', 'packings'),
    invariantPieces: integer(
      'Most pieces that one symmetry of the board, not the identity, can carry to themselves',
      'pieces',
    ),
  },
});

/** The cells of a piece as drawn, rows parted by a slash. */
function drawingOf({ cells }: Piece): string {
  const rows: string[][] = [];
  for (const [row, column] of cells) {
    rows[row] ??= [];
    rows[row][column] = '#';
  }
  return rows.map((row) => Array.from(row, (mark) => mark ?? '.').join('')).join('/');
}

/** The row of one tetromino, by its place in the list from 0. */
export const packWithTetromino = task(
  import.meta.url,
  'packWithTetromino',
  (place: number): Row<typeof TETROMINO_PACKINGS.fields> => {
    const board = box(8, 8);
    const tetromino = TETROMINOES[place];
    const pieces = [...PENTOMINOES, tetromino];
    const { packings: oriented } = fastPackings({ board, pieces });
    return {
      tetromino: TETROMINO_NAMES[place],
      place: place + 1,
      shape: drawingOf(tetromino),
      options: placementsOf(board, tetromino).length,
      oriented,
      packings: classesWithoutSymmetry(board, pieces, pieces.length, oriented),
      invariantPieces: mostInvariant(board, pieces),
    };
  },
);
