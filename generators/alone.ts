import { pathToFileURL } from 'node:url';
import type { Notebook } from './notebook/notebook.ts';

/**
 * Generates a notebook when its script was started by itself, as in `npx tsx generators/pento.ts`. What
 * generates it is loaded only then, for a notebook's results do not depend on it. Not to be awaited by the script:
 * what generates it waits for the script to be loaded.
 */
export async function runAlone(moduleUrl: string, notebook: Notebook): Promise<void> {
  if (process.argv[1] === undefined || pathToFileURL(process.argv[1]).href !== moduleUrl) return;
  const { runMain } = await import('./cli/main.ts');
  const { generateCommand } = await import('./cli/generate-command.ts');
  await runMain(generateCommand, [...process.argv.slice(2), notebook.name, '--force']);
}
