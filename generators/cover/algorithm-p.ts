import type { CoverProblem } from './problem.ts';

/** An option that the preprocessing took away. */
export interface RemovedOption {
  /** Its place in the problem's options. */
  readonly option: number;
  /** The pass, from 1, in which it went. */
  readonly pass: number;
  /** The primary item that could no longer be covered beside it. */
  readonly item: number;
  /**
   * `forcing`: the options left for that item have another item in common, which the removed option takes;
   * `blocking`: the removed option meets all of them, but no one item is the reason, for any item it blocks.
   */
  readonly kind: 'blocking' | 'forcing';
}

/** What the preprocessing found. */
export interface Preprocessed {
  readonly removed: readonly RemovedOption[];
  /** Passes over the options, the last one, which changed nothing, included. */
  readonly passes: number;
}

/**
 * Knuth's Algorithm P (TAOCP 7.2.2.1): removes each option that can be in no solution because it leaves some
 * primary item without an option, until a pass over all options changes nothing. A removed option is gone for
 * the rest of its pass. No solution is lost; which options are left does not depend on the order.
 */
export function algorithmP(problem: CoverProblem): Preprocessed {
  const { options, primary } = problem;
  const alive = options.map(() => true);
  const optionsOf: number[][] = problem.items.map(() => []);
  options.forEach((option, o) => {
    for (const item of option) optionsOf[item].push(o);
  });
  const inOption = new Uint8Array(problem.items.length);

  /** The primary items outside the marked option all of whose options meet it. */
  function blockedItems(): number[] {
    const blocked: number[] = [];
    for (let item = 0; item < primary; item++) {
      if (inOption[item]) continue;
      const free = optionsOf[item].some((o) => alive[o] && !options[o].some((other) => inOption[other]));
      if (!free) blocked.push(item);
    }
    return blocked;
  }

  /** Whether the options left for an item have an item of the marked option in common. */
  function isForced(item: number): boolean {
    const left = optionsOf[item].filter((o) => alive[o]).map((o) => options[o]);
    return (
      left.length > 0 && left[0].some((common) => inOption[common] && left.every((o) => o.includes(common)))
    );
  }

  const removed: RemovedOption[] = [];
  let passes = 0;
  for (let before = -1; before < removed.length; ) {
    before = removed.length;
    passes++;
    options.forEach((option, o) => {
      if (!alive[o]) return;
      for (const item of option) inOption[item] = 1;
      const blocked = blockedItems();
      if (blocked.length > 0) {
        const forced = blocked.find(isForced);
        const kind = forced === undefined ? 'blocking' : 'forcing';
        removed.push({ option: o, pass: passes, item: forced ?? blocked[0], kind });
        alive[o] = false;
      }
      for (const item of option) inOption[item] = 0;
    });
  }
  return { removed, passes };
}
