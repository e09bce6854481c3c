import { defaultJobs } from '../notebook/pool.ts';
import { auditAndReport } from './audit-command.ts';
import { generateAndReport } from './generate-command.ts';
import { runMain } from './main.ts';

await runMain((program, exit) => {
  program
    .name('start')
    .description('Computes everything of the normal tier from nothing, then audits it.')
    .addHelpText('after', '\nExit status: 0 all well, 2 failed or a verdict is worse than recorded.')
    .action(async () => {
      const outcomes = await generateAndReport({ jobs: defaultJobs(), force: true });
      process.stdout.write('\n');
      if (outcomes.some(({ errors }) => errors.length > 0)) return exit(2);
      exit(auditAndReport([]) === 0 ? 0 : 2);
    });
});
