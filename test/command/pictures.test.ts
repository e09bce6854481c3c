import { describe, expect, it } from 'vitest';
import { numbered, sideBySide } from '../../generators/command/pictures.ts';
import { parseBoard } from '../../generators/polyomino/board.ts';

describe('the pictures of the help', () => {
  it('number each cell by row and column and leave the hole blank', () => {
    expect(numbered(parseBoard('3x11-1x9'))).toEqual([
      '11 12 13 14 15 16 17 18 19 1A 1B',
      '21                            2B',
      '31 32 33 34 35 36 37 38 39 3A 3B',
    ]);
  });

  it('stand side by side, the heading over the middle', () => {
    const blocks = [
      { heading: 'one', lines: ['aaaaa'] },
      { heading: 'two', lines: ['bbb', 'bbb'] },
    ];
    expect(sideBySide(blocks)).toEqual([' one     two', 'aaaaa    bbb', '         bbb']);
  });
});
