import { type Command, Option } from 'commander';
import { packingSheet } from '../drawing/sheet.ts';
import { canonical, lettersOf, type Owners, textOf } from '../polyomino/packing.ts';
import type { PackingProblem } from '../polyomino/placement.ts';
import { symmetriesOf } from '../polyomino/symmetry.ts';
import { METHODS, type Method, searchPackings } from '../search/all-packings.ts';
import { blockPainter } from '../terminal/blocks.ts';
import { depthOf } from '../terminal/depth.ts';
import { type Write, writerTo } from '../terminal/output.ts';
import { wholeNumber } from './arguments.ts';
import type { ExitCode } from './main.ts';
import { lettersOfPieces, readBoard, readProblem, shortName } from './solve-problem.ts';

interface Options {
  readonly pieces?: string;
  readonly method: Method;
  readonly all?: true;
  readonly count?: true;
  readonly limit?: number;
  readonly turnOver: boolean;
  readonly canonical?: true;
  readonly json?: true;
  readonly svg?: true;
  readonly text?: true;
}

/** What a search gave: the letters of the packings kept, how many there were, and whether that is all. */
interface Outcome {
  readonly packings: readonly string[];
  readonly count: number;
  readonly complete: boolean;
}

/** How many packings to list: one, unless more are asked for. */
function limitOf({ all, canonical, limit }: Options): number {
  return limit ?? (all || canonical ? Infinity : 1);
}

/** Searches, gives each packing to `take` until that says `false`, and counts those given. */
function eachPacking(problem: PackingProblem, options: Options, take: (letters: string) => boolean): Outcome {
  const names = problem.pieces.map((piece) => piece.name);
  const limit = limitOf(options);
  let count = 0;
  const { complete } = searchPackings(problem, options.method, (owners: Owners) => {
    count++;
    return take(lettersOf(owners, names)) && count < limit;
  });
  return { packings: [], count, complete };
}

/** The classes of packings by their least forms; turns alone make a class where pieces may not be turned over. */
function classes(problem: PackingProblem, options: Options): Outcome {
  const symmetries = symmetriesOf(problem.board).filter((symmetry) => options.turnOver || !symmetry.reflects);
  const names = problem.pieces.map((piece) => piece.name);
  const packings = new Set<string>();
  searchPackings(problem, options.method, (owners: Owners) => {
    packings.add(canonical(lettersOf(owners, names), symmetries));
  });
  const sorted = [...packings].sort();
  const limit = options.count ? Infinity : limitOf(options);
  return {
    packings: sorted.slice(0, limit),
    count: Math.min(sorted.length, limit),
    complete: sorted.length <= limit,
  };
}

function collect(problem: PackingProblem, options: Options): Outcome {
  if (options.canonical) return classes(problem, options);
  if (options.count) {
    const { packings, complete } = searchPackings(problem, options.method);
    return { packings: [], count: packings, complete };
  }
  const packings: string[] = [];
  const outcome = eachPacking(problem, options, (letters) => packings.push(letters) > 0);
  return { ...outcome, packings };
}

function jsonOf(problem: PackingProblem, options: Options, { packings, count, complete }: Outcome): string {
  const { board, pieces } = problem;
  const head = {
    board: board.name,
    pieces: lettersOfPieces(pieces),
    turnOver: options.turnOver,
    method: options.method,
    canonical: options.canonical === true,
    count,
    complete,
  };
  if (options.count) return `${JSON.stringify(head)}\n`;
  const lines = packings.map((letters) => `\n${JSON.stringify(textOf(board, letters))}`);
  return `${JSON.stringify(head).slice(0, -1)},"packings":[${lines.join(',')}${lines.length > 0 ? '\n' : ''}]}\n`;
}

