import { type Command, Option } from 'commander';
import { wholeNumber } from '../generators/cli/arguments.ts';
import type { ExitCode } from '../generators/cli/main.ts';
import { buildWebAssembly } from '../generators/search/wasm/build.ts';
import { METHODS, type MethodName } from './methods.ts';
import { PROBLEMS, type ProblemName, USUAL } from './problems.ts';
import { jsonOf, tableOf } from './report.ts';
import { casesOf, measure } from './rounds.ts';

interface Options {
  readonly runs?: number;
  readonly problem: readonly ProblemName[];
  readonly method: readonly MethodName[];
  readonly json?: true;
}

async function run({ runs, problem, method, json }: Options): Promise<ExitCode> {
  const tell = (line: string) => {
    if (process.stderr.isTTY) process.stderr.write(`${line}\n`);
  };
  if ((await buildWebAssembly()) === 'no compiler') {
    process.stderr.write('AssemblyScript is not installed: the fast way is measured in plain TypeScript.\n');
  }
  const measured = await measure(casesOf(problem, method), runs, tell);
  process.stdout.write(json ? jsonOf(measured) : tableOf(measured));
  return 0;
}

/** The command that measures the methods and the public packages on the same problems. */
export function benchCommand(program: Command, exit: (code: ExitCode) => void): void {
  program
    .name('bench')
    .description(
      'Measures how long each method and two public packages take to find all packings.\n' +
        'Each run is a process of its own, timed from having loaded its modules to having all packings;\n' +
        'the cases take turns, and the median of their seconds counts.',
    )
    .addOption(
      new Option(
        '--runs <number>',
        'rounds; unless given three, of which long cases have only the first',
      ).argParser(wholeNumber(1, 'rounds')),
    )
    .addOption(new Option('--problem <name...>', 'problems to measure').choices(PROBLEMS).default(USUAL))
    .addOption(new Option('--method <name...>', 'methods to measure').choices(METHODS).default(METHODS))
    .option('--json', 'print JSON: [{"problem", "method", "seconds", "packings", "nodes"}, ...]')
    .addHelpText(
      'after',
      '\nThe board 8x8+O has X kept to six cells; "8x8+O all" is for the fast way alone, and its ratios are to\n' +
        'what a package takes for 8x8+O, times the packings. The whole takes some seven minutes, most of them\n' +
        'for dlxlib; --method links scan fast dancing-links leaves it out; scan is the pruned scan. Nothing is written to a file.',
    )
    .allowExcessArguments(false)
    .action(async (options: Options) => exit(await run(options)));
}
