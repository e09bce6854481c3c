import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../generators/polyomino/board.ts';
import { canonical, parsePacking } from '../../generators/polyomino/packing.ts';
import { PENTOMINOES } from '../../generators/polyomino/piece.ts';
import { symmetriesOf } from '../../generators/polyomino/symmetry.ts';
import { flawsOf } from '../../generators/polyomino/verify.ts';
import { column, linesOf, rowOf, rowsOf, sumOf } from './committed.ts';

const LETTERS = 'FILNPTUVWXYZ';

/** A number for each piece, in the order of their letters. */
function byPiece(...numbers: number[]): Record<string, number> {
  return Object.fromEntries([...LETTERS].map((letter, i) => [letter, numbers[i]]));
}

/** The committed packings of a board as rows of letters. */
function gridsOf(board: string): string[][] {
  return linesOf(`pento/${board}`).map((line) => line.split('/'));
}

test('twelve pieces fill four boxes of sixty squares, of six that there are', () => {
  expect(column(rowsOf('pento/box-counts'), 'condition', 'boxes')).toEqual({
    'any box': 6,
    'every piece fits': 4,
  });
  expect(column(rowsOf('pento/boxes'), 'board', 'fitting')).toEqual({
    '1x60': 1,
    '2x30': 6,
    '3x20': 12,
    '4x15': 12,
    '5x12': 12,
    '6x10': 12,
  });
  for (const row of rowsOf('pento/boxes')) {
    expect(row.allFit).toBe(row.fitting === 12);
    expect(row.board).toBe(`${row.height}x${row.width}`);
  }
});

describe.each([
  ['6x10', 9356, 2339, 4],
  ['5x12', 4040, 1010, 4],
  ['4x15', 1472, 368, 4],
  ['3x20', 8, 2, 4],
  ['8x8-2x2', 520, 65, 8],
])('the packings of %s (Pre-Fascicle 5C; Dancing Links)', (name, oriented, classes, symmetries) => {
  test(`are ${oriented}, ${classes} up to symmetry, none its own image, and the same set by each method`, () => {
    expect(rowOf('pento/packings', { board: name })).toEqual({
      board: name,
      cells: 60,
      symmetries,
      oriented,
      canonical: classes,
      selfSymmetric: 0,
      sameSets: true,
    });
    const methods = rowsOf('pento/methods', { board: name });
    expect(methods.map(({ method }) => method)).toEqual(['fast', 'links', 'scan']);
    for (const row of methods) expect(row).toMatchObject({ oriented, canonical: classes, sameAsLinks: true });
    for (const { packings } of rowsOf('pento/searches', { board: name })) expect(packings).toBe(oriented);
  });

  test('stand in the list without a flaw, each the least of its images, sorted', () => {
    const board = parseBoard(name);
    const group = symmetriesOf(board);
    const lines = linesOf(`pento/${name}`);
    expect(lines).toHaveLength(classes);
    expect(lines).toEqual([...new Set(lines)].sort());
    expect(lines.filter((line) => flawsOf(board, PENTOMINOES, line).length > 0)).toEqual([]);
    const letters = lines.map((line) => parsePacking(board, line));
    expect(letters.filter((packing) => canonical(packing, group) !== packing)).toEqual([]);
  });
});

describe('placements', () => {
  test.each([
    ['3x20', 'anywhere', 1236],
    ['4x15', 'anywhere', 1696],
    ['5x12', 'anywhere', 1936],
    ['6x10', 'anywhere', 2056],
    ['6x10', 'quarter', 2032],
    ['8x8-2x2', 'anywhere', 1568],
  ])('on %s with X %s: %i', (board, x, count) => {
    expect(rowOf('pento/placement-totals', { board, x }).placements).toBe(count);
    if (x === 'anywhere') expect(sumOf(rowsOf('pento/placements', { board }), 'placements')).toBe(count);
  });

  test.each([
    ['3x20', byPiece(144, 48, 136, 136, 220, 72, 110, 72, 72, 18, 136, 72)],
    ['5x12', byPiece(240, 52, 232, 232, 292, 120, 146, 120, 120, 30, 232, 120)],
    // U is printed as 1152, which its sum of 2056 contradicts.
    ['6x10', byPiece(256, 56, 248, 248, 304, 128, 152, 128, 128, 32, 248, 128)],
  ])('of each piece on %s', (board, counts) => {
    expect(column(rowsOf('pento/placements', { board }), 'piece', 'placements')).toEqual(counts);
  });

  test("every piece has Conway's letter", () => {
    for (const board of ['3x20', '4x15', '5x12', '6x10', '8x8-2x2']) {
      const letters = rowsOf('pento/placements', { board }).map(({ piece, conway }) => `${piece}${conway}`);
      expect(letters.join(' ')).toBe('FR IO LQ NS PP TT UU VV WW XX YY ZZ');
    }
  });
});