/** A packing as it is listed: a picture where somebody looks, a line elsewhere. */
function lister({ board, pieces }: PackingProblem, options: Options): (letters: string) => string {
  const names = pieces.map((piece) => piece.name);
  const line = (letters: string) => `${textOf(board, letters)}\n`;
  const isTerminal = process.stdout.isTTY === true;
  if (!isTerminal || options.text) return line;
  const depth = depthOf({ isTerminal, env: process.env });
  if (depth === 'none') return (letters) => `${line(letters).replaceAll('/', '\n')}\n`;
  const columns = 2 * board.width < process.stdout.columns ? 2 : 1;
  const painter = blockPainter(board, names, { depth, letters: true, columns });
  return (letters) => {
    const owners = Uint8Array.from(letters, (letter) => names.indexOf(letter));
    return `${painter.rows(owners).join('\n')}\n\n`;
  };
}

/** Lists packings as they are found. */
function list(problem: PackingProblem, options: Options, write: Write): Outcome {
  const show = lister(problem, options);
  if (!options.canonical) return eachPacking(problem, options, (letters) => write(show(letters)));
  const outcome = classes(problem, options);
  outcome.packings.every((letters) => write(show(letters)));
  return outcome;
}

function solve(text: string, options: Options): ExitCode {
  const problem = readProblem(readBoard(text), options.pieces, options.turnOver);
  const name = shortName(problem.board);
  const pieces = lettersOfPieces(problem.pieces);
  const write = writerTo(process.stdout.fd);
  const isListed = !options.json && !options.count && !options.svg;
  const outcome = isListed ? list(problem, options, write) : collect(problem, options);
  if (options.json) write(jsonOf(problem, options, outcome));
  else if (options.count) write(`${outcome.count} ${outcome.count === 1 ? 'packing' : 'packings'}\n`);
  else if (outcome.count === 0) {
    process.stderr.write(`The board ${name} has no packing by the pieces ${pieces}.\n`);
  } else if (options.svg) {
    const title = `${name} packed by ${pieces}`;
    write(packingSheet(problem.board, outcome.packings, { title, description: describe(problem, outcome) }));
  }
  return outcome.count > 0 ? 0 : 1;
}

/** What a sheet shows, for those who do not see it. */
function describe({ board }: PackingProblem, { packings }: Outcome): string {
  const rows = (letters: string) => textOf(board, letters).split('/').join(', ');
  if (packings.length === 1) return `One packing, row by row: ${rows(packings[0])}.`;
  return `${packings.length} packings; the first, row by row: ${rows(packings[0])}.`;
}

/** The command that packs any board with any of the pieces. */
export function solveCommand(program: Command, exit: (code: ExitCode) => void): void {
  program
    .name('solve')
    .description('Packs a board with pieces, each used once, and prints the first packing found.')
    .argument('<board>', 'a board such as 6x10, 8x8-2x2 or ##./###/.##, or - for a drawing on stdin')
    .option(
      '--pieces <letters>',
      'the pieces, of FILNPTUVWXYZ and O (the square of four); all twelve unless named',
    )
    .addOption(new Option('--method <name>', 'how to search').choices(METHODS).default('fast'))
    .option('--all', 'every packing')
    .addOption(
      new Option('--limit <n>', 'at most so many packings')
        .argParser(wholeNumber(1, 'packings'))
        .conflicts('all'),
    )
    .option('--canonical', 'each class once: its least form, in alphabetical order')
    .option('--no-turn-over', 'pieces may be turned but not turned over')
    .addOption(new Option('--count', 'only how many there are').conflicts(['all', 'limit', 'svg', 'text']))
    .addOption(new Option('--json', 'one JSON document').conflicts(['svg', 'text']))
    .addOption(new Option('--svg', 'a drawing').conflicts('text'))
    .option('--text', 'one line a packing, rows parted by /, as into a pipe')
    .addHelpText(
      'after',
      '\nIn a drawing # or a letter is a square, . or a blank is none; rows are lines or parted by /.\n' +
        'Exits with 0 if a packing was found, 1 if there is none, 2 on bad input.',
    )
    .allowExcessArguments(false)
    .action((text: string, options: Options) => exit(solve(text, options)));
}
