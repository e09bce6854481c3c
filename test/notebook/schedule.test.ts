import { describe, expect, it } from 'vitest';
import { allBefore, inOrder } from '../../generators/notebook/schedule.ts';

const LIST = [
  { name: 'page', after: ['book'] },
  { name: 'book', after: ['pento', 'cards', 'elsewhere'] },
  { name: 'pento', after: [] },
  { name: 'cards', after: [] },
];

describe('running in order', () => {
  it('starts each once all it waits for have ended, and the others side by side', async () => {
    const events: string[] = [];
    const ended = await inOrder(LIST, async ({ name }, before: ReadonlyMap<string, string>) => {
      events.push(`begin ${name}`);
      await new Promise((resolve) => setTimeout(resolve, name === 'pento' ? 20 : 1));
      events.push(`end ${name}`);
      return [...before.keys()].sort().join(' ');
    });
    expect(events).toEqual([
      'begin pento',
      'begin cards',
      'end cards',
      'end pento',
      'begin book',
      'end book',
      'begin page',
      'end page',
    ]);
    expect(ended.get('page')).toBe('book cards pento');
  });

  it('names a circle', async () => {
    const circle = [
      { name: 'c', after: ['a'] },
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ];
    await expect(inOrder(circle, async () => 0)).rejects.toThrow('found a circle: a after b after a.');
  });

  it('knows what comes before, directly or not', () => {
    expect([...allBefore(LIST, 'page')].sort()).toEqual(['book', 'cards', 'elsewhere', 'pento']);
    expect([...allBefore(LIST, 'pento')]).toEqual([]);
  });
});
