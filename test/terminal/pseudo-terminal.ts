import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import headless from '@xterm/headless';

/** A program on a terminal of its own: a pseudo-terminal made by `script`, shown by an emulator. */
export interface PseudoTerminal {
  /** The lines on the screen, without the blanks at their ends. */
  lines(): string[];
  /** The lines scrolled off and those on the screen. */
  history(): string[];
  /** Everything written to the terminal, as it came. */
  written(): string;
  isCursorShown(): boolean;
  /** The colour of the ground of a cell of the screen as the emulator numbers it; -1 for none. */
  groundAt(row: number, column: number): number;
  press(keys: string): void;
  /** Gives the terminal another size. */
  resize(columns: number, rows: number): void;
  /** Waits until `holds` and fails with the screen when it does not come to that. */
  until(holds: (lines: string[]) => boolean): Promise<void>;
  /** Waits for the end of the program; its exit status. */
  end(): Promise<number>;
}

/** Longest wait in milliseconds: far more than a loaded machine needs. */
const PATIENCE = 30_000;

function textOf(terminal: headless.Terminal, from: number): string[] {
  const { active } = terminal.buffer;
  const lines = [];
  for (let y = from; y < active.length; y++) lines.push(active.getLine(y)?.translateToString(true) ?? '');
  return lines;
}

/** Runs a shell command line on a terminal of that size, in the surroundings `env`. */
export function runOnTerminal(
  command: string,
  { columns = 80, rows = 24, env = {} }: { columns?: number; rows?: number; env?: NodeJS.ProcessEnv } = {},
): PseudoTerminal {
  const terminal = new headless.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 10_000 });
  // The device is named first, so that its size can be changed from outside.
  const line = `tty; stty cols ${columns} rows ${rows}; exec ${command}`;
  const { NO_COLOR: _1, COLORTERM: _2, FORCE_COLOR: _3, ...inherited } = process.env;
  const child: ChildProcess = spawn('script', ['-qefc', line, '/dev/null'], {
    env: { ...inherited, TERM: 'xterm-256color', SHELL: '/bin/sh', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let written = '';
  let device: string | undefined;
  let settled = Promise.resolve();
  child.stdout!.on('data', (data: Buffer) => {
    let text = data.toString('latin1');
    if (device === undefined) {
      const first = /^(\S+)\r?\n/.exec(text);
      if (!first) throw new Error(`Expected the name of the terminal first, found "${text}".`);
      device = first[1];
      text = text.slice(first[0].length);
    }
    written += text;
    settled = new Promise((resolve) => terminal.write(text, resolve));
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? -1));
  });

  const lines = () => textOf(terminal, terminal.buffer.active.baseY);
  return {
    lines,
    history: () => textOf(terminal, 0),
    written: () => written,
    isCursorShown: () => written.lastIndexOf('\x1b[?25h') >= written.lastIndexOf('\x1b[?25l'),
    groundAt(row, column) {
      const cell = terminal.buffer.active.getLine(terminal.buffer.active.baseY + row)?.getCell(column);
      return cell && !cell.isBgDefault() ? cell.getBgColor() : -1;
    },
    press: (keys) => child.stdin!.write(keys),
    resize(newColumns, newRows) {
      terminal.resize(newColumns, newRows);
      spawn('stty', ['-F', device!, 'cols', `${newColumns}`, 'rows', `${newRows}`]);
    },
    async until(holds) {
      for (let waited = 0; waited < PATIENCE; waited += 20) {
        await settled;
        if (holds(lines())) return;
        await setTimeout(20);
      }
      throw new Error(`The screen did not come to what was expected:\n${lines().join('\n')}`);
    },
    async end() {
      const status = await ended;
      await settled;
      return status;
    },
  };
}
