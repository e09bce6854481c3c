import { packingDrawing } from '../drawing/packing.ts';
import type { Picture } from '../notebook/book.ts';
import { grouped } from '../notebook/cell.ts';
import { el, type SvgNode } from '../notebook/svg.ts';
import { splitsOf } from '../polyomino/split.ts';
import { type Kind, SPLITS } from './splits.ts';
import { words } from './words.ts';

const CELL = 26;
const MARGIN = 24;
const CAPTION = 26;
const GAP = 26;
/** How far the line of the cut stands out over the box. */
const OVER = 9;
const CUT = '#d00000';

/** One packing of a kind with its cut. Returns the drawing and how far it reaches. */
function drawing({ board, pieces, side, otherSide, packings }: Kind, x: number, y: number) {
  const [letters] = [...packings].sort();
  const split = splitsOf(board, letters).find(({ at }) => at === side.width || at === otherSide.width);
  if (!split) throw new Error(`Expected a packing of ${board.name} that falls in two, found none.`);
  const top = y + CAPTION;
  const at = x + split.at * CELL;
  const bottom = top + board.height * CELL;
  const nodes: SvgNode[] = [
    words(
      x,
      y + 13,
      `${board.name}, ${[...pieces].join(' ')} in ${side.name}: ${grouped(packings.size)} packings`,
    ),
    packingDrawing(board, letters, { x, y: top, cell: CELL }),
    el('line', { x1: at, y1: top - OVER, x2: at, y2: bottom + OVER, stroke: '#ffffff', 'stroke-width': 7 }),
    el('line', { x1: at, y1: top - OVER, x2: at, y2: bottom + OVER, stroke: CUT, 'stroke-width': 3.5 }),
  ];
  return { nodes, right: x + board.width * CELL, bottom: bottom + OVER };
}

/** A packing of each kind of split, two beside each other where they have room. */
export function cutsPicture(kinds: readonly Kind[]): Picture {
  const children: SvgNode[] = [];
  const width = MARGIN + 2 * 12 * CELL + GAP + MARGIN;
  let x = MARGIN;
  let y = MARGIN;
  let bottom = y;
  for (const kind of kinds) {
    if (x > MARGIN && x + kind.board.width * CELL > width - MARGIN) {
      x = MARGIN;
      y = bottom + GAP;
    }
    const drawn = drawing(kind, x, y);
    children.push(...drawn.nodes);
    bottom = Math.max(bottom, drawn.bottom);
    x = drawn.right + GAP;
  }
  return {
    name: 'preprint-cuts',
    title: 'Packings that fall in two along a straight line',
    description:
      'One packing for each way in which a box falls in two, with the line that crosses no piece and the pieces on ' +
      'one side of it. In 5x12 they make {{pento/cut-totals[board=5x12].packings}} packings, in 4x15 ' +
      '{{pento/cut-totals[board=4x15].packings}}, in 6x10 {{pento/cut-totals[board=6x10].packings}}.',
    tables: [SPLITS.ref],
    width,
    height: bottom + MARGIN,
    children,
  };
}
