import type { Board } from '../polyomino/board.ts';
import type { Piece } from '../polyomino/piece.ts';
import type { PackingProblem } from '../polyomino/placement.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import { linksPackings } from './links.ts';
import type { SearchFigures, Visit } from './method.ts';
import {
  CELLS,
  COLUMN,
  FOUND,
  GOES_TO,
  HEIGHT,
  IMAGE,
  MEMORY,
  MEMORY_END,
  MIXED,
  MOST_BOX,
  MOST_CELLS,
  MOST_PIECES,
  MOST_SIZE_SETS,
  NODES,
  OUT,
  OUT_PACKINGS,
  PIECE_CELLS,
  PIECES,
  PLACE,
  PLACEMENT,
  PLACEMENTS,
  ROW,
  SIZE,
  STEP,
  SUM_OF_ALL,
  SUMS,
  SYMMETRIES,
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

/** For each multiset of piece sizes the sums of its parts; a multiset is the sum of its pieces' steps. */
interface SizeSets {
  readonly sizes: readonly number[];
  readonly steps: readonly number[];
  readonly count: number;
}

/** Numbers the multisets that can be drawn from the sizes. */
function sizeSets(sizes: readonly number[]): SizeSets {
  const stepOf = new Map<number, number>();
  let count = 1;
  for (const size of new Set(sizes)) {
    stepOf.set(size, count);
    count *= 1 + sizes.filter((other) => other === size).length;
  }
  return { sizes, steps: sizes.map((size) => stepOf.get(size) as number), count };
}

/** Writes the sums of every multiset: those of the multiset without one part, and with that part added. */
function writeSums(words: Int32Array, { sizes, steps, count }: SizeSets): void {
  const parts = [...new Map(sizes.map((size, i) => [size, steps[i]]))].sort((a, b) => a[1] - b[1]);
  for (let set = 1; set < count; set++) {
    const [size, step] = parts.findLast(([, step]) => step <= set) as [number, number];
    const without = SUMS + 2 * (set - step);
    // The sums as one number of 64 bits, sum s at bit s - 1.
    const low = set === step ? 0n : BigInt.asUintN(32, BigInt(words[without]));
    const high = set === step ? 0n : BigInt.asUintN(32, BigInt(words[without + 1]));
    const sums = (high << 32n) | low;
    const all = sums | (sums << BigInt(size)) | (1n << BigInt(size - 1));
    words[SUMS + 2 * set] = Number(BigInt.asIntN(32, all));
    words[SUMS + 2 * set + 1] = Number(BigInt.asIntN(32, all >> 32n));
  }
}

/** The cells of a board read line by line along its short side: board cell of each place. */
function scanningOrder(board: Board): Int32Array {
  const alongColumns = board.height <= board.width;
  const lines = alongColumns ? board.width : board.height;
  const length = alongColumns ? board.height : board.width;
  const cellAt = new Int32Array(board.cells.length);
  let place = 0;
  for (let line = 0; line < lines; line++) {
    for (let k = 0; k < length; k++) {
      const cell = alongColumns ? board.indexAt(k, line) : board.indexAt(line, k);
      if (cell >= 0) cellAt[place++] = cell;
    }
  }
  return cellAt;
}

/** Writes the board: its places, where they lie, and where its symmetries carry them. */
function writeBoard(words: Int32Array, board: Board, cellAt: Int32Array): void {
  const count = cellAt.length;
  const placeOf = new Int32Array(count);
  words[HEIGHT] = board.height;
  words[WIDTH] = board.width;
  words[CELLS] = count;
  words.fill(-1, PLACE, PLACE + board.height * board.width);
  for (let place = 0; place < count; place++) {
    const cell = board.cells[cellAt[place]];
    placeOf[cellAt[place]] = place;
    words[ROW + place] = cell[0];
    words[COLUMN + place] = cell[1];
    words[PLACE + cell[0] * board.width + cell[1]] = place;
  }
  const symmetries = symmetriesOf(board);
  words[SYMMETRIES] = symmetries.length;
  symmetries.forEach(({ image }, s) => {
    for (let place = 0; place < count; place++) {
      words[IMAGE + s * MOST_CELLS + place] = image[cellAt[place]];
      words[GOES_TO + s * MOST_CELLS + place] = placeOf[image[cellAt[place]]];
    }
  });
}

/** Writes the pieces. */
function writePieces(words: Int32Array, { pieces, turnOver }: PackingProblem): void {
  words[PIECES] = pieces.length;
  words[TURN_OVER] = turnOver === false ? 0 : 1;
  let at = PIECE_CELLS;
  for (const { cells } of pieces) {
    for (const cell of cells) words[at++] = 256 * cell[0] + cell[1];
  }
}

/** Strikes out the placements that the problem does not keep. */
function strikeOut(
  words: Int32Array,
  pieces: readonly Piece[],
  keep: NonNullable<PackingProblem['keep']>,
  cellAt: Int32Array,
): void {
  for (let i = 0; i < words[PLACEMENTS]; i++) {
    const f = FOUND + i * PLACEMENT;
    const covers = (place: number) => (words[f + (place >> 5)] >>> (place & 31)) & 1;
    const cells = [...cellAt.filter((_, place) => covers(place))].sort((a, b) => a - b);
    if (!keep(pieces[words[f + 2]].name, cells)) words[f + 2] = -1;
  }
}

/** The search on a machine, for problems within the machine's limits. */
function search(
  { words, bytes, lay, prepare, begin, resume }: Machine,
  problem: PackingProblem,
  sets: SizeSets,
  { visit, memory = MEMORY }: { visit?: Visit | undefined; memory?: number | undefined },
): FastFigures {
  const { board, pieces, keep } = problem;
  const count = board.cells.length;
  const cellAt = scanningOrder(board);
  words[SUM_OF_ALL] = sets.count - 1;
  words[MIXED] = sets.sizes.some((size) => size !== sets.sizes[0]) ? 1 : 0;
  words[TABLED] = Math.floor((5 * count) / pieces.length);
  words[WRITES] = visit ? 1 : 0;
  words[MEMORY_END] = memory;
  words.set(sets.sizes, SIZE);
  words.set(sets.steps, STEP);
  writeSums(words, sets);
  writeBoard(words, board, cellAt);
  writePieces(words, problem);
  lay();
  if (keep) strikeOut(words, pieces, keep, cellAt);

  const orbits = prepare();
  const owners = Array.from({ length: visit ? OUT_PACKINGS : 0 }, (_, i) =>
    bytes.subarray(4 * OUT + i * count, 4 * OUT + (i + 1) * count),
  );
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
        if (visit(owners[i]) === false) return { packings, nodes: words[NODES], complete: false };
      }
    }
  }
  return { packings, nodes: words[NODES], complete: true };
}

