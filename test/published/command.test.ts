import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quickPackings } from '../../generators/command/quick.ts';
import { boardOf } from '../../generators/command/sizes.ts';

/** What the program that counts tries so prints for each of its sizes. */
const PRINTED = [
  { size: 3, packings: 2, tries: 38_111 },
  { size: 4, packings: 368, tries: 758_869 },
  { size: 5, packings: 1010, tries: 3_423_329 },
  { size: 6, packings: 2339, tries: 10_385_817 },
  { size: 7, packings: 150, tries: 2_253_305 },
  { size: 8, packings: 65, tries: 2_857_762 },
];

describe('the packings and tries of each size', () => {
  it.each(PRINTED)('size $size: $packings packings after $tries tries', ({ size, ...sum }) => {
    expect(quickPackings(boardOf(String(size)))).toEqual(sum);
  });

  it('stand in the table', () => {
    const rows: Record<string, unknown>[] = JSON.parse(readFileSync('data/command/sizes.json', 'utf8'));
    expect(rows.map(({ size, packings, tries }) => ({ size, packings, tries }))).toEqual(PRINTED);
  });
});
