import { describe, expect, it } from 'vitest';
import { quickPackings } from '../../generators/command/quick.ts';
import { boardOf } from '../../generators/command/sizes.ts';

/** What the program that counts tries so printed for each of its sizes. */
describe('the packings and tries of each size', () => {
  it.each([
    [3, 2, 38_111],
    [4, 368, 758_869],
    [5, 1010, 3_423_329],
    [6, 2339, 10_385_817],
    [7, 150, 2_253_305],
    [8, 65, 2_857_762],
  ])('size %i: %i packings after %i tries', (size, packings, tries) => {
    expect(quickPackings(boardOf(String(size)))).toEqual({ packings, tries });
  });
});
