import { defaultJobs } from '../notebook/jobs.ts';
import { auditAndReport } from './audit-command.ts';
import { type ExitCode, ROOT, runMain } from './main.ts';

async function generateAll(): Promise<boolean> {
  const { generateAndReport } = await import('./generate-command.ts');
  const outcomes = await generateAndReport({ jobs: defaultJobs(), force: true });
  return outcomes.every(({ errors }) => errors.length === 0);
}

/** Recounts the listed packings by the fast way. Writes nothing. */
async function recountAll(): Promise<boolean> {
  const { recountLists } = await import('../recount.ts');
  let same = true;
  for (const { path, oriented, canonical, missing, extra } of recountLists(ROOT)) {
    const differs = missing.length + extra.length > 0;
    const verdict = differs
      ? `DIFFERS: the file lacks ${missing.length} and has ${extra.length} that are none`
      : 'the same set';
    process.stdout.write(`${path}: ${oriented} oriented, ${canonical} canonical, ${verdict}\n`);
    for (const text of [...missing, ...extra].slice(0, 3)) process.stdout.write(`  ${text}\n`);
    if (differs) same = false;
  }
  return same;
}

await runMain((program, exit) => {
  program
    .name('start')
    .description('Computes everything of the normal tier from nothing, then audits it.')
    .option(
      '--fast',
      'write nothing: find all packings by the fast way alone, compare them with the committed lists, then audit the committed tables',
    )
    .addHelpText('after', '\nExit status: 0 all well, 2 failed or a verdict is worse than recorded.')
    .action(async ({ fast }: { fast?: boolean }) => {
      const well = fast ? await recountAll() : await generateAll();
      process.stdout.write('\n');
      const audited: ExitCode = well ? auditAndReport([]) : 2;
      exit(audited === 0 ? 0 : 2);
    });
});
