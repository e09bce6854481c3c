import type { CoverProblem } from './problem.ts';

/** What a search by alternatives counted, as dancing links counts it. */
export interface AlternativesFigures {
  readonly solutions: number;
  readonly nodes: number;
}

/** A search by alternatives that can be run in parts. A part is the list of options taken where it begins. */
export interface AlternativesSearch {
  /** The nodes `level` levels below the root, and the figures of all above them. */
  parts(level: number): {
    readonly parts: readonly (readonly number[])[];
    readonly above: AlternativesFigures;
  };
  /** The figures of a part, its first node included. */
  figures(part: readonly number[]): AlternativesFigures;
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * Counts the solutions, and the nodes that dancing links would visit (an item of fewest options, the leftmost
 * among equals), of a problem in which every option has exactly one primary item: the options of an item are
 * then alternatives, of which one is chosen, and secondary items only forbid. A state is a set of options still
 * open, kept as bits, which goes through such trees faster than links do.
 * Throws a RangeError that shows the first option without exactly one primary item.
 */
export function openAlternatives(problem: CoverProblem): AlternativesSearch {
  const { items, options, primary } = problem;
  const optionsOf: number[][] = Array.from({ length: primary }, () => []);
  const primaryOf = options.map((option, o) => {
    const own = option.filter((item) => item < primary);
    if (own.length !== 1) {
      throw new RangeError(
        `Expected one primary item in every option, found ${own.length} in option ${o}: ` +
          `${option.map((item) => items[item]).join(' ')}. Use dancing links.`,
      );
    }
    optionsOf[own[0]].push(o);
    return own[0];
  });

  // Each primary item has words of its own: item i owns the words from begin[i] to begin[i + 1].
  const begin = new Int32Array(primary + 1);
  const bitOf = new Int32Array(options.length);
  optionsOf.forEach((list, item) => {
    begin[item + 1] = begin[item] + Math.ceil(list.length / 32);
    list.forEach((o, i) => {
      bitOf[o] = begin[item] * 32 + i;
    });
  });
  const words = begin[primary];
  const optionAt = new Int32Array(words * 32);
  const everything = new Int32Array(words);
  // Row b: the options that may still be taken beside the option of bit b.
  const beside = new Int32Array(words * 32 * words);
  options.forEach((option, o) => {
    const bit = bitOf[o];
    optionAt[bit] = o;
    everything[bit >>> 5] |= 1 << (bit & 31);
    const mine = new Set(option);
    options.forEach((other, p) => {
      if (primaryOf[p] === primaryOf[o] || other.some((item) => mine.has(item))) return;
      beside[bit * words + (bitOf[p] >>> 5)] |= 1 << (bitOf[p] & 31);
    });
  });

  // Level l of a search has its open options in open[l * words ...] and its waiting items, in their own order,
  // in waiting[l * primary ...]; chosen[l] is the place of the item it branches on, -1 where it is a dead end.
  const open = new Int32Array(words * (primary + 1));
  const waiting = new Int32Array(primary * (primary + 1));
  const chosen = new Int32Array(primary + 1);
  let nodes = 0;
  let solutions = 0;

  /** Makes the state of the root. */
  function begins() {
    open.set(everything);
    let fewest = options.length + 1;
    chosen[0] = -1;
    optionsOf.forEach((list, item) => {
      waiting[item] = item;
      if (list.length >= fewest) return;
      fewest = list.length;
      chosen[0] = item;
    });
    if (fewest === 0) chosen[0] = -1;
  }

  /** Makes the state below a level where the option of a bit is taken for the waiting item at a place. */
  function enter(level: number, place: number, bit: number) {
    const from = level * primary;
    const to = from + primary;
    const left = primary - level;
    const row = bit * words;
    const above = level * words;
    const below = above + words;
    let fewest = options.length + 1;
    let next = 0;
    chosen[level + 1] = -1;
    for (let w = 0; w < left; w++) {
      if (w === place) continue;
      const item = waiting[from + w];
      let length = 0;
      for (let i = begin[item]; i < begin[item + 1]; i++) {
        const word = open[above + i] & beside[row + i];
        open[below + i] = word;
        if (word !== 0) length += bitsIn(word);
      }
      if (length === 0) {
        chosen[level + 1] = -1;
        return;
      }
      if (length < fewest) {
        fewest = length;
        chosen[level + 1] = next;
      }
      waiting[to + next++] = item;
    }
  }

  function search(level: number) {
    nodes++;
    if (level === primary) {
      solutions++;
      return;
    }
    const place = chosen[level];
    if (place < 0) return;
    const item = waiting[level * primary + place];
    for (let i = begin[item]; i < begin[item + 1]; i++) {
      for (let word = open[level * words + i]; word !== 0; word &= word - 1) {
        enter(level, place, i * 32 + 31 - Math.clz32(word & -word));
        search(level + 1);
      }
    }
  }

  /** Makes the states of a part and of all above it. */
  function start(part: readonly number[]) {
    begins();
    part.forEach((option, level) => {
      enter(level, chosen[level], bitOf[option]);
    });
  }

  function optionsBelow(part: readonly number[]): number[] {
    const level = part.length;
    if (level === primary) return [];
    start(part);
    if (chosen[level] < 0) return [];
    return optionsOf[waiting[level * primary + chosen[level]]].filter(
      (o) => (open[level * words + (bitOf[o] >>> 5)] >>> (bitOf[o] & 31)) & 1,
    );
  }

  return {
    figures(part) {
      nodes = 0;
      solutions = 0;
      start(part);
      search(part.length);
      return { nodes, solutions };
    },
    parts(level) {
      let parts: number[][] = [[]];
      const above = { nodes: 0, solutions: 0 };
      for (let l = 0; l < level; l++) {
        above.nodes += parts.length;
        if (l === primary) above.solutions += parts.length;
        parts = parts.flatMap((part) => optionsBelow(part).map((next) => [...part, next]));
      }
      return { parts, above };
    },
  };
}
