import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { task } from '../notebook/task.ts';
import { box } from '../polyomino/board.ts';
import { canonicalSet, lettersOf } from '../polyomino/packing.ts';
import { PENTOMINOES, TETROMINOES } from '../polyomino/piece.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import { fastPackings } from '../search/fast.ts';
import { TETROMINO_NAMES } from './tetrominoes.ts';

export const MAJORITY = table('preprint/majority', {
  title: 'The chequered board cut so that U V W X Y Z have more black squares than white',
  description: 'The other pentominoes have more white squares than black; the tetromino may have any.',
  key: ['tetromino'],
  fields: {
    tetromino: text('The thirteenth piece'),
    oriented: integer('Ways on the board with a black upper left corner', 'packings'),
    ways: integer('Ways up to the symmetries of the board that keep the colours', 'packings'),
  },
});

export const MAJORITY_ANSWER = table('preprint/majority-answer', {
  title: 'The ways to cut the chequered board so, whatever the tetromino',
  description: 'Over all five tetrominoes.',
  key: ['board'],
  fields: {
    board: text('Board: rows x columns'),
    ways: integer('Ways up to the symmetries of the board that keep the colours', 'packings'),
    tetrominoes: text('The tetrominoes that occur'),
  },
});

/** The pieces that are to have more black squares than white. */
const BLACK_PIECES = 'UVWXYZ';

/** What one tetromino gives: its row, and the ways as letters. */
export interface Majority {
  readonly row: Row<typeof MAJORITY.fields>;
  readonly ways: readonly string[];
}

/** The ways with each tetromino. */
export const findMajorities = task(import.meta.url, 'findMajorities', (_: null): Majority[] => {
  const board = box(8, 8);
  const black = board.cells.map(([row, column]) => (row + column) % 2 === 0);
  const symmetries = symmetriesOf(board).filter(({ image }) =>
    black.every((isBlack, cell) => black[image[cell]] === isBlack),
  );
  return TETROMINOES.map((tetromino, place) => {
    const pieces = [...PENTOMINOES, tetromino];
    const names = pieces.map(({ name }) => name);
    const keep = (piece: string, cells: readonly number[]) => {
      const blacks = cells.filter((cell) => black[cell]).length;
      return piece === tetromino.name || BLACK_PIECES.includes(piece) === 2 * blacks > cells.length;
    };
    const found: string[] = [];
    const { packings } = fastPackings({ board, pieces, keep }, (owners) => {
      found.push(lettersOf(owners, names));
    });
    const ways = canonicalSet(found, symmetries);
    return { row: { tetromino: TETROMINO_NAMES[place], oriented: packings, ways: ways.length }, ways };
  });
});

/** The one row of the answer. */
export function majorityAnswer(found: readonly Majority[]): Row<typeof MAJORITY_ANSWER.fields> {
  const occurring = found.filter(({ ways }) => ways.length > 0);
  return {
    board: '8x8',
    ways: occurring.reduce((sum, { ways }) => sum + ways.length, 0),
    tetrominoes: occurring.map(({ row }) => row.tetromino).join(' and '),
  };
}
