import { type Board, box } from '../polyomino/board.ts';
import { atBoundary } from '../polyomino/neighbour.ts';
import { orientations } from '../polyomino/orientation.ts';
import { type Cell, normalise, pieceNamed } from '../polyomino/piece.ts';
import type { PackingProblem } from '../polyomino/placement.ts';
import { fillablePlacements } from '../polyomino/region.ts';
import { xCentreIn } from '../polyomino/x-centre.ts';
import { CONWAY_ORDER } from './pieces.ts';

/** Decides on a placement: name of the piece, indices of its cells ascending. */
export type Keep = NonNullable<PackingProblem['keep']>;

/** A placement that every condition keeps. */
export function both(...conditions: readonly Keep[]): Keep {
  return (piece, cells) => conditions.every((keep) => keep(piece, cells));
}

/** Placements that cut off no region which the other pieces could not fill. */
export function fillable(board: Board): Keep {
  const key = (piece: string, cells: readonly number[]) => `${piece} ${cells.join(' ')}`;
  const kept = new Set(
    fillablePlacements({ board, pieces: CONWAY_ORDER }).map(({ piece, cells }) => key(piece, cells)),
  );
  return (piece, cells) => kept.has(key(piece, cells));
}

/** The shape of some cells of a board, as text. */
function shapeOf(board: Board, cells: readonly number[]): string {
  return normalise(cells.map((cell) => board.cells[cell])).join(' ');
}

/** One piece only in some shapes, each a list of cells at the origin; the others anywhere. */
function inShapes(board: Board, piece: string, shapes: readonly (readonly Cell[])[]): Keep {
  const allowed = new Set(shapes.map((shape) => shape.join(' ')));
  return (name, cells) => name !== piece || allowed.has(shapeOf(board, cells));
}

/** Where the corner of V lies in each of its four orientations. */
export const V_CORNERS = ['upper left', 'upper right', 'lower left', 'lower right'] as const;
export type VCorner = (typeof V_CORNERS)[number];

/** V only with its corner at one corner of its box. */
export function vCorner(board: Board, corner: VCorner): Keep {
  const row = corner.startsWith('upper') ? 0 : 2;
  const column = corner.endsWith('left') ? 0 : 2;
  // Both arms of the V go along the sides of its box that meet at its corner.
  const shape = orientations(pieceNamed('V')).filter((cells) =>
    cells.every((cell) => cell[0] === row || cell[1] === column),
  );
  return inShapes(board, 'V', shape);
}

/** Z as it is drawn or in its mirror image. */
export type Hand = 'as drawn' | 'mirrored';

/** Z only in one of its two hands. */
export function zHand(board: Board, hand: Hand): Keep {
  const drawn = orientations(pieceNamed('Z'), false).map((cells) => cells.join(' '));
  const shapes = orientations(pieceNamed('Z')).filter(
    (cells) => drawn.includes(cells.join(' ')) === (hand === 'as drawn'),
  );
  return inShapes(board, 'Z', shapes);
}

/** X only with its centre in the upper left quarter, a middle row or column included. */
export function xUpperLeft(board: Board): Keep {
  return xCentreIn(board, ([row, column]) => 2 * row < board.height && 2 * column < board.width);
}

/** X only in the left half. */
export function xLeft(board: Board): Keep {
  return (piece, cells) => piece !== 'X' || cells.every((cell) => 2 * board.cells[cell][1] < board.width - 1);
}

/** Placements on one side of the vertical line in the middle. */
export function notStraddling(board: Board): Keep {
  return (_, cells) => {
    const left = cells.filter((cell) => 2 * board.cells[cell][1] < board.width).length;
    return left === 0 || left === cells.length;
  };
}

/** Placements at the boundary. */
export function atEdge(board: Board): Keep {
  return (_, cells) => atBoundary(board, cells);
}

/** Placements away from the boundary for one piece and at it for all others. */
export function onlyInside(board: Board, piece: string): Keep {
  return (name, cells) => atBoundary(board, cells) !== (name === piece);
}

/** The negation of a condition. */
export function not(keep: Keep): Keep {
  return (piece, cells) => !keep(piece, cells);
}

/** The box that the preprint's text studies. */
export const NARROW = box(3, 20);
