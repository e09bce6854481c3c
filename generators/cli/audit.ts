import { auditCommand } from './audit-command.ts';
import { runMain } from './main.ts';

await runMain(auditCommand);
