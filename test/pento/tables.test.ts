import { describe, expect, test } from 'vitest';
import type { Count } from '../../generators/pento/count.ts';
import { cutRows } from '../../generators/pento/cuts.ts';
import { edgeRows, piecesAtEdge } from '../../generators/pento/edge.ts';
import { guessRows } from '../../generators/pento/guesses.ts';
import { packingRows } from '../../generators/pento/packings.ts';
import { xCentreRows } from '../../generators/pento/x-centre.ts';
import { box } from '../../generators/polyomino/board.ts';
import type { Method } from '../../generators/search/all-packings.ts';

describe('packings by method', () => {
  const count = (canonical: string[]): Count => ({
    figures: { packings: 4 * canonical.length, nodes: 1, complete: true },
    canonical,
    selfSymmetric: 0,
  });
  const rows = (links: string[], scan: string[]) =>
    packingRows([
      {
        board: '3x20',
        counts: new Map<Method, Count>([
          ['links', count(links)],
          ['scan', count(scan)],
        ]),
      },
    ]);

  test('are the same when every packing is', () => {
    const { packings, methods } = rows(['a', 'b'], ['a', 'b']);
    expect(packings).toMatchObject([
      { board: '3x20', cells: 60, symmetries: 4, oriented: 8, canonical: 2, sameSets: true },
    ]);
    expect(methods.map(({ method, sameAsLinks }) => [method, sameAsLinks])).toEqual([
      ['links', true],
      ['scan', true],
    ]);
  });

  test('are not the same because they are as many', () => {
    const { packings, methods } = rows(['a', 'b'], ['a', 'c']);
    expect(packings[0].sameSets).toBe(false);
    expect(methods[1]).toMatchObject({ method: 'scan', canonical: 2, sameAsLinks: false });
    expect(rows(['a', 'b'], ['a']).packings[0].sameSets).toBe(false);
  });
});

describe('pieces at the edge', () => {
  const board = box(3, 5);

  test('a piece touches the edge by a side of a square', () => {
    expect([...piecesAtEdge(board, 'FFFFFFXIXFFFFFF')].sort()).toEqual(['F']);
    expect([...piecesAtEdge(board, 'FFFFLFXIXLFFTFL')].sort()).toEqual(['F', 'L', 'T']);
  });

  test('a piece is off the edge alone when the other eleven touch it', () => {
    const alone = 'FILNPTXXXUVXXXWYZFIL';
    const withW = 'FILNPTXXXUVWWWVYZFIL';
    const { edge, extremes, offEdge } = edgeRows(box(4, 5), [alone, withW]);
    expect(offEdge.filter(({ packings }) => packings > 0)).toEqual([
      { piece: 'W', packings: 1, alone: 0, rank: 2 },
      { piece: 'X', packings: 2, alone: 1, rank: 1 },
    ]);
    expect(edge).toEqual([
      { touching: 11, packings: 1 },
      { touching: 10, packings: 1 },
    ]);
    expect(extremes).toEqual([
      { extreme: 'fewest', touching: 10, packings: 1 },
      { extreme: 'most', touching: 11, packings: 1 },
    ]);
  });
});

describe('cuts', () => {
  test('a line and its mirror image are one, and a packing that both cut counts once', () => {
    const board = box(2, 5);
    const { cuts, totals } = cutRows(board, [
      'ABBBCABBBC',
      'AABBBAABBB',
      'AAABBAAABB',
      'AAAAABBBBB',
      'AABBBAAABB',
    ]);
    expect(cuts).toEqual([
      { board: '2x5', line: 'vertical', part: 1, smaller: '2x1', larger: '2x4', packings: 1 },
      { board: '2x5', line: 'vertical', part: 2, smaller: '2x2', larger: '2x3', packings: 2 },
      { board: '2x5', line: 'horizontal', part: 1, smaller: '1x5', larger: '1x5', packings: 1 },
    ]);
    expect(totals).toEqual({ board: '2x5', packings: 4, lines: 3 });
  });
});

describe('the centre of X', () => {
  test('is counted where it folds to, and squares without a packing are listed', () => {
    const { squares, summary } = xCentreRows(box(3, 6), [
      'AXBBBB/XXXBBB/AXBBBB',
      'BBBBXA/BBBXXX/BBBBXA',
      'AAXBBB/AXXXBB/AAXBBB',
    ]);
    expect(squares.map(({ row, column, packings, most }) => [row, column, packings, most])).toEqual([
      [2, 2, 2, true],
      [2, 3, 1, false],
    ]);
    expect(summary).toEqual({
      board: '3x6',
      places: 2,
      sum: 3,
      most: 2,
      mostAt: 'next to a short side, half way up',
      innermost: 1,
      outermost: 2,
    });
  });

  test('no square has most when two have as many', () => {
    const { squares } = xCentreRows(box(3, 6), []);
    expect(squares.map(({ most }) => most)).toEqual([false, false]);
  });
});

describe('guesses', () => {
  const tables = {
    'pento/packings': [{ selfSymmetric: 0 }, { selfSymmetric: 0 }],
    'pento/off-edge': [
      { piece: 'W', rank: 2 },
      { piece: 'X', rank: 1 },
    ],
    'pento/x-centre': [
      { board: '6x10', row: 2, column: 2, packings: 1 },
      { board: '6x10', row: 3, column: 5, packings: 2 },
      { board: '4x15', row: 2, column: 2, packings: 9 },
    ],
    'pento/option-totals': [{ removed: 5, unused: 9 }],
  };
  const held = (changed: Partial<Record<keyof typeof tables, object[]>> = {}) => {
    const all: Record<string, unknown> = { ...tables, ...changed };
    const book = { rows: (name: string) => all[name], cell: () => null };
    return guessRows(book as unknown as Parameters<typeof guessRows>[0])
      .filter((row) => row.held)
      .map(({ guess }) => guess);
  };

  test('hold where the tables say so', () => {
    expect(held()).toEqual(['self-symmetry', 'edge-x', 'x-centre', 'unused']);
  });

  test.each([
    ['self-symmetry', { 'pento/packings': [{ selfSymmetric: 0 }, { selfSymmetric: 1 }] }],
    ['edge-x', { 'pento/off-edge': [{ piece: 'W', rank: 1 }] }],
    ['unused', { 'pento/option-totals': [{ removed: 5, unused: 10 }] }],
    ['unused', { 'pento/option-totals': [{ removed: 5, unused: 5 }] }],
    [
      'x-centre',
      {
        'pento/x-centre': [
          { board: '6x10', row: 2, column: 2, packings: 3 },
          { board: '6x10', row: 3, column: 5, packings: 2 },
        ],
      },
    ],
  ])('%s does not hold where they say otherwise', (guess, changed) => {
    expect(held(changed)).toHaveLength(3);
    expect(held(changed)).not.toContain(guess);
  });
});
