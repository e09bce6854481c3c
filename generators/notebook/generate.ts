import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NotebookError } from './build.ts';
import { generatedFiles, readableBytes, removeFile, replaceFile, sweepTemporaries } from './files.ts';
import { sha256 } from './hash.ts';
import type { CheckOutcome, NotebookOutcome } from './outcome.ts';
import { openPool } from './pool.ts';
import type { RegisteredNotebook } from './registry.ts';
import { inOrder } from './schedule.ts';
import type { Reason } from './stale.ts';
import { openWorkshop, type TaskListener, type Workshop } from './workshop.ts';

/** What to generate and how. */
export interface GenerateOptions {
  readonly root: string;
  readonly registry: readonly RegisteredNotebook[];
  /** Those to run; all when absent. */
  readonly names?: readonly string[];
  readonly force?: boolean;
  /** Whether stale notebooks of the long tier run too. */
  readonly long?: boolean;
  readonly jobs: number;
  /** Whether the registry is whole, so that what no notebook in it gives can go. */
  readonly whole: boolean;
  readonly onTask?: TaskListener;
  /** Told what is wrong with the records on disk, in sentences. */
  readonly onDamage?: (damage: string) => void;
  readonly onNotebook?: (outcome: NotebookOutcome) => void;
}

/** The sentences of an error: a notebook's faults, or its message with where it came from. */
function sentences(error: unknown, name: string): string[] {
  if (error instanceof NotebookError) return [...error.faults];
  return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
}

function plan(options: GenerateOptions): RegisteredNotebook[] {
  const { registry, names } = options;
  return names && names.length > 0 ? registry.filter(({ name }) => names.includes(name)) : [...registry];
}

/** A long notebook runs when it is named or the long tier is asked for. */
function mayRun(notebook: RegisteredNotebook, options: GenerateOptions): boolean {
  return notebook.tier === 'normal' || options.long === true || (options.names ?? []).includes(notebook.name);
}

/** Whether a notebook that this one needs has never run, or what it gave is gone. */
function isWaiting({ needs }: RegisteredNotebook, workshop: Workshop, root: string): boolean {
  return needs.some((name) => {
    const outputs = Object.keys(workshop.manifest[name]?.outputs ?? {});
    return outputs.length === 0 || outputs.some((path) => !existsSync(join(root, path)));
  });
}

function writeRecords(root: string, workshop: Workshop) {
  for (const [path, content] of workshop.recordFiles()) replaceFile(root, path, content);
}

function outcomeOf(
  name: string,
  state: NotebookOutcome['state'],
  reasons: readonly Reason[],
  rest: Partial<NotebookOutcome> = {},
): NotebookOutcome {
  return { name, state, reasons, files: 0, changed: [], removed: [], errors: [], ...rest };
}

/**
 * Runs the stale notebooks and writes what they give. Each notebook's files are written as soon as it has ended,
 * its record last, so that a killed run loses only what was not finished. The caller holds the lock.
 */
export async function generate(options: GenerateOptions): Promise<NotebookOutcome[]> {
  const { root } = options;
  const chosen = plan(options);
  sweepTemporaries(root);
  const pool = openPool(options.jobs);
  try {
    if (options.force) pool.warm();
    const workshop = await openWorkshop(root, options.registry, pool, options.onTask);
    for (const damage of workshop.damages) options.onDamage?.(damage);
    const forgotten =
      options.whole && chosen.length === options.registry.length
        ? forgetUnregistered(root, workshop, options.registry)
        : [];
    for (const outcome of forgotten) options.onNotebook?.(outcome);
    const outcomes = await inOrder(chosen, async (notebook, ended: ReadonlyMap<string, NotebookOutcome>) => {
      const outcome = await runOne(notebook, ended, workshop, options);
      options.onNotebook?.(outcome);
      return outcome;
    });
    writeRecords(root, workshop);
    return [...forgotten, ...chosen.map(({ name }) => outcomes.get(name) as NotebookOutcome)];
  } finally {
    await pool.close();
  }
}

function skipText(name: string, failed: readonly string[]): string {
  return `${name}: expected what ${failed.join(' and ')} gives, found that it failed; ${name} was not run.`;
}

