import { flag, integer, optional, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { canonical, textOf } from '../polyomino/packing.ts';
import { CHESSBOARD } from './board.ts';
import { differingBorders, parts, readBorders } from './borders.ts';
import { CONDITIONS, conditionSymmetries } from './conditions.ts';
import type { PrintedFigure } from './figure.ts';

export const BORDERS = table('dudeney/borders', {
  title: 'Borders of the printed solution',
  description:
    'Each border between two squares of the printed solution: its thickness, how it is read, and in how many of the coloured packings two pieces meet there.',
  key: ['direction', 'row', 'column'],
  fields: {
    direction: text('vertical: to the right of a square; horizontal: below it'),
    row: integer('Row of that square, from 1 at the top'),
    column: integer('Column of that square, from 1 at the left'),
    thickness: integer('Thickness of the printed line', 'pixels'),
    line: text('thick: between two pieces; thin: inside one'),
    parting: integer('Coloured packings in which two pieces meet there', 'packings'),
    agreeing: integer('Coloured packings that agree with the print there', 'packings'),
    solution: optional(flag('Whether two pieces meet there in the packing that agrees everywhere')),
  },
});

export const THICKNESSES = table('dudeney/thicknesses', {
  title: 'Thickness of the printed borders',
  description: 'How many borders of the printed solution have each thickness.',
  key: ['thickness'],
  fields: {
    thickness: integer('Thickness of the printed line', 'pixels'),
    line: text('thick: between two pieces; thin: inside one'),
    borders: integer('Borders of that thickness', 'borders'),
  },
});

export const COLOURED = table('dudeney/coloured', {
  title: 'The coloured packings against the printed solution',
  description:
    'Every packing with the printed colours and no piece turned over, and in how many borders it differs from the printed solution.',
  key: ['packing'],
  fields: {
    packing: integer('Number of the packing, in the order of its rows'),
    class: integer('Number of its class: a packing and its half turn'),
    differing: integer('Borders in which it differs from the print', 'borders'),
    agrees: flag('Whether it agrees with the print in every border'),
    rows: text('The packing, rows parted by a slash'),
  },
});

export const SOLUTION = table('dudeney/solution', {
  title: 'The printed solution',
  description: 'What the borders of the printed solution say.',
  key: ['figure'],
  fields: {
    figure: text('Name of the figure'),
    borders: integer('Borders between two squares', 'borders'),
    thin: integer('Thin borders', 'borders'),
    thick: integer('Thick borders', 'borders'),
    thinMost: integer('Thickness of the thickest thin line', 'pixels'),
    thickLeast: integer('Thickness of the thinnest thick line', 'pixels'),
    matching: integer('Classes of coloured packings that agree in every border', 'packings'),
    othersLeast: integer('Fewest borders in which another coloured packing differs', 'borders'),
    othersMost: integer('Most borders in which another coloured packing differs', 'borders'),
  },
});

/** The rows of the four tables; `coloured` are the coloured packings (letters, each orientation). */
export function solutionRows(coloured: readonly string[], figure: PrintedFigure) {
  const reading = readBorders(figure.borders);
  const symmetries = conditionSymmetries(figure, CONDITIONS[0]);
  const sorted = [...coloured].sort();
  const classes = [...new Set(sorted.map((letters) => canonical(letters, symmetries)))].sort();
  const packings: Row<typeof COLOURED.fields>[] = sorted.map((letters, i) => {
    const differing = differingBorders(letters, reading);
    return {
      packing: i + 1,
      class: classes.indexOf(canonical(letters, symmetries)) + 1,
      differing,
      agrees: differing === 0,
      rows: textOf(CHESSBOARD, letters),
    };
  });
  const solution = sorted.find((letters) => differingBorders(letters, reading) === 0);
  const lineOf = (thick: boolean) => (thick ? 'thick' : 'thin');
  const borders: Row<typeof BORDERS.fields>[] = reading.borders.map((border) => {
    const parting = sorted.filter((letters) => parts(letters, border)).length;
    return {
      direction: border.direction,
      row: border.row + 1,
      column: border.column + 1,
      thickness: border.thickness,
      line: lineOf(border.thick),
      parting,
      agreeing: border.thick ? parting : sorted.length - parting,
      solution: solution === undefined ? null : parts(solution, border),
    };
  });
  const thicknesses: Row<typeof THICKNESSES.fields>[] = [
    ...new Map(borders.map(({ thickness, line }) => [thickness, line])),
  ].map(([thickness, line]) => ({
    thickness,
    line,
    borders: borders.filter((border) => border.thickness === thickness).length,
  }));
  const others = packings.filter(({ agrees }) => !agrees).map(({ differing }) => differing);
  const summary: Row<typeof SOLUTION.fields> = {
    figure: 'solution',
    borders: borders.length,
    thin: borders.filter(({ line }) => line === 'thin').length,
    thick: borders.filter(({ line }) => line === 'thick').length,
    ...reading.parting,
    matching: new Set(packings.filter(({ agrees }) => agrees).map((packing) => packing.class)).size,
    othersLeast: others.reduce((a, b) => Math.min(a, b), borders.length),
    othersMost: others.reduce((a, b) => Math.max(a, b), 0),
  };
  return { borders, thicknesses, coloured: packings, solution: summary };
}
