import { Tinypool } from 'tinypool';
import type { Task } from './task.ts';

/** Runs tasks side by side. Results do not depend on how many run at once. */
export interface Pool {
  readonly jobs: number;
  /** Starts the threads, so that the first tasks need not wait for them. */
  warm(): void;
  run<A, R>(task: Task<A, R>, argument: A): Promise<R>;
  close(): Promise<void>;
}

/** A pool of `jobs` worker threads; they start when warmed or first needed. */
export function openPool(jobs: number): Pool {
  let threads: Tinypool | undefined;
  const start = () => {
    threads ??= new Tinypool({
      filename: new URL('./worker.js', import.meta.url).href,
      minThreads: jobs,
      maxThreads: jobs,
      isolateWorkers: false,
      execArgv: [],
    });
    return threads;
  };
  return {
    jobs,
    warm: start,
    run<A, R>(task: Task<A, R>, argument: A): Promise<R> {
      return start().run({ module: task.module, name: task.name, argument }) as Promise<R>;
    },
    async close() {
      await threads?.destroy();
    },
  };
}
