import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isHome, type Move, playBack } from '../../generators/fifteen/position.ts';
import { runOnTerminal } from '../terminal/pseudo-terminal.ts';

/** Runs the command with arguments parted by spaces. */
function fifteen(line: string) {
  const words = line === '' ? [] : line.split(' ');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'generators/cli/fifteen.ts', ...words],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

describe('fifteen', () => {
  test('prints the same position as text and as JSON', () => {
    const text = fifteen('--seed 7 --size 3x4');
    const json = fifteen('--seed 7 --size 3x4 --json');
    expect([text.status, json.status, text.stderr, json.stderr]).toEqual([0, 0, '', '']);
    const { size, tiles } = JSON.parse(json.stdout);
    expect(size).toEqual([3, 4]);
    expect(tiles.length).toBe(12);
    const read = text.stdout.trim().split(/\s+/);
    expect(read.map((word) => (word === '.' ? 0 : Number(word)))).toEqual(tiles);
  });

  test('solves a position so that playing it back brings every tile home', () => {
    const { status, stdout } = fifteen('--seed 3 --method uniform --solve --json');
    expect(status).toBe(0);
    const { tiles, solution } = JSON.parse(stdout) as {
      tiles: number[];
      solution: { moves: Move[]; shortest: boolean };
    };
    expect(solution.shortest).toBe(false);
    expect(isHome(playBack({ height: 4, width: 4 }, tiles, solution.moves))).toBe(true);
  });

  test('writes out the shortest solution of a position of your own', () => {
    const { status, stdout } = fifteen('--size 2x2 --tiles 0,1,3,2 --solve');
    expect(status).toBe(0);
    expect(stdout).toBe(
      '. 1\n3 2\n\nShortest solution, 2 moves; each word is the way a tile goes into the blank:\nleft up\n',
    );
  });

  test('exits with 1 for a position that cannot be solved', () => {
    const { status, stdout, stderr } = fifteen('--size 2x2 --tiles 2,1,3,0 --solve --json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual({ size: [2, 2], tiles: [2, 1, 3, 0], solution: null });
    expect(stderr).toMatch(/^This position cannot be solved, .*\.\n$/);
  });

  test.each([
    ['', 'Expected --seed with a number'],
    ['--seed 1 --size 5x4', 'Expected a size of 2 to 4 rows and columns such as 3x4, found "5x4".'],
    ['--seed 1 --play', 'Expected a terminal to play in'],
  ])('answers "%s" with one sentence and exits with 2', (line, sentence) => {
    const { status, stdout, stderr } = fifteen(line);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr.split('\n').length).toBe(2);
  });

  test('tells its version and its options', () => {
    expect(fifteen('--version').stdout).toBe(`${JSON.parse(readFileSync('package.json', 'utf8')).version}\n`);
    const help = fifteen('--help');
    expect(help.status).toBe(0);
    for (const option of ['--seed', '--size', '--method', '--tiles', '--solve', '--play', '--json']) {
      expect(help.stdout).toContain(option);
    }
  });
});

describe('fifteen --play', () => {
  const command = `${process.execPath} --import tsx generators/cli/fifteen.ts --play`;

  test('slides tiles in place until every tile is at home', async () => {
    const terminal = runOnTerminal(`${command} --size 2x2 --tiles 0,2,1,3`);
    await terminal.until((lines) => lines.includes('Moves: 0. Arrow keys slide a tile, q leaves.'));
    expect(terminal.isCursorShown()).toBe(false);
    terminal.press('\x1b[A');
    await terminal.until((lines) => lines.includes('Moves: 1. Arrow keys slide a tile, q leaves.'));
    expect(terminal.lines().slice(0, 2)).toEqual(['1 2', '. 3']);
    terminal.press('\x1b[D');
    expect(await terminal.end()).toBe(0);
    expect(terminal.lines().slice(0, 4)).toEqual(['1 2', '3 .', '', 'Moves: 2. Solved.']);
    expect(terminal.isCursorShown()).toBe(true);
  });

  test('gives the terminal back after Ctrl-C', async () => {
    const terminal = runOnTerminal(`${command} --seed 1`);
    await terminal.until((lines) => lines.some((line) => line.startsWith('Moves: 0.')));
    terminal.press('\x03');
    expect(await terminal.end()).toBe(130);
    expect(terminal.isCursorShown()).toBe(true);
  });
});
