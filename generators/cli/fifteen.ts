import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { positionJson, positionText } from '../fifteen/output.ts';
import { play } from '../fifteen/play.ts';
import { parseTiles, type Tiles } from '../fifteen/position.ts';
import { parseSeed, randomFrom } from '../fifteen/random.ts';
import { isSolvable } from '../fifteen/rule.ts';
import { SHUFFLES, type ShuffleName } from '../fifteen/shuffle.ts';
import { parseSize, type Size } from '../fifteen/size.ts';
import { solverOf } from '../fifteen/solve.ts';

const NOT_SOLVABLE =
  'This position cannot be solved, for moves at best leave two tiles exchanged: ' +
  'exchange any two tiles to get one that can.';

interface Options {
  seed?: string;
  size: string;
  method: ShuffleName;
  tiles?: string;
  json?: true;
  solve?: true;
  play?: true;
}

function startOf(size: Size, { seed, method, tiles }: Options): Tiles {
  if (tiles !== undefined) return parseTiles(size, tiles);
  if (seed !== undefined) return SHUFFLES[method](size, randomFrom(parseSeed(seed)));
  throw new RangeError('Expected --seed with a number, found none: the same seed gives the same position.');
}

async function run(options: Options): Promise<number> {
  const size = parseSize(options.size);
  const tiles = startOf(size, options);
  if (options.play) return playHere(size, tiles);
  const solution = options.solve && (solverOf(size)(tiles) ?? null);
  process.stdout.write(
    options.json ? positionJson(size, tiles, solution) : positionText(size, tiles, solution ?? undefined),
  );
  if (solution !== null) return 0;
  process.stderr.write(`${NOT_SOLVABLE}\n`);
  return 1;
}

async function playHere(size: Size, tiles: Tiles): Promise<number> {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) {
    throw new RangeError(
      'Expected a terminal to play in, found a pipe or a file: leave out --play to print.',
    );
  }
  if (!isSolvable(size, tiles)) {
    process.stderr.write(`${NOT_SOLVABLE}\n`);
    return 1;
  }
  return (await play(size, tiles, { input, output })) === 'interrupted' ? 130 : 0;
}

/** A message of the option parser, such as `error: unknown option '--sed'`, as one sentence on one line. */
function asSentence(message: string): string {
  const words = message
    .replace(/^error: /, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: see --help.`;
}

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const program = new Command('fifteen')
  .description(
    'Prints a position of the fifteen puzzle that can be solved, solves it, or lets you play it.\n' +
      'The blank stands in the bottom right corner; the same seed gives the same position everywhere.',
  )
  .option('--seed <number>', 'the shuffle to take, from 0 to 4294967295')
  .option('--size <rows>x<columns>', 'the board, 2 to 4 rows and columns', '4x4')
  .addOption(
    new Option(
      '--method <name>',
      'how to shuffle: exchanges of neighbours, or uniform over what can be solved',
    )
      .choices(Object.keys(SHUFFLES))
      .default('exchanges'),
  )
  .addOption(
    new Option('--tiles <list>', 'a position of your own, row by row, 0 for the blank').conflicts([
      'seed',
      'method',
    ]),
  )
  .option('--solve', 'add a solution: the shortest up to 3x4, some solution for 4x4')
  .addOption(new Option('--play', 'play it here with the arrow keys').conflicts(['json', 'solve']))
  .option('--json', 'print JSON: {"size": [4, 4], "tiles": [...]}')
  .addHelpText('after', '\nExits with 0 if all is well, 1 if the position cannot be solved, 2 on bad input.')
  .allowExcessArguments(false)
  .version(version)
  .configureOutput({ outputError: (text, write) => write(`${asSentence(text)}\n`) })
  .exitOverride()
  .action(async (options: Options) => {
    process.exitCode = await run(options);
  });

// A reader that has seen enough, such as head, closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof RangeError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  } else {
    throw error;
  }
}
