/** Reads single keys from the terminal of stdin. */
export interface Keys {
  /** The next key pressed, or `undefined` at the end of the input. */
  next(): Promise<string | undefined>;
  /** Gives the keyboard back. */
  close(): void;
}

const CTRL_C = '\x03';
const CTRL_D = '\x04';
const CTRL_Z = '\x1a';

/** Whether there is a keyboard to read from. */
export function hasKeys(): boolean {
  return process.stdin.isTTY === true;
}

/**
 * Takes the keyboard. Ctrl-C and Ctrl-Z still do what they always do, Ctrl-D ends the input; an arrow or any
 * other key that sends several characters counts as one.
 */
export function openKeys(): Keys {
  const { stdin } = process;
  const pressed: (string | undefined)[] = [];
  let wanted: ((key: string | undefined) => void) | undefined;

  function give(key: string | undefined) {
    if (wanted) {
      const take = wanted;
      wanted = undefined;
      take(key);
    } else pressed.push(key);
  }
  function onData(data: Buffer) {
    const text = data.toString();
    if (text.includes(CTRL_C)) process.kill(process.pid, 'SIGINT');
    else if (text.includes(CTRL_Z)) process.kill(process.pid, 'SIGTSTP');
    else if (text.includes(CTRL_D)) give(undefined);
    else if (text.startsWith('\x1b')) give(text);
    else for (const key of text) give(key);
  }
  const onEnd = () => give(undefined);
  const takeBack = () => stdin.setRawMode(true);

  stdin.setRawMode(true);
  stdin.on('data', onData).on('end', onEnd).resume();
  process.on('SIGCONT', takeBack);
  return {
    next() {
      if (pressed.length > 0) return Promise.resolve(pressed.shift());
      return new Promise((resolve) => {
        wanted = resolve;
      });
    },
    close() {
      process.off('SIGCONT', takeBack);
      stdin.off('data', onData).off('end', onEnd).pause();
      stdin.setRawMode(false);
    },
  };
}
