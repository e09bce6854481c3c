import { colourOf } from '../drawing/palette.ts';
import type { Board } from '../polyomino/board.ts';
import { EMPTY, type Owners } from '../polyomino/packing.ts';
import type { Depth } from './depth.ts';
import { FAINT, RESET } from './escape.ts';
import { inkCodes } from './ink.ts';
import type { Painter } from './painter.ts';

/** How the blocks are to look. */
export interface BlockStyle {
  readonly depth: Depth;
  /** Whether each cell bears its letter. */
  readonly letters: boolean;
  /** Columns of a cell: two make it about square. */
  readonly columns: 1 | 2;
}

/**
 * Paints a packing, whole or begun, as coloured blocks. `names` are the letters of the pieces by owner.
 */
export function blockPainter(board: Board, names: readonly string[], style: BlockStyle): Painter {
  const codes = names.map((name) => inkCodes(colourOf(name), style.depth));
  const pad = (mark: string) => mark.padEnd(style.columns);
  const marks = names.map((name) => pad(style.letters ? name : ''));

  function rowOf(owners: Owners, row: number): string {
    let line = '';
    let current = '';
    for (let column = 0; column < board.width; column++) {
      const index = board.indexAt(row, column);
      const owner = index < 0 ? -1 : owners[index];
      const code = owner < 0 ? '' : owner === EMPTY ? FAINT : codes[owner];
      if (code !== current) {
        line += (current === '' ? '' : RESET) + code;
        current = code;
      }
      line += owner < 0 ? pad('') : owner === EMPTY ? pad('.') : marks[owner];
    }
    return current === '' ? line : line + RESET;
  }

  return {
    width: board.width * style.columns,
    height: board.height,
    rows: (owners) => Array.from({ length: board.height }, (_, row) => rowOf(owners, row)),
  };
}
