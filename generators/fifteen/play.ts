import type { Keys } from '../terminal/keys.ts';
import { drawnRows, isHome, type Move, slide, type Tiles } from './position.ts';
import type { Size } from './size.ts';

/** How a game ended: solved, left by the player, or nobody sees it any more. */
export type Ending = 'solved' | 'left' | 'unread';

/** What the arrow keys send, in both modes of a terminal, by the way the tile goes. */
const ARROWS: Readonly<Record<string, Move>> = { A: 'up', B: 'down', C: 'right', D: 'left' };
// Keys that come quickly one after the other can arrive together.
const ARROW = /\x1b[[O]([A-D])/g;

/**
 * Lets a person play a position: an arrow key slides the tile that can go its way, `q`, escape or the end of
 * the input leaves. `draw` shows the lines in the place of those before and says `false` once nobody reads.
 */
export async function play(
  size: Size,
  start: Tiles,
  keys: Pick<Keys, 'next'>,
  draw: (lines: readonly string[]) => boolean,
): Promise<Ending> {
  let tiles = start;
  let moves = 0;
  while (true) {
    const state = isHome(tiles) ? 'Solved.' : 'Arrow keys slide a tile, q leaves.';
    if (!draw([...drawnRows(size, tiles), '', `Moves: ${moves}. ${state}`])) return 'unread';
    if (isHome(tiles)) return 'solved';
    const key = await keys.next();
    if (key === undefined || key === 'q' || key === 'Q' || key === '\x1b') return 'left';
    for (const [, arrow] of key.matchAll(ARROW)) {
      const next = isHome(tiles) ? undefined : slide(size, tiles, ARROWS[arrow]);
      if (!next) continue;
      tiles = next;
      moves++;
    }
  }
}
