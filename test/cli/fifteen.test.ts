import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isHome, type Move, playBack } from '../../generators/fifteen/position.ts';

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
    ['--sed 1', "Unknown option '--sed' (Did you mean --seed?): see --help."],
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
