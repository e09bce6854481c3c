import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { box } from '../polyomino/board.ts';
import { xCentre } from '../polyomino/x-centre.ts';
import type { Filling, Packed } from './packings.ts';
import { CONWAY_ORDER, piecesWithout } from './pieces.ts';

export const LEFT_OUT = table('preprint/left-out', {
  title: 'Packings of 5x11 by eleven pieces, by the piece left out',
  description: 'The dead centre is the cell that every symmetry of the box leaves in its place.',
  key: ['leftOut'],
  fields: {
    leftOut: text('The piece left out'),
    oriented: integer('Packings, each orientation of the box counted', 'packings'),
    packings: integer('Packings up to the symmetries of the box', 'packings'),
    xCentred: integer('Of those, packings with X in the dead centre', 'packings'),
  },
});

const BOX = box(5, 11);

/** The box to be packed without each piece in turn. */
export function fillingsWithoutOne(): Filling[] {
  return CONWAY_ORDER.map(({ name }) => ({
    board: BOX.name,
    letters: piecesWithout(name)
      .map((piece) => piece.name)
      .join(''),
  }));
}

/** The rows of the table; `packed` are the packings of `fillingsWithoutOne`. */
export function leftOutRows(packed: readonly Packed[]): Row<typeof LEFT_OUT.fields>[] {
  return packed.map(({ letters, oriented, classes }) => {
    const centred = classes.filter((packing) => {
      if (!packing.includes('X')) return false;
      const [row, column] = xCentre(BOX, packing);
      return 2 * row === BOX.height - 1 && 2 * column === BOX.width - 1;
    });
    const leftOut = piecesWithout(letters)
      .map((piece) => piece.name)
      .join('');
    return { leftOut, oriented, packings: classes.length, xCentred: centred.length };
  });
}
