import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { box, drawnBoard, parseBoard } from '../../generators/polyomino/board.ts';
import { oneSided } from '../../generators/polyomino/orientation.ts';
import { canonicalSet, lettersOf } from '../../generators/polyomino/packing.ts';
import {
  cellsOf,
  PENTOMINOES,
  type Piece,
  pieceNamed,
  SQUARE,
  TETROMINOES,
} from '../../generators/polyomino/piece.ts';
import type { PackingProblem } from '../../generators/polyomino/placement.ts';
import { symmetriesOf } from '../../generators/polyomino/symmetry.ts';
import { type FastRun, fastPackings } from '../../generators/search/fast.ts';
import { linksPackings } from '../../generators/search/links.ts';
import type { SearchFigures, Visit } from '../../generators/search/method.ts';
import { buildWebAssembly } from '../../generators/search/wasm/build.ts';
import { POOL } from '../../generators/search/wasm/layout.ts';
import { hasWebAssembly, type MachineKind } from '../../generators/search/wasm/machines.ts';
import { packingsByTrial } from './by-trial.ts';
import { smallPackingProblems } from './small-boards.ts';

const MACHINES: readonly MachineKind[] = ['wasm', 'twin'];

const straight = (name: string, length: number): Piece => ({
  name,
  conway: name,
  cells: cellsOf(['#'.repeat(length)]),
});

/** The packings of a problem as letters, in the order in which they come, and the figures. */
function fast(problem: PackingProblem, run: FastRun = {}) {
  const names = problem.pieces.map((piece) => piece.name);
  const packings: string[] = [];
  const figures = fastPackings(problem, (owners) => packings.push(lettersOf(owners, names)), run);
  expect(figures.packings).toBe(packings.length);
  return { ...figures, packings };
}

function links(problem: PackingProblem): string[] {
  const names = problem.pieces.map((piece) => piece.name);
  const packings: string[] = [];
  linksPackings(problem, (owners) => packings.push(lettersOf(owners, names)));
  return packings.sort();
}

beforeAll(async () => {
  await buildWebAssembly();
}, 120_000);

describe('the fast way', () => {
  it('has its WebAssembly where the compiler is installed', () => {
    expect(hasWebAssembly()).toBe(true);
  });

  it.each(MACHINES)('finds the packings that plain trial finds (%s)', (machine) => {
    fc.assert(
      fc.property(smallPackingProblems, (problem) => {
        expect(fast(problem, { machine }).packings.sort()).toEqual(packingsByTrial(problem));
      }),
      { numRuns: 150 },
    );
  });

  it('finds the same packings in the same order with the same nodes on both machines', () => {
    fc.assert(
      fc.property(smallPackingProblems, (problem) => {
        expect(fast(problem, { machine: 'wasm' })).toEqual(fast(problem, { machine: 'twin' }));
      }),
      { numRuns: 150 },
    );
    for (const name of ['3x20', '8x8-2x2']) {
      const problem = { board: parseBoard(name), pieces: PENTOMINOES };
      expect(fast(problem, { machine: 'wasm' })).toEqual(fast(problem, { machine: 'twin' }));
    }
  });

  it('has the classes of dancing links on the holed board', () => {
    const problem = { board: parseBoard('8x8-2x2'), pieces: PENTOMINOES };
    const symmetries = symmetriesOf(problem.board);
    expect(canonicalSet(fast(problem).packings, symmetries)).toEqual(
      canonicalSet(links(problem), symmetries),
    );
  });

  it('counts without a visitor what it finds with one', () => {
    const problem = { board: parseBoard('4x15'), pieces: PENTOMINOES };
    const { packings, nodes, complete } = fast(problem);
    expect(fastPackings(problem)).toEqual({ packings: packings.length, nodes, complete });
  });
});

describe('the images that the fast way makes', () => {
  it('are those of a problem that only some symmetries carry to itself', () => {
    const keeps: NonNullable<PackingProblem['keep']>[] = [
      // Left half; upper half; one piece in a corner; one piece off the diagonal of the box.
      (piece, cells) => piece !== 'V' || cells.every((cell) => cell % 10 < 5),
      (piece, cells) => piece !== 'W' || cells.every((cell) => cell < 20),
      (piece, cells) => piece !== 'L' || cells.includes(0),
      (_, cells) => !cells.includes(11),
    ];
    const pieces = 'ILNPVWYZ'.split('').map(pieceNamed);
    for (const keep of keeps) {
      const problem = { board: box(4, 10), pieces, keep };
      expect(fast(problem).packings.sort()).toEqual(links(problem));
    }
  });

  it('are turned but not mirrored where mirroring changes the pieces', () => {
    const pieces = 'FLNPY'.split('').map(pieceNamed);
    const boards = [box(5, 5), drawnBoard(['.####', '#####', '#####', '#####', '######'])];
    for (const board of boards) {
      const problem = { board, pieces, turnOver: false };
      expect(fast(problem).packings.sort()).toEqual(links(problem));
    }
    const sided = oneSided('LY'.split('').map(pieceNamed));
    const problem = { board: box(4, 5), pieces: sided, turnOver: false };
    expect(fast(problem).packings.sort()).toEqual(links(problem));
  });

  it('are whole orbits on square boards, with pieces of several sizes', () => {
    const problem = { board: box(5, 5), pieces: [...TETROMINOES, pieceNamed('P')] };
    const { packings } = fast(problem);
    expect(packings.length).toBeGreaterThan(0);
    expect(packings.sort()).toEqual(links(problem));
  });
});

