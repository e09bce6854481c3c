import type { Board } from './board.ts';
import type { Piece } from './piece.ts';

/** The eight matrices that carry the square lattice to itself. */
const MATRICES: readonly (readonly [number, number, number, number])[] = [1, -1].flatMap((a) =>
  [1, -1].flatMap((b): [number, number, number, number][] => [
    [a, 0, 0, b],
    [0, a, b, 0],
  ]),
);

/** The points as text, moved to the origin, in an order of their own. */
function signature(points: readonly (readonly number[])[]): string {
  const top = points.reduce((least, [row]) => Math.min(least, row), Infinity);
  const left = points.reduce((least, [, column]) => Math.min(least, column), Infinity);
  return points
    .map(([row, column]) => `${row - top}:${column - left}`)
    .sort()
    .join(' ');
}

/**
 * Checks a packing in text form against its board and pieces, without any code of the searches or of the
 * placements they use. `holes` cells may stay empty (marked `_`); `turnOver` says whether pieces may be
 * turned over. Returns one sentence for each thing that is wrong, none when the packing is right.
 */
export function flawsOf(
  board: Board,
  pieces: readonly Piece[],
  text: string,
  { holes = 0, turnOver = true }: { holes?: number; turnOver?: boolean } = {},
): string[] {
  const flaws: string[] = [];
  const rows = text.split('/');
  const found = new Map<string, [number, number][]>();
  if (rows.length !== board.height) flaws.push(`Expected ${board.height} rows, found ${rows.length}.`);
  rows.forEach((line, row) => {
    if (line.length !== board.width) {
      flaws.push(`Expected ${board.width} marks in row ${row}, found ${line.length}.`);
    }
    [...line].forEach((mark, column) => {
      const inside = board.cells.some((cell) => cell[0] === row && cell[1] === column);
      if (inside && mark === '.') flaws.push(`Expected a piece on row ${row}, column ${column}, found none.`);
      if (!inside && mark !== '.') {
        flaws.push(`Expected "." outside the board on row ${row}, column ${column}, found "${mark}".`);
      }
      if (inside && mark !== '.') found.set(mark, [...(found.get(mark) ?? []), [row, column]]);
    });
  });
  const empty = found.get('_')?.length ?? 0;
  if (empty !== holes) flaws.push(`Expected ${holes} empty cells, found ${empty}.`);
  found.delete('_');
  for (const piece of pieces) {
    const cells = found.get(piece.name);
    found.delete(piece.name);
    if (!cells) {
      if (holes === 0) flaws.push(`Expected the piece ${piece.name}, found it nowhere.`);
      continue;
    }
    const shape = signature(cells);
    const congruent = MATRICES.some(([a, b, c, d]) => {
      if (!turnOver && a * d - b * c < 0) return false;
      return (
        signature(piece.cells.map(([row, column]) => [a * row + b * column, c * row + d * column])) === shape
      );
    });
    if (!congruent) flaws.push(`Expected the shape of ${piece.name}, found it on ${shape}.`);
  }
  for (const mark of found.keys()) flaws.push(`Expected only the given pieces, found "${mark}".`);
  return flaws;
}
