import { expect, test } from 'vitest';
import { middleCell, packingDrawing } from '../../generators/drawing/packing.ts';
import { colourOf } from '../../generators/drawing/palette.ts';
import type { SvgNode } from '../../generators/notebook/svg.ts';
import { box, drawnBoard } from '../../generators/polyomino/board.ts';
import { cellsOf, pieceNamed } from '../../generators/polyomino/piece.ts';

const frame = { x: 0, y: 0, cell: 10 };

type Element = Exclude<SvgNode, string>;

/** All elements of a drawing of one name. */
function elementsOf(node: SvgNode, name: string): Element[] {
  if (typeof node === 'string') return [];
  const below = node.children.flatMap((child) => elementsOf(child, name));
  return node.name === name ? [node, ...below] : below;
}

test('every piece is drawn once, in its colour and with its letter', () => {
  const drawing = packingDrawing(box(3, 3), 'VOOVOOVVV', frame);
  const [outline, ...pieces] = elementsOf(drawing, 'path');
  expect(outline.attributes.d).toBe('M0 0L30 0L30 30L0 30Z');
  expect(pieces.map(({ attributes }) => attributes.fill)).toEqual([colourOf('O'), colourOf('V')]);
  expect(elementsOf(drawing, 'text').map(({ children }) => children)).toEqual([['O'], ['V']]);
});

test('an empty cell is a white square without a letter', () => {
  const drawing = packingDrawing(drawnBoard(['###', '##.']), 'OO_OO', frame);
  expect(elementsOf(drawing, 'rect').map(({ attributes }) => [attributes.x, attributes.y])).toEqual([
    [20, 0],
  ]);
  expect(elementsOf(drawing, 'text')).toHaveLength(1);
});

test('the letter sits on a cell of the piece, in the middle where there is one', () => {
  expect(middleCell(pieceNamed('X').cells)).toEqual([1, 1]);
  expect(middleCell(pieceNamed('I').cells)).toEqual([0, 2]);
  expect(middleCell(cellsOf(['#.#', '###']))).toEqual([1, 1]);
});
