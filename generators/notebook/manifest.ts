/** What stands for the hash of a file that was looked for and was not there. */
export const ABSENT = 'absent';

/** What a notebook's files were made from, each by path with its SHA-256. */
export interface NotebookRecord {
  /** The script and every module it imports. */
  readonly modules: Readonly<Record<string, string>>;
  /** The files it read. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The files it wrote. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Its entries in the data package. */
  readonly entries: string;
  /** The lock file of the packages. */
  readonly lock: string;
}

/** The record of all notebooks by name. */
export type Manifest = Readonly<Record<string, NotebookRecord>>;

/** Where the record lies, from the top of the project. */
export const MANIFEST_PATH = 'data/manifest.json';

/** An object with its keys in order, from pairs. */
export function sortedRecord(pairs: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries([...pairs].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** The bytes of the manifest, notebooks in order of their names. */
export function manifestText(manifest: Manifest): string {
  const names = Object.keys(manifest).sort();
  return `${JSON.stringify(Object.fromEntries(names.map((name) => [name, manifest[name]])), null, 1)}\n`;
}

function isRecord(value: unknown): value is NotebookRecord {
  const { modules, inputs, outputs, entries, lock } = (value ?? {}) as Record<string, unknown>;
  const isHashes = (of: unknown) =>
    typeof of === 'object' && of !== null && Object.values(of).every((hash) => typeof hash === 'string');
  return (
    [modules, inputs, outputs].every(isHashes) && typeof entries === 'string' && typeof lock === 'string'
  );
}

/** Reads a manifest. What is damaged in it counts as not recorded, and is then stale. */
export function parseManifest(source: string | undefined): Manifest {
  try {
    const manifest = JSON.parse(source ?? '{}');
    return Object.fromEntries(
      Object.entries(manifest).filter((pair): pair is [string, NotebookRecord] => isRecord(pair[1])),
    );
  } catch {
    return {};
  }
}

/** What is wrong with a manifest, a sentence; undefined when nothing is, or there is none. */
export function manifestDamage(source: string | undefined): string | undefined {
  const found = (what: string) =>
    `Expected in ${MANIFEST_PATH} what each notebook was made from, found ${what}: such a notebook is stale.`;
  try {
    const bad = Object.entries(JSON.parse(source ?? '{}')).find(([, record]) => !isRecord(record));
    return bad && found(`"${bad[0]}" without it`);
  } catch (error) {
    return found(`no JSON (${(error as Error).message})`);
  }
}
