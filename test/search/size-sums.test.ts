import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sizeSums } from '../../generators/search/size-sums.ts';

test('a sum fits a state exactly when some of the unused pieces add up to it', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 0, max: 63 }), (all, chosen) => {
      const { all: whole, step, fits, width } = sizeSums(all, 20);
      const used = all.map((_, p) => ((chosen >> p) & 1) === 1);
      const state = used.reduce((left, isUsed, p) => (isUsed ? left - step[p] : left), whole);
      let sums = new Set([0]);
      all.forEach((size, p) => {
        if (!used[p]) sums = new Set([...sums, ...[...sums].map((sum) => sum + size)]);
      });
      for (let sum = 0; sum <= 20; sum++) expect(fits[state * width + sum]).toBe(sums.has(sum) ? 1 : 0);
    }),
  );
});
