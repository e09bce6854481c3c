import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { box } from '../../generators/polyomino/board.ts';
import { PENTOMINOES, SQUARE } from '../../generators/polyomino/piece.ts';
import { flawsOf } from '../../generators/polyomino/verify.ts';

type Cells = Readonly<Record<string, number | string | boolean | null>>;

/** The committed rows of a table whose fields have the given values. */
function rowsOf(name: string, where: Cells = {}): Cells[] {
  const rows: Cells[] = JSON.parse(readFileSync(`data/dudeney/${name}.json`, 'utf8'));
  return rows.filter((row) => Object.entries(where).every(([field, value]) => row[field] === value));
}

/** The one committed row of a table whose fields have the given values. */
function rowOf(name: string, where: Cells = {}): Cells {
  const rows = rowsOf(name, where);
  expect(rows).toHaveLength(1);
  return rows[0];
}

function linesOf(name: string): string[] {
  return readFileSync(`data/dudeney/${name}.txt`, 'utf8').trimEnd().split('\n');
}

const BOARD = box(8, 8);
const PIECES = [...PENTOMINOES, SQUARE];

describe('without colours (Knuth, Pre-Fascicle 5C of 2019, answers 263 and 274)', () => {
  test('2357 options, 2327 with the centre of X kept to six squares, and 19371 packings so', () => {
    expect(rowOf('packings')).toMatchObject({ options: 2357, optionsKept: 2327, xSquares: 6, kept: 19371 });
    const options = rowsOf('options');
    expect(options.reduce((sum, { all }) => sum + Number(all), 0)).toBe(2357);
    expect(options.reduce((sum, { xKept }) => sum + Number(xKept), 0)).toBe(2327);
  });

  test('16146 packings up to symmetry, none its own image, 129168 oriented', () => {
    expect(rowOf('packings')).toMatchObject({ canonical: 16146, selfSymmetric: 0, oriented: 129168 });
  });

  test('every method finds the same 16146, one by one', () => {
    const methods = rowsOf('methods');
    expect(methods.map(({ method, found }) => [method, found])).toEqual([
      ['fast', 129168],
      ['links', 19371],
      ['scan', 19371],
    ]);
    for (const row of methods) {
      expect(row).toMatchObject({ canonical: 16146, oriented: 129168, sameAsLinks: true });
    }
  });

  test('6683, 2763, 1490, 3475 and 1735 of them by the five places of X, none in the corner', () => {
    const places = rowsOf('x-places').map(({ row, column, canonical }) => [row, column, canonical]);
    expect(places).toEqual([
      [2, 2, 0],
      [2, 3, 6683],
      [2, 4, 2763],
      [3, 3, 1490],
      [3, 4, 3475],
      [4, 4, 1735],
    ]);
    expect(rowOf('packings').xSquaresUsed).toBe(5);
  });

  test('the squares of X add up to 129168, and both methods agree square by square', () => {
    expect(rowsOf('x-squares')).toHaveLength(36);
    expect(rowsOf('x-squares').reduce((sum, { oriented }) => sum + Number(oriented), 0)).toBe(129168);
    for (const { row, column, found, canonical } of rowsOf('x-searches', { method: 'links' })) {
      expect(rowOf('x-searches', { method: 'scan', row: 9 - Number(row), column })).toMatchObject({
        found,
        canonical,
      });
    }
  });

  test('the list holds 16146 packings in which the verifier finds no flaw', () => {
    const lines = linesOf('8x8');
    expect(new Set(lines).size).toBe(16146);
    expect(lines.filter((line) => flawsOf(BOARD, PIECES, line).length > 0)).toEqual([]);
  });
});

describe('the square', () => {
  test('49 places; 10054 packings in each corner, 31.1 per cent in all four', () => {
    const places = rowsOf('square-places');
    expect(places).toHaveLength(49);
    expect(places.reduce((sum, { oriented }) => sum + Number(oriented), 0)).toBe(129168);
    expect(rowOf('square-places', { row: 1, column: 1 }).oriented).toBe(10054);
    expect(rowOf('square-zones', { zone: 'corner' })).toMatchObject({
      places: 4,
      least: 10054,
      most: 10054,
      percent: 31.1,
    });
  });

  test('520 in the centre, eight times the 65 of the board without its centre (Knuth, Dancing Links)', () => {
    expect(rowOf('square-places', { row: 4, column: 4 })).toMatchObject({ zone: 'centre', oriented: 520 });
    for (const board of ['square', 'hole']) {
      expect(rowOf('centre', { board })).toMatchObject({ oriented: 520, canonical: 65, sameSet: true });
    }
  });
});

