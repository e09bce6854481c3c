import { describe, expect, test } from 'vitest';
import { type Board, box, drawnBoard, holedBox, parseBoard } from '../../generators/polyomino/board.ts';

/** The board as a drawing. */
function drawing(board: Board): string {
  const row = (r: number) =>
    Array.from({ length: board.width }, (_, c) => (board.indexAt(r, c) < 0 ? '.' : '#')).join('');
  return Array.from({ length: board.height }, (_, r) => row(r)).join('/');
}

describe.each([
  ['2x3', '###/###'],
  [' 2x3 ', '###/###'],
  ['4x5-2x1', '#####/##.##/##.##/#####'],
  ['##./.##', '##./.##'],
  ['##./.##\n', '##./.##'],
  ['AB\r\n B', '##/.#'],
  ['###/#', '###/#..'],
  ['./#', './#'],
])('the board %j', (text, expected) => {
  const board = parseBoard(text);

  test('has the cells that it shows', () => expect(drawing(board)).toBe(expected));

  test('numbers its cells row by row', () => {
    expect(board.cells.map(([row, column]) => board.indexAt(row, column))).toEqual([...board.cells.keys()]);
    const byRow = [...board.cells].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    expect(board.cells).toEqual(byRow);
  });

  test('is read back from its name', () => {
    const again = parseBoard(board.name);
    expect([again.height, again.width, again.cells]).toEqual([board.height, board.width, board.cells]);
  });
});

test('the names of boards', () => {
  expect(box(2, 3).name).toBe('2x3');
  expect(holedBox(8, 8, 2, 2).name).toBe('8x8-2x2');
  expect(drawnBoard(['AA ', '.A.']).name).toBe('AA./.A.');
});

test('there is no cell beyond the sides', () => {
  const board = box(2, 3);
  for (const [row, column] of [
    [-1, 0],
    [0, -1],
    [2, 0],
    [0, 3],
  ]) {
    expect(board.indexAt(row, column)).toBe(-1);
  }
});

test.each([
  ['0x5', 'Expected sides from 1 to 1000, found board "0x5".'],
  ['5x0', 'Expected sides from 1 to 1000, found board "5x0".'],
  ['1001x1', 'Expected sides from 1 to 1000, found board "1001x1".'],
  ['1x1001', 'Expected sides from 1 to 1000, found board "1x1001".'],
  ['8x8-3x2', 'found 8x8-3x2: the rim would be 2.5 rows and 3 columns wide.'],
  ['8x8-2x3', 'found 8x8-2x3: the rim would be 3 rows and 2.5 columns wide.'],
  ['3x8-3x2', 'found 3x8-3x2: the rim would be 0 rows and 3 columns wide.'],
  ['8x3-2x3', 'found 8x3-2x3: the rim would be 3 rows and 0 columns wide.'],
  ['', 'Expected a board such as 6x10, 8x8-2x2 or a drawing like ##./###/.##, found "".'],
  ['hello', 'or a drawing like ##./###/.##, found "hello".'],
  ['6*10', 'or a drawing like ##./###/.##, found "6*10".'],
  ['6x10x2', 'or a drawing like ##./###/.##, found "6x10x2".'],
  ['.../ ', 'Expected a drawing with at least one cell, found ".../ ".'],
])('the board %j is refused: %s', (text, sentence) => {
  expect(() => parseBoard(text)).toThrow(RangeError);
  expect(() => parseBoard(text)).toThrow(sentence);
});

test('a drawing without cells is refused', () => {
  expect(() => drawnBoard(['..', ' '])).toThrow(
    new RangeError('Expected a drawing with at least one cell, found "../ ".'),
  );
  expect(() => drawnBoard([])).toThrow(RangeError);
});
