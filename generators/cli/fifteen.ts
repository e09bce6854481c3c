import { fifteenCommand } from './fifteen-command.ts';
import { runMain } from './main.ts';

await runMain(fifteenCommand);
