import { type Board, parseBoard } from '../polyomino/board.ts';

/** The boards that the command knows by the length of their short side, as `parseBoard` reads them. */
export const BOARD_OF_SIZE: ReadonlyMap<number, string> = new Map([
  [3, '3x20'],
  [4, '4x15'],
  [5, '5x12'],
  [6, '6x10'],
  [7, '7x9-1x3'],
  [8, '8x8-2x2'],
]);

/** The size that is packed when none is named. */
export const DEFAULT_SIZE = 6;

/**
 * The board of a size (`6`) or in the notation of `parseBoard` (`6x10`, `8x8-2x2`, a drawing).
 * Throws a RangeError for a size that is not known and for a text that is no board.
 */
export function boardOf(text: string): Board {
  if (!/^[-+]?\d+(\.\d*)?$/.test(text)) return parseBoard(text);
  const notation = BOARD_OF_SIZE.get(Number(text));
  if (notation === undefined) {
    const sizes = [...BOARD_OF_SIZE.keys()];
    throw new RangeError(
      `Expected a size from ${sizes[0]} to ${sizes[sizes.length - 1]} or a board such as 6x10, found "${text}".`,
    );
  }
  return parseBoard(notation);
}

/** A board in words, as in `8x8 less the central 2x2`; the notation itself for a board without a hole. */
export function inWords(board: Board): string {
  const [, outer, height, width] = /^(\d+x\d+)-(\d+)x(\d+)$/.exec(board.name) ?? [];
  if (outer === undefined) return board.name;
  if (height === '1') return `${outer} less a row of ${width} in the middle`;
  return `${outer} less the central ${height}x${width}`;
}
