import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../generators/polyomino/board.ts';
import { SYMMETRIES, symmetriesOf } from '../../generators/polyomino/symmetry.ts';

describe.each(SYMMETRIES)('the $name', ({ map, reflects, swaps }) => {
  const [height, width] = [3, 5];

  test('carries a box to its image box, each cell to another', () => {
    const [rows, columns] = swaps ? [width, height] : [height, width];
    const images = parseBoard('3x5').cells.map((cell) => map(cell, height, width));
    expect(images.every(([r, c]) => r >= 0 && c >= 0 && r < rows && c < columns)).toBe(true);
    expect(new Set(images.map(String)).size).toBe(15);
  });

  test('keeps the sense of a turn unless it reflects', () => {
    const [o, right, below] = [map([0, 0], 3, 5), map([0, 1], 3, 5), map([1, 0], 3, 5)];
    const sense = (right[1] - o[1]) * (below[0] - o[0]) - (right[0] - o[0]) * (below[1] - o[1]);
    expect(sense).toBe(reflects ? -1 : 1);
  });
});

test('four symmetries turn, four reflect, and no two are alike', () => {
  expect(SYMMETRIES.map(({ reflects }) => reflects)).toEqual([
    ...new Array(4).fill(false),
    ...new Array(4).fill(true),
  ]);
  const images = SYMMETRIES.map(({ map }) => String([map([0, 1], 4, 4), map([1, 0], 4, 4)]));
  expect(new Set(images).size).toBe(8);
});

describe.each([
  ['5x5', 8],
  ['8x8-2x2', 8],
  ['3x20', 4],
  ['20x3', 4],
  ['##./.##', 2],
  ['#../###', 1],
  ['###/.#.', 2],
  ['##./#../...', 2],
  ['.#../.###/###./..#.', 4],
  ['##.#/#.../...#/#.##', 4],
])('the symmetries of %s', (name, order) => {
  const symmetries = symmetriesOf(parseBoard(name));
  const images = symmetries.map(({ image }) => [...image]);
  const known = new Set(images.map(String));

  test(`are ${order}, the identity first`, () => {
    expect(symmetries).toHaveLength(order);
    expect(known.size).toBe(order);
    expect(symmetries[0].name).toBe('identity');
    expect(images[0]).toEqual([...images[0].keys()]);
  });

  test('permute the cells', () => {
    for (const image of images) expect([...image].sort((a, b) => a - b)).toEqual(images[0]);
  });

  test('are a group: two, one after the other, are one of them, and each can be undone', () => {
    for (const first of images) {
      for (const second of images) expect(known).toContain(String(first.map((cell) => second[cell])));
      expect(known).toContain(String(first.map((_, cell) => first.indexOf(cell))));
    }
  });
});

test('a reflecting symmetry of a board is marked so', () => {
  expect(symmetriesOf(parseBoard('##./.##')).map(({ reflects }) => reflects)).toEqual([false, false]);
  expect(symmetriesOf(parseBoard('###/.#.')).map(({ reflects }) => reflects)).toEqual([false, true]);
});
