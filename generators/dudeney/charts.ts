import type { Book } from '../notebook/book.ts';
import type { ChartSpec } from '../notebook/chart-spec.ts';

const BLUE = '#3b6ea5';
const RED = '#b33000';

/** A map of numbers on the board: dark where many, the number on each square; roots part small numbers. */
function heatMap(table: string, field: string, scale: 'linear' | 'sqrt', size: number): ChartSpec {
  // Where the ground is dark enough for white letters.
  const dark = scale === 'sqrt' ? 0.36 : 0.6;
  const place = (name: string, more: object) => ({
    field: name,
    type: 'ordinal',
    axis: { title: name, labelAngle: 0, ticks: false, domain: false, ...more },
  });
  return {
    data: { url: `../data/${table}.json` },
    width: size,
    height: size,
    encoding: { x: place('column', { orient: 'top' }), y: place('row', {}) },
    layer: [
      {
        mark: { type: 'rect' },
        encoding: {
          color: {
            field,
            type: 'quantitative',
            scale: { type: scale, domainMin: 0, range: ['#f4f8fc', '#08306b'] },
            legend: { title: 'packings', format: ',d', gradientLength: size / 2 },
          },
        },
      },
      {
        mark: { type: 'text', fontSize: 12 },
        transform: [{ joinaggregate: [{ op: 'max', field, as: 'most' }] }],
        encoding: {
          text: { field, type: 'quantitative', format: ',d' },
          color: {
            condition: { test: `datum['${field}'] > ${dark} * datum.most`, value: '#ffffff' },
            value: '#111111',
          },
        },
      },
    ],
  };
}

/** Where the square lies. */
const SQUARE_MAP = heatMap('dudeney/square-places', 'oriented', 'sqrt', 400);

/** Where the centre of X lies. */
const X_MAP = heatMap('dudeney/x-squares', 'oriented', 'linear', 360);

const HISTOGRAM = { url: '../data/dudeney/colouring-histogram.json' };

/** A dashed line down to the bar of a value in a row of the sets, and its name at a height in pixels. */
function landmark(set: string, field: string, name: string, height: number): ChartSpec {
  const x = { field, type: 'quantitative' };
  return {
    data: { url: '../data/dudeney/colouring-sets.json' },
    transform: [
      { filter: `datum.set === '${set}'` },
      { lookup: field, from: { data: HISTOGRAM, key: 'packings', fields: ['colourings'] }, default: 0 },
      // Leaves room for the number on the bar.
      { calculate: 'datum.colourings + 20', as: 'foot' },
    ],
    layer: [
      {
        mark: { type: 'rule', strokeDash: [5, 3], color: RED, strokeWidth: 1.5 },
        encoding: { x, y: { field: 'foot', type: 'quantitative' }, y2: { value: height } },
      },
      {
        mark: { type: 'text', align: 'left', dx: 6, color: RED, text: name },
        encoding: { x, y: { value: height + 5 } },
      },
    ],
  };
}

/** How many colourings have each number of packings; marks at the printed colouring and at both medians. */
const COLOURING_BARS: ChartSpec = {
  width: 600,
  height: 300,
  layer: [
    {
      data: HISTOGRAM,
      encoding: {
        x: {
          field: 'packings',
          type: 'quantitative',
          scale: { domainMin: -1, nice: false, padding: 10 },
          axis: { title: 'packings of a colouring', grid: false, tickMinStep: 2, tickCount: 22, format: 'd' },
        },
        y: {
          field: 'colourings',
          type: 'quantitative',
          axis: { title: 'colourings', format: 'd' },
        },
      },
      layer: [
        { mark: { type: 'bar', width: 9 } },
        {
          mark: { type: 'text', dy: -7, fontSize: 11 },
          encoding: { text: { field: 'colourings', type: 'quantitative', format: 'd' } },
        },
      ],
    },
    landmark('balanced', 'median', 'median of all', 20),
    landmark('packable', 'median', 'median of those with a packing', 45),
    landmark('balanced', 'printed', 'the printed colouring', 70),
  ],
};

/** How thick the borders of the printed solution are. */
const THICKNESS_BARS: ChartSpec = {
  data: { url: '../data/dudeney/thicknesses.json' },
  width: 420,
  height: 260,
  encoding: {
    x: {
      field: 'thickness',
      type: 'quantitative',
      scale: { domain: [0, 10], nice: false },
      axis: {
        title: 'thickness of the line in pixels',
        grid: false,
        tickMinStep: 1,
        tickCount: 10,
        format: 'd',
      },
    },
    y: { field: 'borders', type: 'quantitative', axis: { title: 'borders', format: 'd' } },
  },
  layer: [
    {
      mark: { type: 'bar', width: 26 },
      encoding: {
        color: {
          field: 'line',
          type: 'nominal',
          scale: { domain: ['thin', 'thick'], range: [BLUE, RED] },
          legend: { title: null, orient: 'top' },
        },
      },
    },
    {
      mark: { type: 'text', dy: -7 },
      encoding: { text: { field: 'borders', type: 'quantitative', format: 'd' } },
    },
  ],
};

/** Hands over the four charts. */
export function drawCharts(book: Pick<Book, 'chart'>): void {
  book.chart({
    name: 'dudeney-square',
    title: 'Where the square tetromino lies',
    description:
      'Packings without colours, each orientation counted, by the upper left cell of the square: from ' +
      '{{dudeney/square-zones[zone=centre].oriented}} in the centre to {{dudeney/square-zones[zone=corner].most}} in each corner.',
    spec: SQUARE_MAP,
  });
  book.chart({
    name: 'dudeney-x',
    title: 'Where the centre of X lies',
    description:
      'Packings without colours, each orientation counted, by the square under the centre of X. In a corner X cuts off a square that nothing can cover.',
    spec: X_MAP,
  });
  book.chart({
    name: 'dudeney-colourings',
    title: 'Colourings by packings',
    description:
      'How many of the {{dudeney/colouring-sets[set=balanced].colourings}} colourings with as many black squares as white have each number of packings; ' +
      '{{dudeney/colouring-sets[set=balanced].empty}} have none.',
    spec: COLOURING_BARS,
  });
  book.chart({
    name: 'dudeney-borders',
    title: 'Thickness of the printed borders',
    description:
      'The {{dudeney/solution[figure=solution].borders}} borders between squares of the printed solution fall into two groups: thin lines of at most ' +
      '{{dudeney/solution[figure=solution].thinMost}} pixels and thick ones of at least {{dudeney/solution[figure=solution].thickLeast}}.',
    spec: THICKNESS_BARS,
  });
}
