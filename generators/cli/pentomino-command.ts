import { type Command, Option } from 'commander';
import { checkArea } from '../command/laying.ts';
import { ORDER } from '../command/order.ts';
import { numbered, sideBySide } from '../command/pictures.ts';
import { quickPackings } from '../command/quick.ts';
import { BOARD_OF_SIZE, boardOf, DEFAULT_SIZE, inWords } from '../command/sizes.ts';
import { packingTitle, type Sum, sumText } from '../command/sum.ts';
import { walk } from '../command/walk.ts';
import { roomFor, watch } from '../command/watch.ts';
import { type Board, parseBoard } from '../polyomino/board.ts';
import { lettersOf, type Owners, textOf } from '../polyomino/packing.ts';
import { blockPainter } from '../terminal/blocks.ts';
import { canRedraw, depthOf, type Surroundings } from '../terminal/depth.ts';
import { hasKeys, openKeys } from '../terminal/keys.ts';
import { type Write, writerTo } from '../terminal/output.ts';
import { GATHERING, steady } from '../terminal/pace.ts';
import { letterPainter, type Painter } from '../terminal/painter.ts';
import { openScreen } from '../terminal/screen.ts';
import { wallPainter } from '../terminal/walls.ts';
import { wholeNumber } from './arguments.ts';
import { UsageError } from './main.ts';

interface Options {
  readonly quiet?: true;
  readonly count?: true;
  readonly delay?: number;
  readonly step?: true;
  readonly from?: number;
  readonly letters?: true;
  readonly ascii?: true;
  readonly color: boolean;
  readonly json?: true;
}

const NAMES = ORDER.map((piece) => piece.name);

function helpText(): string {
  const sizes = [...BOARD_OF_SIZE].map(([size, notation]) => {
    const preset = size === DEFAULT_SIZE ? ' (the default)' : '';
    return `  ${size}  ${inWords(parseBoard(notation))}${preset}`;
  });
  const pictures = [6, 7, 8].map((size) => {
    const board = boardOf(String(size));
    return { heading: board.name, lines: numbered(board) };
  });
  return [
    '',
    'Sizes:',
    ...sizes,
    'Or any board of 60 squares: 12x5, 8x8-2x2 (a hole in the middle), or a drawing with rows parted by /.',
    '',
    ...sideBySide(pictures),
    '',
    'Each class of packings is shown once: turns and reflections of the board are left out. A try is an entry',
    'into the step that looks for a piece for the first empty square, squares taken along the short side.',
    'Exits with 0, and with 2 on bad input.',
  ].join('\n');
}

function painterFor(board: Board, options: Options, surroundings: Surroundings, columns: number): Painter {
  const depth = options.color ? depthOf(surroundings) : 'none';
  if (options.ascii) return wallPainter(board, NAMES, options.letters === true);
  if (depth === 'none') return letterPainter(board, NAMES);
  return blockPainter(board, NAMES, {
    depth,
    letters: options.letters === true,
    columns: 2 * board.width < columns ? 2 : 1,
  });
}

/** The number of the first packing to show; throws when the board has fewer. */
function checkFrom(board: Board, from: number, sum: Sum): void {
  if (from > 1 && sum.packings < from) {
    throw new UsageError(
      `Expected --from at most ${sum.packings}, the number of packings of ${board.name.slice(0, 60)}, found ${from}.`,
    );
  }
}

/** Writes each packing as it is found, then the sum. */
function list(board: Board, write: Write, painter: Painter, from: number): void {
  let isRead = true;
  const sum = quickPackings(board, (owners, sum) => {
    if (sum.packings < from) return;
    isRead = write(`${[packingTitle(sum), ...painter.rows(owners)].join('\n')}\n\n`);
    return isRead;
  });
  if (isRead) write(`${sumText(sum)}\n`);
  checkFrom(board, from, sum);
}

