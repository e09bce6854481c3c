import { describe, expect, it } from 'vitest';
import type { TriesCount } from '../../generators/command/count.ts';
import { DEFAULT_SIZE } from '../../generators/command/sizes.ts';
import { commandRows } from '../../generators/command/tables.ts';

const COUNT: TriesCount = {
  size: 3,
  sum: { packings: 4, tries: 200 },
  triesUntil: [1, 10, 11, 200],
  first: '',
  free: { packings: 16, tries: 500 },
  before: 50,
};

describe('the tables of the command', () => {
  const { sizes, progress, preset } = commandRows([COUNT]);

  it('tell of each size what was counted', () => {
    expect(sizes).toEqual([
      {
        size: 3,
        board: '3x20',
        description: '3x20',
        packings: 4,
        tries: 200,
        first: 1,
        before: 50,
        freePackings: 16,
        freeTries: 500,
        heldShare: 40,
      },
    ]);
    expect(preset).toEqual([{ argument: 'board', size: DEFAULT_SIZE }]);
  });

  it('count a packing as found from the step on at which its tries are made', () => {
    expect(progress.map(({ share }) => share)).toEqual(Array.from({ length: 21 }, (_, step) => 5 * step));
    expect(progress[0]).toEqual({ board: '3x20', share: 0, packings: 0, found: 0 });
    expect(progress[1]).toEqual({ board: '3x20', share: 5, packings: 2, found: 50 });
    expect(progress[19].packings).toBe(3);
    expect(progress[20]).toEqual({ board: '3x20', share: 100, packings: 4, found: 100 });
  });
});
