import { dancingLinks } from '../cover/links.ts';
import { withSecondary } from '../cover/secondary.ts';
import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { task } from '../notebook/task.ts';
import { parseBoard } from '../polyomino/board.ts';
import { placements } from '../polyomino/placement.ts';
import { middleOf } from '../polyomino/x-centre.ts';
import { packingCover } from '../search/packing-cover.ts';
import { not, xUpperLeft, zHand } from './kept.ts';
import { CONWAY_ORDER } from './pieces.ts';

export const SYMMETRY = table('preprint/symmetry', {
  title: 'Symmetry broken by X, and by a secondary item where X may lie on an axis',
  description:
    'X keeps its centre in the upper left quarter, a middle row included. Its options in a middle row share a ' +
    'secondary item with the options of Z turned over, so that X there and Z turned over exclude each other.',
  key: ['board'],
  fields: {
    board: text('Board: rows x columns'),
    xOptions: integer('Options of X that are kept', 'options'),
    xMiddle: integer('Of those, with the centre in a middle row', 'options'),
    zTurned: integer('Options of Z turned over', 'options'),
    packings: integer('Packings with the symmetry broken', 'packings'),
    nodes: integer('Nodes of dancing links', 'nodes'),
  },
});

/** The row of a box, by dancing links. */
export const breakSymmetry = task(
  import.meta.url,
  'breakSymmetry',
  (name: string): Row<typeof SYMMETRY.fields> => {
    const board = parseBoard(name);
    const problem = { board, pieces: CONWAY_ORDER, keep: xUpperLeft(board) };
    const laid = placements(problem);
    const mirrored = not(zHand(board, 'as drawn'));
    const inMiddle = laid.map(
      ({ piece, cells }) => piece === 'X' && 2 * board.cells[middleOf(cells)][0] === board.height - 1,
    );
    const turned = laid.map(({ piece, cells }) => piece === 'Z' && mirrored(piece, cells));
    const { cover } = packingCover(problem, undefined, 'none', laid);
    const marked = withSecondary(cover, 'turned over', (option) => inMiddle[option] || turned[option]);
    const { nodes, solutions } = dancingLinks(marked);
    return {
      board: name,
      xOptions: laid.filter(({ piece }) => piece === 'X').length,
      xMiddle: inMiddle.filter(Boolean).length,
      zTurned: turned.filter(Boolean).length,
      packings: solutions,
      nodes,
    };
  },
);
