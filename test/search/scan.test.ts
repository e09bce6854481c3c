import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { box, drawnBoard, parseBoard } from '../../generators/polyomino/board.ts';
import { lettersOf, parsePacking } from '../../generators/polyomino/packing.ts';
import {
  type Cell,
  PENTOMINOES,
  type Piece,
  pieceNamed,
  SQUARE,
  TETROMINOES,
} from '../../generators/polyomino/piece.ts';
import type { PackingProblem } from '../../generators/polyomino/placement.ts';
import { linksPackings } from '../../generators/search/links.ts';
import { scanPackings } from '../../generators/search/scan.ts';
import { packingsByTrial, scanByTrial } from './by-trial.ts';
import { smallPackingProblems } from './small-boards.ts';

const PIECES = [...PENTOMINOES, ...TETROMINOES];

const SIDES = ['short side', 'long side'] as const;

/** The packings that a search reports, sorted. */
function foundBy(search: typeof scanPackings | typeof linksPackings, problem: PackingProblem): string[] {
  const names = problem.pieces.map(({ name }) => name);
  const found: string[] = [];
  search(problem, (owners) => found.push(lettersOf(owners, names)));
  return found.sort();
}

test('finds the packings that plain trial finds', () => {
  fc.assert(
    fc.property(smallPackingProblems, (problem) => {
      expect(foundBy(scanPackings, problem)).toEqual(packingsByTrial(problem));
    }),
  );
});

test('has the nodes of the scan on plain sets, along either side', () => {
  fc.assert(
    fc.property(smallPackingProblems, fc.constantFrom(...SIDES), (problem, along) => {
      const { board } = problem;
      const isColumn = board.height <= board.width === (along === 'short side');
      const tree = scanByTrial(problem, isColumn ? 'column' : 'row');
      const { levels, deadEnds, nodes, packings, complete } = scanPackings(problem, undefined, along);
      expect({ levels, deadEnds, packings }).toEqual({
        levels: tree.levels,
        deadEnds: tree.deadEnds,
        packings: tree.packings.length,
      });
      expect(nodes).toBe(levels.reduce((sum, onLevel) => sum + onLevel));
      expect(complete).toBe(true);
    }),
  );
});

test.each([
  ['5x6', 'ILTWYZ'],
  ['6x5', 'ILTWYZ'],
  ['3x20', 'FILNPTUVWXYZ'],
  // As many cells as a word has bits.
  ['4x8', 'LPUYOli'],
])('finds the set of packings that dancing links finds on %s with %s', (name, letters) => {
  const pieces = PIECES.filter((piece) => letters.includes(piece.name));
  const problem = { board: parseBoard(name), pieces };
  const found = foundBy(scanPackings, problem);
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(foundBy(linksPackings, problem));
});

test('a square is scanned column by column along its short side, row by row along its long side', () => {
  const problem = {
    board: drawnBoard(['#####', '#####', '####.', '#....', '.....']),
    pieces: [...'LPV'].map(pieceNamed),
  };
  const [byColumn, byRow] = (['column', 'row'] as const).map((way) => scanByTrial(problem, way).levels);
  expect(byColumn).not.toEqual(byRow);
  expect(scanPackings(problem).levels).toEqual(byColumn);
  expect(scanPackings(problem, undefined, 'long side').levels).toEqual(byRow);
});

describe('64 cells', () => {
  const rows = 'UUUWWPPP/UXUYWWPP/XXXYNWOO/FXYYNNOO/FFFYTNZZ/LFTTTNZV/LLLLTZZV/IIIIIVVV';

  test('fill both words', () => {
    const board = box(8, 8);
    const letters = parsePacking(board, rows);
    const keep = (piece: string, cells: readonly number[]) => cells.every((cell) => letters[cell] === piece);
    const problem = { board, pieces: [...PENTOMINOES, SQUARE], keep };
    expect(foundBy(scanPackings, problem)).toEqual([letters]);
  });

  test('are the most', () => {
    expect(() => scanPackings({ board: box(5, 13), pieces: PENTOMINOES })).toThrow(
      new RangeError(
        'Expected a board of at most 64 cells for the scan, found 5x13 with 65: use dancing links.',
      ),
    );
  });
});

/** A piece of one line of cells. */
function bar(name: string, length: number): Piece {
  return { name, conway: name, cells: Array.from({ length }, (_, column): Cell => [0, column]) };
}

test('a piece may reach further than a word of squares', () => {
  const pieces = [...'abcdefg'].map((name) => bar(name, 7));
  // All upright or all lying, in any order.
  expect(scanPackings({ board: box(7, 7), pieces })).toMatchObject({ packings: 2 * 5040 });
});

test('there may be more pieces than a word has bits, and more entries of a square than two words have', () => {
  // Seventy dominoes may lie on the first two cells alone, each of twenty others on the two cells after the last.
  const dominoes = Array.from({ length: 90 }, (_, i) => bar(`p${i}`, 2));
  const keep = (piece: string, cells: readonly number[]) =>
    cells[0] === 2 * Math.max(0, Number(piece.slice(1)) - 69);
  const board = box(1, 42);
  expect(scanPackings({ board, pieces: dominoes.slice(69), keep })).toMatchObject({ packings: 1, nodes: 22 });
  expect(scanPackings({ board, pieces: dominoes, keep })).toMatchObject({
    packings: 0,
    deadEnds: 70,
    levels: [1, ...new Array(21).fill(70)],
  });
});

test('a search may be started while another reports', () => {
  const outer = { board: box(3, 20), pieces: PENTOMINOES };
  const inner = { board: box(5, 6), pieces: [...'ILTWYZ'].map(pieceNamed) };
  const alone = foundBy(scanPackings, inner);
  const within: string[][] = [];
  const { packings } = scanPackings(outer, () => {
    within.push(foundBy(scanPackings, inner));
  });
  expect(packings).toBe(8);
  expect(within).toEqual(new Array(8).fill(alone));
});

test('pieces that leave cells empty, or are left over, make no packing', () => {
  expect(scanPackings({ board: box(2, 4), pieces: [SQUARE] })).toMatchObject({ packings: 0 });
  expect(scanPackings({ board: box(2, 2), pieces: [SQUARE, pieceNamed('P')] })).toMatchObject({
    packings: 0,
    nodes: 2,
    deadEnds: 1,
    levels: [1, 1],
  });
});

test('stops when the visitor says so, and only then', () => {
  const problem = { board: box(5, 6), pieces: [...'ILTWYZ'].map(pieceNamed) };
  const whole = scanPackings(problem, () => undefined);
  let seen = 0;
  const stopped = scanPackings(problem, () => ++seen < 2);
  expect(whole.complete).toBe(true);
  expect(whole.packings).toBeGreaterThan(2);
  expect(stopped).toMatchObject({ packings: 2, complete: false });
  expect(stopped.nodes).toBeLessThan(whole.nodes);
});
