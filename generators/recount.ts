import { readProjectFile } from './notebook/files.ts';
import { BOARDS } from './pento/boards.ts';
import { parseBoard } from './polyomino/board.ts';
import { folded } from './polyomino/folded.ts';
import { canonical, lettersOf, textOf } from './polyomino/packing.ts';
import { PENTOMINOES, SQUARE } from './polyomino/piece.ts';
import type { PackingProblem } from './polyomino/placement.ts';
import { symmetriesOf } from './polyomino/symmetry.ts';
import { fastPackings } from './search/fast.ts';

/** A committed list of canonical packings and the problem whose packings it lists. */
interface Listed {
  readonly path: string;
  readonly problem: PackingProblem;
}

const LISTED: readonly Listed[] = [
  ...BOARDS.map(
    (board): Listed => ({
      path: `data/pento/${board}.txt`,
      problem: { board: parseBoard(board), pieces: PENTOMINOES },
    }),
  ),
  { path: 'data/dudeney/8x8.txt', problem: { board: parseBoard('8x8'), pieces: [...PENTOMINOES, SQUARE] } },
];

/** How a list compares with what the fast way finds now. */
export interface Recounted {
  readonly path: string;
  /** Packings found, each orientation of the board counted. */
  readonly oriented: number;
  readonly canonical: number;
  /** Packings that the list lacks, and those that it has and the search does not find; canonical texts. */
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

function recount(root: string, { path, problem }: Listed): Recounted {
  const { board } = problem;
  const symmetries = symmetriesOf(board);
  const names = problem.pieces.map(({ name }) => name);
  const x = names.indexOf('X');
  const isHome = board.cells.map((cell) => folded(board, cell, symmetries) === cell);
  const found = new Set<string>();
  const { packings } = fastPackings(problem, (owners) => {
    let centre = -1;
    for (let i = 0; i < 3; i++) centre = owners.indexOf(x, centre + 1);
    // Every class has a packing with the centre of X where the symmetries fold it to: the others add nothing.
    if (isHome[centre]) found.add(textOf(board, canonical(lettersOf(owners, names), symmetries)));
  });
  const listed = new Set((readProjectFile(root, path) ?? '').split('\n').filter((line) => line !== ''));
  return {
    path,
    oriented: packings,
    canonical: found.size,
    missing: [...found].filter((text) => !listed.has(text)).sort(),
    extra: [...listed].filter((text) => !found.has(text)).sort(),
  };
}

/** Finds all packings of every listed board by the fast way alone and holds the sets against the committed lists. */
export function* recountLists(root: string): Generator<Recounted> {
  for (const listed of LISTED) yield recount(root, listed);
}
