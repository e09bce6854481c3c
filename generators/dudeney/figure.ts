import { orientations } from '../polyomino/orientation.ts';
import { type Cell, normalise, type Piece } from '../polyomino/piece.ts';
import { CHESSBOARD, PIECES } from './board.ts';
import { FIGURE_SCHEMA, type FigureFacts } from './figure-schema.ts';

/** Where the facts are kept, for messages. */
export const FIGURE_FILE = 'data/published/dudeney-figure.json';

/** A piece as printed: the side drawn up, a colour a cell. */
export interface PrintedPiece {
  /** The piece in the orientation of the drawing. */
  readonly piece: Piece;
  /** Whether each cell of `piece.cells` is black. */
  readonly black: readonly boolean[];
}

/** A border between two neighbouring cells of the printed solution. */
export interface PrintedBorder {
  /** `vertical` parts a cell from the one to its right, `horizontal` from the one below. */
  readonly direction: 'vertical' | 'horizontal';
  /** Row and column, both from 0, of the left or upper of the two cells. */
  readonly row: number;
  readonly column: number;
  /** Indices of the two cells in the chessboard. */
  readonly cells: readonly [number, number];
  /** Thickness of the printed line, in pixels. */
  readonly thickness: number;
}

/** What Dudeney's two figures show. */
export interface PrintedFigure {
  /** The thirteen pieces, in the order of `PIECES`. */
  readonly pieces: readonly PrintedPiece[];
  /** Whether each cell of the chessboard is black in the solution. */
  readonly black: readonly boolean[];
  /** The inner borders of the solution: the vertical ones row by row, then the horizontal ones. */
  readonly borders: readonly PrintedBorder[];
}

function wrong(sentence: string): RangeError {
  return new RangeError(`${sentence} Correct ${FIGURE_FILE}.`);
}

function colourName(mark: string): string {
  return mark === 'B' ? 'black' : 'white';
}

function printedPiece(plain: Piece, drawing: readonly string[]): PrintedPiece {
  const marks: { cell: Cell; mark: string }[] = [];
  drawing.forEach((line, row) => {
    [...line].forEach((mark, column) => {
      if (mark !== ' ') marks.push({ cell: [row, column], mark });
    });
  });
  const cells = normalise(marks.map(({ cell }) => cell));
  if (!orientations(plain).some((known) => known.join(' ') === cells.join(' '))) {
    throw wrong(
      `Expected the drawing of piece ${plain.name} to have the shape of ${plain.name}, found "${drawing.join('/')}".`,
    );
  }
  for (const { cell, mark } of marks) {
    const [row, column] = cell;
    for (const [r, c] of [
      [row, column + 1],
      [row + 1, column],
    ]) {
      if (drawing[r]?.[c] === mark) {
        throw wrong(
          `Expected neighbouring squares of opposite colours in piece ${plain.name}, ` +
            `found ${colourName(mark)} on row ${row}, column ${column} and on row ${r}, column ${c} (both from 0).`,
        );
      }
    }
  }
  return { piece: { ...plain, cells }, black: marks.map(({ mark }) => mark === 'B') };
}

function printedBorders({ vertical, horizontal }: FigureFacts['borders']): PrintedBorder[] {
  const across = (direction: PrintedBorder['direction'], rows: number[][], down: number, along: number) =>
    rows.flatMap((line, row) =>
      line.map((thickness, column): PrintedBorder => {
        const cells = [
          CHESSBOARD.indexAt(row, column),
          CHESSBOARD.indexAt(row + down, column + along),
        ] as const;
        return { direction, row, column, cells, thickness };
      }),
    );
  return [...across('vertical', vertical, 0, 1), ...across('horizontal', horizontal, 1, 0)];
}

/**
 * Reads the facts taken off Dudeney's two figures (the parsed JSON of `FIGURE_FILE`) and checks what a
 * chequered board demands: every piece has the shape of its letter, neighbouring squares have opposite
 * colours, half of all squares are black.
 * Throws a RangeError that names the piece, row and column, or the place in the file.
 */
export function readFigure(json: unknown): PrintedFigure {
  const parsed = FIGURE_SCHEMA.safeParse(json);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0];
    throw wrong(`${message}, at ${path.join('.') || 'the top'} (places count from 0).`);
  }
  const facts = parsed.data;
  const pieces = PIECES.map((plain) => printedPiece(plain, facts.pieces[plain.name]));
  const blackSquares = pieces.flatMap(({ black }) => black.filter(Boolean)).length;
  const half = CHESSBOARD.cells.length / 2;
  if (blackSquares !== half) {
    throw wrong(`Expected ${half} black squares in all thirteen pieces, found ${blackSquares}.`);
  }
  const upperLeftBlack = facts.board.upperLeft === 'B';
  const black = CHESSBOARD.cells.map(([row, column]) => ((row + column) % 2 === 0) === upperLeftBlack);
  return { pieces, black, borders: printedBorders(facts.borders) };
}

/**
 * Reads the text of `FIGURE_FILE` as `readFigure` does.
 * Throws a RangeError for text that is no JSON, too.
 */
export function parseFigure(source: string): PrintedFigure {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (error) {
    throw wrong(`Expected JSON, found something else: ${(error as Error).message}.`);
  }
  return readFigure(json);
}
