import { packingDrawing } from '../drawing/packing.ts';
import type { Chart, Picture } from '../notebook/book.ts';
import { el, type SvgNode } from '../notebook/svg.ts';
import { parseBoard } from '../polyomino/board.ts';
import { parsePacking } from '../polyomino/packing.ts';
import { BOARDS, BOXES, STUDIED } from './boards.ts';

const CELL = 26;
const MARGIN = 24;
const GAP = 34;

/** The four boxes, each with the first of its canonical packings (text form). */
export function boxesPicture(packingOf: (board: string) => string): Picture {
  const children: SvgNode[] = [];
  const label = (x: number, y: number, words: string) =>
    children.push(el('text', { x, y: y - 8, 'font-size': 13, fill: '#333333' }, words));
  const draw = (name: string, x: number, y: number) => {
    const board = parseBoard(name);
    label(x, y, name);
    children.push(packingDrawing(board, parsePacking(board, packingOf(name)), { x, y, cell: CELL }));
    return { right: x + board.width * CELL, bottom: y + board.height * CELL };
  };
  const [three, four, five, six] = BOXES;
  const top = draw(three, MARGIN, MARGIN + 18);
  const second = draw(four, MARGIN, top.bottom + GAP);
  const third = draw(five, MARGIN, second.bottom + GAP);
  const last = draw(six, third.right + GAP, second.bottom + GAP);
  return {
    name: 'pento',
    title: 'The four boxes, each packed by the twelve pentominoes',
    description: `One of {{pento/packings[board=${three}].canonical}}, {{pento/packings[board=${four}].canonical}}, {{pento/packings[board=${five}].canonical}} and {{pento/packings[board=${six}].canonical}} packings of each box: the one whose letters, read row by row, come first.`,
    tables: ['pento/packings'],
    width: Math.max(last.right, top.right) + MARGIN,
    height: last.bottom + MARGIN,
    children,
  };
}

const data = (table: string) => ({ url: `../data/pento/${table}.json` });
const PIECE_AXIS = { labelFontSize: 13, labelAngle: 0 };
const DARK = '#1f3b57';
const MIDDLE = '#3b6ea5';
const PALE = '#c9d6e3';
const WARM = '#d98c2b';

const placements: Chart = {
  name: 'pento-placements',
  title: 'How many ways a piece can lie on a board',
  description: 'Placements of each piece on each board. P has most on every board, X fewest.',
  spec: {
    data: data('placements'),
    facet: {
      column: {
        field: 'board',
        title: null,
        sort: [...BOARDS],
        header: { labelFontSize: 13, labelFontWeight: 600 },
      },
    },
    spacing: 18,
    spec: {
      width: 132,
      height: 300,
      encoding: {
        y: {
          field: 'piece',
          type: 'nominal',
          title: null,
          axis: { ...PIECE_AXIS, ticks: false, domain: false },
        },
        x: {
          field: 'placements',
          type: 'quantitative',
          title: 'placements',
          axis: { tickCount: 3 },
          scale: { domain: [0, 370], nice: false },
        },
      },
      layer: [
        { mark: { type: 'bar', color: MIDDLE, height: { band: 0.72 } } },
        {
          mark: { type: 'text', align: 'left', dx: 4, fontSize: 11 },
          encoding: { text: { field: 'placements' } },
        },
      ],
    },
  },
};

const edge: Chart = {
  name: 'pento-edge',
  title: 'How many of the twelve pieces touch the edge of 6x10',
  description:
    'Canonical packings of 6x10 by the number of pieces at the edge. All twelve are at the edge in {{pento/edge[touching=12].packings}} packings; the fewest are {{pento/edge-extremes[extreme=fewest].touching}} pieces, in {{pento/edge-extremes[extreme=fewest].packings}} packings.',
  spec: {
    width: 420,
    height: 240,
    data: data('edge'),
    encoding: {
      x: { field: 'touching', type: 'ordinal', title: 'pieces at the edge', axis: { labelAngle: 0 } },
      y: { field: 'packings', type: 'quantitative', title: 'packings', axis: { tickCount: 5 } },
    },
    layer: [
      { mark: { type: 'bar', color: MIDDLE, width: { band: 0.7 } } },
      { mark: { type: 'text', dy: -8 }, encoding: { text: { field: 'packings', format: ',' } } },
    ],
  },
};

const offEdge: Chart = {
  name: 'pento-off-edge',
  title: 'How often each piece is off the edge of 6x10',
  description:
    'Canonical packings in which a piece does not touch the edge (pale), and in which it is the only one (dark). W leads with {{pento/off-edge[piece=W].packings}}, before F and X; I comes last with {{pento/off-edge[piece=I].packings}}.',
  spec: {
    width: 460,
    height: 300,
    data: data('off-edge'),
    encoding: {
      y: {
        field: 'piece',
        type: 'nominal',
        title: null,
        sort: { field: 'rank', op: 'min', order: 'ascending' },
        axis: PIECE_AXIS,
      },
    },
    layer: [
      {
        mark: { type: 'bar', color: PALE },
        encoding: {
          x: {
            field: 'packings',
            type: 'quantitative',
            title: 'packings in which the piece is off the edge',
          },
        },
      },
      {
        mark: { type: 'bar', color: DARK, height: { band: 0.4 } },
        encoding: { x: { field: 'alone', type: 'quantitative' } },
      },
      {
        transform: [{ calculate: "datum.packings + ', alone ' + datum.alone", as: 'label' }],
        mark: { type: 'text', align: 'left', dx: 5 },
        encoding: { x: { field: 'packings', type: 'quantitative' }, text: { field: 'label' } },
      },
    ],
  },
};

