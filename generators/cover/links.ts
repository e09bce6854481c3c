import type { CoverProblem } from './problem.ts';

/** Which primary item a node branches on. */
export type Choice = 'leftmost' | 'rightmost' | 'first';

/** How dancing links is to run. */
export interface LinksRun {
  /**
   * `leftmost` (the default): an item of fewest options, the leftmost among equals; `rightmost`: the
   * rightmost among equals; `first`: the first item not yet covered, whatever its options.
   */
  readonly choice?: Choice;
  /** Options taken beforehand: the search runs below them and its root is the state they leave. */
  readonly taken?: readonly number[];
  /** Called for each solution with the options chosen below `taken`; the array is reused. `false` stops. */
  readonly onSolution?: (options: Int32Array, length: number) => unknown;
  /** Called about every `progressEvery` nodes (default 2^22) with the nodes so far. `false` stops. */
  readonly onProgress?: (nodes: number) => unknown;
  readonly progressEvery?: number;
}

/** What a run of dancing links counted, in the manner of Knuth's dlx1. */
export interface LinksFigures {
  readonly solutions: number;
  /** Nodes of the search tree: the root, every option tried, dead ends and solutions among them. */
  readonly nodes: number;
  /** Nodes at which some primary item had no option left. */
  readonly deadEnds: number;
  /** Of those, the ones seen before their option was taken. */
  readonly foreseen: number;
  /** Nodes at which the chosen item had exactly one option. */
  readonly forced: number;
  /** Nodes by level; the root is level 0. */
  readonly levels: readonly number[];
  /** Whether the whole tree was searched, not stopped by a callback. */
  readonly complete: boolean;
}

type Search = (problem: CoverProblem, run: LinksRun) => LinksFigures;

/** Items with more options than this are hardly ever left without any by one more choice, and not looked at. */
const FEW = 24;

