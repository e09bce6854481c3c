import { packingDrawing } from '../drawing/packing.ts';
import type { Picture } from '../notebook/book.ts';
import type { SvgNode } from '../notebook/svg.ts';
import { box } from '../polyomino/board.ts';
import { splitsOf } from '../polyomino/split.ts';
import { CLARKE, type Met } from './clarke.ts';
import { words } from './words.ts';

const CELL = 16;
const MARGIN = 24;
const GAP = 18;
const COLUMNS = 5;
const BOARD = box(6, 10);

interface Group {
  readonly caption: string;
  readonly packings: readonly string[];
}

/** Clarke's packings in groups that share none. */
function groupsOf(met: readonly Met[]): Group[] {
  const of = (meeting: Met['meeting'], pieces: string) =>
    met.filter((one) => one.meeting === meeting && one.pieces === pieces).map(({ letters }) => letters);
  const four = of('edges', 'FNUV');
  const strict = of('edges and corners', 'FNUV');
  const splits = (letters: string) => splitsOf(BOARD, letters).length > 0;
  return [
    { caption: 'X meets F N U V, and no other even at a corner', packings: strict },
    {
      caption: 'X meets F N U V along edges, others at corners; the packing falls in two',
      packings: four.filter((letters) => !strict.includes(letters) && splits(letters)),
    },
    {
      caption: 'X meets F N U V along edges, others at corners; the packing does not fall in two',
      packings: four.filter((letters) => !strict.includes(letters) && !splits(letters)),
    },
    { caption: 'X meets only F N U along edges', packings: of('edges', 'FNU') },
  ];
}

/** All packings of the table, in groups. */
export function clarkePicture(met: readonly Met[]): Picture {
  const children: SvgNode[] = [];
  const stepX = BOARD.width * CELL + GAP;
  const stepY = BOARD.height * CELL + GAP;
  let y = MARGIN;
  for (const { caption, packings } of groupsOf(met)) {
    children.push(words(MARGIN, y + 12, `${caption}: ${packings.length}`));
    y += 26;
    packings.forEach((letters, i) => {
      const x = MARGIN + (i % COLUMNS) * stepX;
      const top = y + Math.floor(i / COLUMNS) * stepY;
      children.push(packingDrawing(BOARD, letters, { x, y: top, cell: CELL }));
    });
    y += Math.ceil(packings.length / COLUMNS) * stepY;
  }
  return {
    name: 'preprint-clarke',
    title: "Clarke's packings of 6x10",
    description:
      'X meets F, N, U and V along edges and no other piece in ' +
      '{{preprint/clarke[meeting=edges,pieces=FNUV].packings}} packings, which are all drawn, ' +
      '{{preprint/clarke[meeting=edges and corners,pieces=FNUV].packings}} of them without any other piece at a ' +
      'corner; in {{preprint/clarke[meeting=edges,pieces=FNU].packings}} more it does not meet V either.',
    tables: [CLARKE.ref],
    width: 2 * MARGIN + COLUMNS * stepX - GAP,
    height: y - GAP + MARGIN,
    children,
  };
}
