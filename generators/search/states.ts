import type { PackingProblem } from '../polyomino/placement.ts';
import { type Holes, type States, statesOf } from './state-steps.ts';
import { StateTable } from './state-table.ts';

export type { Holes } from './state-steps.ts';

/** What a count by states found. */
export interface StatesFigures {
  /** Packings, each orientation of the board counted. */
  readonly packings: number;
  /** Different states met. */
  readonly states: number;
}

/** Hands over the ways to each state, a table for each place of the first undecided cell, in order. */
function waysTo({ cellAt, stepsFrom }: States, hand: (table: StateTable, place: number) => void) {
  const tables = Array.from({ length: cellAt.length + 1 }, () => new StateTable());
  tables[0].add(0, 0, 1);
  tables.forEach((table, place) => {
    if (place < cellAt.length) {
      table.forEach((behind, rest, ways) => {
        stepsFrom(place, behind, rest, (to, nextBehind, nextRest) => {
          tables[to].add(nextBehind, nextRest, ways);
        });
      });
    }
    hand(table, place);
    tables[place] = new StateTable();
  });
}

/**
 * Counts packings without listing them: only the number of ways to each state is kept. The pieces that holes
 * leave no room for are left out.
 * Throws a RangeError for a board whose states do not fit two words.
 */
export function countByStates(problem: PackingProblem, holes: Holes = { count: 0 }): StatesFigures {
  const found = statesOf(problem, holes);
  let states = 0;
  let packings = 0;
  waysTo(found, (table, place) => {
    states += table.size;
    if (place < found.cellAt.length) return;
    table.forEach((_, rest, ways) => {
      if (found.isPacking(rest)) packings += ways;
    });
  });
  return { packings, states };
}

/**
 * In how many packings each cell of the board (by its index) stays empty, each orientation of the board counted:
 * the ways to a state that leaves the cell empty, times the ways to finish from there.
 * Throws a RangeError for a board whose states do not fit two words.
 */
export function emptiesByStates(problem: PackingProblem, holes: Holes): number[] {
  const found = statesOf(problem, holes);
  const { cellAt, stepsFrom } = found;
  const tables: StateTable[] = [];
  waysTo(found, (table) => {
    tables.push(table);
  });
  const empties = new Array<number>(cellAt.length).fill(0);
  // From the last place back: the ways to finish from each state.
  const onward = tables.map(() => new StateTable());
  for (let place = cellAt.length; place >= 0; place--) {
    tables[place].forEach((behind, rest, ways) => {
      let finishes = place === cellAt.length && found.isPacking(rest) ? 1 : 0;
      if (place < cellAt.length) {
        stepsFrom(place, behind, rest, (to, nextBehind, nextRest, leavesEmpty) => {
          const more = onward[to].get(nextBehind, nextRest);
          finishes += more;
          if (leavesEmpty) empties[cellAt[place]] += ways * more;
        });
      }
      if (finishes > 0) onward[place].add(behind, rest, finishes);
    });
  }
  return empties;
}
