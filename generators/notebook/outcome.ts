import type { Reason } from './stale.ts';

/** What became of one notebook. */
export interface NotebookOutcome {
  readonly name: string;
  /**
   * `stale`: it has to run but was not asked to (the long tier); `waiting`: one that it needs has never run;
   * `skipped`: one that it reads failed;
   * `forgotten`: it is registered no longer.
   */
  readonly state: 'ran' | 'fresh' | 'stale' | 'waiting' | 'failed' | 'skipped' | 'forgotten';
  readonly reasons: readonly Reason[];
  /** How many files it gives. */
  readonly files: number;
  /** Those whose content changed, by path. */
  readonly changed: readonly string[];
  /** Those that it gave before and no longer gives. */
  readonly removed: readonly string[];
  /** Sentences, when it failed. */
  readonly errors: readonly string[];
}

/** What `generate --check` found: files by path, and what did not run. */
export interface CheckOutcome {
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  readonly changed: readonly string[];
  /** Long notebooks that are stale, which a check does not run. */
  readonly stale: readonly string[];
  readonly errors: readonly string[];
}
