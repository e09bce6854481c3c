import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { algorithmP } from '../../generators/cover/algorithm-p.ts';
import { type CoverProblem, coverProblem, withOptions } from '../../generators/cover/problem.ts';
import { smallProblems, solutionsByTrial } from './small-problems.ts';

const problemOf = (items: string, options: string[], secondary = '') =>
  coverProblem(
    [...items],
    options.map((option) => [...option]),
    [...secondary],
  );

/** The problem without its removed options, and the places of those that are left. */
function reduced(problem: CoverProblem) {
  const gone = new Set(algorithmP(problem).removed.map(({ option }) => option));
  const left = [...problem.options.keys()].filter((o) => !gone.has(o));
  return { problem: withOptions(problem, (o) => !gone.has(o)), left };
}

describe('an option is removed', () => {
  test('by forcing, when every option of another item needs an item of it', () => {
    // b can be covered only together with a.
    expect(algorithmP(problemOf('abc', ['ab', 'ac', 'c']))).toEqual({
      removed: [{ option: 1, pass: 1, item: 1, kind: 'forcing' }],
      passes: 2,
    });
  });

  test('by blocking, when it meets every option of another item in one place or another', () => {
    // c d leaves a neither a c nor a d; no one item is the reason.
    expect(algorithmP(problemOf('abcd', ['ac', 'ad', 'cd', 'b', 'bd', 'bc', 'c', 'd'])).removed).toEqual([
      { option: 2, pass: 1, item: 0, kind: 'blocking' },
    ]);
  });

  test('by forcing, when one of the items that it blocks says so', () => {
    // a b blocks c, whose options differ, and d, whose options all need b.
    const { removed } = algorithmP(problemOf('abcd', ['ab', 'ac', 'bc', 'bd', 'bcd', 'abd', 'a']));
    expect(removed[0]).toEqual({ option: 0, pass: 1, item: 3, kind: 'forcing' });
  });

  test('when a secondary item is in the way', () => {
    expect(algorithmP(problemOf('ab', ['as', 'bs', 'a'], 's')).removed).toEqual([
      { option: 0, pass: 1, item: 1, kind: 'forcing' },
    ]);
  });

  test('but not for a secondary item that nothing covers any more', () => {
    expect(algorithmP(problemOf('a', ['a'], 's'))).toEqual({ removed: [], passes: 1 });
  });
});

test('what one pass removes makes room for the next', () => {
  // e needs d, so c d goes; now c needs a, so a b goes too, but it came first and waits for the second pass.
  expect(algorithmP(problemOf('abcde', ['ab', 'ac', 'cd', 'de', 'b']))).toEqual({
    removed: [
      { option: 2, pass: 1, item: 4, kind: 'forcing' },
      { option: 0, pass: 2, item: 2, kind: 'forcing' },
    ],
    passes: 3,
  });
});

test('an item without options empties the problem', () => {
  const { removed } = algorithmP(problemOf('ab', ['a', 'a']));
  expect(removed).toEqual([
    { option: 0, pass: 1, item: 1, kind: 'blocking' },
    { option: 1, pass: 1, item: 1, kind: 'blocking' },
  ]);
});

test('no solution is lost', () => {
  fc.assert(
    fc.property(smallProblems, (whole) => {
      const { problem, left } = reduced(whole);
      const again = solutionsByTrial(problem).map((solution) =>
        solution.replace(/\d+/g, (option) => String(left[Number(option)])),
      );
      expect(again.sort()).toEqual(solutionsByTrial(whole));
    }),
    { numRuns: 150 },
  );
});

test('what is left leaves nothing to remove', () => {
  fc.assert(
    fc.property(smallProblems, (problem) => {
      expect(algorithmP(reduced(problem).problem)).toEqual({ removed: [], passes: 1 });
    }),
  );
});

test('every option left can stand beside an option of every item', () => {
  fc.assert(
    fc.property(smallProblems, (whole) => {
      const { options, primary } = reduced(whole).problem;
      for (const option of options) {
        for (let item = 0; item < primary; item++) {
          const beside = (other: readonly number[]) =>
            other.includes(item) && !other.some((taken) => option.includes(taken));
          expect(option.includes(item) || options.some(beside)).toBe(true);
        }
      }
    }),
  );
});

test('what is left does not depend on the order of the options', () => {
  const shuffled = smallProblems.chain((problem) => {
    const places = [...problem.options.keys()];
    return fc.tuple(
      fc.constant(problem),
      fc.shuffledSubarray(places, { minLength: places.length, maxLength: places.length }),
    );
  });
  fc.assert(
    fc.property(shuffled, ([problem, order]) => {
      const other = reduced({ ...problem, options: order.map((o) => problem.options[o]) });
      const left = other.left.map((place) => order[place]);
      expect(left.sort((a, b) => a - b)).toEqual(reduced(problem).left);
    }),
  );
});

test('an option goes once, in the order of the passes, all of which but the last change something', () => {
  fc.assert(
    fc.property(smallProblems, (problem) => {
      const { removed, passes } = algorithmP(problem);
      expect(new Set(removed.map(({ option }) => option)).size).toBe(removed.length);
      const inOrder = removed.map(({ pass, option }) => pass * 100 + option);
      expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
      expect(new Set(removed.map(({ pass }) => pass)).size).toBe(passes - 1);
      for (const { option, item } of removed) {
        expect(problem.options[option]).not.toContain(item);
        expect(item).toBeLessThan(problem.primary);
      }
    }),
  );
});
