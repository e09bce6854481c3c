import { type Exchange, pageExchanges } from './exchanges.ts';
import { type Size, squaresOf, taxicab } from './size.ts';

/** What random exchanges leave of the order of home, as expected values. */
export interface Expected {
  /** Tiles on their own square. */
  readonly atHome: number;
  /** Squares between a tile and its home, rows plus columns, a tile on average. */
  readonly distance: number;
  /** Pairs of tiles in the wrong order. */
  readonly inversions: number;
}

/** The mean of `values` over an exchange of the places of one tile or of some tiles, equally likely. */
function averaged(values: Float64Array, maps: readonly Int32Array[]): Float64Array<ArrayBuffer> {
  const next = new Float64Array(values.length);
  for (let at = 0; at < next.length; at++) {
    let sum = 0;
    for (const map of maps) sum += values[map[at]];
    next[at] = sum / maps.length;
  }
  return next;
}

/** Where an exchange takes the tile of each square. */
function squareMaps(squares: number, exchanges: readonly Exchange[]): Int32Array[] {
  return exchanges.map(([one, other]) => {
    const map = Int32Array.from({ length: squares }, (_, square) => square);
    map[one] = other;
    map[other] = one;
    return map;
  });
}

/**
 * Yields the expected values after 0, 1, 2, ... of the page's exchanges on a board, exactly but for the
 * rounding of doubles. One tile's place, and the places of two, are walks of their own on few states, so
 * no sampling is needed. Never ends.
 */
export function* expectedByExchanges(size: Size): Generator<Expected, never> {
  const tiles = squaresOf(size) - 1;
  const maps = squareMaps(tiles, pageExchanges(size));
  const pairMaps = maps.map((map) =>
    Int32Array.from({ length: tiles * tiles }, (_, pair) => {
      return map[Math.floor(pair / tiles)] * tiles + map[pair % tiles];
    }),
  );
  const squares = Array.from({ length: tiles }, (_, square) => square);
  let home = squares.map((own) => Float64Array.from(squares, (square) => (square === own ? 1 : 0)));
  let away = squares.map((own) => Float64Array.from(squares, (square) => taxicab(size, own, square)));
  let inverted = Float64Array.from({ length: tiles * tiles }, (_, pair) =>
    Math.floor(pair / tiles) > pair % tiles ? 1 : 0,
  );
  while (true) {
    let [atHome, distance, inversions] = [0, 0, 0];
    for (const own of squares) {
      atHome += home[own][own];
      distance += away[own][own] / tiles;
      for (let later = own + 1; later < tiles; later++) inversions += inverted[own * tiles + later];
    }
    yield { atHome, distance, inversions };
    home = home.map((values) => averaged(values, maps));
    away = away.map((values) => averaged(values, maps));
    inverted = averaged(inverted, pairMaps);
  }
}

/** The expected values when all even permutations of at least four tiles are equally likely. */
export function expectedUniformly(size: Size): Expected {
  const tiles = squaresOf(size) - 1;
  let distances = 0;
  for (let from = 0; from < tiles; from++) {
    for (let to = 0; to < tiles; to++) distances += taxicab(size, from, to);
  }
  return { atHome: 1, distance: distances / (tiles * tiles), inversions: (tiles * (tiles - 1)) / 4 };
}

/** More than enough for the slowest of the boards: what is left of the next eigenvector is below rounding. */
const ITERATIONS = 20_000;

/**
 * The second largest eigenvalue of the walk of one tile under the page's exchanges, by power iteration. It is
 * also that of the walk of all tiles together (Caputo, Liggett and Richthammer, "Proof of Aldous' spectral
 * gap conjecture", Journal of the American Mathematical Society 23, 2010).
 */
export function secondEigenvalue(size: Size): number {
  const tiles = squaresOf(size) - 1;
  const maps = squareMaps(tiles, pageExchanges(size));
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / tiles;
  let vector = Float64Array.from({ length: tiles }, (_, square) => square);
  for (let i = 0; i < ITERATIONS; i++) {
    // Half a step and half a stand: this shifts every eigenvalue above zero.
    const stepped = averaged(vector, maps).map((value, square) => (value + vector[square]) / 2);
    const middle = mean(stepped);
    const largest = stepped.reduce((most, value) => Math.max(most, Math.abs(value - middle)), 0);
    vector = stepped.map((value) => (value - middle) / largest);
  }
  const image = averaged(vector, maps);
  const dot = (other: Float64Array) => vector.reduce((sum, value, i) => sum + value * other[i], 0);
  return dot(image) / dot(vector);
}
