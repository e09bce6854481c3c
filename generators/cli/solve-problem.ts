import { readFileSync } from 'node:fs';
import { type Board, parseBoard } from '../polyomino/board.ts';
import { PENTOMINOES, type Piece, pieceNamed, SQUARE } from '../polyomino/piece.ts';
import type { PackingProblem } from '../polyomino/placement.ts';

/** Most characters of a drawing that are read. */
const LONGEST_DRAWING = 10_000;

/** A board for a message: its notation, cut where it is long. */
export function shortName(board: Board): string {
  return board.name.length > 60 ? `${board.name.slice(0, 57)}...` : board.name;
}

/** The letters of pieces in one word. */
export function lettersOfPieces(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.name).join('');
}

/** The board of an argument, or of a drawing on stdin for `-`. Throws a RangeError for anything else. */
export function readBoard(text: string): Board {
  const drawing = text === '-' ? readFileSync(0, 'utf8') : text;
  if (drawing.length > LONGEST_DRAWING) {
    throw new RangeError(
      `Expected a board of at most ${LONGEST_DRAWING} characters, found ${drawing.length}.`,
    );
  }
  // Blank lines around a drawing are no rows of it, but blanks before its first mark are.
  const rows = drawing.replace(/\s+$/, '').split(/\r?\n/);
  while (rows.length > 1 && rows[0].trim() === '') rows.shift();
  return parseBoard(rows.join('/'));
}

/** The pieces of a word of letters, parted by commas or blanks or by nothing. */
function readPieces(text: string): Piece[] {
  const pieces = [...text.replace(/[\s,]/g, '')].map(pieceNamed);
  pieces.forEach((piece, i) => {
    if (pieces.indexOf(piece) < i) {
      throw new RangeError(`Expected each piece once, found ${piece.name} twice in "${text}".`);
    }
  });
  return pieces;
}

/**
 * The problem of packing a board with the pieces named; when none are, with the twelve pentominoes, and the
 * square as well where that fits. Throws a RangeError when pieces and board differ in area.
 */
export function readProblem(board: Board, letters: string | undefined, turnOver: boolean): PackingProblem {
  const areaOf = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + piece.cells.length, 0);
  const squares = board.cells.length;
  const all = [...PENTOMINOES, SQUARE];
  const usual = areaOf(all) === squares ? all : PENTOMINOES;
  const pieces = letters === undefined ? usual : readPieces(letters);
  if (areaOf(pieces) !== squares) {
    throw new RangeError(
      `Expected pieces that cover the ${squares} squares of ${shortName(board)}, ` +
        `found ${lettersOfPieces(pieces) || 'none'}, which cover ${areaOf(pieces)}: name others with --pieces.`,
    );
  }
  return { board, pieces, turnOver };
}
