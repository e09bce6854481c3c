import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canRedraw, depthOf } from '../../generators/terminal/depth.ts';
import { writerTo } from '../../generators/terminal/output.ts';
import { GATHERING, steady } from '../../generators/terminal/pace.ts';

describe('the colours of an output', () => {
  const terminal = (env: Record<string, string>) =>
    depthOf({ isTerminal: true, env: { TERM: 'xterm', ...env } });

  it('are 256 on a terminal and 24 bits where COLORTERM says so', () => {
    expect(terminal({})).toBe('256');
    expect(terminal({ COLORTERM: 'truecolor' })).toBe('full');
    expect(terminal({ COLORTERM: '24bit' })).toBe('full');
    expect(terminal({ COLORTERM: 'yes' })).toBe('256');
  });

  it('are none under NO_COLOR, unless that is empty', () => {
    expect(terminal({ NO_COLOR: '1', COLORTERM: 'truecolor' })).toBe('none');
    expect(terminal({ NO_COLOR: '' })).toBe('256');
  });

  it('are none off a terminal and on one that knows no codes', () => {
    const env = { TERM: 'xterm', COLORTERM: 'truecolor' };
    expect(depthOf({ isTerminal: false, env })).toBe('none');
    expect(terminal({ TERM: 'dumb' })).toBe('none');
    expect(canRedraw({ isTerminal: true, env: {} })).toBe(false);
  });
});

describe('the pace', () => {
  it('begins with single tries and never slows down until a packing is found', () => {
    const tries = Array.from({ length: 300 }, (_, picture) => GATHERING.tries(picture));
    expect(tries[0]).toBe(1);
    expect(tries).toEqual([...tries].sort((a, b) => a - b));
    expect(GATHERING.wait(true)).toBeGreaterThan(GATHERING.wait(false));
  });

  it('is one try and the same wait when asked for', () => {
    expect([steady(5).tries(99), steady(5).wait(true), steady(5).wait(false)]).toEqual([1, 5, 5]);
  });
});

describe('a writer', () => {
  it('writes everything at once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'writer-'));
    const descriptor = openSync(join(folder, 'out'), 'w');
    try {
      expect(writerTo(descriptor)('first\n') && writerTo(descriptor)('sec\u00f6nd\n')).toBe(true);
      expect(readFileSync(join(folder, 'out'), 'utf8')).toBe('first\nsec\u00f6nd\n');
    } finally {
      closeSync(descriptor);
      rmSync(folder, { recursive: true });
    }
  });

  it('throws what the system reports', () => {
    const descriptor = openSync('/dev/full', 'w');
    expect(() => writerTo(descriptor)('text')).toThrow(/ENOSPC/);
    closeSync(descriptor);
  });
});
