import { integer, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { parseBoard } from '../polyomino/board.ts';
import { PENTOMINOES } from '../polyomino/piece.ts';
import { placements } from '../polyomino/placement.ts';
import { BOARDS, problemOn, quarterProblem, STUDIED } from './boards.ts';

export const PLACEMENTS = table('pento/placements', {
  title: 'Placements by board and piece',
  description: 'How many ways each piece can lie on each board.',
  key: ['board', 'piece'],
  fields: {
    board: text('Board'),
    piece: text('Piece, by its letter'),
    conway: text("Conway's letter for it"),
    placements: integer('Ways to lay the piece on the board', 'placements'),
  },
});

export const PLACEMENT_TOTALS = table('pento/placement-totals', {
  title: 'Placements by board',
  description: 'How many ways one piece can lie on a board, all pieces together.',
  key: ['board', 'x'],
  fields: {
    board: text('Board'),
    x: text('anywhere: X lies anywhere; quarter: its centre is kept to the upper left quarter'),
    placements: integer('Ways to lay one piece on the board', 'placements'),
  },
});

/** The rows of both tables. */
export function placementRows() {
  const byPiece: Row<typeof PLACEMENTS.fields>[] = [];
  const totals: Row<typeof PLACEMENT_TOTALS.fields>[] = [];
  for (const board of BOARDS) {
    const all = placements(problemOn(parseBoard(board)));
    totals.push({ board, x: 'anywhere', placements: all.length });
    for (const { name, conway } of PENTOMINOES) {
      const own = all.filter(({ piece }) => piece === name);
      byPiece.push({ board, piece: name, conway, placements: own.length });
    }
  }
  totals.push({ board: STUDIED, x: 'quarter', placements: placements(quarterProblem()).length });
  return { byPiece, totals };
}
