import { expect, test } from 'vitest';
import { oneSided, orientations } from '../../generators/polyomino/orientation.ts';
import { normalise, PENTOMINOES, pieceNamed, TETROMINOES } from '../../generators/polyomino/piece.ts';

const COUNTS: [letters: string, all: number, turned: number][] = [
  ['XO', 1, 1],
  ['I', 2, 2],
  ['Z', 4, 2],
  ['TUVW', 4, 4],
  ['FLNPY', 8, 4],
];

test.each(COUNTS)('%s: %i orientations each, %i when they are not turned over', (letters, all, turned) => {
  for (const piece of [...letters].map(pieceNamed)) {
    expect(orientations(piece)).toHaveLength(all);
    expect(orientations(piece, false)).toHaveLength(turned);
  }
});

test('the fixed pentominoes are 63, the fixed tetrominoes 19', () => {
  expect(PENTOMINOES.flatMap((piece) => orientations(piece))).toHaveLength(63);
  expect(TETROMINOES.flatMap((piece) => orientations(piece))).toHaveLength(19);
});

test('orientations are normalised and different, the piece as drawn first', () => {
  for (const piece of PENTOMINOES) {
    const all = orientations(piece);
    expect(all[0]).toEqual(piece.cells);
    expect(all.map(normalise)).toEqual(all);
    expect(new Set(all.map((cells) => cells.join(' '))).size).toBe(all.length);
  }
});

test('the one-sided pentominoes are 18, a mirror image right behind its piece in lower case', () => {
  const pieces = oneSided(PENTOMINOES);
  expect(pieces.map(({ name }) => name).join('')).toBe('FfILlNnPpTUVWXYyZz');
  const turned = pieces.flatMap((piece) => orientations(piece, false));
  expect(new Set(turned.map((cells) => cells.join(' '))).size).toBe(63);
  expect(turned).toHaveLength(63);
  for (const { name, conway } of pieces) {
    const lower = name !== name.toUpperCase();
    expect(conway === conway.toLowerCase()).toBe(lower);
  }
});