/** Writes one JSON document, a packing a line. */
function listJson(board: Board, write: Write, from: number): void {
  const record = (owners: Owners, { packings, tries }: Sum) =>
    JSON.stringify({ number: packings, tries, packing: textOf(board, lettersOf(owners, NAMES)) });
  let isRead = write(`{"board":${JSON.stringify(board.name)},"found":[`);
  let separator = '\n';
  const sum = quickPackings(board, (owners, sum) => {
    if (sum.packings < from) return;
    isRead = write(separator + record(owners, sum));
    separator = ',\n';
    return isRead;
  });
  if (isRead) write(`\n],"packings":${sum.packings},"tries":${sum.tries}}\n`);
  checkFrom(board, from, sum);
}

async function animate(board: Board, painter: Painter, options: Options): Promise<void> {
  const from = options.from ?? 1;
  const room = roomFor(painter, options.step === true);
  const { columns, rows } = process.stdout;
  if (columns < room.columns || rows < room.rows) {
    throw new UsageError(
      `Expected a terminal of at least ${room.columns} columns and ${room.rows} rows, ` +
        `found ${columns} and ${rows}: make it larger or use --quiet.`,
    );
  }
  const screen = openScreen();
  const keys = options.step ? openKeys() : undefined;
  try {
    screen.write(`Pentomino ${inWords(board)}\n\n`);
    const ending = await watch(screen, {
      walk: walk(board),
      painter,
      pace: options.delay === undefined ? GATHERING : steady(options.delay),
      from,
      ...(keys && { keys }),
    });
    if (typeof ending === 'string') return;
    screen.write(`${sumText(ending.sum)}\n`);
    checkFrom(board, from, ending.sum);
  } finally {
    keys?.close();
    screen.close();
  }
}

async function run(text: string, options: Options): Promise<void> {
  const board = boardOf(text);
  checkArea(board);
  const isTerminal = process.stdout.isTTY === true;
  const surroundings = { isTerminal, env: process.env };
  const isAnimated = canRedraw(surroundings) && !options.quiet && !options.count && !options.json;
  if (options.step && !(isAnimated && hasKeys())) {
    throw new UsageError('Expected a terminal to read keys from and to draw on for --step, found none.');
  }
  const painter = painterFor(board, options, surroundings, process.stdout.columns ?? Infinity);
  if (isAnimated) return animate(board, painter, options);
  const write = writerTo(process.stdout.fd);
  if (options.count) {
    const sum = quickPackings(board);
    write(`${options.json ? JSON.stringify({ board: board.name, ...sum }) : sumText(sum)}\n`);
  } else if (options.json) {
    listJson(board, write, options.from ?? 1);
  } else {
    if (!options.quiet) write(`Pentomino ${inWords(board)}\n\n`);
    list(board, write, painter, options.from ?? 1);
  }
}

/** The command that packs a board with the twelve pentominoes before one's eyes. */
export function pentominoCommand(program: Command): void {
  program
    .name('pentomino')
    .description('Packs a board with the twelve pentominoes, in colour and before your eyes.')
    .argument('[board]', 'a size from 3 to 8, or a board such as 6x10', String(DEFAULT_SIZE))
    .option('-q, --quiet', 'only the packings, without the trying')
    .addOption(new Option('--count', 'only the sum').conflicts(['from', 'step', 'delay']))
    .addOption(
      new Option('--delay <ms>', 'show every try, and wait that many milliseconds after each')
        .argParser(wholeNumber(0, 'milliseconds'))
        .conflicts(['quiet', 'json']),
    )
    .addOption(
      new Option('--step', 'show every try, and wait for a key after each').conflicts([
        'delay',
        'quiet',
        'json',
      ]),
    )
    .addOption(
      new Option('--from <n>', 'show from the n-th packing on').argParser(wholeNumber(1, 'packings')),
    )
    .option('--letters', 'a letter on each square')
    .option('--ascii', 'walls of + - | between the pieces, no colours')
    .option('--no-color', 'no colours; NO_COLOR in the environment does the same')
    .option(
      '--json',
      'one JSON document: {"board", "found": [{"number", "tries", "packing"}], "packings", "tries"}',
    )
    .addHelpText('after', helpText)
    .allowExcessArguments(false)
    .action((text: string, options: Options) => run(text, options));
}
