import { flag, integer, real, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { CHESSBOARD, LETTERS } from './board.ts';
import { type HoledPackings, withoutSquare } from './holed-board.ts';
import type { Layings } from './layings.ts';
import { sameList } from './packings.ts';
import { squarePlaces, squareZone } from './square-places.ts';

export const SQUARE_PLACES = table('dudeney/square-places', {
  title: 'Where the square tetromino lies',
  description: 'Packings without colours, each orientation counted, by the place of the square tetromino.',
  key: ['row', 'column'],
  fields: {
    row: integer('Row of its upper left cell, from 1 at the top'),
    column: integer('Column of its upper left cell, from 1 at the left'),
    zone: text('corner; edge: at one edge; centre: in the middle; inside: elsewhere'),
    oriented: integer('Packings, each orientation of the board counted', 'packings'),
    percent: real(2, 'Share of all oriented packings', '%'),
  },
});

export const SQUARE_ZONES = table('dudeney/square-zones', {
  title: 'Where the square tetromino lies, by zone',
  description: 'The places of the square tetromino together: corners, edges, inside, centre.',
  key: ['zone'],
  fields: {
    zone: text('corner; edge: at one edge; centre: in the middle; inside: elsewhere'),
    places: integer('Places in the zone', 'places'),
    least: integer('Oriented packings of the place that has the fewest', 'packings'),
    most: integer('Oriented packings of the place that has the most', 'packings'),
    oriented: integer('Oriented packings of all its places', 'packings'),
    percent: real(1, 'Share of all oriented packings', '%'),
  },
});

export const CENTRE = table('dudeney/centre', {
  title: 'The square in the centre, and the board without its centre',
  description:
    'Packings of the chessboard with the square tetromino in the centre, against a separate count of the board with a hole there.',
  key: ['board'],
  fields: {
    board: text('square: the chessboard with the square tetromino in the centre; hole: without its centre'),
    oriented: integer('Packings, each orientation of the board counted', 'packings'),
    canonical: integer('Packings up to the symmetries of the board', 'packings'),
    sameSet: flag('Whether the packings are the same, one by one, once the square is left out'),
  },
});

/** The rows of the three tables; `canonical` are all canonical packings (letters), `oriented` their images. */
export function squareRows(
  canonical: readonly string[],
  oriented: readonly Int32Array[],
  layings: Layings,
  holed: HoledPackings,
) {
  const share = (packings: number) => (100 * packings) / oriented.length;
  const places: Row<typeof SQUARE_PLACES.fields>[] = squarePlaces(oriented, layings).map(
    ({ row, column, packings }) => ({
      row: row + 1,
      column: column + 1,
      zone: squareZone(row, column),
      oriented: packings,
      percent: share(packings),
    }),
  );
  const zones: Row<typeof SQUARE_ZONES.fields>[] = [...new Set(places.map(({ zone }) => zone))].map(
    (zone) => {
      const counts = places.filter((place) => place.zone === zone).map((place) => place.oriented);
      const sum = counts.reduce((a, b) => a + b, 0);
      return {
        zone,
        places: counts.length,
        least: Math.min(...counts),
        most: Math.max(...counts),
        oriented: sum,
        percent: share(sum),
      };
    },
  );
  const square = LETTERS.indexOf('O');
  const inCentre = canonical.filter((letters) => {
    const [row, column] = CHESSBOARD.cells[layings.all[layings.of(letters)[square]].cells[0]];
    return squareZone(row, column) === 'centre';
  });
  const sameSet = sameList(withoutSquare(inCentre), holed.canonical);
  const centre: Row<typeof CENTRE.fields>[] = [
    {
      board: 'square',
      oriented: zones.find(({ zone }) => zone === 'centre')?.oriented ?? 0,
      canonical: inCentre.length,
      sameSet,
    },
    { board: 'hole', oriented: holed.oriented, canonical: holed.canonical.length, sameSet },
  ];
  return { places, zones, centre };
}
