import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choice, dancingLinks, type LinksRun } from '../../generators/cover/links.ts';
import { type CoverProblem, coverProblem } from '../../generators/cover/problem.ts';
import { nameOf, plainTree, smallProblems, solutionsByTrial } from './small-problems.ts';

const CHOICES: Choice[] = ['leftmost', 'rightmost', 'first'];
const choices = fc.constantFrom(...CHOICES);

/** What a run counts, with the solutions it reports. */
function runOf(problem: CoverProblem, run: LinksRun = {}) {
  const found: number[][] = [];
  const figures = dancingLinks(problem, {
    ...run,
    onSolution: (options, length) => found.push([...options.subarray(0, length)]),
  });
  return { ...figures, found };
}

/** The example with which Knuth explains Algorithm X; it has one solution. */
const EXAMPLE = coverProblem(
  [...'abcdefg'],
  ['ce', 'adg', 'bcf', 'adf', 'bg', 'deg'].map((option) => [...option]),
);

test('the example has the one solution', () => {
  expect(runOf(EXAMPLE).found).toEqual([[3, 4, 0]]);
});

test('the nodes of the example, counted by hand', () => {
  // Branch on a. a d g leaves b with b c f alone, and then nothing for e: a dead end.
  // a d f leaves b with b g alone, then c with c e alone: the solution.
  expect(dancingLinks(EXAMPLE)).toEqual({
    solutions: 1,
    nodes: 6,
    deadEnds: 1,
    foreseen: 1,
    forced: 3,
    levels: [1, 2, 2, 1],
    complete: true,
  });
});

test('every dead end below the root is foreseen where the lists are short', () => {
  fc.assert(
    fc.property(smallProblems, fc.constantFrom<Choice>('leftmost', 'rightmost'), (problem, choice) => {
      const { nodes, deadEnds, foreseen } = dancingLinks(problem, { choice });
      const isRootDead = nodes === 1 && deadEnds === 1;
      expect(foreseen).toBe(isRootDead ? 0 : deadEnds);
    }),
  );
});

test('a dead end is not foreseen for an item of many options, nor when the first item is taken', () => {
  const many = (count: number) =>
    coverProblem(
      ['a', 'b'],
      [['a', 'c'], ['a', 'c'], ...Array.from({ length: count }, () => ['b', 'c'])],
      ['c'],
    );
  expect(dancingLinks(many(24))).toMatchObject({ nodes: 3, deadEnds: 2, foreseen: 2 });
  expect(dancingLinks(many(25))).toMatchObject({ nodes: 3, deadEnds: 2, foreseen: 0 });
  expect(dancingLinks(many(24), { choice: 'first' })).toMatchObject({ nodes: 3, deadEnds: 2, foreseen: 0 });
});

test('a tree without a solution is as deep as it goes', () => {
  const problem = coverProblem([...'abc'], [['a'], ['a', 'b'], ['b']]);
  expect(dancingLinks(problem)).toMatchObject({ solutions: 0, nodes: 1, deadEnds: 1, levels: [1] });
  expect(dancingLinks(problem, { choice: 'first' })).toMatchObject({
    nodes: 4,
    deadEnds: 2,
    levels: [1, 2, 1],
  });
});

describe('the choice of the item', () => {
  // Three options for x, two each for y and z, none in the way of another.
  const problem = coverProblem(
    [...'xyz'],
    [...'xxxyyzz'].map((item) => [item]),
  );

  test.each([
    ['leftmost', [3, 5, 0], [1, 2, 4, 12]],
    ['rightmost', [5, 3, 0], [1, 2, 4, 12]],
    ['first', [0, 3, 5], [1, 3, 6, 12]],
  ] as const)('%s: first solution and levels', (choice, first, levels) => {
    const run = runOf(problem, { choice });
    expect(run.found[0]).toEqual(first);
    expect(run.levels).toEqual(levels);
    expect(run.solutions).toBe(12);
  });

  test('is the leftmost when nothing is said', () => {
    expect(runOf(problem)).toEqual(runOf(problem, { choice: 'leftmost' }));
  });
});

test('finds the solutions that trying every set of options finds, by each choice', () => {
  fc.assert(
    fc.property(smallProblems, choices, (problem, choice) => {
      const { found, solutions } = runOf(problem, { choice });
      expect(found.map(nameOf).sort()).toEqual(solutionsByTrial(problem));
      expect(solutions).toBe(found.length);
    }),
    { numRuns: 150 },
  );
});

