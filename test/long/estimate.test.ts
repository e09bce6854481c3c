import { expect, test } from 'vitest';
import { timeLeft } from '../../generators/long/estimate.ts';

test('nothing is said before anything is done', () => {
  expect(timeLeft({ done: 0, left: 10, seconds: 5 })).toBe('');
});

test('the estimate goes by the pace so far, in seconds and then in minutes', () => {
  expect(timeLeft({ done: 10, left: 20, seconds: 5 })).toBe('about 10 s left');
  expect(timeLeft({ done: 1, left: 10, seconds: 60 })).toBe('about 10 min left');
});
