import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Cells = Readonly<Record<string, number | string | boolean | null>>;

/** The committed rows of a table whose fields have the given values. */
function rowsOf(table: string, where: Cells = {}): Cells[] {
  const rows: Cells[] = JSON.parse(readFileSync(`data/${table}.json`, 'utf8'));
  return rows.filter((row) => Object.entries(where).every(([field, value]) => row[field] === value));
}

/** The one committed row of a table whose fields have the given values. */
function rowOf(table: string, where: Cells): Cells {
  const rows = rowsOf(table, where);
  expect(rows).toHaveLength(1);
  return rows[0];
}

describe('page 17: trees of dancing links on 3x20', () => {
  test.each([
    ['all', 32_644],
    ['v-fixed', 21_805],
    ['fillable-v-fixed', 1_243],
    ['fillable-x-left-z', 1_128],
    ['pieces-secondary', 61_851],
    ['fillable-pieces-secondary', 19_306],
    ['fillable-cells-secondary', 11_656],
  ])('%s: %i nodes', (run, nodes) => {
    expect(rowOf('preprint/trees', { run }).nodes).toBe(nodes);
  });

  test('1236 options, of which 728 cut off no area that cannot be filled', () => {
    expect(rowOf('preprint/option-sets', { board: '3x20', kept: 'all' }).options).toBe(1236);
    expect(rowOf('preprint/option-sets', { board: '3x20', kept: 'fillable' }).options).toBe(728);
  });

  test('with the cells secondary 1,086,521,921 nodes', () => {
    expect(rowOf('long/trees', { run: 'cells-secondary' }).nodes).toBe(1_086_521_921);
  });
});

describe('page 18: the first cell', () => {
  test('29 ways, then 49; 71,191 nodes along the short side and 1.5 billion along the long side', () => {
    expect(rowOf('preprint/first-cell', { step: 'first corner' }).ways).toBe(29);
    expect(rowOf('preprint/first-cell', { step: 'after I along the long side' }).ways).toBe(49);
    expect(rowOf('preprint/scans', { method: 'scan' }).nodes).toBe(71_191);
    expect(rowOf('preprint/scans', { method: 'walk' }).nodes).toBe(71_191);
    expect(Math.round((rowOf('long/trees', { run: 'first-cell' }).nodes as number) / 1e8)).toBe(15);
  });
});

describe('what is not as printed', () => {
  test('U has 152 options on 6x10, not 1152, and the sum is 2056', () => {
    const rows = rowsOf('preprint/options', { board: '6x10', kept: 'all' });
    expect(rows.find(({ piece }) => piece === 'U')?.options).toBe(152);
    expect(rows.reduce((sum, { options }) => sum + (options as number), 0)).toBe(2056);
  });

  test('not 1507 but 1514 options do not straddle, and 1508 without X', () => {
    const row = rowOf('preprint/option-sets', { board: '6x10', kept: 'not straddling and X upper left' });
    expect(row).toMatchObject({ options: 1514, withoutX: 1508, again: 1514, packings: 16 });
  });

  test('not 118,034,464 but 11,803,464 packings by eleven pieces, by two methods', () => {
    expect(rowOf('preprint/eleven', { board: '3x20', holes: 'anywhere' }).packings).toBe(11_803_464);
    expect(rowOf('long/eleven', { board: '3x20' }).packings).toBe(11_803_464);
  });
});

test('both countings of the options agree everywhere', () => {
  for (const row of [...rowsOf('preprint/options'), ...rowsOf('preprint/option-sets')]) {
    expect(row.again).toBe(row.options);
  }
});

test('holes that do not touch, holes in column pairs, and 3x19', () => {
  expect(rowOf('preprint/eleven', { board: '3x20', holes: 'apart' }).packings).toBe(4_527_002);
  expect(rowOf('preprint/eleven', { board: '3x20', holes: 'in column pairs' }).packings).toBe(23_642);
  expect(rowOf('preprint/eleven', { board: '3x19', holes: 'anywhere' }).packings).toBe(22_237);
});

test('every packing leaves as many cells empty as it should', () => {
  for (const { board, holes, empty, oriented } of rowsOf('preprint/eleven')) {
    const cells = rowsOf('preprint/holes', { board, holes });
    if (cells.length === 0) continue;
    const sum = cells.reduce((total, { packings }) => total + (packings as number), 0);
    expect(sum).toBe((empty as number) * (oriented as number));
  }
});

test('the tetrominoes of answer 357 come in the order of the exercise', () => {
  const rows = rowsOf('preprint/tetrominoes').sort((a, b) => (a.place as number) - (b.place as number));
  expect(rows.map(({ tetromino, packings }) => [tetromino, packings])).toEqual([
    ['square', 16_146],
    ['straight', 24_600],
    ['skew', 23_619],
    ['ell', 60_608],
    ['tee', 25_943],
  ]);
});

test('two cuts of 6x10 into packed boxes give its sixteen packings that fall in two', () => {
  expect(rowOf('preprint/splits', { board: '6x10' })).toMatchObject({ pairs: 2, packings: 16 });
});

test("Clarke's packings: 25, 2 and 6", () => {
  const packings = (meeting: string, pieces: string) =>
    rowOf('preprint/clarke', { meeting, pieces }).packings;
  expect(packings('edges', 'FNUV')).toBe(25);
  expect(packings('edges', 'FNU')).toBe(2);
  expect(packings('edges and corners', 'FNUV')).toBe(6);
});