/** Makes a search for problems of up to `capacity` nodes: items, spacers, and the items of all options. */
function linksSearch(capacity: number): Search {
  const left = new Int32Array(capacity);
  const right = new Int32Array(capacity);
  const length = new Int32Array(capacity);
  const up = new Int32Array(capacity);
  const down = new Int32Array(capacity);
  // The item of a node; 0 for a spacer between options.
  const top = new Int32Array(capacity);
  // The option of a node; the first node of an option.
  const optionOf = new Int32Array(capacity);
  const firstNode = new Int32Array(capacity);
  // The option that last marked an item, by the node of its branch.
  const marked = new Int32Array(capacity);

  function link({ items, options, primary }: CoverProblem): void {
    const itemCount = items.length;
    for (let i = 0; i <= itemCount; i++) {
      left[i] = i > primary ? i : i === 0 ? primary : i - 1;
      right[i] = i > primary ? i : i === primary ? 0 : i + 1;
      up[i] = down[i] = i;
      length[i] = marked[i] = 0;
    }
    let node = itemCount + 1;
    top[node] = 0;
    for (let o = 0; o < options.length; o++) {
      const spacer = node;
      firstNode[o] = node + 1;
      for (const place of options[o]) {
        const item = place + 1;
        node++;
        top[node] = item;
        optionOf[node] = o;
        up[node] = up[item];
        down[node] = item;
        down[up[item]] = node;
        up[item] = node;
        length[item]++;
      }
      down[spacer] = node;
      node++;
      top[node] = 0;
      up[node] = spacer + 1;
    }
  }

  function hide(start: number): void {
    for (let q = start + 1; q !== start; ) {
      const item = top[q];
      if (item === 0) {
        q = up[q];
      } else {
        const u = up[q];
        const d = down[q];
        down[u] = d;
        up[d] = u;
        length[item]--;
        q++;
      }
    }
  }

  function unhide(start: number): void {
    for (let q = start - 1; q !== start; ) {
      const item = top[q];
      if (item === 0) {
        q = down[q];
      } else {
        down[up[q]] = q;
        up[down[q]] = q;
        length[item]++;
        q--;
      }
    }
  }

  function cover(item: number): void {
    for (let p = down[item]; p !== item; p = down[p]) hide(p);
    right[left[item]] = right[item];
    left[right[item]] = left[item];
  }

  function uncover(item: number): void {
    right[left[item]] = item;
    left[right[item]] = item;
    for (let p = up[item]; p !== item; p = up[p]) unhide(p);
  }

  /** Covers the other items of a node's option. */
  function take(start: number): void {
    for (let p = start + 1; p !== start; ) {
      const item = top[p];
      if (item === 0) p = up[p];
      else {
        cover(item);
        p++;
      }
    }
  }

  function giveBack(start: number): void {
    for (let p = start - 1; p !== start; ) {
      const item = top[p];
      if (item === 0) p = down[p];
      else {
        uncover(item);
        p--;
      }
    }
  }

  /** The item to branch on; some item is left. */
  function choose(choice: Choice): number {
    let item = right[0];
    if (choice === 'first') return item;
    let fewest = length[item];
    for (let i = right[item]; i !== 0; i = right[i]) {
      if (length[i] < fewest || (length[i] === fewest && choice === 'rightmost')) {
        fewest = length[i];
        item = i;
      }
    }
    return item;
  }

  /** Whether a node's option has an item that is marked by `option`. */
  function meets(node: number, option: number): boolean {
    let q = node + 1;
    while (top[q] > 0) {
      if (marked[top[q]] === option) return true;
      q++;
    }
    q = up[q];
    while (q !== node && marked[top[q]] !== option) q++;
    return q !== node;
  }

  /** Whether an item of few options, not marked by `option`, has only options that meet the marked items. */
  function isStarved(item: number, option: number): boolean {
    if (length[item] > FEW || marked[item] === option) return false;
    let p = down[item];
    while (p !== item && meets(p, option)) p = down[p];
    return p === item;
  }

  /** Whether taking a node's option would leave an item that it does not have, of few options, without any. */
  function starves(option: number): boolean {
    for (let q = option + 1; q !== option; ) {
      const item = top[q];
      if (item === 0) q = up[q];
      else {
        marked[item] = option;
        q++;
      }
    }
    let item = right[0];
    while (item !== 0 && !isStarved(item, option)) item = right[item];
    return item !== 0;
  }

  return (problem, run) => {
    const choice = run.choice ?? 'leftmost';
    const every = run.progressEvery ?? 2 ** 22;
    const itemCount = problem.items.length;
    const chosen = new Int32Array(problem.primary + 1);
    const solution = new Int32Array(problem.primary + 1);
    const levels = new Float64Array(problem.primary + 2);
    let solutions = 0;
    let nodes = 0;
    let deadEnds = 0;
    let foreseen = 0;
    let forced = 0;
    let nextReport = every;
    let complete = true;

    link(problem);
    for (const option of run.taken ?? []) {
      cover(top[firstNode[option]]);
      take(firstNode[option]);
    }
    let level = 0;
    search: while (true) {
      nodes++;
      levels[level]++;
      if (right[0] === 0) {
        solutions++;
        if (run.onSolution?.(solution, level) === false) {
          complete = false;
          break;
        }
        if (level === 0) break;
        giveBack(chosen[--level]);
        chosen[level] = down[chosen[level]];
      } else {
        const item = choose(choice);
        const options = length[item];
        if (options === 0) deadEnds++;
        else if (options === 1) forced++;
        if (nodes >= nextReport) {
          nextReport = nodes + every;
          if (run.onProgress?.(nodes) === false) {
            complete = false;
            break;
          }
        }
        cover(item);
        chosen[level] = down[item];
      }
      // On to the next option that is no dead end, here or at the deepest level above that has one.
      while (true) {
        const p = chosen[level];
        if (p <= itemCount) {
          uncover(p);
          if (level === 0) break search;
          giveBack(chosen[--level]);
        } else if (choice !== 'first' && starves(p)) {
          nodes++;
          levels[level + 1]++;
          deadEnds++;
          foreseen++;
        } else {
          take(p);
          solution[level] = optionOf[p];
          break;
        }
        chosen[level] = down[chosen[level]];
      }
      level++;
    }
    let depth = levels.length;
    while (depth > 1 && levels[depth - 1] === 0) depth--;
    const figures = { solutions, nodes, deadEnds, foreseen, forced };
    return { ...figures, levels: [...levels.subarray(0, depth)], complete };
  };
}

// A search that is made once runs up to twice as fast as one made for each problem: the engine then knows its
// arrays. It serves all problems that fit, but for a search that is begun within another.
const USUAL = 2 ** 17;
const usual = linksSearch(USUAL);
let isLent = false;

/**
 * Finds all solutions of an exact cover problem by dancing links (Knuth's Algorithm X; the order of solutions
 * and the counting of nodes are those of his program dlx1). Unless the first item is to be taken, whatever its
 * options, an option is looked at before it is taken: where it would leave another item without options, its
 * node is a dead end and is counted without changing any link.
 */
export function dancingLinks(problem: CoverProblem, run: LinksRun = {}): LinksFigures {
  let size = problem.items.length + 2;
  for (const option of problem.options) size += option.length + 1;
  if (size > USUAL || isLent) return linksSearch(size)(problem, run);
  isLent = true;
  try {
    return usual(problem, run);
  } finally {
    isLent = false;
  }
}