test('walks the tree of Algorithm X: same order of solutions, same nodes of each kind', () => {
  fc.assert(
    fc.property(smallProblems, choices, (problem, choice) => {
      const { found, levels, deadEnds, forced, nodes, complete } = runOf(problem, { choice });
      const tree = plainTree(problem, choice);
      expect(found).toEqual(tree.solutions);
      expect({ levels, deadEnds, forced }).toEqual({
        levels: tree.levels,
        deadEnds: tree.deadEnds,
        forced: tree.forced,
      });
      expect(nodes).toBe(levels.reduce((sum, onLevel) => sum + onLevel));
      expect(complete).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('without primary items the root is the solution', () => {
  const problem = coverProblem([], [['s']], ['s']);
  expect(runOf(problem)).toMatchObject({ solutions: 1, nodes: 1, levels: [1], found: [[]] });
});

test('an option of secondary items only is in no solution', () => {
  const problem = coverProblem(['a'], [['s'], ['a']], ['s']);
  expect(runOf(problem).found).toEqual([[1]]);
});

describe('with options taken beforehand', () => {
  test('the searches below the options of the root add up to the whole', () => {
    fc.assert(
      fc.property(smallProblems, (problem) => {
        const whole = runOf(problem, { choice: 'first' });
        const first = problem.options.flatMap((option, o) => (option.includes(0) ? [o] : []));
        const below = first.map((o) => ({ o, run: runOf(problem, { choice: 'first', taken: [o] }) }));
        expect(below.flatMap(({ o, run }) => run.found.map((rest) => [o, ...rest]))).toEqual(whole.found);
        const sum = (of: 'nodes' | 'deadEnds' | 'forced') =>
          below.reduce((total, { run }) => total + run[of], 0);
        expect(1 + sum('nodes')).toBe(whole.nodes);
        expect((first.length === 0 ? 1 : 0) + sum('deadEnds')).toBe(whole.deadEnds);
        expect((first.length === 1 ? 1 : 0) + sum('forced')).toBe(whole.forced);
      }),
    );
  });

  test('a whole solution taken leaves the solution as the root', () => {
    expect(runOf(EXAMPLE, { taken: [0, 3, 4] })).toMatchObject({ found: [[]], nodes: 1, levels: [1] });
    expect(runOf(EXAMPLE, { taken: [0, 3] })).toMatchObject({ found: [[4]], nodes: 2, levels: [1, 1] });
    expect(runOf(EXAMPLE, { taken: [1, 2] })).toMatchObject({ found: [], nodes: 1, deadEnds: 1 });
  });
});

test('a search may be started while another reports', () => {
  const alone = runOf(EXAMPLE);
  const problem = coverProblem(
    [...'xyz'],
    [...'xxxyyzz'].map((item) => [item]),
  );
  const within: unknown[] = [];
  const outer = dancingLinks(problem, { onSolution: () => within.push(runOf(EXAMPLE)) });
  expect(outer).toMatchObject({ solutions: 12, nodes: 19, deadEnds: 0 });
  expect(within).toEqual(new Array(12).fill(alone));
});

test('a problem may be larger than what is kept ready', () => {
  const options = Array.from({ length: 2 ** 17 }, (_, i) => [i % 2]);
  const problem = { items: ['a', 'b'], primary: 2, options };
  expect(dancingLinks(problem, { onSolution: () => false })).toMatchObject({ solutions: 1, nodes: 3 });
});

describe('a run that is stopped', () => {
  const problem = coverProblem(
    [...'xyz'],
    [...'xxxyyzz'].map((item) => [item]),
  );

  test('at a solution has counted up to it and is not complete', () => {
    const seen: string[] = [];
    const figures = dancingLinks(problem, {
      onSolution: (options, length) => {
        seen.push(nameOf(options.subarray(0, length)));
        return seen.length < 2;
      },
    });
    expect(seen).toEqual(['0 3 5', '1 3 5']);
    expect(figures).toMatchObject({ solutions: 2, nodes: 5, levels: [1, 1, 1, 2], complete: false });
  });

  test('only by false: another answer lets it run', () => {
    const figures = dancingLinks(problem, { onSolution: () => undefined, onProgress: () => undefined });
    expect(figures).toMatchObject({ solutions: 12, complete: true });
  });

  test('at a report of progress has counted up to it and is not complete', () => {
    const reports: number[] = [];
    const figures = dancingLinks(problem, {
      progressEvery: 2,
      onProgress: (nodes) => {
        reports.push(nodes);
        return reports.length < 3;
      },
    });
    // Only nodes from which the search goes on report: 4 to 6, 8 to 10 are solutions.
    expect(reports).toEqual([2, 7, 11]);
    expect(figures).toMatchObject({ nodes: 11, complete: false });
  });
});

test('progress is reported until the end when nobody stops it', () => {
  const problem = coverProblem(
    [...'xyz'],
    [...'xxxyyzz'].map((item) => [item]),
  );
  const reports: number[] = [];
  const figures = dancingLinks(problem, { progressEvery: 4, onProgress: (nodes) => reports.push(nodes) });
  expect(reports).toEqual([7, 11, 16]);
  expect(figures).toMatchObject({ nodes: 19, complete: true });
});
