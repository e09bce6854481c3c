import { inkOn } from '../drawing/colour.ts';
import type { Picture } from '../notebook/book.ts';
import { grouped } from '../notebook/cell.ts';
import { el, type SvgNode } from '../notebook/svg.ts';
import type { Row } from '../notebook/table.ts';
import { parseBoard } from '../polyomino/board.ts';
import type { ELEVEN } from './eleven.ts';
import { HOLES } from './holes.ts';
import { words } from './words.ts';

const CELL = 42;
const MARGIN = 24;
const CAPTION = 26;
const GAP = 30;

/** From white to a dark blue; `share` from 0 to 1. */
function tint(share: number): string {
  const channel = (dark: number) =>
    Math.round(255 + (dark - 255) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(20)}${channel(80)}${channel(160)}`;
}

/** A map for each rule in the table of holes: the darker a cell, the more packings leave it empty. */
export function holesPicture(
  rules: readonly Row<typeof ELEVEN.fields>[],
  holes: readonly Row<typeof HOLES.fields>[],
): Picture {
  const children: SvgNode[] = [];
  let y = MARGIN;
  let right = 0;
  for (const { board: name, holes: rule, empty, packings } of rules) {
    const cells = holes.filter((row) => row.board === name && row.holes === rule);
    if (cells.length === 0) continue;
    const most = Math.max(...cells.map(({ share }) => share));
    const where = rule === 'apart' ? `${empty} holes that do not touch` : `${empty} holes anywhere`;
    children.push(words(MARGIN, y + 13, `${name}, ${where}: ${grouped(packings)} packings`));
    y += CAPTION;
    for (const { row, column, share } of cells) {
      const fill = tint(share / most);
      const x = MARGIN + column * CELL;
      const top = y + row * CELL;
      children.push(
        el('rect', { x, y: top, width: CELL, height: CELL, fill, stroke: '#888888', 'stroke-width': 0.5 }),
        words(x + CELL / 2, top + CELL / 2 + 4, share.toFixed(1), {
          size: 12,
          anchor: 'middle',
          fill: inkOn(fill),
        }),
      );
    }
    const board = parseBoard(name);
    y += board.height * CELL + GAP;
    right = Math.max(right, MARGIN + board.width * CELL);
  }
  return {
    name: 'preprint-holes',
    title: 'Where the holes of the eleven-piece packings are',
    description:
      'In percent of all packings, how many leave a cell empty; a map has its own scale, white being none. In 3x20 ' +
      'holes anywhere give {{preprint/eleven[board=3x20,holes=anywhere].packings}} packings up to symmetry, holes ' +
      'that do not touch {{preprint/eleven[board=3x20,holes=apart].packings}}; 3x19 has ' +
      '{{preprint/eleven[board=3x19,holes=anywhere].packings}}.',
    tables: [HOLES.ref, 'preprint/eleven'],
    width: right + MARGIN,
    height: y - GAP + MARGIN,
    children,
  };
}