/**
 * Finds all packings of a board, soonest. One piece is laid first, and only on one placement of each orbit under
 * the symmetries that carry the problem to itself: the other packings are images. The other pieces follow as
 * in the scan, each region they leave being a sum of the pieces left; once about five pieces are left, the
 * completions of the shape are looked up in a table that grows with the search. Boards of more than 64 cells,
 * and sets of more than 31 pieces, go to dancing links. The order of packings and the number of nodes do not
 * depend on the machine.
 */
export function fastPackings(problem: PackingProblem, visit?: Visit, run: FastRun = {}): FastFigures {
  const { board, pieces } = problem;
  const sizes = pieces.map((piece) => piece.cells.length);
  const area = sizes.reduce((sum, size) => sum + size, 0);
  if (area !== board.cells.length) return { packings: 0, nodes: 0, complete: true };
  const sets = sizeSets(sizes);
  const isTooLarge =
    area > MOST_CELLS ||
    pieces.length > MOST_PIECES ||
    board.height * board.width > MOST_BOX ||
    sets.count > MOST_SIZE_SETS;
  if (isTooLarge) {
    const { packings, nodes, complete } = linksPackings(problem, visit);
    return { packings, nodes, complete };
  }
  const machine = run.machine ?? (hasWebAssembly() ? 'wasm' : 'twin');
  return withMachine(machine, (lent) => search(lent, problem, sets, { visit, memory: run.memory }));
}
