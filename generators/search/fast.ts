import type { Owners } from '../polyomino/packing.ts';
import type { PackingProblem } from '../polyomino/placement.ts';
import { linksPackings } from './links.ts';
import type { SearchFigures, Visit } from './method.ts';
import {
  CELL_COLUMN,
  CELL_ROW,
  CELLS,
  FOUND,
  HEIGHT,
  IMAGE,
  MEMORY,
  MEMORY_END,
  MOST_BOX,
  MOST_CELLS,
  MOST_PIECES,
  NODES,
  OUT,
  PIECE_CELLS,
  PIECES,
  PLACEMENT,
  PLACEMENTS,
  SIZE,
  TABLED,
  TURN_OVER,
  WIDTH,
  WRITES,
} from './wasm/layout.ts';
import { hasWebAssembly, type Machine, type MachineKind, withMachine } from './wasm/machines.ts';

export { type MachineKind, WASM_SOURCES } from './wasm/machines.ts';

/** What the fast search counted. A node is a piece laid, in the search or while completions are tabled. */
export type FastFigures = Pick<SearchFigures, 'packings' | 'nodes' | 'complete'>;

/** How the fast search is to run. */
export interface FastRun {
  /** WebAssembly where it has been built (see `buildWebAssembly`), otherwise the twin, when absent. */
  readonly machine?: MachineKind;
  /** Words of memory that may be used, for a test of what happens when they run out. */
  readonly memory?: number;
}

/** Writes the board and the pieces. */
function writeProblem(words: Int32Array, { board, pieces, turnOver }: PackingProblem): void {
  const { cells } = board;
  words[HEIGHT] = board.height;
  words[WIDTH] = board.width;
  words[CELLS] = cells.length;
  for (let i = 0; i < cells.length; i++) {
    words[CELL_ROW + i] = cells[i][0];
    words[CELL_COLUMN + i] = cells[i][1];
  }
  words[PIECES] = pieces.length;
  words[TURN_OVER] = turnOver === false ? 0 : 1;
  let at = PIECE_CELLS;
  for (let p = 0; p < pieces.length; p++) {
    const piece = pieces[p].cells;
    words[SIZE + p] = piece.length;
    for (let i = 0; i < piece.length; i++) words[at++] = 256 * piece[i][0] + piece[i][1];
  }
}

/** Strikes out the placements that the problem does not keep. */
function strikeOut(words: Int32Array, { board, pieces, keep }: PackingProblem): void {
  if (!keep) return;
  for (let i = 0; i < words[PLACEMENTS]; i++) {
    const f = FOUND + i * PLACEMENT;
    const cells: number[] = [];
    for (let place = 0; place < board.cells.length; place++) {
      if ((words[f + (place >> 5)] >>> (place & 31)) & 1) cells.push(words[IMAGE + place]);
    }
    cells.sort((a, b) => a - b);
    if (!keep(pieces[words[f + 2]].name, cells)) words[f + 2] = -1;
  }
}

/** The search on a machine; nothing when the pieces have too many sizes for it. */
function search(
  { words, bytes, lay, prepare, begin, resume }: Machine,
  problem: PackingProblem,
  visit: Visit | undefined,
  memory: number,
): FastFigures | undefined {
  const count = problem.board.cells.length;
  writeProblem(words, problem);
  words[TABLED] = Math.ceil((5 * count) / problem.pieces.length);
  words[WRITES] = visit ? 1 : 0;
  words[MEMORY_END] = memory;
  if (!lay()) return undefined;
  strikeOut(words, problem);

  const orbits = prepare();
  const owners: Owners[] = [];
  let packings = 0;
  for (let orbit = 0; orbit < orbits; orbit++) {
    begin(orbit);
    for (let handed = resume(); handed > 0; handed = resume()) {
      if (!visit) {
        packings += handed;
        continue;
      }
      for (let i = 0; i < handed; i++) {
        packings++;
        owners[i] ??= bytes.subarray(4 * OUT + i * count, 4 * OUT + (i + 1) * count);
        if (visit(owners[i]) === false) return { packings, nodes: words[NODES], complete: false };
      }
    }
  }
  return { packings, nodes: words[NODES], complete: true };
}

/** Whether a problem is within what the machines can search, the sizes of its pieces apart. */
function isSmall({ board, pieces }: PackingProblem): boolean {
  const isSmallBoard = board.cells.length <= MOST_CELLS && board.height * board.width <= MOST_BOX;
  return isSmallBoard && pieces.length <= MOST_PIECES;
}

/**
 * Finds all packings of a board, soonest. One piece is laid first, and only on one placement of each orbit under
 * the symmetries that carry the problem to itself: the other packings are images. The other pieces follow as
 * in the scan, each region they leave being a sum of the pieces left. What can follow a shape is remembered;
 * once about five pieces are left, it is the sets of pieces that complete the shape, whatever lies outside, and a
 * shape shares them with its mirror image.
 * Boards of more than 64 cells, and sets of more than 16 pieces, go to dancing links. The order of packings
 * and the number of nodes do not depend on the machine. The arrays that `visit` gets are reused.
 */
export function fastPackings(problem: PackingProblem, visit?: Visit, run: FastRun = {}): FastFigures {
  let area = 0;
  for (const { cells } of problem.pieces) area += cells.length;
  if (area !== problem.board.cells.length) return { packings: 0, nodes: 0, complete: true };
  if (isSmall(problem)) {
    const machine = run.machine ?? (hasWebAssembly() ? 'wasm' : 'twin');
    const found = withMachine(machine, (lent) => search(lent, problem, visit, run.memory ?? MEMORY));
    if (found) return found;
  }
  const { packings, nodes, complete } = linksPackings(problem, visit);
  return { packings, nodes, complete };
}
