import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { openPool } from '../../generators/notebook/pool.ts';
import { task } from '../../generators/notebook/task.ts';
import { temporaryFolder, writeFiles } from './toys.ts';

it('a pool runs tasks of TypeScript modules side by side and passes their failures on', async () => {
  const root = temporaryFolder();
  const source = `export const half = { run(n: number): number {
    if (n % 2 === 1) throw new RangeError('odd: ' + n);
    return n / 2;
  } };\n`;
  writeFiles(root, { 'half.ts': source, 'package.json': '{"type":"module"}' });
  const module = pathToFileURL(join(root, 'half.ts')).href;
  const half = task(module, 'half', (n: number) => n / 2);
  const pool = openPool(2);
  try {
    expect(await Promise.all([2, 4, 6, 8].map((n) => pool.run(half, n)))).toEqual([1, 2, 3, 4]);
    await expect(pool.run(half, 3)).rejects.toThrow('odd: 3');
    await expect(
      pool.run(
        task(module, 'none', () => 0),
        1,
      ),
    ).rejects.toThrow('to export the task "none"');
  } finally {
    await pool.close();
  }
});

it('of the tasks that wait the one of lowest rank is run first', async () => {
  const root = temporaryFolder();
  writeFiles(root, {
    'same.ts': 'export const same = { run: (name: string): string => name };\n',
    'package.json': '{"type":"module"}',
  });
  const same = task(pathToFileURL(join(root, 'same.ts')).href, 'same', (name: string) => name);
  const pool = openPool(1);
  try {
    const ended: string[] = [];
    const run = async (name: string, rank?: number) => ended.push(await pool.run(same, name, rank));
    await Promise.all([run('a', 2), run('b', 2), run('c', 1), run('d'), run('e', 1), run('f', 2)]);
    expect(ended).toEqual(['a', 'd', 'c', 'e', 'b', 'f']);
  } finally {
    await pool.close();
  }
});
