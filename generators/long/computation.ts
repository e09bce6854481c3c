/** What a part of a search counted. */
export interface PartFigures {
  readonly nodes: number;
  readonly packings: number;
}

/** A search too long to lose, cut into parts that are counted on their own. */
export interface LongComputation {
  /** One word, by which its checkpoint is named. */
  readonly name: string;
  /** What it counts, in a few words, for the line of progress. */
  readonly title: string;
  /** The names of its parts, in order. */
  units(): readonly string[];
  /** Counts a part. */
  run(unit: string): PartFigures;
}

/** The tree of a search that can be cut below some level. */
export interface CutTree {
  parts(level: number): { readonly parts: readonly (readonly number[])[]; readonly above: PartFigures };
  figures(part: readonly number[]): PartFigures;
}

/** The unit that stands for all nodes above the cut. */
const ABOVE = 'above';

/** A search cut at a level into one unit a node of that level, and one for the nodes above them. */
export function cutAt(
  level: number,
  about: Pick<LongComputation, 'name' | 'title'>,
  open: () => CutTree,
): LongComputation {
  let opened: (CutTree & { readonly cut: ReturnType<CutTree['parts']> }) | undefined;
  const tree = () => {
    // A worker counts many units, so it keeps the tree that it opened for the first.
    if (!opened) {
      const found = open();
      opened = { ...found, cut: found.parts(level) };
    }
    return opened;
  };
  return {
    ...about,
    units: () => [ABOVE, ...tree().cut.parts.keys()].map(String),
    run(unit) {
      const { cut, figures } = tree();
      if (unit === ABOVE) return cut.above;
      const part = cut.parts[Number(unit)];
      if (!part) {
        throw new RangeError(
          `Expected a part of ${about.name} from 0 to ${cut.parts.length - 1} or "${ABOVE}", found "${unit}".`,
        );
      }
      return figures(part);
    },
  };
}

/** The figures of a whole search from those of its parts. */
export function combined(figures: readonly PartFigures[]): PartFigures {
  return {
    nodes: figures.reduce((sum, { nodes }) => sum + nodes, 0),
    packings: figures.reduce((sum, { packings }) => sum + packings, 0),
  };
}
