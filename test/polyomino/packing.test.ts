import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, box, parseBoard } from '../../generators/polyomino/board.ts';
import {
  canonical,
  canonicalSet,
  EMPTY,
  imageOf,
  lettersOf,
  parsePacking,
  stabiliser,
  textOf,
} from '../../generators/polyomino/packing.ts';
import { symmetriesOf } from '../../generators/polyomino/symmetry.ts';

/** Boards of every kind of symmetry, each with letters on its cells. */
const lettered: fc.Arbitrary<[Board, string]> = fc
  .constantFrom('2x2', '2x3', '3x3', '4x4-2x2', '##./.##', '#../###', '.#../.###/###./..#.')
  .map(parseBoard)
  .chain((board) => {
    const letters = fc
      .array(fc.constantFrom('A', 'B', 'C', '_'), {
        minLength: board.cells.length,
        maxLength: board.cells.length,
      })
      .map((all) => all.join(''));
    return fc.tuple(fc.constant(board), letters);
  });

describe('the text form', () => {
  test('has a row for a row and a full stop outside the board', () => {
    expect(textOf(parseBoard('##./.##'), 'ABCD')).toBe('AB./.CD');
    expect(textOf(box(2, 3), 'ABCDEF')).toBe('ABC/DEF');
  });

  test('is read back', () => {
    fc.assert(
      fc.property(lettered, ([board, letters]) => {
        expect(parsePacking(board, textOf(board, letters))).toBe(letters);
      }),
    );
  });

  test.each(['AB/.CD', 'AB./.CD/...', 'ABE/.CD', 'AB./..D', 'AB.'])('%s does not fit the board', (text) => {
    expect(() => parsePacking(parseBoard('##./.##'), text)).toThrow(
      new RangeError(`Expected a packing of the board ##./.##, found "${text}".`),
    );
  });
});

test('the letters of a packing are the names of the pieces, and a hole where there is none', () => {
  expect(lettersOf(Uint8Array.of(1, 0, EMPTY, 1), ['A', 'B'])).toBe('BA_B');
});

test('a symmetry moves the letter of a cell to the image of the cell', () => {
  const turns = symmetriesOf(box(2, 2)).map((symmetry) => [symmetry.name, imageOf('ABCD', symmetry)]);
  expect(Object.fromEntries(turns)).toMatchObject({
    identity: 'ABCD',
    'quarter turn': 'CADB',
    'half turn': 'DCBA',
    'mirror left-right': 'BADC',
    transpose: 'ACBD',
  });
});

describe('the canonical form', () => {
  test('is an image of the packing, and none is less', () => {
    fc.assert(
      fc.property(lettered, ([board, letters]) => {
        const symmetries = symmetriesOf(board);
        const images = symmetries.map((symmetry) => imageOf(letters, symmetry)).sort();
        expect(canonical(letters, symmetries)).toBe(images[0]);
      }),
    );
  });

  test('is the same for all images, its own among them', () => {
    fc.assert(
      fc.property(lettered, ([board, letters]) => {
        const symmetries = symmetriesOf(board);
        const least = canonical(letters, symmetries);
        expect(canonical(least, symmetries)).toBe(least);
        for (const symmetry of symmetries) {
          expect(canonical(imageOf(letters, symmetry), symmetries)).toBe(least);
        }
      }),
    );
  });
});

test('the images of a packing and the symmetries that keep it multiply to the order of the group', () => {
  fc.assert(
    fc.property(lettered, ([board, letters]) => {
      const symmetries = symmetriesOf(board);
      const images = new Set(symmetries.map((symmetry) => imageOf(letters, symmetry)));
      expect(images.size * stabiliser(letters, symmetries)).toBe(symmetries.length);
    }),
  );
});

test('a set of packings is one of each class, sorted', () => {
  const symmetries = symmetriesOf(box(2, 2));
  const packings = ['DCBA', 'BBAA', 'ABCD', 'AABB', 'ABAB', 'ABDC'];
  expect(canonicalSet(packings, symmetries)).toEqual(['AABB', 'ABCD', 'ABDC']);
});
