import type { PackingProblem } from '../polyomino/placement.ts';
import { fastPackings } from './fast.ts';
import { linksPackings } from './links.ts';
import type { SearchFigures, Visit } from './method.ts';
import { scanPackings } from './scan.ts';

/** The ways to find all packings, kept apart so that they can disagree. */
export const METHODS = ['links', 'scan', 'fast'] as const;
export type Method = (typeof METHODS)[number];

/** What every method can tell; the others of `SearchFigures` only where the method counts them. */
export type PackingFigures = Pick<SearchFigures, 'packings' | 'nodes' | 'complete'> &
  Partial<SearchFigures> & { readonly forced?: number };

/** Finds all packings of a problem by the method named, each orientation of the board counted. */
export function searchPackings(problem: PackingProblem, method: Method, visit?: Visit): PackingFigures {
  switch (method) {
    case 'links':
      return linksPackings(problem, visit);
    case 'scan':
      return scanPackings(problem, visit);
    case 'fast':
      return fastPackings(problem, visit);
  }
}
