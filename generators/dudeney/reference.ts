import type { PackingProblem } from '../polyomino/placement.ts';
import { linksPackings } from '../search/links.ts';
import type { SearchFigures, Visit } from '../search/method.ts';
import { prunedScan } from '../search/scan-pruned.ts';

/** The two methods that check each other. */
export const REFERENCE_METHODS = ['links', 'scan'] as const;
export type ReferenceMethod = (typeof REFERENCE_METHODS)[number];

/** Finds all packings by one of the two methods. */
export function referencePackings(
  method: ReferenceMethod,
  problem: PackingProblem,
  visit?: Visit,
): SearchFigures {
  return method === 'links' ? linksPackings(problem, visit) : prunedScan(problem, visit);
}
