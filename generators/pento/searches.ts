import { integer, optional, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { task } from '../notebook/task.ts';
import { parseBoard } from '../polyomino/board.ts';
import type { PackingFigures } from '../search/all-packings.ts';
import { linksPackings } from '../search/links.ts';
import { CELLS_FIRST, PIECES_FIRST } from '../search/packing-cover.ts';
import { problemOn } from './boards.ts';

/** The order of items, as the tables name it. */
export type OrderName = 'cells first' | 'pieces first';

const ORDERS = { 'cells first': CELLS_FIRST, 'pieces first': PIECES_FIRST } as const;

/** One search of one board. */
export interface Search {
  readonly board: string;
  readonly method: string;
  /** The order of items; a dash for a method that has none. */
  readonly order: OrderName | '-';
  readonly figures: PackingFigures;
}

/** Searches a board by dancing links with the items in the order named. */
export const searchInOrder = task(
  import.meta.url,
  'searchInOrder',
  ({ board, order }: { board: string; order: OrderName }): PackingFigures =>
    linksPackings(problemOn(parseBoard(board)), undefined, ORDERS[order]),
);

export const SEARCHES = table('pento/searches', {
  title: 'Search trees by board, method and order of items',
  description:
    'The size of each search for all packings. By dancing links a node is the root, an option tried, a dead end or a packing, as in dlx1; by the scan it is the root or a piece laid; by the fast way a piece laid.',
  key: ['board', 'method', 'order'],
  fields: {
    board: text('Board'),
    method: text('links, scan or fast'),
    order: text('Which items come first, cells row by row or pieces; a dash where there are no items'),
    packings: integer('Packings, each orientation of the board counted', 'packings'),
    nodes: integer('Nodes of the search tree', 'nodes'),
    deadEnds: optional(integer('Nodes that lead no further and are no packing', 'nodes')),
    forced: optional(integer('Nodes with one way to go on', 'nodes')),
  },
});

export const LEVELS = table('pento/levels', {
  title: 'Nodes by level',
  description: 'Nodes of each search by the number of pieces laid.',
  key: ['board', 'method', 'order', 'level'],
  fields: {
    board: text('Board'),
    method: text('links or scan'),
    order: text('Order of items; a dash where there are none'),
    level: integer('Pieces laid', 'pieces'),
    nodes: integer('Nodes on that level', 'nodes'),
  },
});

/** The rows of both tables. */
export function searchRows(searches: readonly Search[]) {
  const trees: Row<typeof SEARCHES.fields>[] = [];
  const levels: Row<typeof LEVELS.fields>[] = [];
  for (const { board, method, order, figures } of searches) {
    const { packings, nodes, deadEnds = null, forced = null } = figures;
    trees.push({ board, method, order, packings, nodes, deadEnds, forced });
    figures.levels?.forEach((onLevel, level) => {
      levels.push({ board, method, order, level, nodes: onLevel });
    });
  }
  return { trees, levels };
}
