import { availableParallelism } from 'node:os';

/** As many jobs as the machine runs side by side. */
export function defaultJobs(): number {
  return availableParallelism();
}
