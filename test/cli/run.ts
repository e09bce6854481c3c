import { spawn } from 'node:child_process';
import { Command } from 'commander';
import type { Setup } from '../../generators/cli/main.ts';

/** How a program ended and what it wrote. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end in a folder, `input` on its stdin. */
export function runProgram(
  program: string,
  words: readonly string[],
  { cwd = '.', input = '' }: { cwd?: string; input?: string } = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data) => {
      stdout += data;
    });
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    child.on('error', reject).on('close', (status) => resolve({ status, stdout, stderr }));
    child.stdin.on('error', reject).end(input);
  });
}

/** The message with which a command, set up in this process and given those words, fails. */
export async function failureOf(setup: Setup, words: readonly string[]): Promise<string> {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  setup(program, () => {});
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Expected a failure, found none.');
}
