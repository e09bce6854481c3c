import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { solverOf } from '../../generators/fifteen/solve.ts';

type Row = Readonly<Record<string, number | string | boolean | null>>;

/** The rows of a committed table that have these values. */
function rowsOf(name: string, where: Row = {}): Row[] {
  const rows: Row[] = JSON.parse(readFileSync(`data/fifteen/${name}.json`, 'utf8'));
  return rows.filter((row) => Object.entries(where).every(([field, value]) => row[field] === value));
}

describe('the committed tables', () => {
  test('classify all 362,880 positions of 3x3 without one disagreement', () => {
    const [row] = rowsOf('exhaustion', { size: '3x3' });
    expect(row).toMatchObject({ positions: 362_880, reached: 181_440, byRule: 181_440, disagreements: 0 });
  });

  test('agree with the rule and with both parities on every board', () => {
    for (const row of rowsOf('exhaustion')) {
      expect([row.size, row.disagreements, row.parityDisagreements]).toEqual([row.size, 0, 0]);
      expect(row.solvable).toBe('the even permutations');
    }
  });

  test.each([
    ['2x2', 6, 1],
    ['2x3', 21, 1],
    ['2x4', 36, 1],
    ['3x3', 31, 2],
  ])('have the known largest distance of %s', (size, largest, farthest) => {
    expect(rowsOf('exhaustion', { size })[0]).toMatchObject({ largest, farthest });
  });

  test('have the distances of 3x3 that OEIS A089473 lists', () => {
    expect(rowsOf('distances', { size: '3x3' }).map((row) => row.positions)).toEqual([
      1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993,
      17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
    ]);
  });

  test('count half of 16! positions for 4x4', () => {
    expect(rowsOf('boards', { size: '4x4' })[0].solvable).toBe(10_461_394_944_000);
    expect(rowsOf('boards', { size: '3x4' })[0].solvable).toBe(239_500_800);
  });

  test("describe the page's shuffle and routes as the page does", () => {
    expect(rowsOf('shuffle', { size: '4x4' })[0]).toMatchObject({
      exchanges: 50,
      untouched: 'bottom right',
      x: '0..2',
      y: '0..2',
      neighbour: 'right or below, equally likely',
      different: 18,
    });
    expect(rowsOf('routes').map((row) => [row.route, row.exchanges])).toEqual([
      ['long', 4],
      ['short', 2],
    ]);
    expect(rowsOf('definition', { exchanges: 'odd' })[0].name).toBe('odd');
  });

  test('count every seed and every tile', () => {
    for (const method of ['exchanges', 'uniform']) {
      const sum = (name: string, field: string) =>
        rowsOf(name, { method }).reduce((total, row) => total + Number(row[field]), 0);
      expect(sum('at-home', 'positions')).toBe(10_000);
      expect(sum('inversions', 'positions')).toBe(10_000);
      expect(sum('displacements', 'tiles')).toBe(150_000);
      expect(sum('lengths', 'probability')).toBeCloseTo(1, 6);
    }
  });
});

test('a farthest position of 3x4 takes the known 53 moves', () => {
  const solution = solverOf({ height: 3, width: 4 })([0, 3, 2, 1, 8, 7, 6, 5, 4, 11, 10, 9])!;
  expect(solution.moves.length).toBe(53);
  expect(solution.shortest).toBe(true);
});

test('a farthest position of 3x3 takes the known 31 moves', () => {
  expect(solverOf({ height: 3, width: 3 })([8, 6, 7, 2, 5, 4, 3, 0, 1])!.moves.length).toBe(31);
});
