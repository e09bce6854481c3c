import { describe, expect, it, test } from 'vitest';
import { box, drawnBoard, parseBoard } from '../../generators/polyomino/board.ts';
import { canonicalSet, lettersOf } from '../../generators/polyomino/packing.ts';
import { type Cell, PENTOMINOES, type Piece, pieceNamed, SQUARE } from '../../generators/polyomino/piece.ts';
import type { PackingProblem } from '../../generators/polyomino/placement.ts';
import { linksPackings } from '../../generators/search/links.ts';
import type { SearchFigures, Visit } from '../../generators/search/method.ts';
import { scanPackings } from '../../generators/search/scan.ts';
import { prunedScan } from '../../generators/search/scan-pruned.ts';

type Search = (problem: PackingProblem, visit?: Visit) => SearchFigures;

function piecesOf(letters: string): Piece[] {
  return [...letters].map(pieceNamed);
}

/** Every packing as letters, sorted. */
function listed(search: Search, problem: PackingProblem): string[] {
  const names = problem.pieces.map(({ name }) => name);
  const found: string[] = [];
  const { packings } = search(problem, (owners) => {
    found.push(lettersOf(owners, names));
  });
  expect(found).toHaveLength(packings);
  return canonicalSet(found, []);
}

describe('prunedScan', () => {
  it.each<[string, PackingProblem]>([
    ['5x6', { board: box(5, 6), pieces: piecesOf('ILTWYZ') }],
    ['6x5', { board: box(6, 5), pieces: piecesOf('FLPUVY') }],
    ['3x20 of twelve', { board: box(3, 20), pieces: PENTOMINOES }],
    ['one line', { board: box(1, 5), pieces: piecesOf('I') }],
    ['with the square', { board: box(4, 6), pieces: [...piecesOf('LPVY'), SQUARE] }],
    ['printed side up', { board: box(5, 6), pieces: piecesOf('LNPUVY'), turnOver: false }],
    ['a hole', { board: parseBoard('7x7-3x3'), pieces: piecesOf('LNPVWYZI') }],
    ['a drawing', { board: drawnBoard(['##.##', '#####', '.####', '####.']), pieces: piecesOf('PUYN') }],
  ])('finds the packings of dancing links: %s', (_, problem) => {
    expect(listed(prunedScan, problem)).toEqual(listed(linksPackings, problem));
  });

  it('visits fewer nodes than the plain scan, for the same packings', () => {
    const problem = { board: box(5, 8), pieces: piecesOf('FLNPUVYI') };
    const pruned = prunedScan(problem);
    const plain = scanPackings(problem);
    expect(plain.packings).toBeGreaterThan(0);
    expect(pruned.packings).toBe(plain.packings);
    expect(pruned.nodes).toBeLessThan(plain.nodes / 2);
    expect(pruned.levels.reduce((sum, level) => sum + level, 0)).toBe(pruned.nodes);
  });

  it('lays a piece with one placement first, and knows when two of them clash', () => {
    const keptTo = (allowed: Record<string, string>): PackingProblem => ({
      board: box(2, 5),
      pieces: piecesOf('LP'),
      keep: (piece, cells) => (allowed[piece] ?? cells.join()) === cells.join(),
    });
    expect(prunedScan(keptTo({ L: '0,1,2,3,5' }))).toMatchObject({ packings: 0 });
    const fitting = keptTo({ L: '0,1,2,3,8' });
    expect(listed(prunedScan, fitting)).toEqual(listed(linksPackings, fitting));
    expect(prunedScan(keptTo({ L: '0,1,2,3,5', P: '0,1,5,6,7' }))).toMatchObject({ packings: 0, nodes: 1 });
  });

  it('stops when the visitor says so', () => {
    const problem = { board: box(5, 6), pieces: piecesOf('FLPUVY') };
    let seen = 0;
    const figures = prunedScan(problem, () => ++seen < 2);
    expect(seen).toBe(2);
    expect(figures).toMatchObject({ packings: 2, complete: false });
  });
});

test('pieces may be of many sizes', () => {
  const pieces = Array.from({ length: 8 }, (_, i): Piece => {
    const name = String(i + 1);
    return { name, conway: name, cells: Array.from({ length: i + 1 }, (_, column): Cell => [0, column]) };
  });
  const problem = { board: box(4, 9), pieces };
  expect(prunedScan(problem).packings).toBeGreaterThan(0);
  expect(listed(prunedScan, problem)).toEqual(listed(linksPackings, problem));
});

test('a board whose box is larger than two words is refused', () => {
  const board = drawnBoard(['#'.repeat(13), ...new Array(4).fill('#')]);
  expect(() => prunedScan({ board, pieces: piecesOf('I') })).toThrow(
    'Expected a board whose box has at most 64 squares',
  );
});
