import { diffCommand } from './diff-command.ts';
import { runMain } from './main.ts';

await runMain(diffCommand);
