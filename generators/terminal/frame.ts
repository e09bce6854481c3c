import { CLEAR_BELOW, CLEAR_LINE, up } from './escape.ts';
import type { Write } from './output.ts';

/** Some lines that are drawn again and again in one place, the cursor resting behind the last of them. */
export interface Frame {
  /** Draws the lines over those drawn before. `false` once nobody reads any more. */
  draw(lines: readonly string[]): boolean;
  /** Leaves what is drawn where it is: the next frame goes below it, after an empty line. */
  keep(): boolean;
  /** Takes away what is drawn. */
  erase(): boolean;
  /** Whether something is drawn that is not kept. */
  readonly isOpen: boolean;
}

/** A frame on a terminal. Lines must be narrower than the terminal and fewer than its rows. */
export function frameOn(write: Write): Frame {
  let drawn = 0;
  const toTop = () => (drawn === 0 ? '' : `\r${up(drawn - 1)}`);
  return {
    get isOpen() {
      return drawn > 0;
    },
    draw(lines) {
      // One write a frame: a terminal that shows each write whole does not flicker.
      const text = lines.map((line) => line + CLEAR_LINE).join('\r\n');
      const below = lines.length < drawn ? CLEAR_BELOW : '';
      const start = toTop();
      drawn = lines.length;
      return write(start + text + below);
    },
    keep() {
      if (drawn === 0) return true;
      drawn = 0;
      return write('\r\n\r\n');
    },
    erase() {
      if (drawn === 0) return true;
      const start = toTop();
      drawn = 0;
      return write(start + CLEAR_BELOW);
    },
  };
}
