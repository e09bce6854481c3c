import { type Built, buildNotebook, NotebookError } from './build.ts';
import { readableBytes, readProjectFile } from './files.ts';
import { sha256 } from './hash.ts';
import {
  MANIFEST_PATH,
  type Manifest,
  manifestDamage,
  manifestText,
  type NotebookRecord,
  parseManifest,
  sortedRecord,
} from './manifest.ts';
import { moduleHashes } from './modules.ts';
import {
  type DataPackage,
  EMPTY_PACKAGE,
  entriesHash,
  PACKAGE_PATH,
  packageText,
  parsePackage,
  withNotebook,
} from './package-file.ts';
import type { Pool } from './pool.ts';
import type { RegisteredNotebook } from './registry.ts';
import { allBefore } from './schedule.ts';
import { openShelf } from './shelf.ts';
import { type Reason, reasonsToRun } from './stale.ts';
import { damageText } from './table.ts';

/** The modules that every notebook rests on, beside those it imports. */
const COMMON_SCRIPTS = [
  'generators/notebook/build.ts',
  'generators/notebook/chart.ts',
  'generators/notebook/worker.js',
];

/** Told what is being computed. */
export type TaskListener = (notebook: string, label: string, event: 'begin' | 'end') => void;

/**
 * The state of a run: what is on disk, what was built since, and the records of both. Nothing is written here;
 * what was built lies over the files on disk and is what later notebooks read.
 */
export interface Workshop {
  readonly manifest: Manifest;
  readonly package: DataPackage;
  /** What is wrong with the records on disk, each a sentence; what cannot be read of them counts as not recorded. */
  readonly damages: readonly string[];
  /** Why a notebook has to run, by what is there now. */
  reasons(notebook: RegisteredNotebook, forced: boolean): Reason[];
  /**
   * Runs a notebook in memory and takes what it gives into the records. Throws as `buildNotebook` does, and a
   * NotebookError when it reads what a notebook gives that it does not wait for or gives a file of another one.
   */
  build(notebook: RegisteredNotebook): Promise<Built>;
  /** Forgets a notebook that is registered no longer. */
  forget(name: string): void;
  /** The notebook whose record lists a file among those it gives; undefined where none does. */
  giverOf(path: string): string | undefined;
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
  const finished = new Set<string>();
  const read = (path: string) => built.get(path) ?? readProjectFile(root, path);
  const modules = await moduleHashes(root, [...COMMON_SCRIPTS, ...registry.map(({ script }) => script)]);
  const lock = sha256(readProjectFile(root, 'package-lock.json') ?? '');
  let manifest = parseManifest(read(MANIFEST_PATH));
  let packageNow = EMPTY_PACKAGE;
  const damages = [manifestDamage(read(MANIFEST_PATH))].filter((damage) => damage !== undefined);
  try {
    packageNow = parsePackage(read(PACKAGE_PATH) ?? packageText(EMPTY_PACKAGE));
  } catch {
    damages.push(
      `Expected a data package with resources and figures in ${PACKAGE_PATH}, found it damaged: what it lists counts as changed.`,
    );
  }

  /** A long notebook gives tables alone: how figures and notes are made must not make it run again. */
  const scriptsOf = ({ tier, script }: RegisteredNotebook) =>
    tier === 'long' ? [script] : [...COMMON_SCRIPTS, script];
  const modulesOf = (notebook: RegisteredNotebook) =>
    new Map(scriptsOf(notebook).flatMap((entry) => [...(modules.get(entry) ?? [])]));
  const lockOf = ({ tier }: RegisteredNotebook) => (tier === 'long' ? '' : lock);

  const hashOf = (path: string) => {
    const content = built.get(path) ?? readableBytes(root, path);
    return content === undefined ? undefined : sha256(content);
  };

  let begun = 0;
  let loaded: Promise<unknown> = Promise.resolve();
  /** Loads one notebook after the other, so that they hand out their tasks in the order in which they are asked for. */
  const load = (notebook: RegisteredNotebook) => {
    const own = loaded.then(() => notebook.load());
    loaded = own.catch(() => undefined);
    return own;
  };

  const giverOf = (path: string) =>
    Object.keys(manifest).find((name) => Object.hasOwn(manifest[name].outputs, path));

  /** Reads what a notebook may read: nothing that comes from one it does not wait for, or it could be stale unseen. */
  const readFor = (reader: RegisteredNotebook) => {
    const before = allBefore(registry, reader.name);
    return (path: string) => {
      const giver = giverOf(path);
      if (giver === reader.name) {
        throw new NotebookError([
          `${reader.name}: expected to read nothing that it gives itself, found ${path}: what an earlier run wrote must not feed the next.`,
        ]);
      }
      if (giver !== undefined && !before.has(giver)) {
        throw new NotebookError([
          `${reader.name}: expected to read what it waits for, found ${path}, which ${giver} gives: add "${giver}" to its "after" in generators/registry.ts.`,
        ]);
      }
      return read(path);
    };
  };

  /** Throws when a notebook gives a file that another one gave in this run. */
  const checkGivers = (name: string, paths: Iterable<string>) => {
    for (const path of paths) {
      const giver = giverOf(path);
      if (giver !== undefined && giver !== name && finished.has(giver)) {
        throw new NotebookError([
          `${name}: expected ${path} from one notebook, found that ${giver} gives it too: rename one.`,
        ]);
      }
    }
  };

  return {
    get manifest() {
      return manifest;
    },
    get package() {
      return packageNow;
    },
    damages,
    giverOf,
    reasons: (notebook, forced) =>
      reasonsToRun(
        manifest[notebook.name],
        {
          modules: modulesOf(notebook),
          entries: entriesHash(packageNow, notebook.name),
          lock: lockOf(notebook),
          hashOf,
        },
        forced,
      ),
    async build(registered) {
      const { name } = registered;
      const rank = begun++;
      const notebook = await load(registered);
      const readOwn = readFor(registered);
      const shelf = openShelf((path) => (path === PACKAGE_PATH ? packageText(packageNow) : readOwn(path)), {
        onDamage: (damage) => {
          throw new NotebookError([damageText(damage)]);
        },
      });
      const result = await buildNotebook(notebook, {
        read: readOwn,
        shelf,
        // What began first ends first, and its last steps are done while others search.
        pool: { ...pool, run: (task, argument) => pool.run(task, argument, rank) },
        ...(onTask && { onTask: (label, event) => onTask(name, label, event) }),
      });
      checkGivers(name, result.files.keys());
      packageNow = withNotebook(packageNow, name, result.entries);
      const record: NotebookRecord = {
        modules: sortedRecord(modulesOf(registered)),
        inputs: sortedRecord(result.inputs),
        outputs: sortedRecord([...result.files].map(([path, content]) => [path, sha256(content)])),
        entries: entriesHash(packageNow, name),
        lock: lockOf(registered),
      };
      manifest = { ...manifest, [name]: record };
      finished.add(name);
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
