import type { CoverProblem } from './problem.ts';

/**
 * The same problem with one more secondary item, put into the options that `has` accepts (given an option's
 * place): at most one of them is in a solution. Throws a RangeError when an item of that name exists.
 */
export function withSecondary(
  problem: CoverProblem,
  name: string,
  has: (option: number) => boolean,
): CoverProblem {
  if (problem.items.includes(name)) {
    throw new RangeError(`Expected a new item, found "${name}" among the items of the problem.`);
  }
  const item = problem.items.length;
  return {
    ...problem,
    items: [...problem.items, name],
    options: problem.options.map((option, o) => (has(o) ? [...option, item] : option)),
  };
}
