import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHESSBOARD, LETTERS } from '../../generators/dudeney/board.ts';
import { differingBorders, readBorders } from '../../generators/dudeney/borders.ts';
import {
  balanced,
  type Colouring,
  complement,
  countColourings,
  exchangedLetters,
} from '../../generators/dudeney/colourings.ts';
import { CONDITIONS, conditionSymmetries } from '../../generators/dudeney/conditions.ts';
import { searchFast } from '../../generators/dudeney/fast-search.ts';
import { readFigure } from '../../generators/dudeney/figure.ts';
import {
  type Layings,
  lettersOfLayings,
  listLayings,
  orientedPackings,
} from '../../generators/dudeney/layings.ts';
import { recount } from '../../generators/dudeney/recount.ts';
import { meets, type Sorted, sortPackings } from '../../generators/dudeney/sorting.ts';
import { squarePlaces, squareZone } from '../../generators/dudeney/square-places.ts';
import { xPlaces } from '../../generators/dudeney/x-places.ts';
import { searchX } from '../../generators/dudeney/x-search.ts';
import { canonicalSet, imageOf } from '../../generators/polyomino/packing.ts';
import { symmetriesOf } from '../../generators/polyomino/symmetry.ts';
import { middleOf } from '../../generators/polyomino/x-centre.ts';
import { FIGURE, facts } from './facts.ts';

let layings: Layings;
let canonical: readonly string[];
let oriented: Int32Array[];
let found: number;
let sorted: Sorted[];
let colourings: Colouring[];

beforeAll(async () => {
  const fast = await searchFast.run(null);
  found = fast.oriented;
  canonical = fast.canonical;
  layings = listLayings();
  oriented = orientedPackings(canonical, layings);
  sorted = sortPackings(oriented, layings, FIGURE);
  colourings = countColourings(sorted, FIGURE);
}, 60_000);

function sortedUnder(condition: (typeof CONDITIONS)[number]): string[] {
  return sorted
    .filter((one) => meets(one, condition))
    .map(({ packing }) => lettersOfLayings(packing, layings));
}

describe('a search with X kept to one cell', () => {
  it('finds every class with X on a cell of its orbit', async () => {
    const x = LETTERS.indexOf('X');
    const { cell, orbit } = xPlaces()[2];
    const { canonical: classes } = await searchX.run({ method: 'scan', centre: cell });
    const wanted = canonical.filter((letters) =>
      orbit.includes(middleOf(layings.all[layings.of(letters)[x]].cells)),
    );
    expect(classes).toEqual(wanted);
  });

  it('finds none with X in the corner, which cuts off a cell', async () => {
    const { canonical: classes } = await searchX.run({ method: 'links', centre: xPlaces()[0].cell });
    expect(classes).toEqual([]);
  });
});

describe('layings', () => {
  it('give the images of a packing that letters give', () => {
    const symmetries = symmetriesOf(CHESSBOARD);
    const letters = canonical[canonical.length >> 1];
    symmetries.forEach((symmetry, s) => {
      const moved = layings.of(letters).map((laying) => layings.images[s][laying]);
      expect(lettersOfLayings(moved, layings)).toBe(imageOf(letters, symmetry));
    });
  });

  it('find every oriented packing again from the canonical ones', () => {
    expect(oriented).toHaveLength(found);
  });
});

describe('the four conditions', () => {
  it.each(CONDITIONS.slice(0, 2))('agree by options filtered first and by sorting: %o', async (condition) => {
    // The shorter search by dancing links, the longer by the scan.
    const method = condition.turning === 'forbidden' ? 'links' : 'scan';
    const counted = await recount.run({ method, condition, exchanged: [], figure: FIGURE });
    const packings = sortedUnder(condition);
    expect(counted.figures.packings).toBe(packings.length);
    expect(counted.oriented).toBe(packings.length);
    expect(counted.classes).toEqual(canonicalSet(packings, conditionSymmetries(FIGURE, condition)));
  });

  it('each contain the stricter ones', () => {
    const [strict, turned, plain] = CONDITIONS.slice(0, 3).map(sortedUnder);
    expect(strict.length).toBeGreaterThan(0);
    expect(turned.filter((letters) => plain.includes(letters)).sort()).toEqual(strict.sort());
  });
});

describe('the colourings', () => {
  it('have packings only where half of the squares are black', () => {
    const even = new Set(balanced(colourings));
    const uneven = colourings.filter((colouring) => !even.has(colouring));
    expect(uneven.length).toBeGreaterThan(0);
    expect(uneven.filter(({ packings }) => packings > 0)).toEqual([]);
  });

  it('have as many packings as their exchange of black and white', () => {
    for (const { exchanged, packings } of colourings) {
      expect(packings).toBe(colourings[complement(exchanged, LETTERS.length - 1)].packings);
    }
  });

  it('have as many packings by sorting as by a search with their options alone', async () => {
    const some = fc.sample(fc.constantFrom(...balanced(colourings)), { numRuns: 4, seed: 74 });
    for (const { exchanged, packings } of some) {
      const { oriented } = await recount.run({
        method: 'links',
        condition: CONDITIONS[0],
        exchanged: exchangedLetters(exchanged),
        figure: FIGURE,
      });
      expect(oriented, exchangedLetters(exchanged).join('')).toBe(packings);
    }
  });
});

describe('the printed solution', () => {
  const matching = (changed = facts()) => {
    const figure = readFigure(changed);
    const reading = readBorders(figure.borders);
    return sortPackings(oriented, layings, figure)
      .filter((one) => meets(one, CONDITIONS[0]))
      .filter(({ packing }) => differingBorders(lettersOfLayings(packing, layings), reading) === 0).length;
  };

  it('is one of the coloured packings, and is none when a border is read the other way', () => {
    expect(matching()).toBe(1);
    const reading = readBorders(FIGURE.borders);
    const [solution] = sortedUnder(CONDITIONS[0]).filter(
      (letters) => differingBorders(letters, reading) === 0,
    );
    FIGURE.borders.forEach((border, changed) => {
      const thickness = reading.borders[changed].thick
        ? reading.parting.thinMost
        : reading.parting.thickLeast;
      const borders = FIGURE.borders.map((other) => (other === border ? { ...border, thickness } : other));
      expect(differingBorders(solution, readBorders(borders))).toBe(1);
    });
  });

  it('is none when the board begins with the other colour', () => {
    const changed = facts();
    changed.board.upperLeft = changed.board.upperLeft === 'w' ? 'B' : 'w';
    expect(matching(changed)).toBe(0);
  });
});

describe('the square', () => {
  it('lies on every place, as often as on its mirror images', () => {
    const places = squarePlaces(oriented, layings);
    const at = (row: number, column: number) =>
      places.find((place) => place.row === row && place.column === column)?.packings;
    expect(places.reduce((sum, { packings }) => sum + packings, 0)).toBe(oriented.length);
    for (const { row, column, packings } of places) {
      expect(packings).toBeGreaterThan(0);
      expect(at(column, row)).toBe(packings);
      expect(at(6 - row, column)).toBe(packings);
    }
  });

  it('has four corners and one centre', () => {
    const zones = squarePlaces([], layings).map(({ row, column }) => squareZone(row, column));
    expect(zones.filter((zone) => zone === 'corner')).toHaveLength(4);
    expect(zones.filter((zone) => zone === 'centre')).toHaveLength(1);
    expect(zones.filter((zone) => zone === 'edge')).toHaveLength(20);
  });
});