describe('search trees of 3x20', () => {
  const search = (method: string, order: string) => rowOf('pento/searches', { board: '3x20', method, order });

  test('dancing links, squares first: the 32644 nodes of Knuth', () => {
    expect(search('links', 'cells first').nodes).toBe(32644);
  });

  test('dancing links, pieces first: the 32978 nodes and 23650 dead ends of the article', () => {
    expect(search('links', 'pieces first')).toMatchObject({ nodes: 32978, deadEnds: 23650 });
  });

  test('the scan: 71191 nodes', () => {
    expect(search('scan', '-').nodes).toBe(71191);
  });
});

test('the levels of every tree add up to its nodes, and the last one holds the packings', () => {
  const counted = rowsOf('pento/searches').filter(({ method }) => method !== 'fast');
  expect(counted).toHaveLength(11);
  for (const { board, method, order, nodes, packings } of counted) {
    const levels = rowsOf('pento/levels', { board, method, order });
    expect(levels.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(sumOf(levels, 'nodes')).toBe(nodes);
    expect([levels[0].nodes, levels[12].nodes]).toEqual([1, packings]);
  }
});

describe('pieces at the edge of 6x10', () => {
  /** The pieces off the edge of each packing. */
  const off = gridsOf('6x10').map((rows) => {
    const edge = new Set([...rows[0], ...rows[5], ...rows.flatMap((row) => [row[0], row[9]])]);
    return [...LETTERS].filter((letter) => !edge.has(letter));
  });

  test('all twelve in 2 packings, as Potts found; the fewest are 8, in 207', () => {
    expect(rowOf('pento/edge', { touching: 12 }).packings).toBe(2);
    expect(rowOf('pento/edge-extremes', { extreme: 'fewest' })).toMatchObject({ touching: 8, packings: 207 });
    expect(rowOf('pento/edge-extremes', { extreme: 'most' })).toMatchObject({ touching: 12, packings: 2 });
  });

  test('the histogram is that of the list', () => {
    const counts = [8, 9, 10, 11, 12].map((n) => [
      n,
      off.filter((pieces) => pieces.length === 12 - n).length,
    ]);
    expect(rowsOf('pento/edge').map(({ touching, packings }) => [touching, packings])).toEqual(counts);
    expect(sumOf(rowsOf('pento/edge'), 'packings')).toBe(2339);
  });

  test('exactly one piece off the edge, by that piece', () => {
    expect(column(rowsOf('pento/off-edge'), 'piece', 'alone')).toEqual(
      byPiece(47, 0, 3, 16, 9, 8, 3, 1, 30, 22, 5, 11),
    );
    expect(rowOf('pento/edge', { touching: 11 }).packings).toBe(155);
  });

  test('W is off the edge most often with 997, F 914, X 875, I least with 11', () => {
    const counts = column(rowsOf('pento/off-edge'), 'piece', 'packings');
    expect(counts).toMatchObject({ W: 997, F: 914, X: 875, I: 11 });
    const fromList = [...LETTERS].map((letter) => off.filter((pieces) => pieces.includes(letter)).length);
    expect(counts).toEqual(byPiece(...fromList));
    const ranks = column(rowsOf('pento/off-edge'), 'piece', 'rank');
    expect(ranks).toMatchObject({ W: 1, F: 2, X: 3, I: 12 });
  });
});

describe('the centre of X', () => {
  test('lies on eight squares of 6x10, most often next to a short side, half way up', () => {
    expect(rowOf('pento/x-places', { board: '6x10' })).toEqual({
      board: '6x10',
      places: 8,
      sum: 2339,
      most: 442,
      mostAt: 'next to a short side, half way up',
      innermost: 337,
      outermost: 0,
    });
  });

  test('19, 20 and 26 packings of 8x8 without its centre have it on three squares', () => {
    const counts = rowsOf('pento/x-centre', { board: '8x8-2x2' }).map(({ row, column: c, packings }) => [
      row,
      c,
      packings,
    ]);
    expect(counts).toEqual([
      [2, 2, 0],
      [2, 3, 19],
      [2, 4, 20],
      [3, 3, 26],
    ]);
  });

  test.each(['3x20', '4x15', '5x12', '6x10'])('in %s lies where the list has it', (board) => {
    const counts = new Map<string, number>();
    for (const rows of gridsOf(board)) {
      const crossed = rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === 'X' ? [[r, c]] : [])));
      const [row, col] = [0, 1].map((axis) => crossed.reduce((sum, cell) => sum + cell[axis], 0) / 5);
      const home = `${Math.min(row, rows.length - 1 - row) + 1} ${Math.min(col, rows[0].length - 1 - col) + 1}`;
      counts.set(home, (counts.get(home) ?? 0) + 1);
    }
    const table = rowsOf('pento/x-centre', { board });
    for (const { row, column: c, packings } of table) {
      expect(packings).toBe(counts.get(`${row} ${c}`) ?? 0);
    }
    expect(sumOf(table, 'packings')).toBe(gridsOf(board).length);
    expect(rowOf('pento/x-places', { board })).toMatchObject({
      places: table.length,
      sum: gridsOf(board).length,
    });
    expect(table.filter(({ most }) => most)).toEqual([rowOf('pento/x-centre', { board, most: true })]);
  });
});

