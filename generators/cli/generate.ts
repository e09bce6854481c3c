import { generateCommand } from './generate-command.ts';
import { runMain } from './main.ts';

await runMain(generateCommand);
