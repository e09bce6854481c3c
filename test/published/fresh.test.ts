import { expect, it } from 'vitest';
import { openPool } from '../../generators/notebook/pool.ts';
import { openWorkshop } from '../../generators/notebook/workshop.ts';
import { NOTEBOOKS } from '../../generators/registry.ts';

it('no committed result is older than the code and the inputs it was made from', async () => {
  const pool = openPool(1);
  const workshop = await openWorkshop(process.cwd(), NOTEBOOKS, pool);
  const stale = NOTEBOOKS.map((notebook) => ({
    name: notebook.name,
    reasons: workshop.reasons(notebook, false),
  }));
  expect(stale.filter(({ reasons }) => reasons.length > 0)).toEqual([]);
  await pool.close();
});
