import { dancingLinks } from '../cover/links.ts';
import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { task } from '../notebook/task.ts';
import { parseBoard } from '../polyomino/board.ts';
import { packingCover } from '../search/packing-cover.ts';
import { CONWAY_ORDER } from './pieces.ts';

export const ITEM_ORDERS = table('preprint/item-orders', {
  title: 'Search trees on 3x20 by the order of the items',
  description:
    'All options, all items primary, an item of fewest options taken: the order of the items decides only which ' +
    'of equally short ones that is.',
  key: ['box', 'first', 'cells', 'ties'],
  fields: {
    box: text('How the box lies: rows x columns'),
    first: text('Which items stand first'),
    cells: text('How the cells are read'),
    ties: text('Which of equally short items is taken'),
    nodes: integer('Nodes', 'nodes'),
    deadEnds: integer('Dead ends among them', 'nodes'),
    nodesWithoutSolutions: integer('Nodes that are no solution', 'nodes'),
  },
});

/** The four orders of items for the cells read either way, in one box. */
export const growByOrder = task(
  import.meta.url,
  'growByOrder',
  (box: string): Row<typeof ITEM_ORDERS.fields>[] => {
    const problem = { board: parseBoard(box), pieces: CONWAY_ORDER };
    const ways = (['row by row', 'column by column'] as const).flatMap((cells) =>
      (['cells', 'pieces'] as const).flatMap((first) =>
        (['leftmost', 'rightmost'] as const).map((ties) => ({ cells, first, ties })),
      ),
    );
    return ways.map(({ cells, first, ties }) => {
      const { cover } = packingCover(problem, { first, cells });
      const { nodes, deadEnds, solutions } = dancingLinks(cover, { choice: ties });
      return { box, first, cells, ties, nodes, deadEnds, nodesWithoutSolutions: nodes - solutions };
    });
  },
);
