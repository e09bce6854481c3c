import type { Notebook } from './notebook.ts';

/** A notebook as the runner knows it before it is loaded. */
export interface RegisteredNotebook {
  readonly name: string;
  /** Its script, from the top of the project. */
  readonly script: string;
  /** The notebooks whose tables it reads. */
  readonly after: readonly string[];
  /** Those of them that must have run before: without their tables it waits, and that is no failure. */
  readonly needs: readonly string[];
  /** `long` notebooks run only when asked for. Only their own code makes them stale, so they give tables alone. */
  readonly tier: 'normal' | 'long';
  readonly load: () => Promise<Notebook>;
}
