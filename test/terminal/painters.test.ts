import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../generators/polyomino/board.ts';
import { EMPTY } from '../../generators/polyomino/packing.ts';
import { blockPainter } from '../../generators/terminal/blocks.ts';
import { letterPainter } from '../../generators/terminal/painter.ts';
import { wallPainter } from '../../generators/terminal/walls.ts';

/** A board with a cell missing; two pieces and an empty cell on it. */
const BOARD = drawnBoard(['####', '##.#']);
const NAMES = ['I', 'V'];
const OWNERS = Uint8Array.of(0, 0, 1, 1, 0, EMPTY, 1);

/** The writing of a line without its escape codes. */
function bare(line: string): string {
  return line.replace(/\x1b\[[\d;]*m/g, '');
}

describe('letters', () => {
  it('are the rows of the text form', () => {
    expect(letterPainter(BOARD, NAMES).rows(OWNERS)).toEqual(['IIVV', 'I_.V']);
  });
});

describe('walls', () => {
  it('stand between pieces, around the empty cells and around the board', () => {
    expect(wallPainter(BOARD, NAMES, true).rows(OWNERS)).toEqual([
      '+-----+-----+',
      '|I  I |V  V |',
      '|  +--+--+  |',
      '|I |  |  |V |',
      '+--+--+  +--+',
    ]);
  });

  it('leave the letters out unless asked', () => {
    const painter = wallPainter(BOARD, NAMES, false);
    expect(painter.rows(OWNERS).join('')).toMatch(/^[-+| ]+$/);
    expect(painter.rows(OWNERS)).toHaveLength(painter.height);
    expect(painter.rows(OWNERS).every((row) => row.length === painter.width)).toBe(true);
  });
});

describe('blocks', () => {
  it('bear letters when asked and a point where no piece lies', () => {
    const painter = blockPainter(BOARD, NAMES, { depth: '256', letters: true, columns: 2 });
    expect(painter.rows(OWNERS).map(bare)).toEqual(['I I V V ', 'I .   V ']);
    expect([painter.width, painter.height]).toEqual([8, 2]);
  });

  it('have one ground a piece, in the colours that the terminal has', () => {
    const few = blockPainter(BOARD, NAMES, { depth: '256', letters: false, columns: 1 }).rows(OWNERS);
    expect(few[0]).toMatch(
      /^\x1b\[48;5;\d+m\x1b\[38;5;\d+m {2}\x1b\[0m\x1b\[48;5;\d+m\x1b\[38;5;\d+m {2}\x1b\[0m$/,
    );
    const full = blockPainter(BOARD, NAMES, { depth: 'full', letters: false, columns: 1 }).rows(OWNERS);
    expect(full[0].match(/\x1b\[48;2;\d+;\d+;\d+m/g)).toHaveLength(2);
  });

  it('reset the colours before the end of each line', () => {
    const painter = blockPainter(BOARD, NAMES, { depth: '256', letters: false, columns: 2 });
    for (const row of painter.rows(OWNERS)) expect(row.endsWith('\x1b[0m')).toBe(true);
  });
});