describe('the limits of the fast way', () => {
  it.each(MACHINES)('searches a board of 64 cells to the last (%s)', (machine) => {
    const whole = { board: box(1, 64), pieces: [straight('a', 64)] };
    expect(fast(whole, { machine }).packings).toEqual(['a'.repeat(64)]);
    const bar = (name: string): Piece => ({ ...straight(name, 1), cells: cellsOf(['########', '########']) });
    // Four bars of two lines lie along either side, in any order.
    expect(fast({ board: box(8, 8), pieces: 'abcd'.split('').map(bar) }, { machine }).packings).toHaveLength(
      48,
    );
    const parts = { board: box(1, 64), pieces: [straight('a', 33), straight('b', 31)] };
    expect(fast(parts, { machine }).packings).toHaveLength(2);
  });

  it('tells equal pieces apart', () => {
    const pieces = [SQUARE, SQUARE, straight('m', 1), straight('m', 1)];
    expect(fast({ board: box(2, 5), pieces }).packings).toHaveLength(2 * 2 * 3);
  });

  it('finds nothing where the areas differ or a piece fits nowhere', () => {
    expect(fast({ board: box(6, 10), pieces: PENTOMINOES.slice(1) }).packings).toEqual([]);
    expect(fast({ board: box(2, 5), pieces: 'XI'.split('').map(pieceNamed) }).packings).toEqual([]);
    expect(
      fast({ board: box(5, 2), pieces: 'IL'.split('').map(pieceNamed), keep: () => false }).packings,
    ).toEqual([]);
  });

  it('leaves larger problems to dancing links', () => {
    const long = { board: box(1, 65), pieces: [straight('a', 65)] };
    expect(fast(long).packings).toEqual(['a'.repeat(65)]);
    const names = 'abcdefghijklmnopq'.split('');
    const many = {
      board: box(1, names.length),
      pieces: names.map((name) => straight(name, 1)),
      keep: (piece: string, cells: readonly number[]) => names.indexOf(piece) === cells[0],
    };
    expect(fast(many).packings).toEqual([names.join('')]);
    const apart = drawnBoard(['#', ...new Array(100).fill(''), `${' '.repeat(100)}#`]);
    expect(fast({ board: apart, pieces: [straight('a', 1), straight('b', 1)] }).packings.sort()).toEqual([
      'ab',
      'ba',
    ]);
  });

  it.each(MACHINES)('finds the same packings where memory runs out (%s)', (machine) => {
    const problem = { board: parseBoard('5x12'), pieces: PENTOMINOES };
    const { packings, nodes } = fast(problem, { machine });
    const small = fast(problem, { machine, memory: POOL + 30_000 });
    expect(small.nodes).toBeGreaterThan(nodes);
    expect(small.packings).toEqual(packings);
  });

  it('finds the same packings, in less memory still, by tabling less', () => {
    const problem = { board: parseBoard('3x20'), pieces: PENTOMINOES };
    const small = fast(problem, { machine: 'twin', memory: POOL + 1500 });
    expect(small).toEqual(fast(problem, { machine: 'wasm', memory: POOL + 1500 }));
    expect(small.packings.sort()).toEqual(fast(problem).packings.sort());
  });
});

describe('a visitor of the fast way', () => {
  it.each(MACHINES)('can stop it at any packing (%s)', (machine) => {
    const problem = { board: box(3, 20), pieces: PENTOMINOES };
    const names = problem.pieces.map((piece) => piece.name);
    const all = fast(problem, { machine }).packings;
    for (let stop = 1; stop <= all.length; stop++) {
      const seen: string[] = [];
      const visit: Visit = (owners) => seen.push(lettersOf(owners, names)) < stop;
      const figures = fastPackings(problem, visit, { machine });
      expect(figures).toMatchObject({ packings: stop, complete: false } satisfies Partial<SearchFigures>);
      expect(seen).toEqual(all.slice(0, stop));
    }
  });

  it.each(MACHINES)('can search on its own account, and fail (%s)', (machine) => {
    const outer = { board: box(3, 20), pieces: PENTOMINOES };
    const inner = { board: box(4, 5), pieces: 'ILPY'.split('').map(pieceNamed) };
    const expected = fast(inner, { machine });
    let visits = 0;
    fastPackings(
      outer,
      () => {
        visits++;
        expect(fast(inner, { machine })).toEqual(expected);
      },
      { machine },
    );
    expect(visits).toBe(fast(outer).packings.length);
    const failing = () => {
      throw new Error('the visitor');
    };
    expect(() => fastPackings(outer, failing, { machine })).toThrow('the visitor');
    expect(fast(inner, { machine })).toEqual(expected);
  });
});
