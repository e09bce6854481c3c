import { type Command, Option } from 'commander';
import { positionJson, positionText } from '../fifteen/output.ts';
import { play } from '../fifteen/play.ts';
import { parseTiles, type Tiles } from '../fifteen/position.ts';
import { LARGEST_SEED, parseSeed, randomFrom } from '../fifteen/random.ts';
import { isSolvable } from '../fifteen/rule.ts';
import { SHUFFLES, type ShuffleName } from '../fifteen/shuffle.ts';
import { parseSize, type Size } from '../fifteen/size.ts';
import { solverOf } from '../fifteen/solve.ts';
import { canRedraw } from '../terminal/depth.ts';
import { hasKeys, openKeys } from '../terminal/keys.ts';
import { openScreen } from '../terminal/screen.ts';
import { type ExitCode, UsageError } from './main.ts';

const NOT_SOLVABLE =
  'This position cannot be solved, for moves at best leave two tiles exchanged: ' +
  'exchange any two tiles to get one that can.';

interface Options {
  readonly seed?: string;
  readonly size: string;
  readonly method: ShuffleName;
  readonly tiles?: string;
  readonly json?: true;
  readonly solve?: true;
  readonly play?: true;
}

function startOf(size: Size, { seed, method, tiles }: Options): Tiles {
  if (tiles !== undefined) return parseTiles(size, tiles);
  if (seed !== undefined) return SHUFFLES[method](size, randomFrom(parseSeed(seed)));
  throw new UsageError('Expected --seed with a number, found none: the same seed gives the same position.');
}

function notSolvable(): ExitCode {
  process.stderr.write(`${NOT_SOLVABLE}\n`);
  return 1;
}

async function playHere(size: Size, tiles: Tiles): Promise<ExitCode> {
  const surroundings = { isTerminal: process.stdout.isTTY === true, env: process.env };
  if (!canRedraw(surroundings) || !hasKeys()) {
    throw new UsageError(
      'Expected a terminal to play in, found none: leave out --play to print the position.',
    );
  }
  if (!isSolvable(size, tiles)) return notSolvable();
  const screen = openScreen();
  const keys = openKeys();
  try {
    await play(size, tiles, keys, screen.frame.draw);
  } finally {
    keys.close();
    screen.close();
  }
  return 0;
}

async function run(options: Options): Promise<ExitCode> {
  const size = parseSize(options.size);
  const tiles = startOf(size, options);
  if (options.play) return playHere(size, tiles);
  const solution = options.solve && (solverOf(size)(tiles) ?? null);
  process.stdout.write(
    options.json ? positionJson(size, tiles, solution) : positionText(size, tiles, solution ?? undefined),
  );
  return solution === null ? notSolvable() : 0;
}

/** The command that prints, solves and plays positions of the fifteen puzzle. */
export function fifteenCommand(program: Command, exit: (code: ExitCode) => void): void {
  program
    .name('fifteen')
    .description(
      'Prints a position of the fifteen puzzle that can be solved, solves it, or lets you play it.\n' +
        'The blank stands in the bottom right corner; the same seed gives the same position everywhere.',
    )
    .option('--seed <number>', `the shuffle to take, from 0 to ${LARGEST_SEED}`)
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
    .option('--json', 'print JSON: {"size": [4, 4], "tiles": [...]}, with --solve "solution" too')
    .addHelpText('after', '\nExits with 0, with 1 if the position cannot be solved, and with 2 on bad input.')
    .allowExcessArguments(false)
    .action(async (options: Options) => exit(await run(options)));
}
