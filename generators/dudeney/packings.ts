import { flag, integer, real, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { placements } from '../polyomino/placement.ts';
import { CHESSBOARD } from './board.ts';
import type { FastResult } from './fast-search.ts';
import { type Layings, selfSymmetric } from './layings.ts';
import { REFERENCE_METHODS } from './reference.ts';
import { keepingX, mirrored, type XPlace, xPlaces } from './x-places.ts';
import { PLAIN_PROBLEM, type XSearchResult } from './x-search.ts';

export const PACKINGS = table('dudeney/packings', {
  title: 'Packings of the chessboard without colours',
  description:
    'How many ways the twelve pentominoes and the square tetromino pack the chessboard, pieces turned over freely, by dancing links with the centre of X kept to one square of each orbit.',
  key: ['board'],
  fields: {
    board: text('Board: rows x columns'),
    options: integer('Options: ways to lay one piece on the board', 'options'),
    optionsKept: integer('Options with the centre of X kept to one square of each orbit', 'options'),
    xSquares: integer('Squares to which the centre of X is kept', 'squares'),
    xSquaresUsed: integer('Of those, squares that have a packing', 'squares'),
    kept: integer('Packings with the centre of X on those squares', 'packings'),
    canonical: integer('Packings up to the symmetries of the board', 'packings'),
    selfSymmetric: integer('Of those, carried to themselves by a symmetry but the identity', 'packings'),
    oriented: integer('Packings, each orientation of the board counted', 'packings'),
    sameSets: flag('Whether all methods gave the same canonical packings, one by one'),
  },
});

export const METHOD_COUNTS = table('dudeney/methods', {
  title: 'Packings of the chessboard by method',
  description:
    'The same count by each method, each with X kept elsewhere. A set is the same when every canonical packing in it is.',
  key: ['method'],
  fields: {
    method: text(
      'links: dancing links; scan: first empty square, pruned; fast: orbits and tabled completions',
    ),
    xKeptTo: text('Where the centre of X is kept'),
    options: integer('Options of the search', 'options'),
    found: integer('Packings found', 'packings'),
    canonical: integer('Packings up to the symmetries of the board', 'packings'),
    oriented: integer('Packings, each orientation of the board counted', 'packings'),
    sameAsLinks: flag('Whether the canonical packings are those of dancing links, one by one'),
  },
});

export const X_PLACES = table('dudeney/x-places', {
  title: 'Packings by the centre of X',
  description:
    'The packings without colours by the essentially different squares for the centre of X, each standing for its orbit.',
  key: ['row', 'column'],
  fields: {
    row: integer('Row of the centre, from 1 at the top'),
    column: integer('Column of the centre, from 1 at the left'),
    squares: integer('Squares to which the symmetries of the board carry it', 'squares'),
    found: integer('Packings with the centre of X on this square', 'packings'),
    canonical: integer('Packings up to symmetry', 'packings'),
    percent: real(1, 'Share of all canonical packings', '%'),
  },
});

export const X_SEARCHES = table('dudeney/x-searches', {
  title: 'Searches with X kept to one square',
  description:
    'What each of the two reference methods found and how much it searched, X kept to a square of the triangle or to its mirror image.',
  key: ['method', 'row', 'column'],
  fields: {
    method: text('links: dancing links; scan: first empty square, pruned'),
    row: integer('Row of the centre of X, from 1 at the top'),
    column: integer('Column of the centre of X, from 1 at the left'),
    found: integer('Packings found', 'packings'),
    canonical: integer('Packings up to symmetry', 'packings'),
    nodes: integer('Nodes of the search tree, as the method counts them', 'nodes'),
    deadEnds: integer('Nodes from which nothing could be laid', 'nodes'),
  },
});

export const X_SQUARES = table('dudeney/x-squares', {
  title: 'Oriented packings by the square of the centre of X',
  description: 'Counted over the whole board by the fast way, which keeps X nowhere.',
  key: ['row', 'column'],
  fields: {
    row: integer('Row of the centre, from 1 at the top'),
    column: integer('Column of the centre, from 1 at the left'),
    oriented: integer('Packings, each orientation of the board counted', 'packings'),
  },
});

/** What the searches without colours gave. */
export interface PlainSearches {
  readonly searches: readonly XSearchResult[];
  readonly fast: FastResult;
}

/** The canonical packings (letters, sorted) that a method found with X on its squares. */
export function canonicalOf(searches: readonly XSearchResult[], method: string): string[] {
  const found = searches.filter((search) => search.method === method).flatMap(({ canonical }) => canonical);
  return [...new Set(found)].sort();
}

/** Whether two lists hold the same lines in the same order. */
export function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, i) => line === b[i]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** Row and column, from 1, of a cell (index) of the chessboard. */
export function position(cell: number): { row: number; column: number } {
  const [row, column] = CHESSBOARD.cells[cell];
  return { row: row + 1, column: column + 1 };
}

