import { runMain } from '../generators/cli/main.ts';
import { benchCommand } from './bench-command.ts';

await runMain(benchCommand);
