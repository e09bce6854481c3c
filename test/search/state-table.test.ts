import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StateTable } from '../../generators/search/state-table.ts';

const word = fc.oneof(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.integer({ min: 0, max: 3 }));

test('keeps the sum of ways of every state, as a map does', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word, fc.integer({ min: 1, max: 1000 }))), (additions) => {
      const table = new StateTable();
      const map = new Map<string, number>();
      for (const [first, second, ways] of additions) {
        table.add(first, second, ways);
        map.set(`${first} ${second}`, (map.get(`${first} ${second}`) ?? 0) + ways);
      }
      const seen = new Map<string, number>();
      table.forEach((first, second, ways) => {
        seen.set(`${first} ${second}`, ways);
      });
      expect(seen).toEqual(map);
      expect(table.size).toBe(map.size);
      for (const [first, second] of additions) {
        expect(table.get(first, second)).toBe(map.get(`${first} ${second}`));
      }
      expect(table.get(7, 2 ** 31 - 8)).toBe(map.get(`7 ${2 ** 31 - 8}`) ?? 0);
    }),
  );
});

test('grows', () => {
  const table = new StateTable();
  for (let i = 0; i < 10_000; i++) table.add(i, -i, 1);
  for (let i = 0; i < 10_000; i++) table.add(i, -i, i + 1);
  expect(table.size).toBe(10_000);
  let wrong = 0;
  table.forEach((first, second, ways) => {
    if (second !== -first || ways !== first + 2) wrong++;
  });
  expect(wrong).toBe(0);
});

test('refuses sums that would not be exact', () => {
  const table = new StateTable();
  table.add(1, 1, Number.MAX_SAFE_INTEGER);
  expect(() => table.add(1, 1, 1)).toThrow('found more');
});
