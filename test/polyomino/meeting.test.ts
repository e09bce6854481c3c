import { expect, test } from 'vitest';
import { box } from '../../generators/polyomino/board.ts';
import { piecesMet } from '../../generators/polyomino/meeting.ts';
import { neighboursOf } from '../../generators/polyomino/neighbour.ts';

const neighbours = neighboursOf(box(3, 3));
const letters = 'ABBCX_DEE';

test('along edges a piece meets what shares an edge with it', () => {
  expect(piecesMet(neighbours, letters, 'X', 'edges')).toBe('BCE');
});

test('at corners it meets more, holes never', () => {
  expect(piecesMet(neighbours, letters, 'X', 'edges and corners')).toBe('ABCDE');
});

test('meeting is mutual', () => {
  for (const piece of 'ABCDEX') {
    for (const other of piecesMet(neighbours, letters, piece, 'edges')) {
      expect(piecesMet(neighbours, letters, other, 'edges')).toContain(piece);
    }
  }
});
