import { drawnRows, type Tiles } from './position.ts';
import type { Size } from './size.ts';
import type { Solution } from './solve.ts';

/** A position as text, one row a line; below it the solution, if there is one, as the ways the tiles go. */
export function positionText(size: Size, tiles: Tiles, solution?: Solution): string {
  const lines = drawnRows(size, tiles);
  if (solution) lines.push('', ...solutionLines(solution));
  return `${lines.join('\n')}\n`;
}

function solutionLines({ moves, shortest }: Solution): string[] {
  if (moves.length === 0) return ['Every tile is at home already.'];
  const count = moves.length === 1 ? '1 move' : `${moves.length} moves`;
  const kind = shortest ? 'Shortest solution' : 'Solution, perhaps not the shortest';
  return [`${kind}, ${count}; each word is the way a tile goes into the blank:`, moves.join(' ')];
}

/**
 * A position as one line of JSON: `size` rows and columns, `tiles` row by row with 0 for the blank. With
 * `solution`: its moves and whether none is shorter, or null where there is none.
 */
export function positionJson(size: Size, tiles: Tiles, solution?: Solution | null): string {
  const record = { size: [size.height, size.width], tiles };
  return `${JSON.stringify(solution === undefined ? record : { ...record, solution })}\n`;
}
