import { HIDE_CURSOR, RESET, SHOW_CURSOR } from './escape.ts';
import { type Frame, frameOn } from './frame.ts';
import { type Write, writerTo } from './output.ts';

/** The terminal while something is animated on it. */
export interface Screen {
  readonly frame: Frame;
  readonly write: Write;
  /** Columns and rows as they are now. */
  size(): { readonly columns: number; readonly rows: number };
  /** Gives the terminal back: colours reset, the cursor shown, on a line of its own. May be called again. */
  close(): void;
}

/**
 * Takes the terminal of stdout for animation and hides the cursor. However the process ends, by `close`, an
 * error or a signal, the terminal is given back; a process that is stopped and continued does the same.
 */
export function openScreen(): Screen {
  const { stdout } = process;
  const write = writerTo(stdout.fd);
  const frame = frameOn(write);
  let open = true;

  const close = () => {
    if (!open) return;
    open = false;
    write(RESET + (frame.isOpen ? '\r\n' : '') + SHOW_CURSOR);
    process.off('exit', close).off('SIGTSTP', stop).off('SIGCONT', goOn);
    for (const [signal, exit] of exits) process.off(signal, exit);
  };
  // A signal ends the process without its exit handlers, so it is turned into an exit while the terminal is ours.
  const exits = (
    [
      ['SIGHUP', 129],
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const
  ).map(([signal, status]) => [signal, () => process.exit(status)] as const);
  // The shell writes its own lines below: keep what is drawn, so that the next frame begins below those.
  const stop = () => {
    frame.keep();
    write(RESET + SHOW_CURSOR);
    process.kill(process.pid, 'SIGSTOP');
  };
  const goOn = () => write(HIDE_CURSOR);
  process.on('exit', close).on('SIGTSTP', stop).on('SIGCONT', goOn);
  for (const [signal, exit] of exits) process.on(signal, exit);
  write(HIDE_CURSOR);
  return {
    frame,
    write,
    close,
    size: () => ({ columns: stdout.columns ?? 80, rows: stdout.rows ?? 24 }),
  };
}
