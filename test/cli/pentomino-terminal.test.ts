import { describe, expect, it } from 'vitest';
import { runOnTerminal } from '../terminal/pseudo-terminal.ts';

const PENTOMINO = './bin/pentomino.js';
const isTitle = (line: string) => /^No\. \d+ \(\d+ tries\)$/.test(line);
const isTrying = (line: string) => /^\d+ packings?, \d+ (try|tries)$/.test(line);

describe.concurrent('pentomino on a terminal', () => {
  it('shows the trying in place, leaves each packing standing and gives the terminal back after Ctrl-C', async () => {
    const terminal = runOnTerminal(`${PENTOMINO} 3 --letters`);
    await terminal.until((lines) => lines.some(isTrying));
    expect(terminal.isCursorShown()).toBe(false);
    await terminal.until((lines) => lines.some(isTitle) && lines.some(isTrying));
    const first = terminal.lines();
    await terminal.until((lines) => lines.find(isTrying) !== first.find(isTrying));
    const then = terminal.lines();
    // One title, three rows: the picture of the trying changed where it stood, the packing above it did not.
    const top = first.findIndex(isTrying);
    expect(then.findIndex(isTrying)).toBe(top);
    expect(then.filter(isTrying)).toHaveLength(1);
    expect(then.slice(0, top)).toEqual(first.slice(0, top));
    expect(then.slice(top + 4).join('')).toBe('');

    terminal.press('\x03');
    expect(await terminal.end()).toBe(130);
    expect(terminal.isCursorShown()).toBe(true);
    const codes = terminal.written().match(/\x1b\[[\d;]*m/g) ?? [];
    expect(codes.at(-1)).toBe('\x1b[0m');
  });

  it('scrolls the packings up, ends with the sum and takes the last picture of the trying away', async () => {
    const terminal = runOnTerminal(`${PENTOMINO} 3 --delay 0 --from 2 --ascii`, { rows: 10 });
    expect(await terminal.end()).toBe(0);
    const lines = terminal.history().filter((line) => line !== '');
    expect(lines[0]).toBe('Pentomino 3x20');
    expect(lines.filter(isTitle)).toHaveLength(1);
    expect(lines.at(-1)).toBe('2 packings, 38111 tries');
    expect(lines).toHaveLength(1 + 1 + 7 + 1);
    expect(terminal.isCursorShown()).toBe(true);
  });

  it('lays one piece for each key with --step, and leaves on q', async () => {
    const terminal = runOnTerminal(`${PENTOMINO} 6 --step --no-color`);
    const laid = () => {
      const picture = terminal.lines().filter((line) => /^[A-Z_]{10}$/.test(line));
      return new Set(picture.join('').replaceAll('_', '')).size;
    };
    await terminal.until(() => laid() === 1);
    terminal.press(' ');
    await terminal.until(() => laid() === 2);
    terminal.press(' ');
    await terminal.until((lines) => lines.some((line) => line.startsWith('0 packings, 3 tries')));
    terminal.press('\r');
    await terminal.until((lines) => lines.some(isTitle));
    expect(laid()).toBe(12);
    terminal.press('q');
    expect(await terminal.end()).toBe(0);
    expect(terminal.isCursorShown()).toBe(true);
    expect(terminal.written()).not.toMatch(/\x1b\[[\d;]+;/);
  });

  it('says that the terminal has become too small, and goes on when it is large again', async () => {
    const terminal = runOnTerminal(`${PENTOMINO} 6 --letters`, { columns: 40, rows: 20 });
    await terminal.until((lines) => lines.some(isTrying));
    terminal.resize(15, 20);
    await terminal.until((lines) => lines.some((line) => line.startsWith('Too small:')));
    terminal.resize(40, 20);
    await terminal.until((lines) => {
      return lines.some(isTrying) && !lines.some((line) => line.startsWith('Too small:'));
    });
    terminal.press('\x03');
    expect(await terminal.end()).toBe(130);
    expect(terminal.isCursorShown()).toBe(true);
  });

  it('will not begin on a terminal that is too small', async () => {
    const terminal = runOnTerminal(`${PENTOMINO} 6`, { columns: 80, rows: 6 });
    expect(await terminal.end()).toBe(2);
    expect(terminal.lines().join('')).toMatch(
      /^Expected a terminal of at least 21 columns and 8 rows, found 80 and 6/,
    );
    expect(terminal.isCursorShown()).toBe(true);
  });

  it('colours with 256 colours, with 24 bits where COLORTERM says so, and not under NO_COLOR', async () => {
    const [few, full, none] = [{}, { COLORTERM: 'truecolor' }, { NO_COLOR: '1' }].map((env) =>
      runOnTerminal(`${PENTOMINO} -q 3`, { env }),
    );
    expect(await Promise.all([few.end(), full.end(), none.end()])).toEqual([0, 0, 0]);
    expect(few.written()).toMatch(/\x1b\[48;5;\d+m/);
    expect(full.written()).toMatch(/\x1b\[48;2;\d+;\d+;\d+m/);
    expect(full.written()).not.toMatch(/\x1b\[48;5;/);
    expect(none.written()).not.toContain('\x1b');
    // Row 1 of the packing starts with a piece, so its first cell has a ground.
    expect(few.groundAt(1, 0)).toBeGreaterThanOrEqual(16);
  });

  it('is given back when it is stopped, and takes the terminal again when it goes on', async () => {
    const terminal = runOnTerminal(`sh -c '${PENTOMINO} 6 & echo process $!; wait $!'`);
    await terminal.until((lines) => lines.some(isTrying));
    const worker = Number(/^process (\d+)/m.exec(terminal.written())?.[1]);
    process.kill(worker, 'SIGTSTP');
    await terminal.until(() => terminal.isCursorShown());
    const shown = terminal.written().length;
    await terminal.until(() => {
      process.kill(worker, 'SIGCONT');
      return terminal.written().slice(shown).includes('packings');
    });
    expect(terminal.isCursorShown()).toBe(false);
    process.kill(worker, 'SIGTERM');
    expect(await terminal.end()).toBe(143);
    expect(terminal.isCursorShown()).toBe(true);
  });
});
