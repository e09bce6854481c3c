import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { play } from '../../generators/fifteen/play.ts';
import type { Tiles } from '../../generators/fifteen/position.ts';

const KEYS = { up: '\x1b[A', down: '\x1b[B', right: '\x1b[C', left: '\x1b[D', interrupt: '\x03' };

/** A terminal without a screen: types `keys` one by one, notes what is written and the raw mode. */
async function typed(tiles: Tiles, keys: readonly string[], end = false) {
  const raw: boolean[] = [];
  const input = Object.assign(new PassThrough(), { setRawMode: (on: boolean) => raw.push(on) });
  const output = new PassThrough();
  const ending = play({ height: 2, width: 2 }, tiles, { input, output });
  for (const key of keys) input.write(key);
  if (end) input.end();
  return {
    ending: await ending,
    raw,
    listeners: input.listenerCount('keypress'),
    screen: String(output.read()),
  };
}

describe('playing in a terminal', () => {
  test('ends when the last tile slides home, with the moves counted', async () => {
    const { ending, raw, listeners, screen } = await typed([1, 2, 0, 3], [KEYS.left]);
    expect(ending).toBe('solved');
    expect(raw).toEqual([true, false]);
    expect(listeners).toBe(0);
    expect(screen).toContain('1 2\n. 3\n\nMoves: 0. Arrow keys slide a tile, q quits.\n');
    expect(screen.endsWith('1 2\n3 .\n\nMoves: 1. Solved.\n')).toBe(true);
  });

  test('slides the tile that can go the way of the key, and ignores keys that move none', async () => {
    const { screen } = await typed([1, 2, 0, 3], [KEYS.up, KEYS.right, 'x', KEYS.down, 'q']);
    expect(screen).toContain('. 2\n1 3\n\nMoves: 1.');
    expect(screen).not.toContain('Moves: 2.');
  });

  test.each([
    ['q', 'quit'],
    [KEYS.interrupt, 'interrupted'],
    ['\x04', 'quit'],
  ])('gives the terminal back on %j', async (key, expected) => {
    const { ending, raw, listeners } = await typed([1, 2, 0, 3], [key]);
    expect(ending).toBe(expected);
    expect(raw).toEqual([true, false]);
    expect(listeners).toBe(0);
  });

  test('gives the terminal back when the input ends', async () => {
    const { ending, raw } = await typed([1, 2, 0, 3], [], true);
    expect(ending).toBe('quit');
    expect(raw).toEqual([true, false]);
  });

  test('is over at once when every tile is at home', async () => {
    const { ending, raw, screen } = await typed([1, 2, 3, 0], []);
    expect(ending).toBe('solved');
    expect(raw).toEqual([]);
    expect(screen).toContain('Solved.');
  });
});
