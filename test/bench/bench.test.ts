import { describe, expect, it } from 'vitest';
import { METHODS, timed } from '../../bench/methods.ts';
import { problemOf } from '../../bench/problems.ts';
import { jsonOf, median, tableOf } from '../../bench/report.ts';
import { casesOf, type Measured, measure } from '../../bench/rounds.ts';
import { box } from '../../generators/polyomino/board.ts';
import { pieceNamed } from '../../generators/polyomino/piece.ts';

describe('the benchmark', () => {
  it('asks every method for the same packings', async () => {
    const problem = { board: box(4, 5), pieces: 'ILPV'.split('').map(pieceNamed) };
    const found = [];
    for (const method of METHODS) found.push(await timed(method, problem));
    expect(new Set(found.map(({ packings }) => packings)).size).toBe(1);
    expect(found[0].packings).toBeGreaterThan(0);
    expect(found.map(({ nodes }) => nodes !== null)).toEqual([true, true, true, false, false]);
    expect(found.every(({ seconds }) => seconds > 0)).toBe(true);
  });

  it('keeps X to six placements on the board with the square', () => {
    const { board, keep } = problemOf('8x8+O');
    let kept = 0;
    for (let middle = 9; middle < 55; middle++) {
      const cells = [middle - 8, middle - 1, middle, middle + 1, middle + 8];
      if (middle % 8 > 0 && middle % 8 < 7 && keep?.('X', cells)) kept++;
    }
    expect(board.cells).toHaveLength(64);
    expect(kept).toBe(6);
  });

  it('measures in processes of their own, and has one row for each case', async () => {
    const told: string[] = [];
    const measured = await measure(casesOf(['3x20'], ['fast', 'links']), 1, (line) => told.push(line));
    expect(measured.map(({ method }) => method)).toEqual(['fast', 'links']);
    expect(measured[0].packings).toBe(measured[1].packings);
    expect(told).toHaveLength(2);
    const rows = JSON.parse(jsonOf(measured));
    expect(Object.keys(rows[0])).toEqual(['problem', 'method', 'seconds', 'packings', 'nodes']);
  });

  it('searches all images by the fast way alone', () => {
    expect(casesOf(['8x8+O all'], METHODS)).toEqual([{ problem: '8x8+O all', method: 'fast' }]);
  });
});

describe('the report of the benchmark', () => {
  const row = (
    problem: Measured['problem'],
    method: Measured['method'],
    seconds: number[],
    packings: number,
  ) => ({
    problem,
    method,
    seconds,
    packings,
    nodes: method === 'fast' ? 5 : null,
  });

  it('takes the median', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('tells how many times as fast as a package a method is, also for all images of what the package found', () => {
    const table = tableOf([
      row('8x8+O', 'fast', [0.5, 0.25, 1], 10),
      row('8x8+O', 'dancing-links', [20, 10, 30], 10),
      row('8x8+O all', 'fast', [2], 60),
    ]);
    const ratios = table
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim())[7]);
    expect(ratios).toEqual(['40.0', '1.00', '60.0']);
  });
});
