import type { Owners } from '../polyomino/packing.ts';

/** Called for each packing found; the array is reused, so copy what you keep. Return `false` to stop. */
export type Visit = (owners: Owners) => unknown;

/** What a search counted. */
export interface SearchFigures {
  /** Packings found, each orientation of the board counted. */
  readonly packings: number;
  /** Nodes of the search tree, as the method defines them. */
  readonly nodes: number;
  /** Nodes from which nothing could be laid, and that are no packing. */
  readonly deadEnds: number;
  /** Nodes by the number of pieces laid. */
  readonly levels: readonly number[];
  /** Whether the search ran to its end and was not stopped by the visitor. */
  readonly complete: boolean;
}
