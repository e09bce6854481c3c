import type { Task } from '../notebook/task.ts';
import type { Checkpoint } from './checkpoint.ts';
import { combined, type LongComputation, type PartFigures } from './computation.ts';
import type { LongUnit } from './computations.ts';
import { timeLeft } from './estimate.ts';

/** What counts parts in workers, as a notebook's book does. */
export interface Counter {
  run<A, R>(task: Task<A, R>, argument: A, label: string): Promise<R>;
}

/** How to run a long search. */
export interface InParts {
  readonly computation: LongComputation;
  readonly task: Task<LongUnit, PartFigures>;
  readonly checkpoint: Checkpoint;
  /** Parts at work at once. */
  readonly lanes: number;
  /** Seconds from any moment on; for the estimate that is shown, and nothing else. */
  readonly seconds: () => number;
}

/**
 * Runs a long search part by part, `lanes` at a time. Each part is kept in the checkpoint as soon as it is
 * counted, and parts that are kept already are not counted again, so that a run may be killed at any time.
 */
export async function runInParts(
  counter: Counter,
  { computation, task, checkpoint, lanes, seconds }: InParts,
): Promise<PartFigures> {
  const units = computation.units();
  const waiting = units.filter((unit) => !checkpoint.kept.has(unit));
  const all = waiting.length;
  const begun = seconds();
  let done = 0;
  async function lane() {
    for (let unit = waiting.shift(); unit !== undefined; unit = waiting.shift()) {
      const left = timeLeft({ done, left: all - done, seconds: seconds() - begun });
      const place = units.length - waiting.length;
      const label = [`${computation.title}, part ${place} of ${units.length}`, left]
        .filter(Boolean)
        .join(', ');
      const figures = await counter.run(task, { computation: computation.name, unit }, label);
      checkpoint.keep(unit, figures);
      done++;
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return combined(units.map((unit) => checkpoint.kept.get(unit) as PartFigures));
}
