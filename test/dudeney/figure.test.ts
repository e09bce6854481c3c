import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../generators/dudeney/board.ts';
import { parseFigure, readFigure } from '../../generators/dudeney/figure.ts';
import { FIGURE, facts } from './facts.ts';

/** The facts without their types, to be spoilt. */
// biome-ignore lint/suspicious/noExplicitAny: what is spoilt has no type
type Loose = any;

/** Every way to change one mark of one drawn piece. */
function changedMarks() {
  return LETTERS.flatMap((letter) =>
    facts().pieces[letter].flatMap((line, row) =>
      [...line].flatMap((mark, column) =>
        ['B', 'w', ' '].filter((other) => other !== mark).map((other) => ({ letter, row, column, other })),
      ),
    ),
  );
}

describe('readFigure', () => {
  it('gives the thirteen pieces as drawn, the board and its inner borders', () => {
    const { pieces, black, borders } = FIGURE;
    expect(pieces.map(({ piece }) => piece.name)).toEqual(LETTERS);
    expect(pieces.every((printed) => printed.black.length === printed.piece.cells.length)).toBe(true);
    expect(pieces[LETTERS.indexOf('L')].piece.cells).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 3],
    ]);
    expect(pieces[LETTERS.indexOf('L')].black).toEqual([true, false, true, false, true]);
    expect(black.slice(0, 9)).toEqual([false, true, false, true, false, true, false, true, true]);
    expect(borders).toHaveLength(8 * 7 + 7 * 8);
    expect(borders.at(-1)).toMatchObject({ direction: 'horizontal', row: 6, column: 7, cells: [55, 63] });
  });

  it('notices every change of a single mark of a piece, and names the piece', () => {
    for (const { letter, row, column, other } of changedMarks()) {
      const changed = facts();
      const line = changed.pieces[letter][row];
      changed.pieces[letter][row] = line.slice(0, column) + other + line.slice(column + 1);
      expect(() => readFigure(changed), `${letter} ${row} ${column} "${other}"`).toThrow(`piece ${letter}`);
    }
  });

  it('names row and column of two neighbouring squares of one colour', () => {
    const changed = facts();
    changed.pieces.V[2] = 'B  ';
    expect(() => readFigure(changed)).toThrow(
      'opposite colours in piece V, found black on row 1, column 0 and on row 2, column 0',
    );
  });

  it('refuses a piece whose colours are all exchanged', () => {
    const changed = facts();
    changed.pieces.F = [' B ', ' wB', 'wB '];
    expect(() => readFigure(changed)).toThrow('Expected 32 black squares in all thirteen pieces, found 33');
  });

  it('refuses two pieces under each other’s letter', () => {
    const changed = facts();
    [changed.pieces.T, changed.pieces.Y] = [changed.pieces.Y, changed.pieces.T];
    expect(() => readFigure(changed)).toThrow('shape of T');
  });

  it.each([
    [
      'a row of borders too few',
      (f: Loose) => f.borders.vertical.pop(),
      'Expected 8 rows of 7',
      'borders.vertical',
    ],
    [
      'a border too many',
      (f: Loose) => f.borders.horizontal[6].push(3),
      'Expected 7 rows of 8',
      'horizontal.6',
    ],
    ['a broken thickness', (f: Loose) => (f.borders.vertical[3][4] = 2.5), 'int', 'borders.vertical.3.4'],
    ['no thickness', (f: Loose) => (f.borders.horizontal[0][1] = null), 'number', 'borders.horizontal.0.1'],
    ['an unknown colour', (f: Loose) => (f.pieces.X[1] = 'wRw'), 'B (black), w (white)', 'pieces.X.1'],
    ['a missing piece', (f: Loose) => delete f.pieces.Q && delete f.pieces.N, 'array', 'pieces.N'],
    ['a piece too many', (f: Loose) => (f.pieces.Q = ['Bw']), '"Q"', 'pieces'],
    ['a board of no colour', (f: Loose) => (f.board.upperLeft = 'b'), 'one of', 'board.upperLeft'],
  ])('refuses %s and says where', (_, change, what, where) => {
    const changed = facts();
    change(changed);
    expect(() => readFigure(changed)).toThrow(what);
    expect(() => readFigure(changed)).toThrow(
      `at ${where}`.replace('at horizontal', 'at borders.horizontal'),
    );
  });

  it('refuses what is no record at all', () => {
    expect(() => readFigure([])).toThrow('at the top');
  });
});

describe('parseFigure', () => {
  it('reads the text of the facts', () => {
    expect(parseFigure(JSON.stringify(facts()))).toEqual(FIGURE);
  });

  it('says where to look when the text is no JSON', () => {
    expect(() => parseFigure('{"pieces":')).toThrow(
      /Expected JSON, .* Correct data\/published\/dudeney-figure.json/,
    );
  });
});
