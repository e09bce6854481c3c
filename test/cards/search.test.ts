import { describe, expect, test } from 'vitest';
import { orderedChoices } from '../../generators/cards/choices.ts';
import { searchByDiagonals } from '../../generators/cards/diagonals.ts';
import { searchFromTheTop } from '../../generators/cards/from-the-top.ts';
import { byBase, cardsOf, isTriangle, mirrorOf, triangleOver } from '../../generators/cards/triangle.ts';

/** All ordered choices of `chosen` of the numbers from 1 to `most`. */
function choicesOf(most: number, chosen: number): number[][] {
  if (chosen === 0) return [[]];
  return choicesOf(most, chosen - 1).flatMap((start) =>
    Array.from({ length: most }, (_, i) => i + 1)
      .filter((card) => !start.includes(card))
      .map((card) => [...start, card]),
  );
}

describe('the search by diagonals', () => {
  test.each([1, 2, 3, 4])('counts and finds what trying every choice does, for %i rows', (rows) => {
    const { levels, triangles } = searchByDiagonals(rows);
    const most = cardsOf(rows);
    levels.forEach((nodes, level) => {
      const free = choicesOf(most, level).filter((base) => {
        const cards = level === 0 ? [] : triangleOver(base).flat();
        return new Set(cards).size === cards.length;
      });
      expect(nodes).toBe(free.length);
    });
    expect(triangles).toEqual(choicesOf(most, rows).map(triangleOver).filter(isTriangle).sort(byBase));
  });

  test.each([2, 3, 4, 5, 6])('finds each triangle together with its mirror image, for %i rows', (rows) => {
    const { levels, triangles } = searchByDiagonals(rows);
    expect(levels[rows]).toBe(triangles.length);
    expect(triangles.every(isTriangle)).toBe(true);
    expect(triangles.map(mirrorOf).sort(byBase)).toEqual(triangles);
  });
});

describe('the search from the top', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('finds the same triangles, for %i rows', (rows) => {
    expect(searchFromTheTop(rows)).toEqual(searchByDiagonals(rows).triangles);
  });
});

describe('ordered choices', () => {
  test.each([
    [2, 2],
    [3, 2],
    [3, 3],
    [4, 3],
  ])('are as many as a list of them, for %i rows and %i cards', (rows, chosen) => {
    expect(orderedChoices(rows, chosen)).toBe(choicesOf(cardsOf(rows), chosen).length);
  });

  test('are refused where a double would round them', () => {
    expect(() => orderedChoices(8, 20)).toThrow(
      /at most 9007199254740991 choices, found \d+: ask for fewer rows/,
    );
  });
});
