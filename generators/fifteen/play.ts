import { clearScreenDown, emitKeypressEvents, type Key, moveCursor } from 'node:readline';
import { drawnRows, isHome, MOVES, slide, type Tiles } from './position.ts';
import type { Size } from './size.ts';

export type Ending = 'solved' | 'quit' | 'interrupted';

/** A terminal to play in: keys come from `input`, which is put into raw mode, and boards go to `output`. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { setRawMode(raw: boolean): unknown };
  readonly output: NodeJS.WritableStream;
}

/**
 * Lets a person play a position in a terminal. An arrow key slides the tile that can go its way; `q` or the
 * end of input quits, Ctrl-C interrupts. Gives back how it ended, with the terminal as it was before.
 */
export function play(size: Size, start: Tiles, { input, output }: Terminal): Promise<Ending> {
  let tiles = start;
  let moves = 0;
  const draw = () => {
    const state = isHome(tiles) ? 'Solved.' : 'Arrow keys slide a tile, q quits.';
    output.write(`${[...drawnRows(size, tiles), '', `Moves: ${moves}. ${state}`].join('\n')}\n`);
  };
  const redraw = () => {
    moveCursor(output, 0, -(size.height + 2));
    clearScreenDown(output);
    draw();
  };
  draw();
  if (isHome(tiles)) return Promise.resolve('solved');

  return new Promise((resolve) => {
    const onKey = (_text: string | undefined, key: Key) => {
      if (key.ctrl && key.name === 'c') return finish('interrupted');
      if (key.name === 'q' || (key.ctrl && key.name === 'd')) return finish('quit');
      const move = MOVES.find((direction) => direction === key.name);
      const next = move && slide(size, tiles, move);
      if (!next) return;
      tiles = next;
      moves++;
      redraw();
      if (isHome(tiles)) finish('solved');
    };
    const onEnd = () => finish('quit');
    const finish = (ending: Ending) => {
      input.removeListener('keypress', onKey);
      input.removeListener('end', onEnd);
      input.setRawMode(false);
      input.pause();
      resolve(ending);
    };
    emitKeypressEvents(input);
    input.setRawMode(true);
    input.on('keypress', onKey);
    input.on('end', onEnd);
    input.resume();
  });
}
