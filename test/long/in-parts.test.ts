import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCheckpoint } from '../../generators/long/checkpoint.ts';
import { cutAt, type PartFigures } from '../../generators/long/computation.ts';
import type { LongUnit } from '../../generators/long/computations.ts';
import { type Counter, runInParts } from '../../generators/long/in-parts.ts';
import { task } from '../../generators/notebook/task.ts';
import { box } from '../../generators/polyomino/board.ts';
import { PENTOMINOES } from '../../generators/polyomino/piece.ts';
import { openWalk } from '../../generators/search/walk.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const problem = { board: box(3, 7), pieces: PENTOMINOES.slice(0, 6) };
const computation = cutAt(2, { name: 'small', title: 'a small search' }, () =>
  openWalk(problem, { holes: 1 }),
);
const whole = openWalk(problem, { holes: 1 }).figures([]);
const count = task(import.meta.url, 'count', ({ unit }: LongUnit): PartFigures => computation.run(unit));

/** Counts here, and fails when it is asked for more than `most` parts. */
function counter(most = Infinity) {
  const labels: string[] = [];
  const run: Counter['run'] = async (task, argument, label) => {
    if (labels.length >= most) throw new Error('interrupted');
    labels.push(label);
    return await task.run(argument);
  };
  return { labels, run };
}

function inParts(lanes: number, seconds = () => 0) {
  const checkpoint = openCheckpoint(join(folder, 'small.jsonl'), 'code');
  return { computation, task: count, checkpoint, lanes, seconds };
}

test.each([1, 3, 50])('the parts make up the whole search, %i at a time', async (lanes) => {
  expect(whole.packings).toBeGreaterThan(0);
  expect(await runInParts(counter(), inParts(lanes))).toEqual(whole);
});

test('an interrupted run is resumed where it ended, and comes to the same', async () => {
  const units = computation.units().length;
  const first = counter(units - 4);
  await expect(runInParts(first, inParts(2))).rejects.toThrow('interrupted');
  const second = counter();
  expect(await runInParts(second, inParts(2))).toEqual(whole);
  expect(second.labels).toHaveLength(4);
});

test('the label tells the part and an estimate of the time left', async () => {
  let now = 0;
  const { labels, run } = counter();
  await runInParts(
    { run },
    inParts(1, () => now++ / 4),
  );
  const units = computation.units().length;
  expect(labels[0]).toBe(`a small search, part 1 of ${units}`);
  expect(labels[1]).toBe(`a small search, part 2 of ${units}, about ${Math.ceil((units - 1) / 2)} s left`);
});

test('a part that does not exist is refused by name', () => {
  expect(() => computation.run('no part')).toThrow('found "no part"');
});
