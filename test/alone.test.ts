import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runProgram } from './cli/run.ts';

it('a notebook started by itself generates itself', async () => {
  const root = join(mkdtempSync(join(tmpdir(), 'pentobook-alone-')), 'copy');
  for (const part of ['generators', 'data', 'figures', 'notes', 'package.json', 'package-lock.json']) {
    cpSync(part, join(root, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');
  const { status, stdout } = await runProgram('node', ['--import', 'tsx', 'generators/minutes.ts'], {
    cwd: root,
  });
  rmSync(join(root, '..'), { recursive: true, force: true });
  expect(stdout).toMatch(/^minutes: ran, forced/);
  expect(status).toBe(0);
});
