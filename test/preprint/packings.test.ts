import { expect, test } from 'vitest';
import { clarkeRows } from '../../generators/preprint/clarke.ts';
import { insideRows } from '../../generators/preprint/edge.ts';
import { packAll } from '../../generators/preprint/packings.ts';
import { kindsOfSplit, sidesToPack, splitRows } from '../../generators/preprint/splits.ts';

/** Packings of a box as `packAll` gives them, each drawn row by row. */
function packedBy(board: string, ...drawings: string[][]) {
  const classes = drawings.map((rows) => rows.join(''));
  const letters = [...new Set(classes.join(''))].sort().join('');
  return { board, letters, oriented: 4 * classes.length, classes };
}

test('boxes are packed by the pieces of their letters', async () => {
  const [square, narrow] = await packAll.run([
    { board: '5x5', letters: 'PLFUX' },
    { board: '3x5', letters: 'PFU' },
  ]);
  expect(square.oriented).toBe(8 * square.classes.length);
  expect([...new Set(square.classes[0])].sort().join('')).toBe('FLPUX');
  expect(narrow.oriented).toBe(4 * narrow.classes.length);
  expect([...new Set(narrow.classes[0])].sort().join('')).toBe('FPU');
});

test('a piece misses the boundary when none of its cells lies at it', () => {
  const rows = insideRows(packedBy('5x5', ['PPPPP', 'PPXPP', 'PXXXU', 'PPXUU', 'PPPUU']));
  expect(rows.filter(({ packings }) => packings > 0)).toEqual([
    { piece: 'X', packings: 1, fewestOthers: 0, mostOthers: 0 },
  ]);
});

test('what X meets is told along edges and at corners', () => {
  const onlyFour = ['FFXNN', 'FXXXN', 'VUXUU', 'VVVUU'];
  const alsoWAtACorner = ['WFXNN', 'FXXXN', 'VUXUU', 'VVVUU'];
  const withoutV = ['FFXNN', 'FXXXN', 'UUXUU', 'UUUUU'];
  const { rows, met } = clarkeRows(packedBy('4x5', onlyFour, alsoWAtACorner, withoutV));
  expect(rows.map(({ meeting, pieces, packings }) => [meeting, pieces, packings])).toEqual([
    ['edges', 'FNUV', 2],
    ['edges', 'FNU', 1],
    ['edges and corners', 'FNUV', 1],
  ]);
  expect(met.at(-1)?.letters).toBe(onlyFour.join(''));
});

test('a packing that falls in two is told by the pieces of its smaller part', () => {
  const row = 'IPPUUU';
  const kinds = kindsOfSplit([packedBy('5x6', Array(5).fill(row))]);
  expect(kinds.map(({ pieces, side, otherSide }) => [pieces, side.name, otherSide.name])).toEqual([
    ['I', '5x1', '5x5'],
    ['IP', '5x3', '5x3'],
  ]);
});

test('packings that differ only in how their parts are turned make one pair of parts', async () => {
  const packed = await packAll.run([{ board: '5x12', letters: 'FILNPTUVWXYZ' }]);
  const kinds = kindsOfSplit(packed);
  const rows = splitRows(kinds, await packAll.run(sidesToPack(kinds)));
  expect(rows.length).toBeGreaterThan(1);
  for (const { ways, otherWays, pairs, packings } of rows) {
    expect(pairs).toBe(ways * otherWays);
    expect(packings % pairs).toBe(0);
  }
});
