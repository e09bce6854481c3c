import { integer, text } from '../notebook/field.ts';
import { table } from '../notebook/table.ts';

export const LONG_TREES = table('long/trees', {
  title: 'Search trees on 3x20 that take minutes',
  description: 'All options of the twelve pentominoes, every node visited.',
  key: ['run'],
  fields: {
    run: text('Name of the run'),
    rule: text('What is branched on'),
    nodes: integer('Nodes: the root, every option tried, dead ends and solutions among them', 'nodes'),
    solutions: integer('Solutions', 'packings'),
  },
});

export const LONG_ELEVEN = table('long/eleven', {
  title: 'Eleven of the twelve pentominoes in 3x20, counted one by one',
  description:
    'By the walk, the first undecided cell being covered or left empty: every packing is met, none is listed.',
  key: ['board'],
  fields: {
    board: text('Board: rows x columns'),
    empty: integer('Cells that stay empty', 'cells'),
    oriented: integer('Packings, each orientation of the box counted', 'packings'),
    packings: integer('Packings up to the symmetries of the box', 'packings'),
    nodes: integer('Nodes: the root, pieces laid and cells left empty', 'nodes'),
  },
});
