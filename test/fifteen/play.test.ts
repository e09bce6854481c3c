import { describe, expect, test } from 'vitest';
import { play } from '../../generators/fifteen/play.ts';
import type { Tiles } from '../../generators/fifteen/position.ts';

const UP = '\x1b[A';
const DOWN = '\x1bOB';
const RIGHT = '\x1b[C';
const LEFT = '\x1b[D';

/** Plays 2x2 with these keys; gives the ending and every board that was drawn. */
async function played(tiles: Tiles, pressed: readonly string[], readers = Number.POSITIVE_INFINITY) {
  const keys = [...pressed];
  const drawn: string[] = [];
  const ending = await play(
    { height: 2, width: 2 },
    tiles,
    { next: () => Promise.resolve(keys.shift()) },
    (lines) => drawn.push(lines.join('\n')) < readers,
  );
  return { ending, drawn, unused: keys.length };
}

describe('playing', () => {
  test('ends when the last tile slides home, with the moves counted', async () => {
    const { ending, drawn, unused } = await played([1, 2, 0, 3], [LEFT, LEFT]);
    expect(ending).toBe('solved');
    expect(drawn).toEqual([
      '1 2\n. 3\n\nMoves: 0. Arrow keys slide a tile, q leaves.',
      '1 2\n3 .\n\nMoves: 1. Solved.',
    ]);
    expect(unused).toBe(1);
  });

  test('slides the tile that can go the way of the key, and ignores keys that move none', async () => {
    const { ending, drawn } = await played([1, 2, 0, 3], [UP, RIGHT, 'x', DOWN, LEFT]);
    expect(ending).toBe('left');
    expect(drawn.map((lines) => lines.split('\n\n')[0])).toEqual([
      '1 2\n. 3',
      '1 2\n. 3',
      '1 2\n. 3',
      '1 2\n. 3',
      '. 2\n1 3',
      '2 .\n1 3',
    ]);
  });

  test('takes keys that arrive together one after the other, and stops at home', async () => {
    const { ending, drawn } = await played([0, 2, 1, 3], [UP + LEFT + RIGHT]);
    expect(ending).toBe('solved');
    expect(drawn[1]).toBe('1 2\n3 .\n\nMoves: 2. Solved.');
  });

  test.each(['q', 'Q', '\x1b'])('is left with %j', async (key) => {
    expect((await played([1, 2, 0, 3], [key, LEFT])).ending).toBe('left');
  });

  test('is left when the input ends', async () => {
    expect((await played([1, 2, 0, 3], [])).ending).toBe('left');
  });

  test('ends when nobody reads', async () => {
    const { ending, drawn } = await played([1, 2, 0, 3], [DOWN, UP, DOWN], 2);
    expect(ending).toBe('unread');
    expect(drawn.length).toBe(2);
  });

  test('is over at once when every tile is at home', async () => {
    const { ending, drawn } = await played([1, 2, 3, 0], ['q']);
    expect(ending).toBe('solved');
    expect(drawn).toEqual(['1 2\n3 .\n\nMoves: 0. Solved.']);
  });
});
