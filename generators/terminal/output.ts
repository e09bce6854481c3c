import { writeSync } from 'node:fs';

/** Takes writing; says `false` once nobody reads it any more. */
export type Write = (text: string) => boolean;

/** What a write meets when the pipe's reader or the terminal is gone. */
const GONE = new Set(['EPIPE', 'EIO', 'ENXIO', 'ECONNRESET']);

/** Milliseconds to wait for a reader that is slower than we are. */
const WAIT = 2;

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/**
 * Writes to a file descriptor at once, so that a search which never rests still learns when its reader has
 * closed the pipe, and is no faster than its reader. Throws an Error with what the system reports otherwise, such
 * as a full disk.
 */
export function writerTo(descriptor: number): Write {
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  return (text) => {
    let rest: Uint8Array = Buffer.from(text);
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeSync(descriptor, rest));
      } catch (error) {
        if (GONE.has(codeOf(error))) return false;
        if (codeOf(error) !== 'EAGAIN') {
          throw new Error(
            `Expected to write the output, found that it cannot be: ${(error as Error).message}.`,
          );
        }
        Atomics.wait(sleeper, 0, 0, WAIT);
      }
    }
    return true;
  };
}
