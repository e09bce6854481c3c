import { algorithmP } from '../cover/algorithm-p.ts';
import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { task } from '../notebook/task.ts';
import { parseBoard } from '../polyomino/board.ts';
import { oneSided } from '../polyomino/orientation.ts';
import { placements } from '../polyomino/placement.ts';
import { packingCover } from '../search/packing-cover.ts';
import { xUpperLeft } from './kept.ts';
import { CONWAY_ORDER } from './pieces.ts';

export const ONE_SIDED = table('preprint/one-sided', {
  title: 'Options of the one-sided pentominoes that Algorithm P removes',
  description: 'No piece may be turned over, so a piece that differs from its mirror image comes twice.',
  key: ['board'],
  fields: {
    board: text('Board: rows x columns'),
    pieces: integer('One-sided pieces', 'pieces'),
    allOptions: integer('Options with X anywhere', 'options'),
    before: integer('Options with the centre of X in the upper left quarter', 'options'),
    removed: integer('Of those, options that Algorithm P removes', 'options'),
    after: integer('Options left', 'options'),
    passes: integer('Passes over the options, the last one, which changes nothing, included', 'passes'),
  },
});

/** The row of a box packed by the one-sided pieces. */
export const preprocessOneSided = task(
  import.meta.url,
  'preprocessOneSided',
  (name: string): Row<typeof ONE_SIDED.fields> => {
    const board = parseBoard(name);
    const everywhere = { board, pieces: oneSided(CONWAY_ORDER), turnOver: false };
    const { cover } = packingCover({ ...everywhere, keep: xUpperLeft(board) });
    const { removed, passes } = algorithmP(cover);
    const before = cover.options.length;
    return {
      board: name,
      pieces: everywhere.pieces.length,
      allOptions: placements(everywhere).length,
      before,
      removed: removed.length,
      after: before - removed.length,
      passes,
    };
  },
);