describe('the printed pieces', () => {
  test.each([
    ['kept', 'forbidden', 8, 4],
    ['kept', 'allowed', 276, 69],
    ['ignored', 'forbidden', 2088, 522],
    ['ignored', 'allowed', 129168, 16146],
  ])(
    'colours %s, turning over %s: %i oriented, %i classes, in every way',
    (colours, turning, oriented, classes) => {
      const rows = rowsOf('conditions', { colours, turning });
      expect(rows.map(({ way }) => way)).toEqual(['links', 'scan', 'sorted']);
      for (const row of rows) expect(row).toMatchObject({ oriented, classes, sameAsSorted: true });
    },
  );

  test.each([
    ['coloured', 4],
    ['coloured-turned', 69],
    ['unturned', 522],
  ])('the list %s holds %i packings in which the verifier finds no flaw', (name, count) => {
    const lines = linesOf(name);
    expect(lines).toHaveLength(count);
    expect(lines.filter((line) => flawsOf(BOARD, PIECES, line).length > 0)).toEqual([]);
  });
});

describe('the printed solution', () => {
  test('112 borders in two groups: 53 thin ones of 1 to 3 pixels, 59 thick ones of 6 to 9', () => {
    expect(rowsOf('thicknesses').map(({ thickness, line, borders }) => [thickness, line, borders])).toEqual([
      [1, 'thin', 7],
      [2, 'thin', 32],
      [3, 'thin', 14],
      [6, 'thick', 7],
      [7, 'thick', 23],
      [8, 'thick', 26],
      [9, 'thick', 3],
    ]);
    expect(rowOf('solution')).toMatchObject({ borders: 112, thin: 53, thick: 59 });
  });

  test('one of the four agrees in all borders, the others and the half turns differ in 40 to 56', () => {
    expect(rowOf('solution')).toMatchObject({ matching: 1, othersLeast: 40, othersMost: 56 });
    expect(rowsOf('coloured')).toHaveLength(8);
    const solution = rowOf('coloured', { agrees: true });
    expect(solution.differing).toBe(0);
    expect(rowsOf('borders').every(({ line, solution: parting }) => parting === (line === 'thick'))).toBe(
      true,
    );
    const packing = 'UUUWWPPP/UXUYWWPP/XXXYNWOO/FXYYNNOO/FFFYTNZZ/LFTTTNZV/LLLLTZZV/IIIIIVVV';
    expect(solution.rows).toBe(packing);
  });
});

describe('the colourings', () => {
  test('4096 in all, 660 with half of the squares black, 384 of them with a packing, 276 without', () => {
    expect(rowsOf('colourings')).toHaveLength(4096);
    expect(rowOf('black-squares', { blackSquares: 32 })).toMatchObject({ colourings: 660, packings: 2088 });
    expect(rowOf('colouring-sets', { set: 'all' }).colourings).toBe(4096);
    expect(rowOf('colouring-sets', { set: 'balanced' })).toMatchObject({
      colourings: 660,
      packable: 384,
      empty: 276,
    });
    expect(rowOf('colouring-histogram', { packings: 0 }).colourings).toBe(276);
  });

  test('the median is 4 over those with a packing, as the article says, and 2 over all 660', () => {
    expect(rowOf('colouring-sets', { set: 'packable' }).median).toBe(4);
    expect(rowOf('colouring-sets', { set: 'balanced' }).median).toBe(2);
  });

  test('the printed colouring has 8, and 58 have more', () => {
    expect(rowOf('colouring-sets', { set: 'balanced' })).toMatchObject({ printed: 8, more: 58 });
    expect(rowOf('colourings', { exchanged: 'none' })).toMatchObject({ packings: 8, complement: 8 });
  });

  test('the most is 44, with P and T exchanged', () => {
    expect(rowOf('colouring-sets', { set: 'balanced' }).most).toBe(44);
    expect(rowsOf('most-exchanged').map(({ piece }) => piece)).toEqual(['P', 'T']);
    expect(rowOf('colourings', { exchanged: 'PT' }).packings).toBe(44);
  });

  test('1044 packings with a black centre of X and 1044 with a white one', () => {
    expect(rowOf('x-colours', { xCentre: 'black' }).packings).toBe(1044);
    expect(rowOf('x-colours', { xCentre: 'white' }).packings).toBe(1044);
  });

  test('each has as many packings as its exchange of black and white', () => {
    expect(rowsOf('colourings').filter(({ packings, complement }) => packings !== complement)).toEqual([]);
    expect(rowOf('colouring-sets', { set: 'all' }).likeComplement).toBe(true);
  });

  test('the best one and one without packings come to 44 and 0 by both methods', () => {
    for (const method of ['links', 'scan']) {
      expect(rowOf('recounts', { colouring: 'most', method })).toMatchObject({ packings: 44, same: true });
      expect(rowOf('recounts', { colouring: 'empty', method })).toMatchObject({ packings: 0, same: true });
    }
  });
});

test('of the guesses one held', () => {
  expect(rowsOf('guesses').map(({ guess, held }) => [guess, held])).toEqual([
    ['dudeney-median', false],
    ['some-colouring-empty', true],
    ['x-black-fewer', false],
  ]);
});
