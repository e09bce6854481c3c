import { expect, test } from 'vitest';
import { box } from '../../generators/polyomino/board.ts';
import { countEleven, holesOf } from '../../generators/preprint/eleven.ts';
import { countHoles } from '../../generators/preprint/holes.ts';
import { CONWAY_ORDER } from '../../generators/preprint/pieces.ts';
import { openWalk } from '../../generators/search/walk.ts';

test('the count by states is that of the walk, which meets every packing', async () => {
  const [row] = await countEleven.run([{ board: '3x19', holes: 'anywhere' }]);
  const { packings } = openWalk({ board: box(3, 19), pieces: CONWAY_ORDER }, { holes: row.empty }).figures(
    [],
  );
  expect(row.oriented).toBe(packings);
  expect(row.packings * 4).toBe(packings);
});

test('holes in column pairs lie in every fourth pair, one in each', () => {
  const board = box(3, 20);
  const { count, mayBe } = holesOf(board, 'in column pairs');
  const columns = Array.from({ length: count }, (_, hole) =>
    board.cells.flatMap(([row, column], cell) => (row === 0 && mayBe?.(hole, cell) ? [column] : [])),
  );
  expect(columns).toEqual([
    [1, 2],
    [5, 6],
    [9, 10],
    [13, 14],
    [17, 18],
  ]);
});

test('the map of the holes has the symmetry of the box', async () => {
  const rows = await countHoles.run({ board: '3x19', holes: 'anywhere' });
  const at = new Map(rows.map(({ row, column, packings }) => [`${row},${column}`, packings]));
  expect(at.size).toBe(57);
  for (const [cell, packings] of at) {
    const [row, column] = cell.split(',').map(Number);
    expect(at.get(`${2 - row},${column}`)).toBe(packings);
    expect(at.get(`${row},${18 - column}`)).toBe(packings);
  }
});
