import { Tinypool } from 'tinypool';
import type { Task } from './task.ts';

/** Runs tasks side by side. Results do not depend on how many run at once. */
export interface Pool {
  readonly jobs: number;
  /** Starts the threads, so that the first tasks need not wait for them. */
  warm(): void;
  /** Runs a task once a thread is free; of those that wait the one of lowest rank (0 when none is given) goes first. */
  run<A, R>(task: Task<A, R>, argument: A, rank?: number): Promise<R>;
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
  const waiting: { readonly rank: number; readonly begin: () => Promise<void> }[] = [];
  let running = 0;
  const beginNext = () => {
    if (running === jobs || waiting.length === 0) return;
    const lowest = Math.min(...waiting.map(({ rank }) => rank));
    const [next] = waiting.splice(
      waiting.findIndex(({ rank }) => rank === lowest),
      1,
    );
    running++;
    next.begin().finally(() => {
      running--;
      beginNext();
    });
  };
  return {
    jobs,
    warm: start,
    run<A, R>({ module, name }: Task<A, R>, argument: A, rank = 0): Promise<R> {
      return new Promise((resolve, reject) => {
        const begin = () => start().run({ module, name, argument }).then(resolve, reject);
        waiting.push({ rank, begin });
        beginNext();
      });
    },
    async close() {
      // Of a notebook that failed some may still wait; nobody hears of them any more.
      waiting.splice(0);
      await threads?.destroy();
    },
  };
}
