import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pentominoCommand } from '../../generators/cli/pentomino-command.ts';
import { parseBoard } from '../../generators/polyomino/board.ts';
import { PENTOMINOES } from '../../generators/polyomino/piece.ts';
import { flawsOf } from '../../generators/polyomino/verify.ts';
import { type Ended, failureOf, runProgram } from './run.ts';

const BIN = resolve('bin/pentomino.js');

/** Runs the command with arguments parted by spaces. */
function pentomino(line: string): Promise<Ended> {
  return runProgram(process.execPath, [BIN, ...line.split(' ')]);
}

describe.concurrent('pentomino into a pipe', () => {
  it('writes the heading, each packing under its title, and the sum, without an escape code', async () => {
    const { status, stdout, stderr } = await pentomino('3');
    expect([status, stderr]).toEqual([0, '']);
    const [heading, first, second, sum] = stdout.trimEnd().split('\n\n');
    expect(heading).toBe('Pentomino 3x20');
    expect(sum).toMatch(/^2 packings, \d+ tries$/);
    for (const [i, block] of [first, second].entries()) {
      const [title, ...rows] = block.split('\n');
      expect(title).toMatch(new RegExp(`^No\\. ${i + 1} \\(\\d+ tries\\)$`));
      expect(flawsOf(parseBoard('3x20'), PENTOMINOES, rows.join('/'))).toEqual([]);
    }
    expect(stdout).not.toContain('\x1b');
  });

  it('gives with --json one document with the same packings', async () => {
    const [whole, text, sum, sumText] = await Promise.all(
      ['--json 3', '-q 3', '--json --count 3', '--count 3'].map(pentomino),
    );
    const { board, found, packings, tries } = JSON.parse(whole.stdout);
    expect([board, packings, found.length]).toEqual(['3x20', 2, 2]);
    expect(text.stdout).toContain(`\n${found[1].packing.replaceAll('/', '\n')}\n`);
    expect(JSON.parse(sum.stdout)).toEqual({ board, packings, tries });
    expect(sumText.stdout).toBe(`${packings} packings, ${tries} tries\n`);
  });

  it('begins with the packing that --from names', async () => {
    const [all, second, beyond] = await Promise.all(
      ['-q 3', '-q --from 2 3', '-q --from 3 3'].map(pentomino),
    );
    expect(second.status).toBe(0);
    expect(second.stdout).toBe(all.stdout.slice(all.stdout.indexOf('No. 2')));
    expect(beyond.status).toBe(2);
    expect(beyond.stderr).toBe('Expected --from at most 2, the number of packings of 3x20, found 3.\n');
  });

  it('ends at once and quietly when the reader has seen enough', async () => {
    const pipeline = '"$0" "$1" -q 6 | head -3; echo $PIPESTATUS';
    const { status, stdout, stderr } = await runProgram('bash', ['-c', pipeline, process.execPath, BIN]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^No\. 1 \(\d+ tries\)\n[A-Z]{10}\n[A-Z]{10}\n0\n$/);
  });

  it('works from any folder and by a link', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pentomino-'));
    try {
      symlinkSync(BIN, join(folder, 'pentomino'));
      const { status, stdout } = await runProgram(join(folder, 'pentomino'), ['--count', '3'], {
        cwd: folder,
      });
      expect(status).toBe(0);
      expect(stdout).toMatch(/^2 packings, /);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('shows the boards with their squares numbered in the help', async () => {
    const { status, stdout } = await pentomino('--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^41 42 43 44 45 46 47 48 49 4A {4}41 42 43 {10}47 48 49 {4}41 42 43 {7}46 47 48$/m,
    );
    expect(stdout).toMatch(/^ {2}6 {2}6x10 \(the default\)$/m);
  });
});

describe('pentomino refuses bad input', () => {
  it.each([
    ['5x11', 'Expected a board of 60 squares, which the twelve pieces cover, found 5x11 with 55.'],
    ['six', 'Expected a board such as 6x10'],
    ['--delay fast', 'Expected a whole number of milliseconds from 0'],
    ['--from 0', 'Expected a whole number of packings from 1'],
    ['--count --from 2', "'--count' cannot be used with option '--from <n>'"],
    ['--step 3', 'Expected a terminal to read keys from and to draw on for --step, found none.'],
    ['3 4', 'too many arguments. Expected 1 argument but got 2.'],
  ])('%s', async (line, sentence) => {
    expect(await failureOf(pentominoCommand, line.split(' '))).toContain(sentence);
  });

  it.each([
    ['9', 'Expected a size from 3 to 8 or a board such as 6x10, found "9".'],
    ['--quite', "Unknown option '--quite'"],
  ])('%s, with one sentence and status 2', async (line, sentence) => {
    const { status, stdout, stderr } = await pentomino(line);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.startsWith(sentence)).toBe(true);
    expect(stderr).not.toMatch(/\n {4}at /);
  });
});
