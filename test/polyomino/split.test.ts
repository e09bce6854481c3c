import { expect, test } from 'vitest';
import { box, holedBox } from '../../generators/polyomino/board.ts';
import { splitsOf } from '../../generators/polyomino/split.ts';

test('a line that no piece crosses splits a packing', () => {
  expect(splitsOf(box(2, 5), 'PPPUUPPUUU')).toEqual([]);
  expect(splitsOf(box(2, 4), 'AABBAABB')).toEqual([{ line: 'vertical', at: 2, pieces: 'A' }]);
});

test('several lines are listed, vertical ones first', () => {
  expect(splitsOf(box(2, 2), 'ABCD')).toEqual([
    { line: 'vertical', at: 1, pieces: 'AC' },
    { line: 'horizontal', at: 1, pieces: 'AB' },
  ]);
});

test('a piece on both sides of a hole is crossed', () => {
  const board = holedBox(4, 4, 2, 2);
  expect(splitsOf(board, 'ABBAACCAAAAC')).toEqual([]);
});
