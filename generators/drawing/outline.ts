import type { Cell } from '../polyomino/piece.ts';

/** A corner of the lattice: row and column of the lines that cross there. */
type Corner = readonly [row: number, column: number];

/**
 * The outline of a set of cells as closed loops of lattice corners, straight runs joined, the inside to the
 * right of the way taken. A set with holes has a loop for each.
 */
export function outlineOf(cells: readonly Cell[]): Corner[][] {
  const inside = new Set(cells.map(([row, column]) => `${row},${column}`));
  const next = new Map<string, Corner[]>();
  const edge = (from: Corner, to: Corner) => next.set(`${from}`, [...(next.get(`${from}`) ?? []), to]);
  for (const [row, column] of cells) {
    if (!inside.has(`${row - 1},${column}`)) edge([row, column], [row, column + 1]);
    if (!inside.has(`${row},${column + 1}`)) edge([row, column + 1], [row + 1, column + 1]);
    if (!inside.has(`${row + 1},${column}`)) edge([row + 1, column + 1], [row + 1, column]);
    if (!inside.has(`${row},${column - 1}`)) edge([row + 1, column], [row, column]);
  }
  const loops: Corner[][] = [];
  for (const [start, ends] of next) {
    while (ends.length > 0) {
      const loop: Corner[] = [start.split(',').map(Number) as unknown as Corner];
      let at = ends.pop() as Corner;
      while (`${at}` !== start) {
        loop.push(at);
        at = next.get(`${at}`)?.pop() as Corner;
      }
      loops.push(withoutStraights(loop));
    }
  }
  return loops;
}

/** The loop without the corners at which it goes straight on. */
function withoutStraights(loop: readonly Corner[]): Corner[] {
  return loop.filter((corner, i) => {
    const before = loop[(i + loop.length - 1) % loop.length];
    const after = loop[(i + 1) % loop.length];
    return (
      !(before[0] === after[0] && corner[0] === after[0]) &&
      !(before[1] === after[1] && corner[1] === after[1])
    );
  });
}

/** The outline as the path data of SVG, a cell `size` pixels wide, the lattice's origin at (x, y). */
export function outlinePath(cells: readonly Cell[], x: number, y: number, size: number): string {
  return outlineOf(cells)
    .map((loop) => `M${loop.map(([row, column]) => `${x + column * size} ${y + row * size}`).join('L')}Z`)
    .join('');
}
