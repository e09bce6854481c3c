import type { PackingProblem } from '../polyomino/placement.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import { linksPackings } from './links.ts';
import type { SearchFigures, Visit } from './method.ts';
import { fewestOrbits } from './orbits.ts';
import { placesOf } from './places.ts';
import {
  CELLS,
  FIRST,
  FIXED,
  IMAGE,
  IMAGES,
  MOST_CELLS,
  MOST_PIECES,
  MOST_SIZE_SETS,
  NEAR,
  NODES,
  OUT,
  OUT_PACKINGS,
  PLACED,
  PLACEMENT,
  SIZE,
  STEP,
  SUM_OF_ALL,
  SUMS,
  TABLED,
  WRITES,
} from './wasm/layout.ts';
import { hasWebAssembly, type Machine, type MachineKind, withMachine } from './wasm/machines.ts';

export { type MachineKind, WASM_SOURCES } from './wasm/machines.ts';

/** What the fast search counted. A node is a piece laid, in the search or while completions are tabled. */
export type FastFigures = Pick<SearchFigures, 'packings' | 'nodes' | 'complete'>;

/** For each multiset of piece sizes the sums of its parts; a multiset is the sum of its pieces' steps. */
interface SizeSets {
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
  return { steps: sizes.map((size) => stepOf.get(size) as number), count };
}

/** Writes the sums of every multiset: those of the multiset without one part, and with that part added. */
function writeSums(words: Int32Array, sizes: readonly number[], { steps, count }: SizeSets): void {
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

/** Writes the neighbours of each place. */
function writeNeighbours(words: Int32Array, { board }: PackingProblem, cellAt: Int32Array): void {
  const placeOf = new Int32Array(cellAt.length);
  cellAt.forEach((cell, place) => {
    placeOf[cell] = place;
  });
  words.fill(0, NEAR, NEAR + 2 * MOST_CELLS);
  cellAt.forEach((cell, place) => {
    const [row, column] = board.cells[cell];
    for (let side = 0; side < 4; side++) {
      const near = board.indexAt(
        row + (side === 0 ? 1 : side === 1 ? -1 : 0),
        column + (side === 2 ? 1 : side === 3 ? -1 : 0),
      );
      if (near >= 0) words[NEAR + 2 * place + (placeOf[near] >> 5)] |= 1 << (placeOf[near] & 31);
    }
  });
}

/** The search on a machine, for problems within the machine's limits. */
function search(
  { words, bytes, prepare, begin, resume }: Machine,
  problem: PackingProblem,
  sizes: readonly number[],
  sets: SizeSets,
  visit: Visit | undefined,
): FastFigures {
  const { board, pieces } = problem;
  const count = board.cells.length;
  const places = placesOf(problem);
  const { piece: fixed, orbits } = fewestOrbits(places, pieces.length, symmetriesOf(board));

  words[CELLS] = count;
  words[TABLED] = Math.floor((5 * count) / pieces.length);
  words[FIXED] = 1 << fixed;
  words[SUM_OF_ALL] = sets.count - 1 - sets.steps[fixed];
  words[WRITES] = visit ? 1 : 0;
  words[NODES] = 0;
  words.set(sizes, SIZE);
  words.set(sets.steps, STEP);
  words.set(places.first, FIRST);
  writeNeighbours(words, problem, places.cellAt);
  writeSums(words, sizes, sets);
  for (let i = 0; i < places.piece.length; i++) {
    const p = PLACED + i * PLACEMENT;
    words[p] = places.low[i];
    words[p + 1] = places.high[i];
    words[p + 2] = places.piece[i];
  }
  prepare();

  const owners = Array.from({ length: visit ? OUT_PACKINGS : 0 }, (_, i) =>
    bytes.subarray(4 * OUT + i * count, 4 * OUT + (i + 1) * count),
  );
  const left = (pieces.length === 32 ? -1 : (1 << pieces.length) - 1) & ~(1 << fixed);
  let packings = 0;
  for (const { placement, symmetries } of orbits) {
    words[IMAGES] = symmetries.length;
    symmetries.forEach(({ image }, k) => {
      for (let place = 0; place < count; place++) {
        words[IMAGE + k * MOST_CELLS + place] = image[places.cellAt[place]];
      }
    });
    begin(placement, left);
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
 * depend on the machine, which is WebAssembly where it has been built (see `buildWebAssembly`).
 */
export function fastPackings(
  problem: PackingProblem,
  visit?: Visit,
  machine: MachineKind = hasWebAssembly() ? 'wasm' : 'twin',
): FastFigures {
  const sizes = problem.pieces.map((piece) => piece.cells.length);
  const area = sizes.reduce((sum, size) => sum + size, 0);
  if (area !== problem.board.cells.length) return { packings: 0, nodes: 0, complete: true };
  const sets = sizeSets(sizes);
  if (area > MOST_CELLS || sizes.length > MOST_PIECES || sets.count > MOST_SIZE_SETS) {
    const { packings, nodes, complete } = linksPackings(problem, visit);
    return { packings, nodes, complete };
  }
  return withMachine(machine, (lent) => search(lent, problem, sizes, sets, visit));
}
