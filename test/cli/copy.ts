import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../notebook/toys.ts';

const PARTS = [
  'generators',
  'data',
  'figures',
  'notes',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Runs git in a folder. */
export function git(root: string, ...words: string[]): void {
  const who = ['-c', 'user.name=Copy', '-c', 'user.email=copy@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, ...words], { cwd: root, stdio: 'ignore' });
}

/** A copy of the project to try commands on: committed in a git checkout of its own, packages linked. */
export function copyOfProject(): string {
  const root = temporaryFolder();
  for (const part of PARTS) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  git(root, 'init', '--quiet');
  git(root, 'add', 'data', 'figures', 'notes');
  git(root, 'commit', '--quiet', '-m', 'copy');
  return root;
}