/** The squares to which a method keeps the centre of X, in the order of `places`. */
export function centresOf(method: string, places: readonly XPlace[]): number[] {
  return places.map(({ cell }) => (method === 'scan' ? mirrored(cell) : cell));
}

/** The rows of the five tables. */
export function packingRows({ searches, fast }: PlainSearches, layings: Layings) {
  const places = xPlaces();
  const options = placements(PLAIN_PROBLEM).length;
  const canonical = canonicalOf(searches, 'links');
  const foundAt = (method: string) =>
    centresOf(method, places).map(
      (centre) => searches.find((s) => s.method === method && s.centre === centre) as XSearchResult,
    );
  const methods: Row<typeof METHOD_COUNTS.fields>[] = REFERENCE_METHODS.map((method) => {
    const own = canonicalOf(searches, method);
    const found = foundAt(method).map(({ figures }) => figures.packings);
    return {
      method,
      xKeptTo: method === 'scan' ? 'the mirror image of the triangle' : 'a triangle at the upper left',
      options: placements(keepingX(PLAIN_PROBLEM, centresOf(method, places))).length,
      found: sum(found),
      canonical: own.length,
      oriented: sum(found.map((count, i) => count * places[i].orbit.length)),
      sameAsLinks: sameList(own, canonical),
    };
  });
  methods.push({
    method: 'fast',
    xKeptTo: 'nowhere',
    options,
    found: fast.oriented,
    canonical: fast.canonical.length,
    oriented: fast.oriented,
    sameAsLinks: sameList(fast.canonical, canonical),
  });
  const [links] = methods;
  const atPlaces = foundAt('links');
  const packings: Row<typeof PACKINGS.fields> = {
    board: CHESSBOARD.name,
    options,
    optionsKept: links.options,
    xSquares: places.length,
    xSquaresUsed: atPlaces.filter(({ figures }) => figures.packings > 0).length,
    kept: links.found,
    canonical: links.canonical,
    selfSymmetric: selfSymmetric(canonical, layings),
    oriented: links.oriented,
    sameSets: methods.every(({ sameAsLinks }) => sameAsLinks),
  };
  const xPlaceRows: Row<typeof X_PLACES.fields>[] = places.map(({ cell, orbit }, i) => ({
    ...position(cell),
    squares: orbit.length,
    found: atPlaces[i].figures.packings,
    canonical: atPlaces[i].canonical.length,
    percent: (100 * atPlaces[i].canonical.length) / canonical.length,
  }));
  const xSearches: Row<typeof X_SEARCHES.fields>[] = searches.map(
    ({ method, centre, figures, canonical: own }) => ({
      method,
      ...position(centre),
      found: figures.packings,
      canonical: own.length,
      nodes: figures.nodes,
      deadEnds: figures.deadEnds,
    }),
  );
  const xSquares: Row<typeof X_SQUARES.fields>[] = places
    .flatMap(({ orbit }) => orbit)
    .map((cell) => ({ ...position(cell), oriented: fast.byCentre.get(cell) ?? 0 }));
  return { packings, methods, xPlaces: xPlaceRows, xSearches, xSquares };
}
