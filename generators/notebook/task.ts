/**
 * A computation that a worker can run: a function of one plain argument with a plain result (both survive
 * structured cloning), exported under `name` by the module at `module`.
 */
export interface Task<A, R> {
  readonly module: string;
  readonly name: string;
  readonly run: (argument: A) => R | Promise<R>;
}

/**
 * Declares a task. The constant that holds it must be exported under the same name:
 * `export const count = task(import.meta.url, 'count', (board: string) => …)`.
 * Notebooks import it by an ordinary import, and so what it depends on is known.
 */
export function task<A, R>(module: string, name: string, run: (argument: A) => R | Promise<R>): Task<A, R> {
  return { module, name, run };
}
