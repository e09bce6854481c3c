import { expect, test } from 'vitest';
import { box, drawnBoard } from '../../generators/polyomino/board.ts';
import { classesWithoutSymmetry, mostInvariant } from '../../generators/polyomino/invariant.ts';
import { PENTOMINOES, pieceNamed, SQUARE } from '../../generators/polyomino/piece.ts';

test('a mirror along the middle row carries the pieces to themselves that have such a mirror', () => {
  // I lying, T, U and X.
  expect(mostInvariant(box(3, 20), PENTOMINOES)).toBe(4);
});

test('between two columns no piece of five cells has its axis', () => {
  expect(mostInvariant(drawnBoard(['##', '##', '#.']), PENTOMINOES)).toBe(0);
  expect(mostInvariant(box(2, 4), [pieceNamed('U'), SQUARE])).toBe(1);
});

test('packings without symmetry fall in classes as large as the group', () => {
  expect(classesWithoutSymmetry(box(3, 20), PENTOMINOES, 12, 8)).toBe(2);
});

test('packings that may have a symmetry are refused', () => {
  expect(() => classesWithoutSymmetry(box(2, 2), [SQUARE], 1, 1)).toThrow('found 1');
});
