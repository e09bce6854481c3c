import type { NotebookRecord } from './manifest.ts';
import { ABSENT } from './manifest.ts';
import { PACKAGE_PATH } from './package-file.ts';

/** Why a notebook has to run again. */
export interface Reason {
  readonly kind:
    | 'forced'
    | 'missing'
    | 'code changed'
    | 'input changed'
    | 'packages changed'
    | 'output changed';
  /** The files concerned. */
  readonly files: readonly string[];
}

/** What is there now, to be held against a record. */
export interface Present {
  readonly modules: ReadonlyMap<string, string>;
  /** The notebook's entries in the data package. */
  readonly entries: string;
  readonly lock: string;
  /** SHA-256 of a project file; undefined where there is none. */
  readonly hashOf: (path: string) => string | undefined;
}

/** Everything that makes a notebook stale, most telling first; empty when it is fresh. Times play no part. */
export function reasonsToRun(
  record: NotebookRecord | undefined,
  present: Present,
  forced: boolean,
): Reason[] {
  const reasons: Reason[] = [];
  const add = (kind: Reason['kind'], files: string[]) => {
    if (files.length > 0) reasons.push({ kind, files });
  };
  if (forced) reasons.push({ kind: 'forced', files: [] });
  if (!record) {
    if (!forced) reasons.push({ kind: 'missing', files: [] });
    return reasons;
  }
  const outputs = Object.entries(record.outputs);
  add(
    'missing',
    outputs.filter(([path]) => present.hashOf(path) === undefined).map(([path]) => path),
  );
  const modules = new Set([...Object.keys(record.modules), ...present.modules.keys()]);
  add(
    'code changed',
    [...modules].filter((path) => record.modules[path] !== present.modules.get(path)).sort(),
  );
  add(
    'input changed',
    Object.entries(record.inputs)
      .filter(([path, hash]) => (present.hashOf(path) ?? ABSENT) !== hash)
      .map(([path]) => path),
  );
  if (record.lock !== present.lock) add('packages changed', ['package-lock.json']);
  const changed = outputs.filter(([path, hash]) => (present.hashOf(path) ?? hash) !== hash);
  add('output changed', [
    ...changed.map(([path]) => path),
    ...(record.entries === present.entries ? [] : [PACKAGE_PATH]),
  ]);
  return reasons;
}

/** A reason in words: `code changed (generators/search/scan.ts and 2 more)`. */
export function reasonText({ kind, files }: Reason): string {
  if (files.length === 0) return kind;
  const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
  return `${kind} (${files[0]}${more})`;
}
