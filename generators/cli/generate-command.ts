import { InvalidArgumentError } from 'commander';
import { closest, distance } from 'fastest-levenshtein';
import type { GenerateOptions } from '../notebook/generate.ts';
import { defaultJobs } from '../notebook/jobs.ts';
import { takeLock, UnlockableError } from '../notebook/lock.ts';
import type { CheckOutcome, NotebookOutcome } from '../notebook/outcome.ts';
import { openProgress } from '../notebook/progress.ts';
import { reasonText } from '../notebook/stale.ts';
import { NOTEBOOKS } from '../registry.ts';
import { type ExitCode, ROOT, type Setup, UsageError } from './main.ts';

interface Flags {
  readonly force?: boolean;
  readonly check?: boolean;
  readonly long?: boolean;
  readonly json?: boolean;
  readonly jobs: number;
}

function parseJobs(text: string): number {
  const jobs = Number(text);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 256)
    throw new InvalidArgumentError('Expected a whole number from 1 to 256.');
  return jobs;
}

function checkNames(names: readonly string[]) {
  const known = NOTEBOOKS.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const near = closest(unknown, known);
  const hint = distance(unknown, near) <= 3 ? `did you mean ${near}?` : `there are ${known.join(', ')}.`;
  throw new UsageError(`Expected the name of a notebook, found "${unknown}"; ${hint}`);
}

/** One line on what became of a notebook. */
function outcomeLine(outcome: NotebookOutcome): string {
  const why = outcome.reasons.map(reasonText).join('; ');
  const gone = outcome.removed.length > 0 ? `, ${outcome.removed.length} removed` : '';
  switch (outcome.state) {
    case 'fresh':
      return `${outcome.name}: fresh, ${outcome.files} files`;
    case 'stale':
      return `${outcome.name}: stale, not run: ${why}; run "npm run generate -- --long"`;
    case 'waiting':
      return `${outcome.name}: waits for the long tier, which has never run; run "npm run generate -- --long"`;
    case 'forgotten':
      return `${outcome.name}: registered no longer, ${outcome.removed.length} files removed`;
    case 'failed':
      return `${outcome.name}: failed, ${why}`;
    case 'ran':
      return `${outcome.name}: ran, ${why}; ${outcome.files} files, ${outcome.changed.length} changed${gone}`;
    default:
      return `${outcome.name}: ${outcome.state}`;
  }
}

/** Generates, reporting as it goes. Returns the outcomes. */
export async function generateAndReport(
  options: Omit<GenerateOptions, 'root' | 'registry' | 'whole'>,
  json = false,
): Promise<NotebookOutcome[]> {
  // What finds the modules is slow to load, and help and usage errors do without.
  const { generate } = await import('../notebook/generate.ts');
  const release = await takeLock(ROOT, (line) => process.stderr.write(`${line}\n`));
  const progress = openProgress(process.stderr);
  // On a terminal each line as soon as it is known. In a pipe all at the end, so that their order is always the same.
  const live = process.stdout.isTTY === true && !json;
  try {
    const outcomes = await generate({
      ...options,
      root: ROOT,
      registry: NOTEBOOKS,
      whole: true,
      onTask: progress.onTask,
      onDamage: teller(progress),
      onNotebook(outcome) {
        if (!live) return;
        progress.clear();
        process.stdout.write(`${outcomeLine(outcome)}\n`);
      },
    });
    progress.close();
    for (const error of outcomes.flatMap(({ errors }) => errors)) process.stderr.write(`${error}\n`);
    if (json) process.stdout.write(`${JSON.stringify({ notebooks: outcomes }, null, 2)}\n`);
    else if (!live) for (const outcome of outcomes) process.stdout.write(`${outcomeLine(outcome)}\n`);
    return outcomes;
  } finally {
    progress.close();
    release();
  }
}

/** Says sentences on stderr between the lines of progress. */
function teller(progress: ReturnType<typeof openProgress>) {
  return (sentence: string) => {
    progress.clear();
    process.stderr.write(`${sentence}\n`);
  };
}

function reportCheck(found: CheckOutcome, json: boolean): ExitCode {
  const differs = found.missing.length + found.extra.length + found.changed.length > 0;
  for (const error of found.errors) process.stderr.write(`${error}\n`);
  if (json) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  else {
    for (const kind of ['missing', 'extra', 'changed'] as const) {
      for (const path of found[kind]) process.stdout.write(`${kind}: ${path}\n`);
    }
    for (const name of found.stale)
      process.stdout.write(`stale, not checked: ${name}; run "npm run generate -- --long"\n`);
    if (!differs && found.errors.length === 0)
      process.stdout.write('Nothing differs: every file is what the code gives.\n');
  }
  if (found.errors.length > 0) return 2;
  return differs ? 1 : 0;
}

/** Waits until nobody generates; in a folder that cannot be written to nobody does. */
async function takeLockIfThereIsOne(): Promise<() => void> {
  try {
    return await takeLock(ROOT, (line) => process.stderr.write(`${line}\n`));
  } catch (error) {
    if (error instanceof UnlockableError) return () => {};
    throw error;
  }
}

async function check(names: readonly string[], flags: Flags): Promise<ExitCode> {
  const { compareFiles, regenerate } = await import('../notebook/generate.ts');
  const release = await takeLockIfThereIsOne();
  const progress = openProgress(process.stderr);
  try {
    const options = {
      root: ROOT,
      registry: NOTEBOOKS,
      names,
      jobs: flags.jobs,
      long: flags.long === true,
      whole: true,
      onTask: progress.onTask,
      onDamage: teller(progress),
    };
    const regenerated = await regenerate(options);
    progress.close();
    return reportCheck(compareFiles(regenerated, ROOT), flags.json === true);
  } finally {
    progress.close();
    release();
  }
}

/** `generate [name…]`. */
export const generateCommand: Setup = (program, exit) => {
  program
    .name('generate')
    .description('Runs the notebooks that are stale and writes their tables, figures and notes.')
    .argument(
      '[name...]',
      `notebooks to run (${NOTEBOOKS.map(({ name }) => name).join(', ')}); all when none is named`,
    )
    .option('-f, --force', 'run them though they are fresh')
    .option('-c, --check', 'regenerate in memory, write nothing, list missing, extra and changed files')
    .option('-l, --long', 'run the long tier too (minutes), resuming where it was interrupted')
    .option('-j, --jobs <n>', 'tasks to run side by side', parseJobs, defaultJobs())
    .option('--json', 'print what was done as JSON')
    .addHelpText(
      'after',
      '\nExit status: 0 done, or nothing differs; 1 --check found a difference; 2 failed.',
    )
    .action(async (names: string[], flags: Flags) => {
      checkNames(names);
      if (flags.check) return exit(await check(names, flags));
      const outcomes = await generateAndReport(
        { names, jobs: flags.jobs, force: flags.force === true, long: flags.long === true },
        flags.json === true,
      );
      exit(outcomes.some(({ errors }) => errors.length > 0) ? 2 : 0);
    });
};
