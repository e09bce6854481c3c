import type { ChartSpec } from '../notebook/chart-spec.ts';

/** The two shuffles, apart in colour and in lightness. */
const METHOD_COLOUR = {
  field: 'method',
  type: 'nominal',
  scale: { domain: ['exchanges', 'uniform'], range: ['#b33000', '#7fa8cf'] },
  legend: { title: 'shuffle', orient: 'top' },
} as const;

/** One histogram a board, each on its own scales. */
export const DISTANCE_HISTOGRAMS: ChartSpec = {
  data: { url: '../data/fifteen/distances.json' },
  facet: { field: 'size', type: 'nominal', header: { title: null, labelFontWeight: 'bold' } },
  columns: 2,
  spacing: 28,
  resolve: { scale: { x: 'independent', y: 'independent' } },
  spec: {
    width: 300,
    height: 170,
    mark: { type: 'bar', width: { band: 0.9 } },
    encoding: {
      x: {
        field: 'moves',
        type: 'ordinal',
        axis: {
          title: 'moves from home',
          labelAngle: 0,
          labelExpr: "datum.value % 2 === 0 ? datum.label : ''",
          grid: false,
        },
      },
      y: {
        field: 'positions',
        type: 'quantitative',
        axis: { title: 'positions', tickCount: 5, tickMinStep: 1, format: ',d' },
      },
    },
  },
};

/** Bars of both shuffles side by side. */
function sideBySide(url: string, x: object, y: object, width: number): ChartSpec {
  return {
    data: { url },
    width,
    height: 240,
    mark: 'bar',
    encoding: {
      x: { type: 'ordinal', ...x },
      xOffset: { field: 'method', type: 'nominal' },
      y: { type: 'quantitative', ...y },
      color: METHOD_COLOUR,
    },
  };
}

/** How far tiles end from home. */
export const DISPLACEMENT_BARS = sideBySide(
  '../data/fifteen/displacements.json',
  { field: 'distance', axis: { title: 'squares from home, rows plus columns', labelAngle: 0 } },
  { field: 'share', axis: { title: 'share of the tiles', format: '.0%', tickCount: 6 } },
  420,
);

/** How long shortest solutions of the small board are. */
export const LENGTH_BARS = sideBySide(
  '../data/fifteen/lengths.json',
  { field: 'moves', axis: { title: 'moves of a shortest solution', labelAngle: 0 } },
  { field: 'probability', axis: { title: 'probability', format: '.0%', tickCount: 6 } },
  480,
);

/** The way to uniform on the small board, with the exchanges of the page marked. */
export const VARIATION_LINE: ChartSpec = {
  width: 460,
  height: 280,
  layer: [
    {
      data: { url: '../data/fifteen/variation.json' },
      mark: { type: 'line', color: '#3b6ea5', strokeWidth: 2 },
      encoding: {
        x: {
          field: 'exchanges',
          type: 'quantitative',
          scale: { nice: false },
          axis: { title: 'exchanges', grid: false, tickCount: 7 },
        },
        y: {
          field: 'variation',
          type: 'quantitative',
          scale: { type: 'log' },
          axis: {
            title: 'total variation from uniform',
            format: '~%',
            values: [1, 0.1, 0.01, 0.001, 0.0001, 0.00001],
          },
        },
      },
    },
    {
      data: { url: '../data/fifteen/eigenvalues.json' },
      transform: [
        { filter: 'datum.variation !== null' },
        { calculate: "datum.exchanges + ' exchanges: ' + format(datum.variation, '.1%')", as: 'label' },
      ],
      encoding: {
        x: { field: 'exchanges', type: 'quantitative' },
        y: { field: 'variation', type: 'quantitative' },
      },
      layer: [
        { mark: { type: 'point', filled: true, size: 90, color: '#b33000', opacity: 1 } },
        {
          mark: { type: 'text', align: 'left', dx: 10, dy: -8, color: '#b33000' },
          encoding: { text: { field: 'label', type: 'nominal' } },
        },
      ],
    },
  ],
};

/** How the order of the large board wears away, beside what is left of it when all positions are equally likely. */
export const ORDER_LINE: ChartSpec = {
  width: 460,
  height: 260,
  layer: [
    {
      data: { url: '../data/fifteen/shuffles.json' },
      transform: [{ filter: "datum.method === 'uniform'" }],
      mark: { type: 'rule', color: '#888888', strokeDash: [5, 4] },
      encoding: { y: { field: 'atHomeExpected', type: 'quantitative' } },
    },
    {
      data: { url: '../data/fifteen/expected.json' },
      mark: {
        type: 'line',
        color: '#3b6ea5',
        strokeWidth: 2,
        point: { filled: true, size: 30, color: '#3b6ea5' },
      },
      encoding: {
        x: {
          field: 'exchanges',
          type: 'quantitative',
          scale: { nice: false },
          axis: { title: 'exchanges', grid: false, tickCount: 7 },
        },
        y: { field: 'atHome', type: 'quantitative', axis: { title: 'tiles at home', tickCount: 8 } },
      },
    },
    {
      data: { url: '../data/fifteen/shuffles.json' },
      transform: [
        { filter: "datum.method === 'exchanges'" },
        {
          lookup: 'size',
          from: {
            data: { url: '../data/fifteen/shuffle.json' },
            key: 'size',
            fields: ['exchanges'],
          },
        },
        { calculate: "datum.exchanges + ' exchanges: ' + format(datum.atHomeExpected, '.2f')", as: 'label' },
      ],
      encoding: {
        x: { field: 'exchanges', type: 'quantitative' },
        y: { field: 'atHomeExpected', type: 'quantitative' },
      },
      layer: [
        { mark: { type: 'point', filled: true, size: 90, color: '#b33000', opacity: 1 } },
        {
          mark: { type: 'text', align: 'left', dx: 10, dy: -8, color: '#b33000' },
          encoding: { text: { field: 'label', type: 'nominal' } },
        },
      ],
    },
  ],
};
