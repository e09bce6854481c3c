import fc from 'fast-check';
import { expect, test } from 'vitest';
import { box, drawnBoard } from '../../generators/polyomino/board.ts';
import { orientations } from '../../generators/polyomino/orientation.ts';
import { PENTOMINOES, pieceNamed, SQUARE } from '../../generators/polyomino/piece.ts';
import { flawsOf } from '../../generators/polyomino/verify.ts';

const board = box(3, 3);
const pieces = [pieceNamed('V'), SQUARE];
const right = 'VOO/VOO/VVV';

test.each([right, 'VVV/VOO/VOO', 'VVV/OOV/OOV', 'OOV/OOV/VVV'])('%s has no flaw', (text) => {
  expect(flawsOf(board, pieces, text)).toEqual([]);
});

const shape = (name: string, cells: string) => `Expected the shape of ${name}, found it on ${cells}.`;

test.each([
  ['a row too few', 'VOO/VOO', ['Expected 3 rows, found 2.', shape('V', '0:0 1:0')]],
  [
    'a row too many',
    `${right}/V`,
    [
      'Expected 3 rows, found 4.',
      'Expected 3 marks in row 3, found 1.',
      'Expected "." outside the board on row 3, column 0, found "V".',
    ],
  ],
  ['a row too short', 'VOO/VO/VVV', ['Expected 3 marks in row 1, found 2.', shape('O', '0:0 0:1 1:0')]],
  [
    'a row too long',
    'VOO/VOOO/VVV',
    ['Expected 3 marks in row 1, found 4.', 'Expected "." outside the board on row 1, column 3, found "O".'],
  ],
  ['a gap', 'VOO/VO./VVV', ['Expected a piece on row 1, column 2, found none.', shape('O', '0:0 0:1 1:0')]],
  ['a hole', 'VOO/VO_/VVV', ['Expected 0 empty cells, found 1.', shape('O', '0:0 0:1 1:0')]],
  [
    'a missing piece',
    'VVV/VVV/VVV',
    [shape('V', '0:0 0:1 0:2 1:0 1:1 1:2 2:0 2:1 2:2'), 'Expected the piece O, found it nowhere.'],
  ],
  ['pieces out of shape', 'VOO/OOV/VVV', [shape('V', '0:0 1:2 2:0 2:1 2:2'), shape('O', '0:1 0:2 1:0 1:1')]],
  [
    'a strange letter',
    'VOO/VOO/VVX',
    [shape('V', '0:0 1:0 2:0 2:1'), 'Expected only the given pieces, found "X".'],
  ],
  [
    'a small letter',
    'VOO/VOo/VVV',
    [shape('O', '0:0 0:1 1:0'), 'Expected only the given pieces, found "o".'],
  ],
])('%s is named', (_, text, sentences) => {
  expect(flawsOf(board, pieces, text)).toEqual(sentences);
});

test('a mark outside the board is named', () => {
  const drawn = drawnBoard(['#.', '##', '##']);
  expect(flawsOf(drawn, [pieceNamed('P')], 'P./PP/PP')).toEqual([]);
  expect(flawsOf(drawn, [pieceNamed('P')], 'PP/PP/PP')).toEqual([
    'Expected "." outside the board on row 0, column 1, found "P".',
  ]);
});

test('as many cells are empty as may be, and then pieces may be absent', () => {
  expect(flawsOf(board, pieces, 'V__/V__/VVV', { holes: 4 })).toEqual([]);
  expect(flawsOf(board, pieces, 'V__/V__/VVV', { holes: 3 })).toEqual(['Expected 3 empty cells, found 4.']);
  expect(flawsOf(board, pieces, right, { holes: 4 })).toEqual(['Expected 4 empty cells, found 0.']);
});

test('every orientation of a piece has its shape; turned over it counts only where that is allowed', () => {
  for (const piece of PENTOMINOES) {
    const turned = orientations(piece, false).map((cells) => cells.join(' '));
    for (const cells of orientations(piece)) {
      const rows = Array.from({ length: 5 }, (_, r) =>
        Array.from({ length: 5 }, (_, c) =>
          cells.some(([a, b]) => a === r && b === c) ? piece.name : '.',
        ).join(''),
      );
      const own = drawnBoard(rows);
      expect(flawsOf(own, [piece], rows.join('/'))).toEqual([]);
      const flaws = flawsOf(own, [piece], rows.join('/'), { turnOver: false });
      expect(flaws.length === 0).toBe(turned.includes(cells.join(' ')));
    }
  }
});

test('a cell that changes its piece is a flaw', () => {
  const names = [...'VOX_'];
  fc.assert(
    fc.property(fc.nat(8), fc.constantFrom(...names), (cell, name) => {
      const letters = [...right.replaceAll('/', '')];
      fc.pre(letters[cell] !== name);
      letters[cell] = name;
      const rows = [0, 3, 6].map((from) => letters.slice(from, from + 3).join(''));
      expect(flawsOf(board, pieces, rows.join('/'))).not.toEqual([]);
    }),
  );
});
