import { type Built, buildNotebook, NotebookError } from './book.ts';
import { readProjectFile } from './files.ts';
import { sha256 } from './hash.ts';
import {
  MANIFEST_PATH,
  type Manifest,
  manifestText,
  type NotebookRecord,
  parseManifest,
  sortedRecord,
} from './manifest.ts';
import { moduleHashes } from './modules.ts';
import {
  type DataPackage,
  EMPTY_PACKAGE,
  PACKAGE_PATH,
  packageText,
  parsePackage,
  withNotebook,
} from './package-file.ts';
import type { Pool } from './pool.ts';
import type { RegisteredNotebook } from './registry.ts';
import { openShelf } from './shelf.ts';
import { type Reason, reasonsToRun } from './stale.ts';

/** The modules that every notebook rests on, beside those it imports. */
const COMMON_SCRIPTS = ['generators/notebook/book.ts', 'generators/notebook/chart.ts'];

/** Told what is being computed. */
export type TaskListener = (notebook: string, label: string, event: 'begin' | 'end') => void;

/**
 * The state of a run: what is on disk, what was built since, and the records of both. Nothing is written here;
 * what was built lies over the files on disk and is what later notebooks read.
 */
export interface Workshop {
  readonly manifest: Manifest;
  readonly package: DataPackage;
  /** Why a notebook has to run, by what is there now. */
  reasons(notebook: RegisteredNotebook, forced: boolean): Reason[];
  /** Runs a notebook in memory and takes what it gives into the records. */
  build(notebook: RegisteredNotebook): Promise<Built>;
  /** Forgets a notebook that is registered no longer. */
  forget(name: string): void;
  /** The files of the records, by path. */
  recordFiles(): [path: string, content: string][];
}

/** Prepares a run over the registered notebooks. `root` is the top of the project. */
export async function openWorkshop(
  root: string,
  registry: readonly RegisteredNotebook[],
  pool: Pool,
  onTask?: TaskListener,
): Promise<Workshop> {
  const built = new Map<string, string>();
  const read = (path: string) => built.get(path) ?? readProjectFile(root, path);
  const modules = await moduleHashes(root, [...COMMON_SCRIPTS, ...registry.map(({ script }) => script)]);
  const lock = sha256(readProjectFile(root, 'package-lock.json') ?? '');
  let manifest = parseManifest(read(MANIFEST_PATH));
  let packageNow = readPackage(read(PACKAGE_PATH));

  const modulesOf = ({ script }: RegisteredNotebook) =>
    new Map([...COMMON_SCRIPTS, script].flatMap((entry) => [...(modules.get(entry) ?? [])]));

  const hashOf = (path: string) => {
    const content = read(path);
    return content === undefined ? undefined : sha256(content);
  };

  return {
    get manifest() {
      return manifest;
    },
    get package() {
      return packageNow;
    },
    reasons: (notebook, forced) =>
      reasonsToRun(manifest[notebook.name], { modules: modulesOf(notebook), lock, hashOf }, forced),
    async build(registered) {
      const notebook = await registered.load();
      const shelf = openShelf((path) => (path === PACKAGE_PATH ? packageText(packageNow) : read(path)), {
        onDamage: ({ path, line, message }) => {
          throw new NotebookError([`${path}:${line}: ${message}.`]);
        },
      });
      const result = await buildNotebook(notebook, {
        read,
        shelf,
        pool,
        ...(onTask && { onTask: (label, event) => onTask(registered.name, label, event) }),
      });
      const record: NotebookRecord = {
        modules: sortedRecord(modulesOf(registered)),
        inputs: sortedRecord(result.inputs),
        outputs: sortedRecord([...result.files].map(([path, content]) => [path, sha256(content)])),
        lock,
      };
      manifest = { ...manifest, [registered.name]: record };
      packageNow = withNotebook(packageNow, registered.name, result.entries);
      for (const [path, content] of result.files) built.set(path, content);
      return result;
    },
    forget(name) {
      manifest = Object.fromEntries(Object.entries(manifest).filter(([other]) => other !== name));
      packageNow = withNotebook(packageNow, name, EMPTY_PACKAGE);
    },
    recordFiles: () => [
      [PACKAGE_PATH, packageText(packageNow)],
      [MANIFEST_PATH, manifestText(manifest)],
    ],
  };
}

/** A damaged package is taken as empty: everything it listed is then written again. */
function readPackage(source: string | undefined): DataPackage {
  if (source === undefined) return EMPTY_PACKAGE;
  try {
    return parsePackage(source);
  } catch {
    return EMPTY_PACKAGE;
  }
}
