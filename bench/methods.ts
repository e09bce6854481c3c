import { setTimeout as pause } from 'node:timers/promises';
import type { PackingProblem } from '../generators/polyomino/placement.ts';
import type { Visit } from '../generators/search/method.ts';

/** The methods of the benchmark; the last two are public packages. */
export const METHODS = ['links', 'scan', 'fast', 'dancing-links', 'dlxlib'] as const;
export type MethodName = (typeof METHODS)[number];

/** Milliseconds between having loaded the modules and beginning. */
const SETTLING = 200;

/** The packings a method found, and its nodes where it tells. */
export interface Found {
  readonly packings: number;
  readonly nodes: number | null;
}

/** Loads the modules of a method; what it returns finds all packings of a problem. */
type Load = () => Promise<(problem: PackingProblem) => Found>;

/** Has every packing handed over, as the packages do. */
function counted(search: (problem: PackingProblem, visit: Visit) => { readonly nodes: number }) {
  return (problem: PackingProblem): Found => {
    let packings = 0;
    const { nodes } = search(problem, () => {
      packings++;
    });
    return { packings, nodes };
  };
}

const LOADS: Record<MethodName, Load> = {
  links: async () => {
    const { linksPackings } = await import('../generators/search/links.ts');
    return counted(linksPackings);
  },
  scan: async () => {
    const { prunedScan } = await import('../generators/search/scan-pruned.ts');
    return counted(prunedScan);
  },
  fast: async () => {
    const { fastPackings } = await import('../generators/search/fast.ts');
    return counted(fastPackings);
  },
  'dancing-links': async () => {
    const { packingCover } = await import('../generators/search/packing-cover.ts');
    const { DancingLinks } = await import('dancing-links');
    return (problem) => {
      const { cover } = packingCover(problem);
      const solver = new DancingLinks<number>().createSolver({ columns: cover.items.length });
      cover.options.forEach((option, o) => {
        solver.addSparseConstraint(o, [...option]);
      });
      return { packings: solver.findAll().length, nodes: null };
    };
  },
  dlxlib: async () => {
    const { packingCover } = await import('../generators/search/packing-cover.ts');
    const { solve } = await import('dlxlib');
    return (problem) => {
      const { cover } = packingCover(problem);
      const matrix = cover.options.map((option) => {
        const row = new Array<number>(cover.items.length).fill(0);
        for (const item of option) row[item] = 1;
        return row;
      });
      return { packings: solve(matrix).length, nodes: null };
    };
  },
};

/** One run of a method on a problem: seconds from having loaded its modules to having all packings. */
export async function timed(
  method: MethodName,
  problem: PackingProblem,
): Promise<Found & { readonly seconds: number }> {
  const search = await LOADS[method]();
  // The loader has threads of its own, which are to come to rest.
  await pause(SETTLING);
  const begun = performance.now();
  const found = search(problem);
  return { ...found, seconds: (performance.now() - begun) / 1000 };
}
