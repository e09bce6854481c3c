import { expect, test } from 'vitest';
import { box } from '../../generators/polyomino/board.ts';
import { placements } from '../../generators/polyomino/placement.ts';
import {
  atEdge,
  both,
  type Keep,
  not,
  notStraddling,
  onlyInside,
  V_CORNERS,
  vCorner,
  xLeft,
  xUpperLeft,
  zHand,
} from '../../generators/preprint/kept.ts';
import { CONWAY_ORDER } from '../../generators/preprint/pieces.ts';

const board = box(6, 10);
const all = placements({ board, pieces: CONWAY_ORDER });
const count = (keep: Keep, letter?: string) =>
  all.filter(({ piece, cells }) => (letter === undefined || piece === letter) && keep(piece, cells)).length;
const everything: Keep = () => true;

test('the four orientations of V share its options evenly and leave the other pieces alone', () => {
  for (const corner of V_CORNERS) {
    expect(count(vCorner(board, corner), 'V') * 4).toBe(count(everything, 'V'));
    expect(count(vCorner(board, corner), 'X')).toBe(count(everything, 'X'));
  }
  const once = all.filter(
    ({ piece, cells }) => V_CORNERS.filter((corner) => vCorner(board, corner)(piece, cells)).length === 1,
  );
  expect(once).toHaveLength(count(everything, 'V'));
});

test('the corner of V lies where its name says', () => {
  const keep = vCorner(board, 'upper right');
  for (const { cells } of all.filter(({ piece, cells }) => piece === 'V' && keep(piece, cells))) {
    const rows = cells.map((cell) => board.cells[cell][0]);
    const columns = cells.map((cell) => board.cells[cell][1]);
    expect(cells).toContain(board.indexAt(Math.min(...rows), Math.max(...columns)));
  }
});

test('the two hands of Z share its options evenly', () => {
  expect(count(zHand(board, 'as drawn'), 'Z')).toBe(count(zHand(board, 'mirrored'), 'Z'));
  expect(count(both(zHand(board, 'as drawn'), zHand(board, 'mirrored')), 'Z')).toBe(0);
});

test('X has a centre in each cell but the outer ring, a quarter of them upper left', () => {
  expect(count(everything, 'X')).toBe(4 * 8);
  expect(count(xUpperLeft(board), 'X')).toBe(2 * 4);
  expect(count(xUpperLeft(box(6, 10)), 'I')).toBe(count(everything, 'I'));
});

test('X lies in the left half when no cell of it is in the right one', () => {
  expect(count(xLeft(board), 'X')).toBe(4 * 3);
});

test('what does not straddle the line lies in one of two boxes', () => {
  const half = placements({ board: box(6, 5), pieces: CONWAY_ORDER }).length;
  expect(count(notStraddling(board))).toBe(2 * half);
});

test('what is away from the edge lies in the box without its outer ring', () => {
  const inner = placements({ board: box(4, 8), pieces: CONWAY_ORDER });
  expect(count(not(atEdge(board)))).toBe(inner.length);
  const innerV = inner.filter(({ piece }) => piece === 'V').length;
  expect(count(onlyInside(board, 'V'), 'V')).toBe(innerV);
  expect(count(onlyInside(board, 'V'), 'X')).toBe(
    count(everything, 'X') - inner.filter(({ piece }) => piece === 'X').length,
  );
});
