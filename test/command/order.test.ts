import { describe, expect, it } from 'vitest';
import { formsOn, ORDER } from '../../generators/command/order.ts';
import { drawnBoard, parseBoard } from '../../generators/polyomino/board.ts';
import { orientations } from '../../generators/polyomino/orientation.ts';
import { PENTOMINOES } from '../../generators/polyomino/piece.ts';

const F = ORDER.findIndex((piece) => piece.name === 'F');

describe('the order of trying', () => {
  it('has each of the twelve pieces once', () => {
    expect(ORDER.map((piece) => piece.name).sort()).toEqual(PENTOMINOES.map((piece) => piece.name));
  });

  it.each(['6x10', '10x6', '8x8-2x2'])('tries every form of every piece but F on %s', (notation) => {
    formsOn(parseBoard(notation)).forEach((forms, p) => {
      if (p === F) return;
      const all = orientations(ORDER[p]).map((form) => form.join(' '));
      expect(forms.map((form) => form.join(' ')).sort()).toEqual(all.sort());
    });
  });

  it.each([
    ['a rectangle', parseBoard('6x10'), 2],
    ['a box with a hole', parseBoard('7x9-1x3'), 2],
    ['a square', parseBoard('8x8-2x2'), 1],
    ['a board with one mirror', drawnBoard(['###', '.#.']), 4],
    ['a board without symmetry', drawnBoard(['###', '#..', '#..', '#..', '#..']), 8],
  ])('holds F so that on %s no two of its forms are alike', (_, board, count) => {
    expect(formsOn(board)[F]).toHaveLength(count);
  });

  it('tries the forms on a board turned over as on the board itself', () => {
    const transposed = formsOn(parseBoard('10x6')).map((forms) =>
      forms.map((form) =>
        form
          .map(([row, column]) => `${column},${row}`)
          .sort()
          .join(' '),
      ),
    );
    const upright = formsOn(parseBoard('6x10')).map((forms) =>
      forms.map((form) =>
        form
          .map(([row, column]) => `${row},${column}`)
          .sort()
          .join(' '),
      ),
    );
    expect(transposed).toEqual(upright);
  });
});
