import { el, FONT, type SvgNode } from '../notebook/svg.ts';
import type { Triangle } from './triangle.ts';

const CARD = { width: 56, height: 40, gap: 12, corner: 6 };
const MARGIN = 24;

/** The base row in one colour, the cards that follow from it in another. */
const INK = { base: '#dce9f5', above: '#ffffff', line: '#3b6ea5', text: '#111111', edge: '#b8c4d0' };

/**
 * A triangle as cards, the top card above, each card over the gap of the two that it is the difference of.
 * Gives the size in pixels and the parts of the drawing.
 */
export function cardPicture(triangle: Triangle): { width: number; height: number; children: SvgNode[] } {
  const rows = triangle.length;
  const pitch = { x: CARD.width + CARD.gap, y: CARD.height + 2 * CARD.gap };
  const middle = (row: number, column: number) => ({
    x: MARGIN + CARD.width / 2 + pitch.x * (column + (rows - 1 - row) / 2),
    y: MARGIN + CARD.height / 2 + pitch.y * row,
  });
  const edges: SvgNode[] = [];
  const cards: SvgNode[] = [];
  triangle.forEach((numbers, row) => {
    numbers.forEach((number, column) => {
      const { x, y } = middle(row, column);
      if (row + 1 < rows) {
        for (const below of [middle(row + 1, column), middle(row + 1, column + 1)]) {
          edges.push(
            el('line', { x1: x, y1: y, x2: below.x, y2: below.y, stroke: INK.edge, 'stroke-width': 2 }),
          );
        }
      }
      cards.push(
        el('rect', {
          x: x - CARD.width / 2,
          y: y - CARD.height / 2,
          width: CARD.width,
          height: CARD.height,
          rx: CARD.corner,
          fill: row === rows - 1 ? INK.base : INK.above,
          stroke: INK.line,
          'stroke-width': 1.5,
        }),
        el(
          'text',
          { x, y: y + 7, 'text-anchor': 'middle', 'font-size': 20, fill: INK.text, 'font-family': FONT },
          String(number),
        ),
      );
    });
  });
  return {
    width: 2 * MARGIN + rows * pitch.x - CARD.gap,
    height: 2 * MARGIN + rows * pitch.y - 2 * CARD.gap,
    children: [...edges, ...cards],
  };
}
