import { describe, expect, test } from 'vitest';
import { orientations } from '../../generators/polyomino/orientation.ts';
import {
  type Cell,
  cellsOf,
  normalise,
  PENTOMINOES,
  type Piece,
  pieceNamed,
  SQUARE,
  TETROMINOES,
} from '../../generators/polyomino/piece.ts';

/** Cells that hang together with the first one, by steps along edges. */
function reached(cells: readonly Cell[]): number {
  const region = [cells[0]];
  for (const [row, column] of region) {
    const near = cells.filter(([r, c]) => Math.abs(r - row) + Math.abs(c - column) === 1);
    region.push(...near.filter((cell) => !region.includes(cell)));
  }
  return region.length;
}

/** One name for all orientations of a piece. */
function shapeOf(piece: Piece): string {
  return orientations(piece)
    .map((cells) => cells.join(' '))
    .sort()[0];
}

describe.each([
  ['pentominoes', PENTOMINOES, 12, 5],
  ['tetrominoes', TETROMINOES, 5, 4],
])('the %s', (_, pieces, count, area) => {
  test(`are ${count} different connected shapes of ${area} cells`, () => {
    expect(new Set(pieces.map(shapeOf)).size).toBe(count);
    expect(pieces.map(({ cells }) => cells.length)).toEqual(new Array(count).fill(area));
    expect(pieces.map(({ cells }) => reached(cells))).toEqual(new Array(count).fill(area));
  });

  test('have a name each, by both namings, and cells that begin at the origin', () => {
    expect(new Set(pieces.map(({ name }) => name)).size).toBe(count);
    expect(new Set(pieces.map(({ conway }) => conway)).size).toBe(count);
    for (const { cells } of pieces) expect(cells).toEqual(normalise(cells));
  });
});

test("the pentominoes stand in the order of Golomb's letters; Conway's are O to Z", () => {
  expect(PENTOMINOES.map(({ name }) => name).join('')).toBe('FILNPTUVWXYZ');
  const conway = PENTOMINOES.map((piece) => piece.conway).sort();
  expect(conway.join('')).toBe('OPQRSTUVWXYZ');
});

test('letters that look like their pieces', () => {
  expect(pieceNamed('T').cells).toEqual(cellsOf(['###', '.#.', '.#.']));
  expect(pieceNamed('u').cells).toEqual(cellsOf(['#.#', '###']));
  expect(pieceNamed('X').cells).toEqual(cellsOf(['.#.', '###', '.#.']));
  expect(pieceNamed('o')).toBe(SQUARE);
});

test('a letter without a piece is refused with the letters that there are', () => {
  expect(() => pieceNamed('A')).toThrow(
    new RangeError('Expected a piece letter (F I L N P T U V W X Y Z O), found "A".'),
  );
});

test('a drawing is read row by row and moved to the origin', () => {
  expect(cellsOf(['   ', ' .#', ' ##'])).toEqual([
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
});

test('normalising sorts by row, then by column', () => {
  const cells: Cell[] = [
    [-1, 7],
    [-2, 9],
    [-1, 6],
  ];
  expect(normalise(cells)).toEqual([
    [0, 3],
    [1, 0],
    [1, 1],
  ]);
});
