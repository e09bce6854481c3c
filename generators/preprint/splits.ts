import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { type Board, box, parseBoard } from '../polyomino/board.ts';
import { canonical } from '../polyomino/packing.ts';
import { type Split, splitsOf } from '../polyomino/split.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import type { Filling, Packed } from './packings.ts';
import { piecesWithout } from './pieces.ts';

export const SPLITS = table('preprint/splits', {
  title: 'Packings that fall in two along a straight line',
  description:
    'By the pieces on the smaller side, on equal sides by the set that stands first in the alphabet; the packings ' +
    'of both sides are counted on their own.',
  key: ['board', 'pieces'],
  fields: {
    board: text('Board: rows x columns'),
    pieces: text('Pieces on one side of the line'),
    side: text('The box they fill'),
    otherSide: text('The box that the other pieces fill'),
    ways: integer('Ways to pack the one box by its pieces, up to its symmetries', 'packings'),
    otherWays: integer('Ways to pack the other box by its pieces, up to its symmetries', 'packings'),
    pairs: integer('Pairs of packed boxes that occur, each box up to its symmetries', 'pairs'),
    packings: integer('Packings of the board that they give, up to its symmetries', 'packings'),
  },
});

/** The letters of the pieces that are not among some letters. */
function others(letters: string): string {
  return piecesWithout(letters)
    .map(({ name }) => name)
    .join('');
}

/** One way in which the packings of a board fall in two. */
export interface Kind {
  readonly board: Board;
  readonly pieces: string;
  readonly side: Board;
  readonly otherSide: Board;
  readonly pairs: Set<string>;
  readonly packings: Set<string>;
}

/** The letters of a packing on one side of a vertical split, as those of a box of their own. */
function part(board: Board, letters: string, from: number, to: number): { box: Board; letters: string } {
  const side = board.cells.flatMap(([, column], i) => (column >= from && column < to ? [letters[i]] : []));
  return { box: box(board.height, to - from), letters: side.join('') };
}

function kindOf(board: Board, letters: string, { at }: Split) {
  const sides = [part(board, letters, 0, at), part(board, letters, at, board.width)].map((side) => ({
    box: side.box,
    pieces: [...new Set(side.letters)].sort().join(''),
    form: canonical(side.letters, symmetriesOf(side.box)),
  }));
  sides.sort((a, b) => a.box.width - b.box.width || (a.pieces < b.pieces ? -1 : 1));
  return sides;
}

/** Every way in which the packings of some boxes fall in two, in the order in which they are met. */
export function kindsOfSplit(packed: readonly Packed[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { board: name, classes } of packed) {
    const board = parseBoard(name);
    for (const letters of classes) {
      for (const split of splitsOf(board, letters)) {
        if (split.line === 'horizontal') {
          throw new Error(
            `Expected packings of ${name} to fall in two along vertical lines only, found others.`,
          );
        }
        const [side, other] = kindOf(board, letters, split);
        const key = `${name} ${side.pieces}`;
        const kind = kinds.get(key) ?? {
          board,
          pieces: side.pieces,
          side: side.box,
          otherSide: other.box,
          pairs: new Set(),
          packings: new Set(),
        };
        kind.pairs.add(`${side.form} ${other.form}`);
        kind.packings.add(letters);
        kinds.set(key, kind);
      }
    }
  }
  return [...kinds.values()];
}

/** The boxes that have to be packed on their own to fill the table of splits. */
export function sidesToPack(kinds: readonly Kind[]): Filling[] {
  return kinds.flatMap(({ pieces, side, otherSide }) => [
    { board: side.name, letters: pieces },
    { board: otherSide.name, letters: others(pieces) },
  ]);
}

/** The rows of the table; `sides` are the packings of `sidesToPack`. */
export function splitRows(kinds: readonly Kind[], sides: readonly Packed[]): Row<typeof SPLITS.fields>[] {
  const waysOf = (board: Board, letters: string) => {
    const found = sides.find((side) => side.board === board.name && side.letters === letters);
    if (!found) throw new Error(`Expected the packings of ${board.name} by ${letters}, found none.`);
    return found.classes.length;
  };
  return kinds.map(({ board, pieces, side, otherSide, pairs, packings }) => ({
    board: board.name,
    pieces,
    side: side.name,
    otherSide: otherSide.name,
    ways: waysOf(side, pieces),
    otherWays: waysOf(otherSide, others(pieces)),
    pairs: pairs.size,
    packings: packings.size,
  }));
}
