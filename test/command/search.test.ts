import { describe, expect, it } from 'vitest';
import { formsOn, ORDER } from '../../generators/command/order.ts';
import { quickPackings } from '../../generators/command/quick.ts';
import { BOARD_OF_SIZE } from '../../generators/command/sizes.ts';
import type { Sum } from '../../generators/command/sum.ts';
import { walk } from '../../generators/command/walk.ts';
import { type Board, drawnBoard, parseBoard } from '../../generators/polyomino/board.ts';
import { canonicalSet, lettersOf, textOf } from '../../generators/polyomino/packing.ts';
import { normalise } from '../../generators/polyomino/piece.ts';
import { symmetriesOf } from '../../generators/polyomino/symmetry.ts';
import { flawsOf } from '../../generators/polyomino/verify.ts';
import { scanPackings } from '../../generators/search/scan.ts';

const NAMES = ORDER.map((piece) => piece.name);

type Found = { letters: string } & Sum;

/** The first packings, at most `limit`, and the sum when there are no more. */
function byWalk(board: Board, limit = Infinity): { found: Found[]; sum?: Sum } {
  const found: Found[] = [];
  const steps = walk(board);
  while (found.length < limit) {
    const next = steps.next();
    if (next.done) return { found, sum: next.value };
    const { found: isFound, owners, packings, tries } = next.value;
    if (isFound) found.push({ letters: lettersOf(owners, NAMES), packings, tries });
  }
  return { found };
}

function byQuick(board: Board, limit = Infinity): { found: Found[]; sum?: Sum } {
  const found: Found[] = [];
  const sum = quickPackings(board, (owners, sum) => {
    found.push({ letters: lettersOf(owners, NAMES), ...sum });
    return found.length < limit;
  });
  return found.length < limit ? { found, sum } : { found };
}

/** The boards of the sizes, and one of no symmetry that is no box. */
const BOARDS = [
  ...[...BOARD_OF_SIZE.values()].map(parseBoard),
  parseBoard('20x3'),
  drawnBoard(['######....', '######....', ...Array(4).fill('##########'), '########..']),
];

describe('the search of the command', () => {
  it.each(BOARDS)('finds the same packings after the same tries walking and quickly on $name', (board) => {
    const limit = 3;
    const walked = byWalk(board, limit);
    expect(walked.found.length).toBeGreaterThan(0);
    expect(byQuick(board, limit)).toEqual(walked);
  });

  it.each(BOARDS)('packs $name without a flaw', (board) => {
    for (const { letters } of byQuick(board, 3).found) {
      expect(flawsOf(board, ORDER, textOf(board, letters))).toEqual([]);
    }
  });

  it.each(['3x20', '4x15'])('shows each class of packings of %s once', (notation) => {
    const board = parseBoard(notation);
    const symmetries = symmetriesOf(board);
    const { found, sum } = byQuick(board);
    const classes = canonicalSet(
      found.map(({ letters }) => letters),
      symmetries,
    );
    const all: string[] = [];
    scanPackings({ board, pieces: ORDER }, (owners) => all.push(lettersOf(owners, NAMES)));
    expect(classes).toEqual(canonicalSet(all, symmetries));
    expect(found).toHaveLength(classes.length);
    expect(sum?.packings).toBe(classes.length);
  });

  it('counts as tries the nodes of the scan from which a piece is looked for', () => {
    const board = parseBoard('3x20');
    const kept = new Set(formsOn(board)[NAMES.indexOf('F')].map((form) => normalise(form).join(' ')));
    const { levels, packings } = scanPackings({
      board,
      pieces: ORDER,
      keep: (piece, cells) =>
        piece !== 'F' || kept.has(normalise(cells.map((c) => board.cells[c])).join(' ')),
    });
    const tries = levels.slice(0, ORDER.length).reduce((sum, nodes) => sum + nodes, 0);
    expect(byWalk(board).sum).toEqual({ packings, tries });
    expect(byQuick(board).sum).toEqual({ packings, tries });
  });

  it('finds every image of every class when no piece is held, and nothing when that piece is left out', () => {
    const board = parseBoard('3x20');
    const held = quickPackings(board);
    const free = quickPackings(board, undefined, 'free');
    const out = quickPackings(board, undefined, 'left out');
    expect(free.packings).toBe(held.packings * symmetriesOf(board).length);
    expect(out.packings).toBe(0);
    expect(out.tries).toBeLessThan(held.tries);
    expect(held.tries).toBeLessThan(free.tries);
  });

  it('lays one piece a step, or takes some back first', () => {
    const steps = walk(parseBoard('6x10'));
    let before = 0;
    for (let i = 0; i < 1000; i++) {
      const next = steps.next();
      if (next.done) throw new Error('Expected more steps.');
      const laid = new Set(lettersOf(next.value.owners, NAMES).replaceAll('_', '')).size;
      expect(laid).toBeLessThanOrEqual(before + 1);
      expect(laid).toBeGreaterThan(0);
      before = laid;
    }
  });

  it.each([
    ['5x11', 55],
    ['8x8', 64],
  ])('refuses %s, which has %i squares', (notation, squares) => {
    const sentence = `Expected a board of 60 squares, which the twelve pieces cover, found ${notation} with ${squares}.`;
    expect(() => quickPackings(parseBoard(notation))).toThrow(sentence);
    expect(() => walk(parseBoard(notation)).next()).toThrow(sentence);
  });
});
