import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LockedError, takeLock, UnlockableError } from '../../generators/notebook/lock.ts';
import { temporaryFolder } from './toys.ts';

const LOCK = '.pentobook.lock';

/** A folder with a lock of that content in it. */
function lockedBy(content: string): string {
  const root = temporaryFolder();
  writeFileSync(join(root, LOCK), content);
  return root;
}

/** A process that has ended. */
function ended(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  return new Promise((resolve) => child.on('exit', () => resolve(child.pid as number)));
}

async function expectTaken(root: string) {
  const said: string[] = [];
  const release = await takeLock(root, (line) => said.push(line), 0);
  expect(JSON.parse(readFileSync(join(root, LOCK), 'utf8'))).toMatchObject({
    pid: process.pid,
    host: hostname(),
  });
  expect(readdirSync(root)).toEqual([LOCK]);
  release();
  expect(said).toEqual([]);
  expect(readdirSync(root)).toEqual([]);
}

describe('the lock', () => {
  it('is given back', async () => {
    await expectTaken(temporaryFolder());
  });

  it('lets the second wait, says once who holds it, and goes to the second then', async () => {
    const root = temporaryFolder();
    const first = await takeLock(root, () => {});
    const said: string[] = [];
    const second = takeLock(root, (line) => said.push(line));
    setTimeout(first, 250);
    const release = await second;
    expect(said).toEqual([`Waiting for process ${process.pid} on ${hostname()}, which holds ${LOCK}.`]);
    first();
    expect(existsSync(join(root, LOCK))).toBe(true);
    release();
    expect(existsSync(join(root, LOCK))).toBe(false);
  });

  it('ends the patience of who waits too long, with what to do', async () => {
    const root = lockedBy(JSON.stringify({ pid: 4711, host: 'elsewhere' }));
    const failure = takeLock(root, () => {}, 0);
    await expect(failure).rejects.toThrow(LockedError);
    await expect(failure).rejects.toThrow(
      'process 4711 on elsewhere holding .pentobook.lock still: wait for it',
    );
  });

  it('is taken over from a process that has ended, and from a later one of the same number', async () => {
    await expectTaken(lockedBy(JSON.stringify({ pid: await ended(), host: hostname() })));
    await expectTaken(lockedBy(JSON.stringify({ pid: process.pid, host: hostname() })));
    if (existsSync('/proc/self/stat'))
      await expectTaken(lockedBy(JSON.stringify({ pid: process.ppid, host: hostname(), begun: '1' })));
  });

  it.each(['', 'null', '{"pid":', '{"pid":-1,"host":"x"}', '[]'])(
    'is taken over when it is damaged: %j',
    async (content) => {
      await expectTaken(lockedBy(content));
    },
  );

  it('is taken over though a process was killed while it took it over', async () => {
    const root = lockedBy('');
    writeFileSync(join(root, '.tmp-lock-guard'), JSON.stringify({ pid: await ended(), host: hostname() }));
    await expectTaken(root);
  });

  it('goes to one at a time of many who find a stale one', async () => {
    const root = lockedBy(JSON.stringify({ pid: await ended(), host: hostname() }));
    const script = `
      import { takeLock } from ${JSON.stringify(new URL('../../generators/notebook/lock.ts', import.meta.url).href)};
      import { mkdirSync, rmdirSync } from 'node:fs';
      for (let i = 0; i < 20; i++) {
        const release = await takeLock(${JSON.stringify(root)}, () => {});
        mkdirSync(${JSON.stringify(join(root, 'inside'))});
        rmdirSync(${JSON.stringify(join(root, 'inside'))});
        release();
      }`;
    const runs = [1, 2, 3].map(
      () =>
        new Promise((resolve) => {
          const words = ['--import', 'tsx', '--input-type=module', '-e', script];
          spawn(process.execPath, words, { stdio: 'ignore' }).on('exit', resolve);
        }),
    );
    expect(await Promise.all(runs)).toEqual([0, 0, 0]);
    expect(readdirSync(root)).toEqual([]);
  });

  it.skipIf(process.getuid?.() === 0)('cannot be made in a folder that cannot be written to', async () => {
    const root = temporaryFolder();
    chmodSync(root, 0o500);
    await expect(takeLock(root, () => {})).rejects.toThrow(UnlockableError);
  });
});
