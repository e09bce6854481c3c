import headless from '@xterm/headless';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Frame, frameOn } from '../../generators/terminal/frame.ts';

describe('a frame', () => {
  let terminal: headless.Terminal;
  let frame: Frame;
  let settled: Promise<void>;

  beforeEach(() => {
    terminal = new headless.Terminal({ cols: 20, rows: 6, allowProposedApi: true });
    settled = Promise.resolve();
    frame = frameOn((text) => {
      settled = new Promise((resolve) => terminal.write(text, resolve));
      return true;
    });
  });

  async function lines(): Promise<string[]> {
    await settled;
    const { active } = terminal.buffer;
    const all = Array.from({ length: active.length }, (_, y) => active.getLine(y)!.translateToString(true));
    while (all.at(-1) === '') all.pop();
    return all;
  }

  it('is drawn over what it drew before, shorter lines and fewer of them too', async () => {
    frame.draw(['first line', 'second line', 'third']);
    frame.draw(['one', 'two']);
    expect(await lines()).toEqual(['one', 'two']);
    expect(frame.isOpen).toBe(true);
  });

  it('that is kept stays, and the next goes below it, also where the screen scrolls', async () => {
    for (let i = 1; i <= 4; i++) {
      frame.draw(['trying', '...']);
      frame.draw([`No. ${i}`, 'done']);
      frame.keep();
    }
    frame.draw(['trying', '...']);
    expect(await lines()).toEqual(
      ['No. 1', 'done', '', 'No. 2', 'done', '', 'No. 3', 'done', '', 'No. 4', 'done', ''].concat(
        'trying',
        '...',
      ),
    );
  });

  it('that is erased leaves nothing behind', async () => {
    frame.draw(['kept']);
    frame.keep();
    frame.draw(['trying', '...']);
    frame.erase();
    expect(await lines()).toEqual(['kept']);
    expect(frame.isOpen).toBe(false);
  });
});
