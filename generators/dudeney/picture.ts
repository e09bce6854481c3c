import { outlinePath } from '../drawing/outline.ts';
import { type Frame, middleCell, OUTLINE } from '../drawing/packing.ts';
import { colourOf } from '../drawing/palette.ts';
import type { Book } from '../notebook/book.ts';
import { el, type SvgNode } from '../notebook/svg.ts';
import type { Row } from '../notebook/table.ts';
import { parsePacking } from '../polyomino/packing.ts';
import type { Cell } from '../polyomino/piece.ts';
import { CHESSBOARD, LETTERS } from './board.ts';
import type { PrintedFigure } from './figure.ts';
import { COLOURED } from './solution.ts';

const CELL = 26;
const MARGIN = 24;
const GAP = 32;
/** Room for a line of words above a drawing. */
const CAPTION = 28;

/** What is laid over the colour of a piece on its black and its white squares. */
const SHADE = {
  black: { fill: '#1c1c1c', 'fill-opacity': 0.62 },
  white: { fill: '#ffffff', 'fill-opacity': 0.72 },
};

/** The outline is dark with a light rim, so that it stands out from the black squares too. */
const RIM = 4.5;
const LINE = 2.5;

/** A chequered piece at its place: which of its cells (row, column) are black. */
interface Chequered {
  readonly letter: string;
  readonly cells: readonly Cell[];
  readonly black: readonly boolean[];
}

function squares({ letter, cells, black }: Chequered, { x, y, cell }: Frame): SvgNode[] {
  return cells.flatMap(([row, column], i) => {
    const place = { x: x + column * cell, y: y + row * cell, width: cell, height: cell };
    return [
      el('rect', { ...place, fill: colourOf(letter) }),
      el('rect', { ...place, ...SHADE[black[i] ? 'black' : 'white'] }),
    ];
  });
}

function outline({ cells }: Chequered, { x, y, cell }: Frame, stroke: string, width: number): SvgNode {
  const d = outlinePath(cells, x, y, cell);
  return el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });
}

function letterOf({ letter, cells }: Chequered, { x, y, cell }: Frame): SvgNode {
  const [row, column] = middleCell(cells);
  return el(
    'text',
    {
      x: x + (column + 0.5) * cell,
      y: y + (row + 0.5) * cell + cell * 0.2,
      'font-size': cell * 0.55,
      'font-weight': 700,
      'text-anchor': 'middle',
      fill: '#000000',
      stroke: '#ffffff',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    letter,
  );
}

/** Chequered pieces: first all squares, then all outlines, so that no square hides a line. */
function chequered(pieces: readonly (Chequered & { readonly frame: Frame })[]): SvgNode {
  return el(
    'g',
    {},
    ...pieces.flatMap((piece) => squares(piece, piece.frame)),
    ...pieces.map((piece) => outline(piece, piece.frame, '#ffffff', RIM)),
    ...pieces.map((piece) => outline(piece, piece.frame, OUTLINE, LINE)),
    ...pieces.map((piece) => letterOf(piece, piece.frame)),
  );
}

/** A packing of the chequered board (letters) at a place of the drawing. */
function packedBoard(letters: string, black: readonly boolean[], frame: Frame): SvgNode {
  const pieces = LETTERS.map((letter) => {
    const indices = CHESSBOARD.cells.flatMap((_, cell) => (letters[cell] === letter ? [cell] : []));
    return {
      letter,
      cells: indices.map((cell) => CHESSBOARD.cells[cell]),
      black: indices.map((cell) => black[cell]),
      frame,
    };
  });
  return chequered(pieces);
}

function caption(words: string, x: number, y: number): SvgNode {
  return el('text', { x, y, 'font-size': 15, 'font-weight': 600, fill: '#222222' }, words);
}

/** The printed pieces, side up as drawn, in rows no wider than `width` pixels. Gives the height too. */
function pieceRows({ pieces }: PrintedFigure, x: number, y: number, width: number) {
  const placed: (Chequered & { frame: Frame })[] = [];
  let left = x;
  let top = y;
  let rowHeight = 0;
  for (const { piece, black } of pieces) {
    const wide = CELL * (1 + Math.max(...piece.cells.map(([, column]) => column)));
    const high = CELL * (1 + Math.max(...piece.cells.map(([row]) => row)));
    if (left > x && left + wide > x + width) {
      left = x;
      top += rowHeight + GAP / 2;
      rowHeight = 0;
    }
    placed.push({
      letter: piece.name,
      cells: piece.cells,
      black,
      frame: { x: left, y: top, cell: CELL },
    });
    left += wide + GAP / 2;
    rowHeight = Math.max(rowHeight, high);
  }
  return { drawing: chequered(placed), height: top + rowHeight - y };
}

/** A packing to draw, and the words above it. */
interface Captioned {
  readonly words: string;
  /** The packing as letters. */
  readonly letters: string;
}

/** The thirteen pieces as printed, and packings in their colours, four abreast. */
function drawing(figure: PrintedFigure, packings: readonly Captioned[]) {
  const side = CELL * CHESSBOARD.width;
  const abreast = 4;
  const width = 2 * MARGIN + abreast * side + (abreast - 1) * GAP;
  const pieces = pieceRows(figure, MARGIN, MARGIN + CAPTION, width - 2 * MARGIN);
  const top = MARGIN + CAPTION + pieces.height + GAP;
  const children = [caption('The thirteen pieces as printed', MARGIN, MARGIN + 12), pieces.drawing];
  packings.forEach(({ words, letters }, i) => {
    const x = MARGIN + (i % abreast) * (side + GAP);
    const y = top + Math.floor(i / abreast) * (side + CAPTION + GAP);
    children.push(
      caption(words, x, y + 12),
      packedBoard(letters, figure.black, { x, y: y + CAPTION, cell: CELL }),
    );
  });
  const rows = Math.ceil(packings.length / abreast);
  return { width, height: top + rows * (side + CAPTION + GAP) - GAP + MARGIN, children };
}

/**
 * Hands over the figure of the printed pieces and of one coloured packing a class, the printed solution first.
 * Of another class the packing that differs least from the print is drawn.
 */
export function drawDudeney(
  book: Pick<Book, 'picture'>,
  figure: PrintedFigure,
  coloured: readonly Row<typeof COLOURED.fields>[],
): void {
  const nearest = [...coloured].sort((a, b) => a.differing - b.differing || a.packing - b.packing);
  const chosen = nearest.filter((row, i) => nearest.findIndex((other) => other.class === row.class) === i);
  const words = ({ agrees }: (typeof chosen)[number]) =>
    agrees ? 'The printed solution' : 'Another packing';
  book.picture({
    name: 'pento-dudeney',
    title: "Dudeney's broken chessboard",
    description:
      'The thirteen pieces, coloured and lying as printed; and the {{dudeney/conditions[colours=kept,turning=forbidden,way=sorted].classes}} packings ' +
      'with these colours and no piece turned over, up to the half turn. {{dudeney/solution[figure=solution].matching}} of them is the printed solution.',
    tables: [COLOURED.ref],
    ...drawing(
      figure,
      chosen.map((row) => ({ words: words(row), letters: parsePacking(CHESSBOARD, row.rows) })),
    ),
  });
}
