import { expect, test } from 'vitest';
import { type Board, box, holedBox } from '../../generators/polyomino/board.ts';
import { PENTOMINOES, type Piece, pieceNamed, TETROMINOES } from '../../generators/polyomino/piece.ts';
import { placements } from '../../generators/polyomino/placement.ts';
import { linksPackings } from '../../generators/search/links.ts';
import { countByStates, emptiesByStates } from '../../generators/search/states.ts';

/** The sets of empty cells of all packings with some holes, found by plain trial. */
function emptyCells(board: Board, pieces: readonly Piece[], holes: number): number[][] {
  const found: number[][] = [];
  const laid = placements({ board, pieces });
  const filled = new Set<number>();
  const used = new Set<string>();
  const empty: number[] = [];
  function decide(cell: number) {
    if (cell === board.cells.length) {
      if (empty.length === holes) found.push([...empty]);
      return;
    }
    if (filled.has(cell)) return decide(cell + 1);
    for (const { piece, cells } of laid) {
      if (cells[0] !== cell || used.has(piece) || cells.some((c) => filled.has(c))) continue;
      used.add(piece);
      for (const c of cells) filled.add(c);
      decide(cell + 1);
      for (const c of cells) filled.delete(c);
      used.delete(piece);
    }
    if (empty.length === holes) return;
    empty.push(cell);
    // An empty cell may not be covered by a later placement: those begin later and row by row.
    filled.add(cell);
    decide(cell + 1);
    filled.delete(cell);
    empty.pop();
  }
  decide(0);
  return found;
}

test.each([
  ['6x5', box(6, 5), 'ILTWYZ'],
  ['4x10', box(4, 10), 'FILPUWXZ'],
  ['3x20', box(3, 20), 'FILNPTUVWXYZ'],
  ['5x6 without a middle', holedBox(5, 6, 1, 2), 'FLPNU'],
])('counts the packings of %s that dancing links lists', (_, board, letters) => {
  const problem = { board, pieces: [...letters].map(pieceNamed) };
  expect(countByStates(problem).packings).toBe(linksPackings(problem).packings);
});

test('honours placements that are not kept', () => {
  const problem = {
    board: box(5, 6),
    pieces: [...'ILTWYZ'].map(pieceNamed),
    keep: (piece: string, cells: readonly number[]) => piece !== 'I' || cells[0] === 0,
  };
  const { packings } = linksPackings(problem);
  expect(packings).toBeGreaterThan(0);
  expect(countByStates(problem).packings).toBe(packings);
});

test('with holes it counts what plain trial finds', () => {
  const pieces = [...TETROMINOES, ...PENTOMINOES.slice(0, 3)];
  for (const [height, width, holes] of [
    [3, 5, 2],
    [3, 5, 6],
    [4, 4, 3],
    [2, 7, 5],
  ]) {
    const board = box(height, width);
    const found = emptyCells(board, pieces, holes);
    expect(found.length).toBeGreaterThan(0);
    expect(countByStates({ board, pieces }, { count: holes }).packings).toBe(found.length);
  }
});

test('holes that must keep apart do not touch, not even at a corner', () => {
  const pieces = [...TETROMINOES, ...PENTOMINOES.slice(0, 3)];
  for (const [height, width, holes] of [
    [3, 5, 2],
    [4, 4, 3],
    [2, 7, 5],
    [3, 7, 3],
  ]) {
    const board = box(height, width);
    const apart = emptyCells(board, pieces, holes).filter((empty) =>
      empty.every((a, i) =>
        empty.slice(0, i).every((b) => {
          const [rowA, columnA] = board.cells[a];
          const [rowB, columnB] = board.cells[b];
          return Math.max(Math.abs(rowA - rowB), Math.abs(columnA - columnB)) > 1;
        }),
      ),
    );
    expect(countByStates({ board, pieces }, { count: holes, apart: true }).packings).toBe(apart.length);
  }
});

test('a hole may be bound to certain cells by its number, column by column', () => {
  const board = box(3, 6);
  const pieces = [...TETROMINOES, ...PENTOMINOES.slice(0, 4)];
  const column = (cell: number) => board.cells[cell][1];
  const found = emptyCells(board, pieces, 2).filter((empty) => {
    const columns = empty.map(column).sort((a, b) => a - b);
    return columns[0] === 1 && columns[1] === 4;
  });
  expect(found.length).toBeGreaterThan(0);
  const bound = countByStates(
    { board, pieces },
    { count: 2, mayBe: (hole, cell) => column(cell) === [1, 4][hole] },
  );
  expect(bound.packings).toBe(found.length);
});

test('tells for every cell how many packings leave it empty', () => {
  const pieces = [...TETROMINOES, ...PENTOMINOES.slice(0, 3)];
  for (const [height, width, holes] of [
    [3, 5, 2],
    [4, 4, 3],
    [3, 7, 3],
  ]) {
    const board = box(height, width);
    const expected = new Array(board.cells.length).fill(0);
    for (const empty of emptyCells(board, pieces, holes)) for (const cell of empty) expected[cell]++;
    expect(expected.some((count) => count > 0)).toBe(true);
    expect(emptiesByStates({ board, pieces }, { count: holes })).toEqual(expected);
  }
});

test('a board too wide for the words is refused with the reason', () => {
  expect(() => countByStates({ board: box(8, 8), pieces: PENTOMINOES })).toThrow('found 32 for the filled');
});
