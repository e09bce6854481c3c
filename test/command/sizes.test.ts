import { describe, expect, it } from 'vitest';
import { BOARD_OF_SIZE, boardOf, DEFAULT_SIZE, inWords } from '../../generators/command/sizes.ts';
import { parseBoard } from '../../generators/polyomino/board.ts';

describe('the sizes of the command', () => {
  it.each([...BOARD_OF_SIZE.keys()])('name a board of 60 squares whose short side is %i', (size) => {
    const board = boardOf(String(size));
    expect(board.cells).toHaveLength(60);
    expect(Math.min(board.height, board.width)).toBe(size);
  });

  it('have the default among them', () => {
    expect(BOARD_OF_SIZE.has(DEFAULT_SIZE)).toBe(true);
  });

  it.each(['2', '9', '0', '-3', '6.5'])('do not include %s', (text) => {
    expect(() => boardOf(text)).toThrow(
      `Expected a size from 3 to 8 or a board such as 6x10, found "${text}".`,
    );
  });

  it('stand beside any board in its own notation', () => {
    expect(boardOf('10x6').name).toBe('10x6');
    expect(boardOf('##./.##').cells).toHaveLength(4);
    expect(() => boardOf('six')).toThrow(RangeError);
  });
});

describe('inWords', () => {
  it.each([
    ['6x10', '6x10'],
    ['9x9-1x5', '9x9 less a row of 5 in the middle'],
    ['10x8-4x2', '10x8 less the central 4x2'],
    ['##/#.', '##/#.'],
  ])('says of %s: %s', (notation, words) => {
    expect(inWords(parseBoard(notation))).toBe(words);
  });
});
