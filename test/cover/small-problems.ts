import fc from 'fast-check';
import type { Choice } from '../../generators/cover/links.ts';
import type { CoverProblem } from '../../generators/cover/problem.ts';

/** Problems of up to five primary and three secondary items with up to eleven options. */
export const smallProblems: fc.Arbitrary<CoverProblem> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 3 }))
  .chain(([primary, secondary]) => {
    const count = primary + secondary;
    // Small options make solutions likely; one item of each is primary.
    const option = fc
      .tuple(
        fc.integer({ min: 0, max: primary - 1 }),
        fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }), { maxLength: 2 }),
      )
      .map(([own, others]) => [...new Set([own, ...others])]);
    return fc.array(option, { maxLength: 11 }).map((options) => ({
      items: Array.from({ length: count }, (_, i) => `i${i}`),
      primary,
      options,
    }));
  });

/** A solution as text: its options in ascending order. */
export function nameOf(options: Iterable<number>): string {
  return [...options].sort((a, b) => a - b).join(' ');
}

/** All solutions, by trying every set of options. */
export function solutionsByTrial({ items, primary, options }: CoverProblem): string[] {
  const found: string[] = [];
  for (let set = 0; set < 1 << options.length; set++) {
    const chosen = [...options.keys()].filter((o) => (set >> o) & 1);
    const times = items.map((_, item) => chosen.filter((o) => options[o].includes(item)).length);
    if (times.every((count, item) => (item < primary ? count === 1 : count <= 1))) {
      found.push(nameOf(chosen));
    }
  }
  return found.sort();
}

/** A tree of Algorithm X and its solutions in the order in which they come. */
export interface PlainTree {
  readonly solutions: number[][];
  readonly levels: number[];
  deadEnds: number;
  forced: number;
}

/** Algorithm X word for word on lists: no links, nothing covered or uncovered. */
export function plainTree({ primary, options }: CoverProblem, choice: Choice): PlainTree {
  const tree: PlainTree = { solutions: [], levels: [], deadEnds: 0, forced: 0 };
  function node(items: readonly number[], open: readonly number[], chosen: readonly number[]) {
    tree.levels[chosen.length] = (tree.levels[chosen.length] ?? 0) + 1;
    if (items.length === 0) {
      tree.solutions.push([...chosen]);
      return;
    }
    const lists = items.map((item) => open.filter((o) => options[o].includes(item)));
    const fewest = Math.min(...lists.map((list) => list.length));
    const isFewest = (list: readonly number[]) => list.length === fewest;
    const list =
      choice === 'first' ? lists[0] : choice === 'leftmost' ? lists.find(isFewest) : lists.findLast(isFewest);
    if (!list || list.length === 0) {
      tree.deadEnds++;
      return;
    }
    if (list.length === 1) tree.forced++;
    for (const o of list) {
      node(
        items.filter((item) => !options[o].includes(item)),
        open.filter((other) => !options[other].some((item) => options[o].includes(item))),
        [...chosen, o],
      );
    }
  }
  const all = Array.from({ length: primary }, (_, item) => item);
  node(all, [...options.keys()], []);
  return tree;
}
