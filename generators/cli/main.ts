import { readFileSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError } from 'commander';

/** The top of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** What a command may end with. */
export type ExitCode = 0 | 1 | 2;

/** Sets a command up: name, options, help, and what it does. The action ends the process's status by `exit`. */
export type Setup = (program: Command, exit: (code: ExitCode) => void) => void;

/** An error that is the user's to mend: its message is shown as it stands. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A usage error of the parser as one sentence on one line. */
function oneSentence(text: string): string {
  const [fault, hint = ''] = text.trim().split('\n');
  const suggestion = /^\(Did you mean (.+)\?\)$/.exec(hint)?.[1];
  const said = fault.replace(/^error: (.)/, (_, first: string) => first.toUpperCase()).replace(/\.$/, '');
  return `${said}; ${suggestion === undefined ? '--help lists what there is.' : `did you mean ${suggestion}?`}\n`;
}

function version(): string {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
}

/** Says what failed, the stack too when PENTOBOOK_TRACE is set. */
function tell(error: unknown) {
  const isUsage = error instanceof UsageError || error instanceof RangeError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${isUsage || !process.env.PENTOBOOK_TRACE ? message : (error as Error).stack}\n`);
}

/** A stream that cannot be written to: closed early by its reader, which is no fault, or failing. */
function onStreamError(error: NodeJS.ErrnoException) {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  try {
    writeSync(2, `Expected to write the output, found that it cannot be written: ${error.message}.\n`);
  } catch {
    // Nobody to tell.
  }
  process.exit(2);
}

/**
 * Runs a command: usage errors are one sentence on stderr and status 2, as is whatever else fails; a reader that
 * closes the pipe early ends it quietly. Ctrl-C is left to the system, for a search does not rest to hear of it.
 */
export async function runMain(setup: Setup, argv = process.argv.slice(2)): Promise<void> {
  process.stdout.on('error', onStreamError);
  process.stderr.on('error', onStreamError);
  // Node would end with status 1, which means that something differs.
  process.once('uncaughtException', (error) => {
    tell(error);
    process.exit(2);
  });
  const program = new Command().version(version(), '-V, --version').helpOption('-h, --help').exitOverride();
  program.showSuggestionAfterError().configureOutput({
    outputError: (text, write) => write(oneSentence(text)),
  });
  setup(program, (code) => {
    process.exitCode = code;
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
    } else {
      tell(error);
      process.exitCode = 2;
    }
  }
}
