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

/** Items with more options than this are hardly ever left without any by one more choice, and not looked at. */
const FEW = 16;

/**
 * Finds all solutions of an exact cover problem by dancing links (Knuth's Algorithm X; the order of solutions
 * and the counting of nodes are those of his program dlx1). Unless the first item is to be taken, whatever its
 * options, an option is looked at before it is taken: where it would leave another item without options, its
 * node is a dead end and is counted without changing any link.
 */
export function dancingLinks(problem: CoverProblem, run: LinksRun = {}): LinksFigures {
  const { options, primary } = problem;
  const itemCount = problem.items.length;
  const size = itemCount + 2 + options.reduce((sum, option) => sum + option.length + 1, 0);
  const left = new Int32Array(itemCount + 1);
  const right = new Int32Array(itemCount + 1);
  const length = new Int32Array(itemCount + 1);
  const up = new Int32Array(size);
  const down = new Int32Array(size);
  // The item of a node; for a spacer between options minus the number of the option that follows it.
  const top = new Int32Array(size);

  for (let i = 0; i <= primary; i++) {
    left[i] = i === 0 ? primary : i - 1;
    right[i] = i === primary ? 0 : i + 1;
  }
  for (let i = primary + 1; i <= itemCount; i++) left[i] = right[i] = i;
  for (let i = 1; i <= itemCount; i++) up[i] = down[i] = i;
  let node = itemCount + 1;
  const firstNode = new Int32Array(options.length);
  options.forEach((option, o) => {
    const spacer = node;
    firstNode[o] = node + 1;
    for (const place of option) {
      const item = place + 1;
      node++;
      top[node] = item;
      up[node] = up[item];
      down[node] = item;
      down[up[item]] = node;
      up[item] = node;
      length[item]++;
    }
    down[spacer] = node;
    node++;
    top[node] = -(o + 1);
    up[node] = spacer + 1;
  });

  function hide(start: number) {
    for (let q = start + 1; q !== start; ) {
      const item = top[q];
      if (item <= 0) {
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

  function unhide(start: number) {
    for (let q = start - 1; q !== start; ) {
      const item = top[q];
      if (item <= 0) {
        q = down[q];
      } else {
        down[up[q]] = q;
        up[down[q]] = q;
        length[item]++;
        q--;
      }
    }
  }

  function cover(item: number) {
    for (let p = down[item]; p !== item; p = down[p]) hide(p);
    right[left[item]] = right[item];
    left[right[item]] = left[item];
  }

  function uncover(item: number) {
    right[left[item]] = item;
    left[right[item]] = item;
    for (let p = up[item]; p !== item; p = up[p]) unhide(p);
  }

  /** Covers the other items of a node's option. */
  function take(start: number) {
    for (let p = start + 1; p !== start; ) {
      const item = top[p];
      if (item <= 0) p = up[p];
      else {
        cover(item);
        p++;
      }
    }
  }

  function giveBack(start: number) {
    for (let p = start - 1; p !== start; ) {
      const item = top[p];
      if (item <= 0) p = down[p];
      else {
        uncover(item);
        p--;
      }
    }
  }

  for (const option of run.taken ?? []) {
    cover(top[firstNode[option]]);
    take(firstNode[option]);
  }

  const choice = run.choice ?? 'leftmost';
  const progressEvery = run.progressEvery ?? 2 ** 22;
  const chosen = new Int32Array(primary + 1);
  const solution = new Int32Array(primary + 1);
  const levels: number[] = new Array(primary + 2).fill(0);
  let solutions = 0;
  let nodes = 0;
  let deadEnds = 0;
  let foreseen = 0;
  let forced = 0;
  let nextReport = progressEvery;
  let complete = true;

  // The option by which an item was last marked.
  const marked = new Int32Array(itemCount + 1);

  /** Whether a node's option has an item that is marked by `option`. */
  function meets(node: number, option: number): boolean {
    let q = node + 1;
    let item = top[q];
    while (item > 0) {
      if (marked[item] === option) return true;
      item = top[++q];
    }
    for (q = up[q]; q !== node; q++) {
      if (marked[top[q]] === option) return true;
    }
    return false;
  }

  /** Whether taking a node's option would leave an item that it does not have, of few options, without any. */
  function starves(option: number): boolean {
    marked[top[option]] = option;
    for (let q = option + 1; q !== option; ) {
      const item = top[q];
      if (item <= 0) q = up[q];
      else {
        marked[item] = option;
        q++;
      }
    }
    for (let item = right[0]; item !== 0; item = right[item]) {
      if (length[item] > FEW || marked[item] === option) continue;
      let p = down[item];
      while (p !== item && meets(p, option)) p = down[p];
      if (p === item) return true;
    }
    return false;
  }

  /** Takes the option of a node at a level, unless its node is seen to be a dead end, which is then counted. */
  function descend(p: number, level: number): boolean {
    if (choice !== 'first' && starves(p)) {
      nodes++;
      levels[level + 1]++;
      deadEnds++;
      foreseen++;
      return false;
    }
    take(p);
    return true;
  }

  let level = 0;
  search: while (true) {
    nodes++;
    levels[level]++;
    let item = right[0];
    let isLeaf = true;
    if (item === 0) {
      solutions++;
      for (let l = 0; l < level; l++) {
        let p = chosen[l];
        while (top[p] > 0) p++;
        solution[l] = -top[p] - 1;
      }
      if (run.onSolution?.(solution, level) === false) {
        complete = false;
        break;
      }
    } else {
      let fewest = length[item];
      if (choice === 'leftmost') {
        for (let i = right[item]; i !== 0 && fewest > 0; i = right[i]) {
          if (length[i] < fewest) {
            fewest = length[i];
            item = i;
          }
        }
      } else if (choice === 'rightmost') {
        for (let i = right[item]; i !== 0; i = right[i]) {
          if (length[i] <= fewest) {
            fewest = length[i];
            item = i;
          }
        }
      }
      if (fewest === 0) deadEnds++;
      else if (fewest === 1) forced++;
      if (nodes >= nextReport) {
        nextReport = nodes + progressEvery;
        if (run.onProgress?.(nodes) === false) {
          complete = false;
          break;
        }
      }
      if (fewest > 0) {
        cover(item);
        chosen[level] = down[item];
        isLeaf = false;
      }
    }
    // Down along the next option that leads on, here or at the deepest level above that has one.
    if (isLeaf) {
      if (level === 0) break;
      giveBack(chosen[--level]);
      chosen[level] = down[chosen[level]];
    }
    while (true) {
      const p = chosen[level];
      if (p > itemCount) {
        if (descend(p, level)) break;
      } else {
        uncover(p);
        if (level === 0) break search;
        giveBack(chosen[--level]);
      }
      chosen[level] = down[chosen[level]];
    }
    level++;
  }
  while (levels.length > 1 && levels[levels.length - 1] === 0) levels.pop();
  return { solutions, nodes, deadEnds, foreseen, forced, levels, complete };
}
