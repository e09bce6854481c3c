import { describe, expect, test } from 'vitest';
import { parsePage } from '../../generators/fifteen/page.ts';
import { shuffleFacts } from '../../generators/fifteen/shuffle-facts.ts';
import { boardRows } from '../../generators/fifteen/tables/boards.ts';
import { lengthRows, mixingRows } from '../../generators/fifteen/tables/mixing.ts';
import { definitionRows, routeCountRows, routeRows } from '../../generators/fifteen/tables/parity.ts';

const example = {
  start: [1, 2, 3],
  end: [2, 3, 1],
  routes: {
    direct: [
      [1, 2],
      [1, 3],
    ],
    astray: [[1, 2]],
  },
} as const;

describe('the tables on parity', () => {
  test('play each route through and say whether it arrives', () => {
    const [direct, astray] = routeRows(example);
    expect(direct).toMatchObject({ exchanges: 2, stops: '1 2 3 / 2 1 3 / 2 3 1', arrives: true });
    expect(direct).toMatchObject({ parity: 'even', inversions: 'even', cycles: 'even', least: 2 });
    expect(astray).toMatchObject({ exchanges: null, arrives: false, parity: 'odd', inversions: 'odd' });
  });

  test('count no route of an odd number of exchanges to an even permutation', () => {
    const counts = routeCountRows(example, 5).map((row) => row.routes);
    expect(counts.filter((_, exchanges) => exchanges % 2 === 1)).toEqual([0, 0, 0]);
    expect(counts.slice(0, 3)).toEqual([0, 0, 3]);
  });

  test('name a permutation by its inversions', () => {
    expect(definitionRows(example)).toEqual([
      { exchanges: 'even', permutations: 3, evenInversions: 3, evenCycles: 3, name: 'even' },
      { exchanges: 'odd', permutations: 3, evenInversions: 0, evenCycles: 0, name: 'odd' },
    ]);
  });
});

describe("the page's example", () => {
  test('is read', () => {
    const source = JSON.stringify({ work: 'w', place: 'p', ...example });
    expect(parsePage(source)).toMatchObject(example);
  });

  test('is refused with the field when an exchange is no pair', () => {
    const source = JSON.stringify({ work: 'w', place: 'p', ...example, routes: { one: [[1]] } });
    expect(() => parsePage(source)).toThrow(/^data\/published\/fifteen-page\.json, routes\.one\.0/);
  });
});

test('the facts of the shuffle follow the board', () => {
  expect(shuffleFacts({ height: 3, width: 4 })).toMatchObject({
    untouched: 'bottom right',
    x: '0..2',
    y: '0..1',
    neighbour: 'right or below, equally likely',
  });
});

test('positions by the rule: half of all, an equal share for each square of the blank', () => {
  const [row] = boardRows([{ height: 2, width: 3 }]);
  expect(row).toEqual({
    size: '2x3',
    tiles: 5,
    positions: 720,
    solvable: 360,
    corner: 120,
    cornerSolvable: 60,
  });
});

test('lengths without probability have no row, and means weigh the rest', () => {
  const { lengths, means } = lengthRows({ exchanges: [0.25, 0, 0.75], uniform: [1] });
  expect(lengths).toEqual([
    { method: 'exchanges', moves: 0, probability: 0.25 },
    { method: 'exchanges', moves: 2, probability: 0.75 },
    { method: 'uniform', moves: 0, probability: 1 },
  ]);
  expect(means.map((row) => row.moves)).toEqual([1.5, 0]);
});

test('the first number of exchanges that is enough stands only where it was worked out', () => {
  const size = { height: 3, width: 3 };
  const known = mixingRows(size, 2, [25], [1, 0.5, 0.2]);
  expect(known.mixing[0].first).toBe(4);
  expect(known.eigenvalue.variation).toBe(0.5);
  const unknown = mixingRows(size, 2, [25]);
  expect(unknown.mixing[0].first).toBeNull();
  expect(unknown.eigenvalue.variation).toBeNull();
});
