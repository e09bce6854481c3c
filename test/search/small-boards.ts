import fc from 'fast-check';
import { drawnBoard } from '../../generators/polyomino/board.ts';
import { orientations } from '../../generators/polyomino/orientation.ts';
import { type Cell, PENTOMINOES, type Piece, TETROMINOES } from '../../generators/polyomino/piece.ts';
import type { PackingProblem } from '../../generators/polyomino/placement.ts';

const PIECES = [...PENTOMINOES, ...TETROMINOES];

/** A board made of some pieces, each slid in from the right along a row until it stops; so it has a packing. */
function boardOf(pieces: readonly Piece[], turns: readonly number[], rows: readonly number[]) {
  const taken: Cell[] = [];
  const isTaken = (r: number, c: number) => taken.some(([row, column]) => row === r && column === c);
  pieces.forEach((piece, p) => {
    const shapes = orientations(piece);
    const shape = shapes[turns[p] % shapes.length];
    let left = 0;
    while (shape.some(([r, c]) => isTaken(r + rows[p], c + left))) left++;
    taken.push(...shape.map(([r, c]): Cell => [r + rows[p], c + left]));
  });
  const height = 1 + Math.max(...taken.map(([row]) => row));
  const width = 1 + Math.max(...taken.map(([, column]) => column));
  const drawing = Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (_, c) => (isTaken(r, c) ? '#' : '.')).join(''),
  );
  return drawnBoard(drawing);
}

/**
 * Small boards and pieces that pack them, from one to four; sometimes the pieces may not be turned over, and one
 * cell may be forbidden to one piece, so that there may be no packing after all.
 */
export const smallPackingProblems: fc.Arbitrary<PackingProblem> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }),
    fc.array(fc.nat(7), { minLength: 4, maxLength: 4 }),
    fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }),
    fc.constantFrom(true, true, false, undefined),
    fc.option(fc.nat(19)),
  )
  .map(([pieces, turns, rows, turnOver, forbidden]): PackingProblem => {
    const board = boardOf(pieces, turns, rows);
    return {
      board,
      pieces,
      ...(turnOver !== undefined && { turnOver }),
      ...(forbidden !== null && {
        keep: (piece, cells) => {
          if (cells.some((cell, i) => i > 0 && cell <= cells[i - 1])) throw new Error('not ascending');
          return piece !== pieces[0].name || !cells.includes(forbidden);
        },
      }),
    };
  });
