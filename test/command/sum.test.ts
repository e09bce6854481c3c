import { expect, it } from 'vitest';
import { packingTitle, sumText } from '../../generators/command/sum.ts';

it('says one packing and one try, but two packings and no tries', () => {
  expect(sumText({ packings: 1, tries: 1 })).toBe('1 packing, 1 try');
  expect(sumText({ packings: 2, tries: 0 })).toBe('2 packings, 0 tries');
  expect(packingTitle({ packings: 7, tries: 1234 })).toBe('No. 7 (1234 tries)');
});
