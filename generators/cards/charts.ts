import type { ChartSpec } from '../notebook/chart-spec.ts';

/** Choices and nodes by size of the triangle, on a scale where equal steps are equal factors. */
export const GROWTH: ChartSpec = {
  data: { url: '../data/cards/search.json' },
  transform: [
    { fold: ['choices', 'nodes'], as: ['what', 'count'] },
    {
      calculate: "datum.what === 'choices' ? 'choices of the base row' : 'nodes of the search'",
      as: 'label',
    },
  ],
  width: 420,
  height: 320,
  layer: [{ mark: { type: 'line', strokeWidth: 2 } }, { mark: { type: 'point', filled: true, size: 60 } }],
  encoding: {
    x: {
      field: 'rows',
      type: 'ordinal',
      axis: { title: 'rows of the triangle', labelAngle: 0, grid: false },
    },
    y: {
      field: 'count',
      type: 'quantitative',
      scale: { type: 'log' },
      axis: { title: 'how many', tickCount: 7, format: ',d' },
    },
    color: {
      field: 'label',
      type: 'nominal',
      scale: { range: ['#b33000', '#3b6ea5'] },
      legend: { title: null, orient: 'top' },
    },
    shape: { field: 'label', type: 'nominal', legend: { title: null, orient: 'top' } },
  },
};
