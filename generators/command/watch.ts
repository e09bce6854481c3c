import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Keys } from '../terminal/keys.ts';
import type { Pace } from '../terminal/pace.ts';
import type { Painter } from '../terminal/painter.ts';
import type { Screen } from '../terminal/screen.ts';
import { packingTitle, type Sum, sumText } from './sum.ts';
import type { Step } from './walk.ts';

/** What is to be watched. */
export interface Show {
  readonly walk: Iterator<Step, Sum>;
  readonly painter: Painter;
  readonly pace: Pace;
  /** The number of the packing from which on the trying is shown. */
  readonly from: number;
  /** Keys that release one try after the other; without them the pace does. */
  readonly keys?: Keys;
}

/** How a show ended: the walk came to its end, somebody asked to leave, or nobody reads any more. */
export type Ending = { readonly sum: Sum } | 'left' | 'unread';

const HINT = 'space: next try, enter: next packing, q: leave';

/** Milliseconds between two looks at a terminal that is too small. */
const LOOK = 200;

/** Tries after which the process listens for signals while it shows nothing. */
const UNSHOWN = 200_000;

/** Columns and rows that a show needs. */
export function roomFor(painter: Painter, hasHint: boolean): { columns: number; rows: number } {
  return { columns: painter.width + 1, rows: painter.height + (hasHint ? 2 : 1) + 1 };
}

/**
 * Shows a walk on a screen: the trying in place, each packing found left standing and the next begun below it.
 * While the terminal is too small it says so and waits.
 */
export async function watch(screen: Screen, { walk, painter, pace, from, keys }: Show): Promise<Ending> {
  const { frame } = screen;
  const room = roomFor(painter, keys !== undefined);

  /** Waits for a terminal that is large enough. `false` once nobody reads. */
  async function roomy(): Promise<boolean> {
    const isSmall = () => screen.size().columns < room.columns || screen.size().rows < room.rows;
    if (!isSmall()) return true;
    // A terminal that shrinks may have broken the lines of the frame: leave them and go on below.
    if (!frame.keep()) return false;
    while (isSmall()) {
      const { columns } = screen.size();
      const wish = `Too small: ${room.columns}x${room.rows} needed`;
      if (!frame.draw([wish.slice(0, Math.max(columns - 1, 0))])) return false;
      await setTimeout(LOOK);
    }
    return frame.erase();
  }

  function draw(step: Step): boolean {
    const title = step.found ? packingTitle(step) : sumText(step);
    const lines = [title.slice(0, screen.size().columns - 1), ...painter.rows(step.owners)];
    if (keys && !step.found) lines.push(HINT.slice(0, screen.size().columns - 1));
    return frame.draw(lines) && (!step.found || frame.keep());
  }

  let picture = 0;
  let unshown = 0;
  let left = pace.tries(0);
  let isRunning = false;
  for (let next = walk.next(); ; next = walk.next()) {
    if (next.done) {
      return frame.erase() ? { sum: next.value } : 'unread';
    }
    const step = next.value;
    if (step.packings < (step.found ? from : from - 1)) {
      if (++unshown % UNSHOWN === 0) await setImmediate();
      continue;
    }
    left--;
    if (!step.found && (isRunning || left > 0)) {
      if (isRunning && ++unshown % UNSHOWN === 0) await setImmediate();
      continue;
    }
    if (!(await roomy()) || !draw(step)) return 'unread';
    picture = step.found ? 0 : picture + 1;
    left = pace.tries(picture);
    if (keys) {
      isRunning = false;
      const key = await keys.next();
      if (key === undefined || key === 'q' || key === 'Q' || key === '\x1b') return 'left';
      isRunning = key === '\r' || key === '\n';
    } else {
      const wait = pace.wait(step.found);
      await (wait > 0 ? setTimeout(wait) : setImmediate());
    }
  }
}
