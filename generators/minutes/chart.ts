import type { Chart } from '../notebook/book.ts';

const DARK = '#1f3b57';
const PALE = '#7c9ab8';

/** What each run does, from the largest tree to the smallest, by its name; the first two are those of this note. */
const WORDS: Readonly<Record<string, string>> = {
  'first-cell': 'first uncovered cell, along the long side',
  'cells-secondary': 'dancing links, cells secondary',
  scan: 'first uncovered cell, along the short side',
  'pieces-secondary': 'dancing links, pieces secondary',
  all: 'dancing links, all items primary',
  'fillable-v-fixed': 'dancing links, fillable, V fixed',
};

function layers(table: string, key: string, color: string) {
  const data = { url: `../data/${table}.json` };
  const transform = [
    { filter: { field: key, oneOf: Object.keys(WORDS) } },
    { calculate: `${JSON.stringify(WORDS)}[datum.${key}]`, as: 'words' },
  ];
  return [
    {
      data,
      transform,
      mark: { type: 'point', filled: true, size: 90, opacity: 1, color },
    },
    {
      data,
      transform,
      mark: { type: 'text', align: 'left', dx: 10 },
      encoding: { text: { field: 'nodes', format: ',' } },
    },
  ];
}

/** The long trees beside those that take a blink. */
export const TREES_CHART: Chart = {
  name: 'minutes-trees',
  title: 'Nodes on 3x20 by what is branched on',
  description:
    'On a scale of equal factors; a node is the root or an option tried. Cells row by row along the long side: ' +
    '{{long/trees[run=first-cell].nodes}} nodes; column by column: {{preprint/scans[method=scan].nodes}}.',
  spec: {
    padding: { left: 36, top: 12, right: 12, bottom: 12 },
    width: 460,
    height: { step: 30 },
    encoding: {
      y: {
        field: 'words',
        type: 'nominal',
        title: null,
        sort: Object.values(WORDS),
        axis: { labelLimit: 340, ticks: false, domain: false },
      },
      x: {
        field: 'nodes',
        type: 'quantitative',
        title: 'nodes',
        scale: { type: 'log', domain: [500, 150000000000], nice: false },
        axis: { values: [1000, 100000, 10000000, 1000000000], format: ',' },
      },
    },
    layer: [
      ...layers('long/trees', 'run', DARK),
      ...layers('preprint/trees', 'run', PALE),
      ...layers('preprint/scans', 'method', PALE),
    ],
  },
};
