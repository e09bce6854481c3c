/** What a notebook's files were made from, each by path with its SHA-256. */
export interface NotebookRecord {
  /** The script and every module it imports. */
  readonly modules: Readonly<Record<string, string>>;
  /** The files it read. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The files it wrote. */
  readonly outputs: Readonly<Record<string, string>>;
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

/** Reads a manifest; a missing or damaged one is empty, and then everything is stale. */
export function parseManifest(source: string | undefined): Manifest {
  try {
    const manifest = JSON.parse(source ?? '{}');
    const whole = Object.values(manifest as Manifest).every(
      (r) => r.modules && r.inputs && r.outputs && r.lock,
    );
    return whole ? manifest : {};
  } catch {
    return {};
  }
}
