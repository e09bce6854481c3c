import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { Task } from './task.ts';

/** Runs tasks side by side. Results do not depend on how many run at once. */
export interface Pool {
  readonly jobs: number;
  run<A, R>(task: Task<A, R>, argument: A): Promise<R>;
  close(): Promise<void>;
}

/** As many jobs as the machine runs side by side. */
export function defaultJobs(): number {
  return availableParallelism();
}

/** A pool of `jobs` worker threads; they start when first needed. */
export function openPool(jobs: number): Pool {
  let threads: Tinypool | undefined;
  return {
    jobs,
    run<A, R>(task: Task<A, R>, argument: A): Promise<R> {
      threads ??= new Tinypool({
        filename: new URL('./worker.js', import.meta.url).href,
        minThreads: 0,
        maxThreads: jobs,
        isolateWorkers: false,
        execArgv: [],
      });
      return threads.run({ module: task.module, name: task.name, argument }) as Promise<R>;
    },
    async close() {
      await threads?.destroy();
    },
  };
}
