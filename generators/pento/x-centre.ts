import { flag, integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import type { Board } from '../polyomino/board.ts';
import { folded } from '../polyomino/folded.ts';
import { parsePacking } from '../polyomino/packing.ts';
import { type Cell, pieceNamed } from '../polyomino/piece.ts';
import { placementsOf } from '../polyomino/placement.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import { middleOf, xCentre } from '../polyomino/x-centre.ts';

export const X_CENTRE = table('pento/x-centre', {
  title: 'Packings by the centre of X',
  description:
    'The canonical packings of each board by the square on which the centre of X lies, folded by the symmetries of the board to the first such square. Squares on which X fits and that have no packing are listed too.',
  key: ['board', 'row', 'column'],
  fields: {
    board: text('Board'),
    row: integer('Row of the centre, from 1 at the top'),
    column: integer('Column of the centre, from 1 at the left'),
    place: text('The same in words'),
    packings: integer('Canonical packings', 'packings'),
    most: flag('Whether no other square of the board has as many'),
  },
});

export const X_PLACES = table('pento/x-places', {
  title: 'Places of X by board',
  description:
    'How many essentially different squares the centre of X can take, and the extremes among them.',
  key: ['board'],
  fields: {
    board: text('Board'),
    places: integer('Squares on which X fits, folded', 'squares'),
    sum: integer('Packings over all of them', 'packings'),
    most: integer('Packings with X where it lies most often', 'packings'),
    mostAt: text('That square in words'),
    innermost: integer('Packings with X on the square nearest the middle', 'packings'),
    outermost: integer('Packings with X in the corner, on the square nearest it', 'packings'),
  },
});

/** Where a centre of X lies in a box, in words. */
function placeInWords(board: Board, [row, column]: Cell): string {
  const shortSide =
    board.width >= board.height
      ? Math.min(column, board.width - 1 - column)
      : Math.min(row, board.height - 1 - row);
  const longSide =
    board.width >= board.height
      ? Math.min(row, board.height - 1 - row)
      : Math.min(column, board.width - 1 - column);
  const short = Math.min(board.width, board.height);
  const halfWay = longSide === Math.floor((short - 1) / 2);
  const along = shortSide === 1 ? 'next to a short side' : `${inWords(shortSide - 1)} from a short side`;
  return `${along}, ${halfWay ? 'half way up' : longSide === 1 ? 'next to a long side' : `${inWords(longSide - 1)} from a long side`}`;
}

const WORDS = [
  'no square',
  'one square',
  'two squares',
  'three squares',
  'four squares',
  'five squares',
  'six squares',
  'seven squares',
  'eight squares',
  'nine squares',
];

function inWords(squares: number): string {
  return WORDS[squares] ?? `${squares} squares`;
}

/** The rows of both tables for one board; `packings` are its canonical packings as text. */
export function xCentreRows(board: Board, packings: readonly string[]) {
  const symmetries = symmetriesOf(board);
  const counts = new Map<string, { cell: Cell; packings: number }>();
  const at = (cell: Cell) => {
    const home = folded(board, cell, symmetries);
    const entry = counts.get(`${home}`) ?? { cell: home, packings: 0 };
    counts.set(`${home}`, entry);
    return entry;
  };
  for (const { cells } of placementsOf(board, pieceNamed('X'))) at(board.cells[middleOf(cells)]);
  for (const text of packings) at(xCentre(board, parsePacking(board, text))).packings++;
  const places = [...counts.values()];
  const fromMiddle = ({ cell: [row, column] }: { cell: Cell }) =>
    (2 * row - board.height + 1) ** 2 + (2 * column - board.width + 1) ** 2;
  const most = places.reduce((a, b) => (b.packings > a.packings ? b : a));
  const inner = places.reduce((a, b) => (fromMiddle(b) < fromMiddle(a) ? b : a));
  const outer = places.reduce((a, b) => (fromMiddle(b) > fromMiddle(a) ? b : a));
  const squares: Row<typeof X_CENTRE.fields>[] = places.map(({ cell, packings: count }) => ({
    board: board.name,
    row: cell[0] + 1,
    column: cell[1] + 1,
    place: placeInWords(board, cell),
    packings: count,
    most: count === most.packings && places.filter((other) => other.packings === count).length === 1,
  }));
  const summary: Row<typeof X_PLACES.fields> = {
    board: board.name,
    places: places.length,
    sum: places.reduce((sum, { packings: count }) => sum + count, 0),
    most: most.packings,
    mostAt: placeInWords(board, most.cell),
    innermost: inner.packings,
    outermost: outer.packings,
  };
  return { squares, summary };
}
