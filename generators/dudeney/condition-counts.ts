import { flag, integer, optional, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';
import { canonicalSet } from '../polyomino/packing.ts';
import { placements } from '../polyomino/placement.ts';
import { CONDITIONS, type Condition, conditionProblem, conditionSymmetries } from './conditions.ts';
import type { PrintedFigure } from './figure.ts';
import { type Layings, lettersOfLayings } from './layings.ts';
import { sameList } from './packings.ts';
import type { Recounted } from './recount.ts';
import type { ReferenceMethod } from './reference.ts';
import { meets, type Sorted } from './sorting.ts';

export const CONDITION_COUNTS = table('dudeney/conditions', {
  title: 'Packings with the printed pieces under four conditions',
  description:
    'Colours kept or ignored, pieces turned over or not. Each condition is counted by leaving out the options that break it before a search, by two methods, and by sorting the packings without colours.',
  key: ['colours', 'turning', 'way'],
  fields: {
    colours: text('kept: each square has the colour of the board under it; ignored'),
    turning: text('forbidden: the printed side stays up; allowed'),
    way: text(
      'links, scan: a search with the options of the condition; sorted: from the packings without colours',
    ),
    options: integer('Options of the condition', 'options'),
    searched: optional(
      integer(
        'Options of the search, X kept to one square of each orbit under all but the strictest condition',
        'options',
      ),
    ),
    symmetries: integer('Symmetries of the board that keep the condition'),
    oriented: integer('Packings, each orientation of the board counted', 'packings'),
    classes: integer('Packings up to the symmetries that keep the condition', 'packings'),
    sameAsSorted: flag('Whether the classes are those of the sorted packings, one by one'),
  },
});

/** What a search under a condition found. */
export interface ConditionCount {
  readonly condition: Condition;
  readonly method: ReferenceMethod;
  readonly counted: Pick<Recounted, 'options' | 'oriented' | 'classes'>;
}

/** The packings (letters) of each condition, up to its symmetries, sorted. */
export interface ConditionClasses {
  readonly condition: Condition;
  readonly oriented: number;
  readonly classes: readonly string[];
}

/** Sorts the packings without colours by condition; `canonical` are their classes without any condition. */
export function sortByCondition(
  sorted: readonly Sorted[],
  canonical: readonly string[],
  layings: Layings,
  figure: PrintedFigure,
): ConditionClasses[] {
  return CONDITIONS.map((condition) => {
    const met = sorted.filter((one) => meets(one, condition));
    const classes =
      met.length === sorted.length
        ? canonical
        : canonicalSet(
            met.map(({ packing }) => lettersOfLayings(packing, layings)),
            conditionSymmetries(figure, condition),
          );
    return { condition, oriented: met.length, classes };
  });
}

/** A row a condition and way. */
export function conditionRows(
  byCondition: readonly ConditionClasses[],
  counts: readonly ConditionCount[],
  figure: PrintedFigure,
): Row<typeof CONDITION_COUNTS.fields>[] {
  return byCondition.flatMap(({ condition, oriented, classes }) => {
    const shared = {
      ...condition,
      options: placements(conditionProblem(figure, condition)).length,
      symmetries: conditionSymmetries(figure, condition).length,
    };
    const searches = counts.filter(
      (count) =>
        count.condition.colours === condition.colours && count.condition.turning === condition.turning,
    );
    return [
      ...searches.map(({ method, counted }) => ({
        ...shared,
        way: method,
        searched: counted.options,
        oriented: counted.oriented,
        classes: counted.classes.length,
        sameAsSorted: sameList(counted.classes, classes),
      })),
      { ...shared, way: 'sorted', searched: null, oriented, classes: classes.length, sameAsSorted: true },
    ];
  });
}
