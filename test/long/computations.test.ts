import { expect, test } from 'vitest';
import { LONG, longComputation, runUnit } from '../../generators/long/computations.ts';

test('every long search falls into many parts of different names', () => {
  for (const computation of LONG) {
    const units = computation.units();
    expect(units.length).toBeGreaterThan(100);
    expect(new Set(units).size).toBe(units.length);
    expect(longComputation(computation.name)).toBe(computation);
  }
});

test('the task counts a part of the search it is given', () => {
  for (const { name, run } of LONG) {
    expect(runUnit.run({ computation: name, unit: 'above' })).toEqual(run('above'));
    expect(run('above').nodes).toBeGreaterThan(0);
  }
});

test('a search that does not exist is refused by name', () => {
  expect(() => longComputation('short')).toThrow('found "short"');
});
