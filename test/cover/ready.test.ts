import { expect, test } from 'vitest';
import { keepReady } from '../../generators/cover/ready.ts';

test('one worker serves one task after another, also after one that failed', () => {
  const made: number[] = [];
  const lend = keepReady((capacity) => ({ number: made.push(capacity) }), 10);
  expect(lend(10, ({ number }) => number)).toBe(1);
  expect(() =>
    lend(3, () => {
      throw new RangeError('failed');
    }),
  ).toThrow('failed');
  expect(lend(1, ({ number }) => number)).toBe(1);
  expect(made).toEqual([10]);
});

test('a task that is larger, or comes up within another, gets a worker of its own', () => {
  const made: number[] = [];
  const lend = keepReady((capacity) => ({ number: made.push(capacity) }), 10);
  expect(lend(11, ({ number }) => number)).toBe(2);
  expect(lend(1, (outer) => lend(4, (inner) => [outer.number, inner.number]))).toEqual([1, 3]);
  expect(made).toEqual([10, 11, 4]);
});
