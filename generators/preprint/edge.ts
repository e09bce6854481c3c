import { integer, optional, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { parseBoard } from '../polyomino/board.ts';
import { atBoundary } from '../polyomino/neighbour.ts';
import type { Packed } from './packings.ts';
import { CONWAY_ORDER } from './pieces.ts';

export const INSIDE = table('preprint/inside', {
  title: 'Pieces that miss the boundary of 6x10, and their company',
  description:
    'By piece: the packings in which it misses the boundary, and how many other pieces do so with it.',
  key: ['piece'],
  fields: {
    piece: text("Golomb's letter of the piece"),
    packings: integer('Packings up to symmetry in which the piece misses the boundary', 'packings'),
    fewestOthers: optional(integer('Fewest other pieces that miss the boundary with it', 'pieces')),
    mostOthers: optional(integer('Most other pieces that miss the boundary with it', 'pieces')),
  },
});

/** The rows of the table; `packed` are the packings of a box by the twelve pieces. */
export function insideRows({ board: name, classes }: Packed): Row<typeof INSIDE.fields>[] {
  const board = parseBoard(name);
  const pieces = CONWAY_ORDER.map((piece) => piece.name);
  const insideOf = classes.map((letters) =>
    pieces.filter((piece) => {
      const cells = [...letters].flatMap((letter, cell) => (letter === piece ? [cell] : []));
      return cells.length > 0 && !atBoundary(board, cells);
    }),
  );
  return pieces.map((piece) => {
    const others = insideOf.filter((set) => set.includes(piece)).map((set) => set.length - 1);
    const met = others.length > 0;
    return {
      piece,
      packings: others.length,
      fewestOthers: met ? Math.min(...others) : null,
      mostOthers: met ? Math.max(...others) : null,
    };
  });
}