async function runOne(
  notebook: RegisteredNotebook,
  ended: ReadonlyMap<string, NotebookOutcome>,
  workshop: Workshop,
  options: GenerateOptions,
): Promise<NotebookOutcome> {
  const { name } = notebook;
  const failed = notebook.after.filter((other) =>
    ['failed', 'skipped'].includes(ended.get(other)?.state ?? ''),
  );
  if (failed.length > 0) {
    return outcomeOf(name, 'skipped', [], {
      errors: [skipText(name, failed)],
    });
  }
  if (isWaiting(notebook, workshop, options.root)) return outcomeOf(name, 'waiting', []);
  const runs = mayRun(notebook, options);
  const reasons = workshop.reasons(notebook, options.force === true && runs);
  const before = Object.keys(workshop.manifest[name]?.outputs ?? {});
  if (reasons.length === 0) return outcomeOf(name, 'fresh', [], { files: before.length });
  if (!runs) return outcomeOf(name, 'stale', reasons, { files: before.length });
  try {
    const { files } = await workshop.build(notebook);
    const changed = [...files]
      .filter(([path, content]) => replaceFile(options.root, path, content))
      .map(([path]) => path);
    const removed = removeGivenUp(
      options.root,
      workshop,
      before.filter((path) => !files.has(path)),
    );
    writeRecords(options.root, workshop);
    return outcomeOf(name, 'ran', reasons, { files: files.size, changed, removed });
  } catch (error) {
    return outcomeOf(name, 'failed', reasons, { errors: sentences(error, name) });
  }
}

/** Removes those files that no notebook gives any more. Returns those that were there. */
function removeGivenUp(root: string, workshop: Workshop, paths: readonly string[]): string[] {
  const removed = paths.filter(
    (path) => workshop.giverOf(path) === undefined && existsSync(join(root, path)),
  );
  for (const path of removed) removeFile(root, path);
  return removed;
}

function forgetUnregistered(
  root: string,
  workshop: Workshop,
  registry: readonly RegisteredNotebook[],
): NotebookOutcome[] {
  const gone = Object.entries(workshop.manifest).filter(
    ([name]) => !registry.some((notebook) => notebook.name === name),
  );
  return gone.map(([name, record]) => {
    workshop.forget(name);
    const removed = removeGivenUp(root, workshop, Object.keys(record.outputs));
    return outcomeOf(name, 'forgotten', [], { removed });
  });
}

/** The SHA-256 of every file that the notebooks give, regenerated in memory, and what a check cannot run. */
export interface Regenerated {
  readonly hashes: ReadonlyMap<string, string>;
  readonly stale: readonly string[];
  readonly errors: readonly string[];
}

/** Regenerates everything of the normal tier in memory; of the long tier it takes the recorded hashes on trust. */
export async function regenerate(options: GenerateOptions): Promise<Regenerated> {
  const { root } = options;
  const chosen = plan(options);
  const pool = openPool(options.jobs);
  const hashes = new Map<string, string>();
  const stale: string[] = [];
  const errors: string[] = [];
  try {
    pool.warm();
    const workshop = await openWorkshop(root, options.registry, pool, options.onTask);
    for (const damage of workshop.damages) options.onDamage?.(damage);
    for (const name of Object.keys(workshop.manifest)) {
      if (options.whole && !options.registry.some((notebook) => notebook.name === name))
        workshop.forget(name);
    }
    const built = new Set<string>();
    await inOrder(chosen, async (notebook, ended: ReadonlyMap<string, boolean>): Promise<boolean> => {
      const failed = notebook.after.filter((other) => ended.get(other) === false);
      if (failed.length > 0) {
        errors.push(skipText(notebook.name, failed));
        return false;
      }
      if (isWaiting(notebook, workshop, options.root)) return true;
      if (!mayRun(notebook, options)) {
        if (workshop.reasons(notebook, false).length > 0) stale.push(notebook.name);
        return true;
      }
      try {
        const { files } = await workshop.build(notebook);
        for (const [path, content] of files) hashes.set(path, sha256(content));
        built.add(notebook.name);
        return true;
      } catch (error) {
        errors.push(...sentences(error, notebook.name));
        return false;
      }
    });
    // What was not run, or failed, is answered for by its record.
    for (const name of Object.keys(workshop.manifest).filter((name) => !built.has(name))) {
      for (const [path, hash] of Object.entries(workshop.manifest[name].outputs)) {
        if (!hashes.has(path)) hashes.set(path, hash);
      }
    }
    for (const [path, content] of workshop.recordFiles()) hashes.set(path, sha256(content));
    return { hashes, stale, errors };
  } finally {
    await pool.close();
  }
}

/** Holds regenerated files against those on disk, tracked by git or not. Nothing is written. */
export function compareFiles({ hashes, stale, errors }: Regenerated, root: string): CheckOutcome {
  const there = generatedFiles(root);
  const missing = [...hashes.keys()].filter((path) => !there.includes(path)).sort();
  const extra = there.filter((path) => !hashes.has(path));
  const changed = there.filter(
    (path) => hashes.has(path) && hashes.get(path) !== sha256(readableBytes(root, path) ?? ''),
  );
  return { missing, extra, changed, stale: [...stale].sort(), errors };
}
