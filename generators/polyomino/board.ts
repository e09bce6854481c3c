import type { Cell } from './piece.ts';

/** A finite set of cells inside a box, numbered row by row from 0. */
export interface Board {
  /** The notation that `parseBoard` reads: `6x10`, `8x8-2x2`, or the rows of a drawing parted by `/`. */
  readonly name: string;
  readonly height: number;
  readonly width: number;
  /** The cells, row by row; a cell's place in this list is its index. */
  readonly cells: readonly Cell[];
  /** The index of the cell at a row and column, or -1 where the board has none. */
  indexAt(row: number, column: number): number;
}

const LARGEST_SIDE = 1000;

function makeBoard(
  name: string,
  height: number,
  width: number,
  has: (r: number, c: number) => boolean,
): Board {
  const cells: Cell[] = [];
  const index = new Int32Array(height * width).fill(-1);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (!has(row, column)) continue;
      index[row * width + column] = cells.length;
      cells.push([row, column]);
    }
  }
  const indexAt = (row: number, column: number) =>
    row < 0 || column < 0 || row >= height || column >= width ? -1 : index[row * width + column];
  return { name, height, width, cells, indexAt };
}

/** The full box of `height` rows and `width` columns. */
export function box(height: number, width: number): Board {
  return makeBoard(`${height}x${width}`, height, width, () => true);
}

/**
 * The box of `height` rows and `width` columns without a hole of `holeHeight` by `holeWidth` in its middle.
 * Throws a RangeError when the hole has no middle place or leaves no rim.
 */
export function holedBox(height: number, width: number, holeHeight: number, holeWidth: number): Board {
  const name = `${height}x${width}-${holeHeight}x${holeWidth}`;
  const top = (height - holeHeight) / 2;
  const left = (width - holeWidth) / 2;
  if (top <= 0 || left <= 0 || !Number.isInteger(top) || !Number.isInteger(left)) {
    throw new RangeError(
      `Expected a hole that lies in the middle of the box with a rim around it, found ${name}: ` +
        `the rim would be ${top} rows and ${left} columns wide.`,
    );
  }
  return makeBoard(name, height, width, (row, column) => {
    const inHole = row >= top && row < top + holeHeight && column >= left && column < left + holeWidth;
    return !inHole;
  });
}

/**
 * The board of a drawing: one string a row, `.` or a space outside the board, any other mark a cell.
 * Throws a RangeError for a drawing without cells.
 */
export function drawnBoard(rows: readonly string[]): Board {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const has = (row: number, column: number) => !' .'.includes(rows[row][column] ?? ' ');
  const board = makeBoard(rows.map((row) => row.replaceAll(' ', '.')).join('/'), rows.length, width, has);
  if (board.cells.length === 0) {
    throw new RangeError(`Expected a drawing with at least one cell, found "${rows.join('/')}".`);
  }
  return board;
}

/**
 * Reads a board: `6x10`; `8x8-2x2` (a box without a hole in its middle); or a drawing with rows parted
 * by `/` or line ends, `.` or a space outside the board and `#` or a letter for a cell.
 * Throws a RangeError that shows the text and the three forms.
 */
export function parseBoard(text: string): Board {
  const size = /^(\d+)x(\d+)(?:-(\d+)x(\d+))?$/.exec(text.trim());
  if (size) {
    const [height, width, holeHeight, holeWidth] = size.slice(1).map((digits) => Number(digits ?? 0));
    if (height < 1 || width < 1 || height > LARGEST_SIDE || width > LARGEST_SIDE) {
      throw new RangeError(`Expected sides from 1 to ${LARGEST_SIDE}, found board "${text}".`);
    }
    return size[3] === undefined ? box(height, width) : holedBox(height, width, holeHeight, holeWidth);
  }
  const rows = text.replace(/\n$/, '').split(/\r?\n|\//);
  if (!/^[#.A-Za-z \r\n/]+$/.test(text) || /^[A-Za-z]+$/.test(text)) {
    throw new RangeError(
      `Expected a board such as 6x10, 8x8-2x2 or a drawing like ##./###/.##, found "${text.slice(0, 60)}".`,
    );
  }
  return drawnBoard(rows);
}
