import { CHESSBOARD, LETTERS } from './board.ts';
import type { PrintedFigure } from './figure.ts';
import type { Sorted } from './sorting.ts';

/** One way to colour the pentominoes: some of them have black and white exchanged against the print. */
export interface Colouring {
  /** The exchanged pieces, bit p for place p of `PIECES`. */
  readonly exchanged: number;
  /** Black squares of all thirteen pieces. */
  readonly blackSquares: number;
  /** Whether the centre of X is black. */
  readonly xBlack: boolean;
  /** Packings with these colours, no piece turned over, each orientation of the board counted. */
  readonly packings: number;
}

/** The exchanged pieces of a colouring, by letter. */
export function exchangedLetters(exchanged: number): string[] {
  return LETTERS.filter((_, p) => (exchanged >> p) & 1);
}

/** The colouring with black and white exchanged on every pentomino. */
export function complement(exchanged: number, pentominoes: number): number {
  return (1 << pentominoes) - 1 - exchanged;
}

/**
 * Every colouring of the pentominoes, at the place of its `exchanged`. The square is left as printed: a
 * quarter turn exchanges its colours. `sorted` are all packings without colours, as `sortPackings` gives them.
 */
export function countColourings(sorted: readonly Sorted[], { pieces }: PrintedFigure): Colouring[] {
  const pentominoes = pieces.filter(({ piece }) => piece.cells.length === 5);
  const packings = new Array<number>(2 ** pentominoes.length).fill(0);
  for (const { unturned, exchanged } of sorted) if (unturned) packings[exchanged]++;
  const x = LETTERS.indexOf('X');
  const centreBlack = pieces[x].black[pieces[x].piece.cells.length >> 1];
  return packings.map((count, exchanged) => {
    let blackSquares = 0;
    pieces.forEach(({ black }, p) => {
      const flipped = ((exchanged >> p) & 1) === 1;
      blackSquares += black.filter((isBlack) => isBlack !== flipped).length;
    });
    const xBlack = centreBlack !== (((exchanged >> x) & 1) === 1);
    return { exchanged, blackSquares, xBlack, packings: count };
  });
}

/** The colourings with as many black squares as white ones: the only ones a chequered board allows. */
export function balanced(colourings: readonly Colouring[]): Colouring[] {
  return colourings.filter(({ blackSquares }) => 2 * blackSquares === CHESSBOARD.cells.length);
}
