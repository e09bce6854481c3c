import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import type { Board } from '../polyomino/board.ts';
import { PENTOMINOES } from '../polyomino/piece.ts';

export const EDGE = table('pento/edge', {
  title: 'Packings by the number of pieces at the edge',
  description: 'The canonical packings of 6x10 by how many of the twelve pieces touch the edge of the box.',
  key: ['touching'],
  fields: {
    touching: integer('Pieces that touch the edge along a side of a square', 'pieces'),
    packings: integer('Canonical packings', 'packings'),
  },
});

export const EDGE_EXTREMES = table('pento/edge-extremes', {
  title: 'Fewest and most pieces at the edge',
  description: 'The smallest and the largest number of pieces at the edge in a packing of 6x10.',
  key: ['extreme'],
  fields: {
    extreme: text('fewest or most'),
    touching: integer('Pieces that touch the edge', 'pieces'),
    packings: integer('Canonical packings with that number', 'packings'),
  },
});

export const OFF_EDGE = table('pento/off-edge', {
  title: 'Pieces off the edge',
  description: 'For each piece the canonical packings of 6x10 in which it does not touch the edge.',
  key: ['piece'],
  fields: {
    piece: text('Piece'),
    packings: integer('Packings in which it is off the edge', 'packings'),
    alone: integer('Of those, packings in which it is the only piece off the edge', 'packings'),
    rank: integer('1 for the piece that is off the edge most often'),
  },
});

/** The pieces of a packing (letters, one a cell) that touch the edge of its box. */
export function piecesAtEdge(board: Board, letters: string): Set<string> {
  const isEdge = ([row, column]: readonly [number, number]) =>
    row === 0 || column === 0 || row === board.height - 1 || column === board.width - 1;
  return new Set(board.cells.flatMap((cell, i) => (isEdge(cell) ? [letters[i]] : [])));
}

/** The rows of the three tables. */
export function edgeRows(board: Board, packings: readonly string[]) {
  const histogram = new Map<number, number>();
  const off = new Map(PENTOMINOES.map(({ name }) => [name, { packings: 0, alone: 0 }]));
  for (const letters of packings) {
    const touching = piecesAtEdge(board, letters);
    histogram.set(touching.size, (histogram.get(touching.size) ?? 0) + 1);
    for (const [name, counts] of off) {
      if (touching.has(name)) continue;
      counts.packings++;
      if (touching.size === PENTOMINOES.length - 1) counts.alone++;
    }
  }
  const edge: Row<typeof EDGE.fields>[] = [...histogram].map(([touching, count]) => ({
    touching,
    packings: count,
  }));
  const sorted = [...edge].sort((a, b) => a.touching - b.touching);
  const extremes: Row<typeof EDGE_EXTREMES.fields>[] = [
    { extreme: 'fewest', ...sorted[0] },
    { extreme: 'most', ...sorted[sorted.length - 1] },
  ];
  const offEdge: Row<typeof OFF_EDGE.fields>[] = [...off].map(([piece, counts]) => ({
    piece,
    ...counts,
    rank: 1 + [...off.values()].filter((other) => other.packings > counts.packings).length,
  }));
  return { edge, extremes, offEdge };
}
