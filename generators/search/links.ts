import { type Choice, dancingLinks, type LinksFigures } from '../cover/links.ts';
import type { PackingProblem } from '../polyomino/placement.ts';
import type { SearchFigures, Visit } from './method.ts';
import { CELLS_FIRST, type ItemOrder, packingCover } from './packing-cover.ts';

/** A run of dancing links on a packing problem. */
export interface LinksSearchFigures extends SearchFigures {
  /** Nodes whose chosen item had one option. */
  readonly forced: number;
}

/** The figures of dancing links under the names that all searches share. */
export function asSearchFigures({ solutions, ...figures }: LinksFigures): LinksSearchFigures {
  return { packings: solutions, ...figures };
}

/** Finds all packings by dancing links; nodes are counted as Knuth's dlx1 counts them. */
export function linksPackings(
  problem: PackingProblem,
  visit?: Visit,
  order: ItemOrder = CELLS_FIRST,
  choice: Choice = 'leftmost',
): LinksSearchFigures {
  const { cover, placements: laid } = packingCover(problem, order);
  const place = new Map(problem.pieces.map((piece, p) => [piece.name, p]));
  const pieceOf = Uint8Array.from(laid, ({ piece }) => place.get(piece) as number);
  const owners = new Uint8Array(problem.board.cells.length);
  const figures = dancingLinks(cover, {
    choice,
    ...(visit && {
      onSolution: (options: Int32Array, length: number) => {
        for (let i = 0; i < length; i++) {
          for (const cell of laid[options[i]].cells) owners[cell] = pieceOf[options[i]];
        }
        return visit(owners);
      },
    }),
  });
  return asSearchFigures(figures);
}
