import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const LOCK = '.pentobook.lock';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, as the system counts it; tells it from a later one of the same number. */
  readonly begun: string | null;
}

/** That another run holds the lock: who it is. */
export class LockedError extends Error {
  override name = 'LockedError';
}

/** That no lock can be made: the folder cannot be written to. */
export class UnlockableError extends Error {
  override name = 'UnlockableError';
}

/** How often to look again at a lock that others take and give back at the same moment. */
const ATTEMPTS = 1000;

/** The locks that this process holds, by path. */
const held = new Set<string>();

/** The start of a process since the machine's start; null where the system does not tell. */
function begunAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold anything; the start is the twentieth field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return null;
  }
}

/** Who holds a lock; `gone` when nobody does any more, undefined when the file says nothing of the kind. */
function holderOf(path: string): Holder | 'gone' | undefined {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'gone';
    throw error;
  }
  try {
    const { pid, host, begun = null } = JSON.parse(content);
    if (Number.isSafeInteger(pid) && pid > 0 && typeof host === 'string') return { pid, host, begun };
  } catch {
    // A lock appears whole, so this one was damaged later.
  }
  return undefined;
}

function isAlive({ pid, host, begun }: Holder, path: string): boolean {
  // A process of another machine cannot be asked: take it as alive.
  if (host !== hostname()) return true;
  if (pid === process.pid) return held.has(path);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = begunAt(pid);
  return begun === null || now === null || begun === now;
}

/** Links a finished file, so that the lock appears whole or not at all. Returns whether it was free. */
function linkIfFree(mine: string, path: string): boolean {
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether a lock is there whose holder has ended. */
function isStale(path: string): boolean {
  const holder = holderOf(path);
  return holder === undefined || (holder !== 'gone' && !isAlive(holder, path));
}

/**
 * Removes a lock whose process has ended. One at a time may do so and looks again once it may: of two that saw the
 * same stale lock, the slower would otherwise remove the lock of the quicker.
 */
function removeStale(path: string, mine: string, guard: string): void {
  if (!linkIfFree(mine, guard)) {
    // It lives for an instant; a process killed in that instant leaves it behind.
    if (isStale(guard)) rmSync(guard, { force: true });
    return;
  }
  held.add(guard);
  try {
    if (isStale(path)) rmSync(path, { force: true });
  } finally {
    held.delete(guard);
    rmSync(guard, { force: true });
  }
}

/** Takes the lock if nobody alive holds it: the holder who does, or undefined once it is ours. */
function tryLock(root: string, path: string): Holder | undefined {
  const mine = join(root, `.tmp-lock-${process.pid}`);
  const guard = join(root, '.tmp-lock-guard');
  const self: Holder = { pid: process.pid, host: hostname(), begun: begunAt(process.pid) };
  try {
    writeFileSync(mine, JSON.stringify(self));
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (linkIfFree(mine, path)) {
        held.add(path);
        return undefined;
      }
      const holder = holderOf(path);
      if (holder === 'gone') continue;
      if (holder !== undefined && isAlive(holder, path)) return holder;
      removeStale(path, mine, guard);
    }
    throw new LockedError(
      `Expected to take over ${LOCK}, whose process has ended, found .tmp-lock-guard beside it: remove both files.`,
    );
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error;
    throw new UnlockableError(
      `Expected a folder of the project that can be written to, found that ${LOCK} cannot be made in it (${code}): allow writing there, or copy the project.`,
    );
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * Takes the lock of the project, so that two runs do not mix. While another run holds it, waits and says so once;
 * a lock whose process has ended is taken over. Returns the function that gives the lock back.
 * Throws a LockedError after `patience` milliseconds, and an UnlockableError where nothing can be written.
 */
export async function takeLock(
  root: string,
  say: (line: string) => void,
  patience = 600_000,
): Promise<() => void> {
  const path = join(root, LOCK);
  const pause = 200;
  for (let waited = 0; ; waited += pause) {
    const holder = tryLock(root, path);
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
  let mine = true;
  const release = () => {
    if (!mine) return;
    mine = false;
    held.delete(path);
    const holder = holderOf(path);
    if (holder !== undefined && holder !== 'gone' && holder.pid === process.pid && holder.host === hostname())
      rmSync(path, { force: true });
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
