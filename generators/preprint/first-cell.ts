import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { task } from '../notebook/task.ts';
import { placements } from '../polyomino/placement.ts';
import { scanPackings } from '../search/scan.ts';
import { openWalk } from '../search/walk.ts';
import { NARROW } from './kept.ts';
import { CONWAY_ORDER } from './pieces.ts';

export const FIRST_CELL = table('preprint/first-cell', {
  title: 'Ways to cover the first cell of 3x20',
  description: 'When the first uncovered cell is always taken and the cells are read along the long side.',
  key: ['step'],
  fields: {
    step: text('Which cell is covered'),
    ways: integer('Options that cover it beside what lies there', 'options'),
  },
});

export const SCANS = table('preprint/scans', {
  title: 'The tree of the first cell along the short side of 3x20',
  description: 'The first uncovered cell is always taken; nodes are the root and every piece laid.',
  key: ['method'],
  fields: {
    method: text('scan: piece by piece; walk: entries by a window of the cells behind'),
    nodes: integer('Nodes', 'nodes'),
    packings: integer('Packings, each orientation of the box counted', 'packings'),
  },
});

/** The rows of both tables. */
export const coverFirstCell = task(
  import.meta.url,
  'coverFirstCell',
  (_: null): { ways: Row<typeof FIRST_CELL.fields>[]; scans: Row<typeof SCANS.fields>[] } => {
    const problem = { board: NARROW, pieces: CONWAY_ORDER };
    const laid = placements(problem);
    const covering = (cell: number, taken: readonly { piece: string; cells: readonly number[] }[]) =>
      laid.filter(
        ({ piece, cells }) =>
          cells.includes(cell) &&
          taken.every((other) => other.piece !== piece && !cells.some((c) => other.cells.includes(c))),
      );
    // From the first corner I lies along the long side when its cells are the first five of the first row.
    const flat = laid.filter(({ piece, cells }) => piece === 'I' && cells.every((cell, i) => cell === i));
    const scan = scanPackings(problem);
    return {
      ways: [
        { step: 'first corner', ways: covering(0, []).length },
        { step: 'after I along the long side', ways: covering(flat[0].cells.length, flat).length },
      ],
      scans: [
        { method: 'scan', nodes: scan.nodes, packings: scan.packings },
        { method: 'walk', ...openWalk(problem).figures([]) },
      ],
    };
  },
);
