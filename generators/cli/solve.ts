import { runMain } from './main.ts';
import { solveCommand } from './solve-command.ts';

await runMain(solveCommand);
