import { type AlternativesFigures, openAlternatives } from '../cover/alternatives.ts';
import { task } from '../notebook/task.ts';
import { box } from '../polyomino/board.ts';
import { CONWAY_ORDER } from '../preprint/pieces.ts';
import { PIECES_FIRST, packingCover } from '../search/packing-cover.ts';
import { openWalk } from '../search/walk.ts';
import { type CutTree, cutAt, type LongComputation, type PartFigures } from './computation.ts';

const PROBLEM = { board: box(3, 20), pieces: CONWAY_ORDER };

/** Cells that eleven of the twelve pieces leave empty. */
export const HOLES = CONWAY_ORDER[0].cells.length;

function asPart({ nodes, solutions }: AlternativesFigures): PartFigures {
  return { nodes, packings: solutions };
}

function cellsSecondary(): CutTree {
  const { parts, figures } = openAlternatives(packingCover(PROBLEM, PIECES_FIRST, 'cells').cover);
  return {
    parts(level) {
      const cut = parts(level);
      return { parts: cut.parts, above: asPart(cut.above) };
    },
    figures: (part) => asPart(figures(part)),
  };
}

/** The long searches on 3x20. */
export const LONG: readonly LongComputation[] = [
  cutAt(2, { name: 'cells-secondary', title: '3x20 with the cells secondary' }, cellsSecondary),
  cutAt(2, { name: 'first-cell', title: '3x20 along its long side' }, () =>
    openWalk(PROBLEM, { along: 'long side' }),
  ),
  cutAt(3, { name: 'eleven', title: 'eleven pieces in 3x20' }, () => openWalk(PROBLEM, { holes: HOLES })),
];

/** One part of a long search, by their names. */
export interface LongUnit {
  readonly computation: string;
  readonly unit: string;
}

/** The long search of a name. Throws a RangeError that lists the names when there is none. */
export function longComputation(name: string): LongComputation {
  const found = LONG.find((computation) => computation.name === name);
  if (!found) {
    throw new RangeError(
      `Expected a long search (${LONG.map((computation) => computation.name).join(', ')}), found "${name}".`,
    );
  }
  return found;
}

/** Counts one part of a long search. */
export const runUnit = task(
  import.meta.url,
  'runUnit',
  ({ computation, unit }: LongUnit): PartFigures => longComputation(computation).run(unit),
);