describe('the options of 6x10 with X in the upper left quarter', () => {
  test('Algorithm P removes 235 of the 2032; 1464 are used, 568 are not', () => {
    expect(rowOf('pento/option-totals', { board: '6x10' })).toMatchObject({
      options: 2032,
      used: 1464,
      unused: 568,
      removed: 235,
      removedUsed: 0,
      missed: 333,
    });
  });

  test('the pieces and the passes add up to these', () => {
    const totals = rowOf('pento/option-totals', { board: '6x10' });
    const rows = rowsOf('pento/options');
    for (const field of ['options', 'used', 'unused', 'removed', 'missed']) {
      expect(sumOf(rows, field)).toBe(totals[field]);
    }
    for (const { piece, removed, options, used, unused, missed } of rows) {
      const passes = rowsOf('pento/removed', { piece });
      expect(passes).toHaveLength(Number(totals.passes));
      expect(sumOf(passes, 'blocking') + sumOf(passes, 'forcing')).toBe(removed);
      expect(Number(used) + Number(unused)).toBe(options);
      expect(Number(removed) + Number(missed)).toBe(unused);
    }
  });
});

describe('packings that a line cuts in two', () => {
  test('16 of 6x10, 264 of 5x12, 40 of 4x15, none of 3x20', () => {
    expect(column(rowsOf('pento/cut-totals'), 'board', 'packings')).toEqual({
      '3x20': 0,
      '4x15': 40,
      '5x12': 264,
      '6x10': 16,
    });
  });

  test('of 5x12: 8 into 5x3 and 5x9, 16 into 5x5 and 5x7, 16 in halves; of 4x15: 4x5 and 4x10', () => {
    const cuts = rowsOf('pento/cuts').map(({ smaller, larger, packings }) => [smaller, larger, packings]);
    expect(cuts).toEqual([
      ['4x5', '4x10', 40],
      ['5x1', '5x11', 224],
      ['5x3', '5x9', 8],
      ['5x5', '5x7', 16],
      ['5x6', '5x6', 16],
      ['6x5', '6x5', 16],
    ]);
  });

  test.each(['3x20', '4x15', '5x12', '6x10'])('as the list of %s has them', (board) => {
    const grids = gridsOf(board);
    const apart = (one: string, other: string) => [...one].every((letter) => !other.includes(letter));
    const isCut = (rows: readonly string[]) =>
      [...rows[0]].some(
        (_, at) =>
          at > 0 && apart(rows.map((r) => r.slice(0, at)).join(''), rows.map((r) => r.slice(at)).join('')),
      ) || rows.some((_, at) => at > 0 && apart(rows.slice(0, at).join(''), rows.slice(at).join('')));
    expect(rowOf('pento/cut-totals', { board }).packings).toBe(grids.filter(isCut).length);
    expect(rowOf('pento/cut-totals', { board }).lines).toBe(rowsOf('pento/cuts', { board }).length);
  });

  test('1514 options of 6x10 do not straddle the line; without X 1508, so the printed 1507 is too few', () => {
    expect(column(rowsOf('pento/line-bounds'), 'x', 'options')).toEqual({
      none: 1508,
      quarter: 1514,
      anywhere: 1532,
    });
    const rows = rowsOf('pento/line-options');
    expect([sumOf(rows, 'quarter'), sumOf(rows, 'beside')]).toEqual([1514, 1532]);
    expect(rows.find(({ piece }) => piece === 'X')).toMatchObject({ options: 32, beside: 24, quarter: 6 });
  });
});

test('of the guesses made before counting, the one about symmetry held', () => {
  expect(column(rowsOf('pento/guesses'), 'guess', 'held')).toEqual({
    'edge-x': false,
    'self-symmetry': true,
    unused: false,
    'x-centre': false,
  });
});
