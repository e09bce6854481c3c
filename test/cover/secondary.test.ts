import { expect, test } from 'vitest';
import { dancingLinks } from '../../generators/cover/links.ts';
import { coverProblem } from '../../generators/cover/problem.ts';
import { withSecondary } from '../../generators/cover/secondary.ts';

const problem = coverProblem(['a', 'b'], [['a'], ['a'], ['b'], ['b']]);

test('options that share the new secondary item exclude each other', () => {
  expect(dancingLinks(problem).solutions).toBe(4);
  const marked = withSecondary(problem, 'not both', (option) => option === 0 || option === 2);
  expect(dancingLinks(marked).solutions).toBe(3);
});

test('a solution need not cover the new item', () => {
  expect(dancingLinks(withSecondary(problem, 'never', () => false)).solutions).toBe(4);
});

test('an item that exists is refused by name', () => {
  expect(() => withSecondary(problem, 'b', () => true)).toThrow('found "b"');
});
