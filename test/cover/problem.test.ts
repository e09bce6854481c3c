import { expect, test } from 'vitest';
import { coverProblem, withOptions } from '../../generators/cover/problem.ts';

test('items are numbered in the order given, primary ones first', () => {
  const problem = coverProblem(['b', 'a'], [['a'], ['s', 'b']], ['s']);
  expect(problem).toEqual({ items: ['b', 'a', 's'], primary: 2, options: [[1], [2, 0]] });
});

test.each([
  [
    'an unknown item',
    ['a'],
    [['a'], ['a', 'c']],
    'Expected only declared items, found "c" in option 1: a c.',
  ],
  [
    'an item twice in an option',
    ['a', 'b'],
    [['a'], ['b', 'a', 'b']],
    'Expected every item of an option once, found option 1: b a b.',
  ],
  ['an item declared twice', ['a', 's'], [], 'Expected every item once, found "s" declared twice.'],
])('%s is refused by name', (_, primary, options, sentence) => {
  expect(() => coverProblem(primary, options, ['s'])).toThrow(new RangeError(sentence));
});

test('a part of the options can be kept', () => {
  const problem = coverProblem(['a', 'b'], [['a'], ['b'], ['a', 'b']]);
  const kept = withOptions(problem, (o) => o !== 1);
  expect(kept).toEqual({ ...problem, options: [[0], [0, 1]] });
  expect(problem.options).toHaveLength(3);
});
