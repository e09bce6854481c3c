import { runMain } from './main.ts';
import { pentominoCommand } from './pentomino-command.ts';

await runMain(pentominoCommand);
