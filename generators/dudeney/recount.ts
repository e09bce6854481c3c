import { task } from '../notebook/task.ts';
import { canonicalSet, lettersOf, stabiliser } from '../polyomino/packing.ts';
import { placements } from '../polyomino/placement.ts';
import type { BoardSymmetry } from '../polyomino/symmetry.ts';
import type { SearchFigures } from '../search/method.ts';
import { LETTERS } from './board.ts';
import { exchangedFigure } from './chequer.ts';
import { type Condition, conditionProblem, conditionSymmetries } from './conditions.ts';
import type { PrintedFigure } from './figure.ts';
import { type ReferenceMethod, referencePackings } from './reference.ts';
import { keepingX } from './x-places.ts';

/** What to count by a search of its own: a condition, with the colours of some pieces exchanged. */
export interface Recount {
  readonly method: ReferenceMethod;
  readonly condition: Condition;
  /** Letters of the pieces whose colours are exchanged against the print. */
  readonly exchanged: readonly string[];
  readonly figure: PrintedFigure;
  /** Cells (indices) to which the centre of X is kept; all when absent. */
  readonly centres?: readonly number[];
}

/** What such a search found. */
export interface Recounted {
  readonly options: number;
  readonly figures: SearchFigures;
  /** All packings whose classes were found, each orientation of the board counted. */
  readonly oriented: number;
  /** Canonical packings under the symmetries of the condition, as letters, sorted. */
  readonly classes: readonly string[];
}

/** How many packings the classes of canonical packings (letters) hold. */
function orientedCount(classes: readonly string[], symmetries: readonly BoardSymmetry[]): number {
  return classes.reduce((sum, letters) => sum + symmetries.length / stabiliser(letters, symmetries), 0);
}

/** Counts the packings under a condition, the options that break it left out before the search. */
export const recount = task(
  import.meta.url,
  'recount',
  ({ method, condition, exchanged, figure, centres }: Recount): Recounted => {
    const whole = conditionProblem(exchangedFigure(figure, exchanged), condition);
    const problem = centres ? keepingX(whole, centres) : whole;
    const found: string[] = [];
    const figures = referencePackings(method, problem, (owners) => {
      found.push(lettersOf(owners, LETTERS));
    });
    const symmetries = conditionSymmetries(figure, condition);
    const classes = canonicalSet(found, symmetries);
    return {
      options: placements(problem).length,
      figures,
      oriented: orientedCount(classes, symmetries),
      classes,
    };
  },
);