const xCentre: Chart = {
  name: 'pento-x-centre',
  title: 'Where the centre of X lies in 6x10',
  description:
    'Canonical packings by the square of the centre of X, folded to the upper left quarter. Most, {{pento/x-places[board=6x10].most}}, lie next to a short side, half way up; the innermost square has {{pento/x-places[board=6x10].innermost}}, the square in the corner {{pento/x-places[board=6x10].outermost}}.',
  spec: {
    width: 480,
    height: 288,
    data: data('x-centre'),
    transform: [{ filter: `datum.board === '${STUDIED}'` }],
    encoding: {
      x: {
        field: 'column',
        type: 'ordinal',
        title: 'column',
        scale: { domain: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], padding: 0 },
        axis: { labelAngle: 0, grid: true, bandPosition: 0 },
      },
      y: {
        field: 'row',
        type: 'ordinal',
        title: 'row',
        scale: { domain: [1, 2, 3, 4, 5, 6], padding: 0 },
        axis: { grid: true, bandPosition: 0 },
      },
    },
    layer: [
      {
        mark: { type: 'rect', stroke: '#ffffff' },
        encoding: {
          color: {
            field: 'packings',
            type: 'quantitative',
            title: 'packings',
            scale: { scheme: 'blues', domainMin: 0 },
          },
        },
      },
      {
        mark: { type: 'text', fontSize: 14 },
        encoding: {
          text: { field: 'packings' },
          color: { condition: { test: 'datum.packings > 300', value: '#ffffff' }, value: '#111111' },
        },
      },
    ],
  },
};

const options: Chart = {
  name: 'pento-options',
  title: 'Options of 6x10 that packings use, and those that none uses',
  description:
    'Of {{pento/option-totals[board=6x10].options}} options, {{pento/option-totals[board=6x10].used}} occur in a packing. Of the {{pento/option-totals[board=6x10].unused}} others Algorithm P removes {{pento/option-totals[board=6x10].removed}} before the search and leaves {{pento/option-totals[board=6x10].missed}}.',
  spec: {
    width: 460,
    height: 300,
    data: data('options'),
    transform: [
      { fold: ['used', 'missed', 'removed'], as: ['kind', 'count'] },
      { calculate: "indexof(['used', 'missed', 'removed'], datum.kind)", as: 'order' },
    ],
    mark: { type: 'bar' },
    encoding: {
      y: { field: 'piece', type: 'nominal', title: null, axis: PIECE_AXIS },
      x: { field: 'count', type: 'quantitative', title: 'options', axis: { tickCount: 7 } },
      order: { field: 'order' },
      color: {
        field: 'kind',
        title: null,
        scale: { domain: ['used', 'missed', 'removed'], range: [MIDDLE, PALE, WARM] },
        legend: {
          orient: 'top',
          labelExpr:
            "{used: 'used', missed: 'unused, left by Algorithm P', removed: 'removed by Algorithm P'}[datum.label]",
        },
      },
    },
  },
};

const levels: Chart = {
  name: 'pento-levels',
  title: 'Search trees level by level',
  description:
    'Nodes by the number of pieces laid, on a logarithmic scale, for dancing links with the cells first and for the plain scan. On every board the scan has the larger tree.',
  spec: {
    data: data('levels'),
    transform: [{ filter: "datum.order !== 'pieces first'" }],
    facet: {
      column: {
        field: 'board',
        title: null,
        sort: [...BOARDS],
        header: { labelFontSize: 13, labelFontWeight: 600 },
      },
    },
    spacing: 14,
    spec: {
      width: 150,
      height: 220,
      mark: { type: 'line', point: { size: 28, filled: true } },
      encoding: {
        x: { field: 'level', type: 'quantitative', title: 'pieces laid', axis: { values: [0, 4, 8, 12] } },
        y: {
          field: 'nodes',
          type: 'quantitative',
          title: 'nodes',
          scale: { type: 'log' },
          axis: { values: [1, 100, 10000, 1000000], format: ',' },
        },
        color: {
          field: 'method',
          title: 'method',
          scale: { domain: ['links', 'scan'], range: [MIDDLE, WARM] },
          legend: { orient: 'top' },
        },
        shape: {
          field: 'method',
          title: 'method',
          scale: { domain: ['links', 'scan'], range: ['circle', 'square'] },
        },
      },
    },
  },
};

const cuts: Chart = {
  name: 'pento-cuts',
  title: 'Packings that a straight line cuts in two',
  description:
    'Canonical packings by the two boxes into which a line cuts them. In 5x12 there are {{pento/cut-totals[board=5x12].packings}} such packings, in 6x10 {{pento/cut-totals[board=6x10].packings}}.',
  spec: {
    width: 420,
    height: { step: 26 },
    data: data('cuts'),
    transform: [{ calculate: "datum.board + ' = ' + datum.smaller + ' + ' + datum.larger", as: 'label' }],
    encoding: { y: { field: 'label', type: 'nominal', title: null, sort: null, axis: { labelLimit: 260 } } },
    layer: [
      {
        mark: { type: 'bar', color: MIDDLE, height: { band: 0.7 } },
        encoding: {
          x: { field: 'packings', type: 'quantitative', title: 'packings', axis: { tickCount: 6 } },
        },
      },
      {
        mark: { type: 'text', align: 'left', dx: 5 },
        encoding: { x: { field: 'packings', type: 'quantitative' }, text: { field: 'packings' } },
      },
    ],
  },
};

/** The charts of the notebook, in the order in which the note shows them. */
export const CHARTS: readonly Chart[] = [placements, levels, edge, offEdge, xCentre, options, cuts];
