import { type Neighbours, neighboursOf } from './neighbour.ts';
import { type PackingProblem, type Placement, placements } from './placement.ts';

/**
 * The sizes of the regions into which a board falls when some cells are taken away: cells that hang together
 * along edges. In the order of the regions' first cells.
 */
export function regionSizes(neighbours: Neighbours, taken: readonly number[]): number[] {
  const seen = new Uint8Array(neighbours.edges.length);
  for (const cell of taken) seen[cell] = 1;
  const sizes: number[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue;
    seen[start] = 1;
    const region = [start];
    // The list grows while it is read.
    for (const cell of region) {
      for (const next of neighbours.edges[cell]) {
        if (seen[next]) continue;
        seen[next] = 1;
        region.push(next);
      }
    }
    sizes.push(region.length);
  }
  return sizes;
}

/** The areas that some choice of pieces fills exactly, each piece used once; `sizes` are the pieces' areas. */
export function fillableAreas(sizes: readonly number[]): Set<number> {
  const areas = new Set([0]);
  for (const size of sizes) {
    for (const area of [...areas]) areas.add(area + size);
  }
  return areas;
}

/**
 * The placements of a packing problem that cut off no region which the other pieces could not fill: the area of
 * every region beside the placed piece is the sum of the areas of some of the others.
 */
export function fillablePlacements(problem: PackingProblem): Placement[] {
  const neighbours = neighboursOf(problem.board);
  const areasBeside = new Map(
    problem.pieces.map((piece) => {
      const others = problem.pieces.filter((other) => other !== piece).map(({ cells }) => cells.length);
      return [piece.name, fillableAreas(others)];
    }),
  );
  return placements(problem).filter(({ piece, cells }) =>
    regionSizes(neighbours, cells).every((size) => areasBeside.get(piece)?.has(size)),
  );
}
