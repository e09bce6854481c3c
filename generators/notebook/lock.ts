import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const LOCK = '.pentobook.lock';

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** That another run holds the lock: who it is. */
export class LockedError extends Error {
  override name = 'LockedError';
}

function holderOf(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive({ pid, host }: Holder): boolean {
  // A process of another machine cannot be asked: take it as alive.
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Takes the lock if nobody alive holds it: the holder who does, or undefined once it is ours. */
function tryLock(path: string): Holder | undefined {
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, host: hostname() }));
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        // Linking a finished file makes the lock appear whole or not at all.
        linkSync(mine, path);
        return undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const holder = holderOf(path);
        if (holder && isAlive(holder)) return holder;
        rmSync(path, { force: true });
      }
    }
    return holderOf(path) ?? { pid: 0, host: 'unknown' };
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * Takes the lock of the project, so that two runs do not mix. While another run holds it, waits and says so once;
 * a lock whose process has ended is taken over. Returns the function that gives the lock back.
 * Throws a LockedError after `patience` milliseconds.
 */
export async function takeLock(
  root: string,
  say: (line: string) => void,
  patience = 600_000,
): Promise<() => void> {
  const path = join(root, LOCK);
  const pause = 200;
  for (let waited = 0; ; waited += pause) {
    const holder = tryLock(path);
    if (!holder) break;
    const who = `process ${holder.pid} on ${holder.host}`;
    if (waited >= patience) {
      throw new LockedError(
        `Expected to be alone at work, found ${who} holding ${LOCK} still: wait for it, or remove the file if that process is gone.`,
      );
    }
    if (waited === 0) say(`Waiting for ${who}, which holds ${LOCK}.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const release = () => {
    if (holderOf(path)?.pid === process.pid) rmSync(path, { force: true });
  };
  // A signal ends the process without its exit handlers, so it is turned into an exit while the lock is held.
  const interrupted = () => process.exit(130);
  const terminated = () => process.exit(143);
  process.once('exit', release).once('SIGINT', interrupted).once('SIGTERM', terminated);
  return () => {
    process.off('exit', release).off('SIGINT', interrupted).off('SIGTERM', terminated);
    release();
  };
}
