import { describe, expect, it } from 'vitest';
import { solveCommand } from '../../generators/cli/solve-command.ts';
import { parseBoard } from '../../generators/polyomino/board.ts';
import { PENTOMINOES, SQUARE } from '../../generators/polyomino/piece.ts';
import { flawsOf } from '../../generators/polyomino/verify.ts';
import { METHODS } from '../../generators/search/all-packings.ts';
import { runOnTerminal } from '../terminal/pseudo-terminal.ts';
import { type Ended, failureOf, runProgram } from './run.ts';

/** Runs the command with arguments parted by spaces and something on stdin. */
function solve(line: string, input = ''): Promise<Ended> {
  const words = ['--import', 'tsx', 'generators/cli/solve.ts', ...line.split(' ')];
  return runProgram(process.execPath, words, { input });
}

describe.concurrent('solve', () => {
  it('prints one packing a line into a pipe, the first alone unless more are asked for', async () => {
    const [one, two] = await Promise.all([solve('6x10'), solve('3x20 --limit 2')]);
    expect([one.status, one.stderr, two.status]).toEqual([0, '', 0]);
    expect(flawsOf(parseBoard('6x10'), PENTOMINOES, one.stdout.trimEnd())).toEqual([]);
    const lines = two.stdout.trimEnd().split('\n');
    expect(new Set(lines).size).toBe(2);
    for (const line of lines) expect(flawsOf(parseBoard('3x20'), PENTOMINOES, line)).toEqual([]);
  });

  it('finds the same classes by every method', async () => {
    const ended = await Promise.all(METHODS.map((method) => solve(`3x20 --canonical --method ${method}`)));
    const [first, ...others] = ended.map(({ stdout }) => stdout);
    expect(first.trimEnd().split('\n')).toHaveLength(2);
    for (const other of others) expect(other).toBe(first);
  });

  it('counts, and gives one JSON document', async () => {
    const [count, json] = await Promise.all([solve('3x20 --count'), solve('3x20 --all --json')]);
    const { packings, ...rest } = JSON.parse(json.stdout);
    expect(rest).toEqual({
      board: '3x20',
      pieces: 'FILNPTUVWXYZ',
      turnOver: true,
      method: 'fast',
      canonical: false,
      count: packings.length,
      complete: true,
    });
    expect(count.stdout).toBe(`${packings.length} packings\n`);
  });

  it('reads a drawing on stdin and takes the square for a board of 64', async () => {
    const [drawn, chess] = await Promise.all([solve('- --pieces F', '\n ##\n##\n #\n\n'), solve('8x8')]);
    expect(drawn.stdout).toBe('.FF/FF./.F.\n');
    expect(flawsOf(parseBoard('8x8'), [...PENTOMINOES, SQUARE], chess.stdout.trimEnd())).toEqual([]);
  });

  it('says that there is none, with status 1', async () => {
    const { status, stdout, stderr } = await solve('5x5 --pieces PUVWX');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe('The board 5x5 has no packing by the pieces PUVWX.\n');
  });

  it('does not turn pieces over when told so', async () => {
    const [over, not] = await Promise.all([
      solve('##./.##/.#. --pieces F'),
      solve('##./.##/.#. --pieces F --no-turn-over'),
    ]);
    expect([over.status, not.status]).toEqual([0, 1]);
  });

  it('draws, one packing or a sheet of them', async () => {
    const [one, sheet] = await Promise.all([solve('5x1 --pieces I --svg'), solve('3x20 --svg --limit 3')]);
    expect(one.stdout).toMatch(/^<svg [^>]*role="img".*<title>5x1 packed by I<\/title>.*<\/svg>\n$/s);
    expect(sheet.stdout.match(/<text [^>]*>[A-Z]<\/text>/g)).toHaveLength(3 * PENTOMINOES.length);
  });

  it('paints the packing in colour on a terminal', async () => {
    const terminal = runOnTerminal('node --import tsx generators/cli/solve.ts 3x20');
    expect(await terminal.end()).toBe(0);
    const rows = terminal
      .lines()
      .slice(0, 3)
      .map((line) => line.replaceAll(' ', ''));
    expect(flawsOf(parseBoard('3x20'), PENTOMINOES, rows.join('/'))).toEqual([]);
    expect(terminal.groundAt(0, 0)).toBeGreaterThanOrEqual(16);
  });
});

describe('solve refuses bad input', () => {
  it.each([
    ['6x10 --pieces FIL', 'Expected pieces that cover the 60 squares of 6x10, found FIL, which cover 15'],
    ['5x11', 'Expected pieces that cover the 55 squares of 5x11, found FILNPTUVWXYZ, which cover 60'],
    ['1000x1000', 'Expected pieces that cover the 1000000 squares of 1000x1000'],
    ['5x4 --pieces LLPP', 'Expected each piece once, found L twice in "LLPP".'],
    ['5x1 --pieces Q', 'Expected a piece letter (F I L N P T U V W X Y Z O), found "Q".'],
    ['5', 'Expected a board such as 6x10'],
    [`${'#/'.repeat(5001)}`, 'Expected a board of at most 10000 characters, found 10002.'],
    ['6x10 --method magic', 'Allowed choices are links, scan, fast.'],
    ['6x10 --count --svg', 'cannot be used with'],
  ])('%s', async (line, sentence) => {
    expect(await failureOf(solveCommand, line.split(' '))).toContain(sentence);
  });

  it('with status 2 and one sentence', async () => {
    const { status, stdout, stderr } = await solve('5x11');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Expected pieces [^\n]*\.\n$/);
  });
});
