import { dancingLinks } from '../cover/links.ts';
import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { task } from '../notebook/task.ts';
import { PENTOMINOES, type Piece } from '../polyomino/piece.ts';
import { placements } from '../polyomino/placement.ts';
import { CELLS_FIRST, PIECES_FIRST, packingCover, type Secondary } from '../search/packing-cover.ts';
import { both, fillable, type Keep, NARROW, V_CORNERS, type VCorner, vCorner, xLeft, zHand } from './kept.ts';
import { CONWAY_ORDER } from './pieces.ts';

export const TREES = table('preprint/trees', {
  title: 'Search trees of dancing links on 3x20',
  description:
    'Nodes by the options that are kept and the items that may stay uncovered. The primary items are the cells ' +
    "row by row, then the pieces in Conway's order; an item of fewest options is taken, the leftmost among equals.",
  key: ['run'],
  fields: {
    run: text('Name of the run'),
    kept: text('Which options are kept'),
    secondary: text('Items that may stay uncovered'),
    pieceOrder: text('Order of the pieces among the items'),
    options: integer('Options', 'options'),
    nodes: integer('Nodes: the root, every option tried, dead ends and solutions among them', 'nodes'),
    deadEnds: integer('Nodes at which some item had no option left', 'nodes'),
    solutions: integer('Solutions', 'packings'),
  },
});

export const V_TREES = table('preprint/v-orientations', {
  title: 'Search trees on 3x20 with V kept to one orientation, by orientation',
  description: 'As in the table of trees. The four orientations are images of each other, the trees are not.',
  key: ['corner'],
  fields: {
    corner: text('Where the corner of V lies'),
    options: integer('Options of V that are kept, of all', 'options'),
    nodes: integer('Nodes on all options of the other pieces', 'nodes'),
    solutions: integer('Solutions', 'packings'),
    fillableNodes: integer('Nodes on the options that cut off no region that cannot be filled', 'nodes'),
    piecesSecondaryNodes: integer('Nodes on those with the pieces secondary', 'nodes'),
  },
});

/** A run of dancing links on the narrow box. */
interface Run {
  readonly keep?: Keep;
  readonly secondary?: Secondary;
  readonly pieces?: readonly Piece[];
}

function grow({ keep, secondary = 'none', pieces = CONWAY_ORDER }: Run) {
  const problem = { board: NARROW, pieces, ...(keep && { keep }) };
  const laid = placements(problem);
  // Secondary items stand behind the primary ones whatever the order, so this matters only where none is.
  const order = secondary === 'cells' ? PIECES_FIRST : CELLS_FIRST;
  const { nodes, deadEnds, solutions } = dancingLinks(packingCover(problem, order, secondary, laid).cover);
  const vOptions = laid.filter(({ piece }) => piece === 'V').length;
  return { options: laid.length, vOptions, nodes, deadEnds, solutions };
}

/** The runs of the table of trees. */
export const growTrees = task(import.meta.url, 'growTrees', (_: null): Row<typeof TREES.fields>[] => {
  const whole = fillable(NARROW);
  const oneV = vCorner(NARROW, 'upper left');
  const runs: [run: string, kept: string, Run][] = [
    ['all', 'all', {}],
    ['v-fixed', 'V in one orientation', { keep: oneV }],
    ['fillable-v-fixed', 'fillable and V in one orientation', { keep: both(whole, oneV) }],
    [
      'fillable-x-left-z',
      'fillable and X left and Z as drawn',
      { keep: both(whole, xLeft(NARROW), zHand(NARROW, 'as drawn')) },
    ],
    [
      'fillable-x-left-z-mirrored',
      'fillable and X left and Z mirrored',
      { keep: both(whole, xLeft(NARROW), zHand(NARROW, 'mirrored')) },
    ],
    ['pieces-secondary', 'all', { secondary: 'pieces' }],
    [
      'fillable-pieces-secondary',
      'fillable and V in one orientation',
      { keep: both(whole, oneV), secondary: 'pieces' },
    ],
    [
      'fillable-cells-secondary',
      'fillable and V in one orientation',
      { keep: both(whole, oneV), secondary: 'cells' },
    ],
    [
      'fillable-cells-secondary-golomb',
      'fillable and V in one orientation',
      { keep: both(whole, oneV), secondary: 'cells', pieces: PENTOMINOES },
    ],
  ];
  return runs.map(([run, kept, how]) => {
    const { options, nodes, deadEnds, solutions } = grow(how);
    const pieceOrder = (how.pieces ?? CONWAY_ORDER).map(({ name }) => name).join('');
    return { run, kept, secondary: how.secondary ?? 'none', pieceOrder, options, nodes, deadEnds, solutions };
  });
});

/** The row of one orientation of V. */
export const growVTrees = task(import.meta.url, 'growVTrees', (_: null): Row<typeof V_TREES.fields>[] => {
  const whole = fillable(NARROW);
  return V_CORNERS.map((corner: VCorner) => {
    const oneV = vCorner(NARROW, corner);
    const { vOptions, nodes, solutions } = grow({ keep: oneV });
    return {
      corner,
      options: vOptions,
      nodes,
      solutions,
      fillableNodes: grow({ keep: both(whole, oneV) }).nodes,
      piecesSecondaryNodes: grow({ keep: both(whole, oneV), secondary: 'pieces' }).nodes,
    };
  });
});
