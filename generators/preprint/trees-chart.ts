import type { Chart } from '../notebook/book.ts';

const DARK = '#1f3b57';

/** What each run of the table of trees does, from the largest choice of options to the smallest, by its name. */
export const RUN_WORDS: Readonly<Record<string, string>> = {
  'pieces-secondary': 'pieces secondary',
  all: 'all options, all items primary',
  'v-fixed': 'V in one orientation',
  'fillable-pieces-secondary': 'fillable, V fixed, pieces secondary',
  'fillable-cells-secondary': 'fillable, V fixed, cells secondary',
  'fillable-v-fixed': 'fillable, V fixed',
  'fillable-x-left-z': 'fillable, X left, Z not turned over',
};

/** The trees of the narrow box side by side. */
export const TREES_CHART: Chart = {
  name: 'preprint-trees',
  title: 'Nodes of dancing links on 3x20',
  description:
    'On a scale of equal factors. All options and items: {{preprint/trees[run=all].nodes}} nodes. Without the ' +
    'options that cut off a region that cannot be filled, V in one orientation: ' +
    '{{preprint/trees[run=fillable-v-fixed].nodes}}.',
  spec: {
    // Room for a font that is wider than the one the labels are measured by.
    padding: { left: 36, top: 12, right: 12, bottom: 12 },
    width: 460,
    height: { step: 30 },
    data: { url: '../data/preprint/trees.json' },
    transform: [
      { filter: { field: 'run', oneOf: Object.keys(RUN_WORDS) } },
      { calculate: `${JSON.stringify(RUN_WORDS)}[datum.run]`, as: 'words' },
    ],
    encoding: {
      y: {
        field: 'words',
        type: 'nominal',
        title: null,
        sort: Object.values(RUN_WORDS),
        axis: { labelLimit: 320, ticks: false, domain: false },
      },
      x: {
        field: 'nodes',
        type: 'quantitative',
        title: 'nodes',
        scale: { type: 'log', domain: [500, 200000], nice: false },
        axis: { values: [1000, 10000, 100000], format: ',' },
      },
    },
    layer: [
      { mark: { type: 'point', filled: true, size: 90, opacity: 1, color: DARK } },
      { mark: { type: 'text', align: 'left', dx: 10 }, encoding: { text: { field: 'nodes', format: ',' } } },
    ],
  },
};
