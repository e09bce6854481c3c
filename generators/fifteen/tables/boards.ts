import { integer, real, text } from '../../notebook/field.ts';
import { type Row, table } from '../../notebook/table.ts';
import { solvableClass } from '../exhaustion.ts';
import { solvableByRule } from '../rule.ts';
import { type Size, sizeName, squaresOf } from '../size.ts';
import type { BoardSearch } from '../tasks.ts';

const SIZE = text('Board: rows x columns');

export const BOARDS = table('fifteen/boards', {
  title: 'Positions that the parity rule lets one solve',
  description: 'By the rule alone, for boards too large to search as well.',
  key: ['size'],
  fields: {
    size: SIZE,
    tiles: integer('Tiles', 'tiles'),
    positions: integer('Positions, the blank anywhere', 'positions'),
    solvable: integer('Of those, positions that can be solved', 'positions'),
    corner: integer('Positions with the blank in its corner', 'positions'),
    cornerSolvable: integer('Of those, positions that can be solved', 'positions'),
  },
});

export const EXHAUSTION = table('fifteen/exhaustion', {
  title: 'Every position of the small boards, against the parity rule',
  description:
    'Positions that moves from home reach, by a search of the whole board, held one by one against the rule.',
  key: ['size'],
  fields: {
    size: SIZE,
    positions: integer('Positions, the blank anywhere', 'positions'),
    reached: integer('Of those, positions that moves from home reach', 'positions'),
    byRule: integer('Of those, positions that the rule lets one solve', 'positions'),
    disagreements: integer('Positions where reaching and the rule differ', 'positions'),
    corner: integer('Positions with the blank in its corner', 'positions'),
    cornerReached: integer('Of those, positions that moves from home reach', 'positions'),
    cornerEven: integer('Of those, even permutations of the tiles', 'positions'),
    cornerReachedEven: integer('Of those, both', 'positions'),
    parityDisagreements: integer('Positions where parity by inversions and by cycles differ', 'positions'),
    solvable: text('Which permutations of the tiles are reached with the blank in its corner'),
    largest: integer('Moves from home to a farthest position', 'moves'),
    farthest: integer('Positions so far from home', 'positions'),
    mean: real(4, 'Moves from home to a position on average', 'moves'),
  },
});

export const DISTANCES = table('fifteen/distances', {
  title: 'Positions by distance from home',
  description: 'Least moves from home to each position, which is the length of its shortest solution.',
  key: ['size', 'moves'],
  fields: {
    size: SIZE,
    moves: integer('Least moves from home', 'moves'),
    positions: integer('Positions, the blank anywhere', 'positions'),
    corner: integer('Of those, with the blank in its corner', 'positions'),
  },
});

/** The rows of `BOARDS`. With the blank in its corner every square holds an equal share of the positions. */
export function boardRows(sizes: readonly Size[]): Row<typeof BOARDS.fields>[] {
  return sizes.map((size) => {
    const squares = squaresOf(size);
    const solvable = solvableByRule(size);
    return {
      size: sizeName(size),
      tiles: squares - 1,
      positions: 2 * solvable,
      solvable,
      corner: (2 * solvable) / squares,
      cornerSolvable: solvable / squares,
    };
  });
}

/** The rows of `EXHAUSTION` and `DISTANCES`. */
export function exhaustionRows(searches: readonly BoardSearch[]) {
  const exhaustion: Row<typeof EXHAUSTION.fields>[] = [];
  const distances: Row<typeof DISTANCES.fields>[] = [];
  for (const { size, counts, distances: byMoves, cornerDistances } of searches) {
    const largest = byMoves.length - 1;
    const moves = byMoves.reduce((sum, positions, distance) => sum + positions * distance, 0);
    exhaustion.push({
      size: sizeName(size),
      ...counts,
      solvable: solvableClass(counts),
      largest,
      farthest: byMoves[largest],
      mean: moves / counts.reached,
    });
    byMoves.forEach((positions, distance) => {
      distances.push({
        size: sizeName(size),
        moves: distance,
        positions,
        corner: cornerDistances[distance] ?? 0,
      });
    });
  }
  return { exhaustion, distances };
}
