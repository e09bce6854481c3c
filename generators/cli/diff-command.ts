import type { Difference, FileChange, TableChange } from '../notebook/diff.ts';
import { differenceOf } from '../notebook/diff.ts';
import type { Scalar } from '../notebook/field.ts';
import { snapshotOf, workingTree } from '../notebook/snapshot.ts';
import { colours as pc } from './colours.ts';
import { ROOT, type Setup, UsageError } from './main.ts';

/** How many cells or rows of one table, and packings of one list, are printed in full. */
const SHOWN = 40;
const DRAWN = 3;

type Form = 'text' | 'md' | 'stat';

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

const written = (value: Scalar) => (typeof value === 'string' ? value : JSON.stringify(value));

function tableLines(change: TableChange): string[] {
  const { table, columnsAdded, columnsRemoved, rowsAdded, rowsRemoved, cells } = change;
  if (change.change !== 'changed')
    return [`${table}: table ${change.change}, ${plural(rowsAdded.length + rowsRemoved.length, 'row')}`];
  const lines = [
    ...columnsAdded.map((column) => `${table}: column added ${column}`),
    ...columnsRemoved.map((column) => `${table}: column removed ${column}`),
    ...rowsAdded.map((key) => `${table}: row added [${key}]`),
    ...rowsRemoved.map((key) => `${table}: row removed [${key}]`),
    ...cells.map(({ cell, from, to }) => `${cell}: ${written(from)} → ${written(to)}`),
  ];
  const more = lines.length - SHOWN;
  return more > 0 ? [...lines.slice(0, SHOWN), `${table}: and ${more} more; --json lists all`] : lines;
}

function statLine({
  table,
  change,
  columnsAdded,
  columnsRemoved,
  rowsAdded,
  rowsRemoved,
  cells,
}: TableChange): string {
  const parts = [
    [cells.length, 'cell', 'changed'],
    [rowsAdded.length, 'row', 'added'],
    [rowsRemoved.length, 'row', 'removed'],
    [columnsAdded.length, 'column', 'added'],
    [columnsRemoved.length, 'column', 'removed'],
  ] as const;
  const told = parts
    .filter(([count]) => count > 0)
    .map(([count, what, how]) => `${plural(count, what)} ${how}`);
  return `${table}: ${change === 'changed' ? told.join(', ') : `table ${change}`}`;
}

/** The first few packings side by side, one board row a line. */
function drawing(packings: readonly string[]): string[] {
  const boards = packings.slice(0, DRAWN).map((text) => text.split('/'));
  const height = Math.max(0, ...boards.map((rows) => rows.length));
  return Array.from({ length: height }, (_, row) =>
    boards.map((rows) => rows[row] ?? ' '.repeat(rows[0].length)).join('   '),
  );
}

interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
  /** Drawings that belong to the lines, kept as they are. */
  readonly drawings?: readonly { readonly caption: string; readonly rows: readonly string[] }[];
}

function fileLine({ path, change }: FileChange): string {
  return `${path} ${change}`;
}

function sectionsOf(difference: Difference, form: Form): Section[] {
  const { claims, tables, packings, figures, files } = difference;
  return [
    {
      heading: 'Claims whose verdict changed',
      lines: claims.map(
        ({ id, against, from, to }) => `${id}, ${against}: ${from ?? 'no claim'} → ${to ?? 'no claim'}`,
      ),
    },
    { heading: 'Tables', lines: form === 'stat' ? tables.map(statLine) : tables.flatMap(tableLines) },
    {
      heading: 'Packings',
      lines: packings.map(
        ({ path, added, removed }) => `${path}: ${added.length} added, ${removed.length} removed`,
      ),
      ...(form !== 'stat' && {
        drawings: packings.flatMap(({ path, added, removed }) =>
          (
            [
              ['added', added],
              ['removed', removed],
            ] as const
          )
            .filter(([, list]) => list.length > 0)
            .map(([how, list]) => ({
              caption: `${path}, ${how}${list.length > DRAWN ? `, the first ${DRAWN} of ${list.length}` : ''}:`,
              rows: drawing(list),
            })),
        ),
      }),
    },
    {
      heading: 'Figures',
      lines: figures.map(({ path, change, tables: drawn, changedTables }) => {
        const behind =
          changedTables.length > 0
            ? `draws ${changedTables.join(', ')}, which changed`
            : `draws ${drawn.join(', ') || 'no table'}; none of them changed`;
        return `${path} ${change}; ${behind}`;
      }),
    },
    { heading: 'Other files', lines: files.map(fileLine) },
  ].filter(({ lines }) => lines.length > 0);
}

function summaryLine({ claims, tables, packings, figures, files, from, to }: Difference): string {
  const cells = tables.reduce((sum, table) => sum + table.cells.length, 0);
  const parts = [
    plural(claims.length, 'verdict'),
    `${plural(cells, 'cell')} in ${plural(tables.length, 'table')}`,
    plural(packings.length, 'list of packings', 'lists of packings'),
    plural(figures.length, 'figure'),
    plural(files.length, 'other file'),
  ];
  return `From ${from} to ${to}: ${parts.join(', ')}.`;
}

function print(difference: Difference, form: Form) {
  const out = (line: string) => process.stdout.write(`${line}\n`);
  if (difference.same) return out(`Nothing differs between ${difference.from} and ${difference.to}.`);
  for (const { heading, lines, drawings = [] } of sectionsOf(difference, form)) {
    if (form === 'md') {
      out(`## ${heading}\n`);
      for (const line of lines) out(`- ${line}`);
      for (const { caption, rows } of drawings) out(`\n${caption}\n\n\`\`\`\n${rows.join('\n')}\n\`\`\``);
    } else {
      out(pc.bold(heading));
      for (const line of lines) out(`  ${line}`);
      for (const { caption, rows } of drawings)
        out(`  ${caption}\n${rows.map((row) => `    ${row}`).join('\n')}`);
    }
    out('');
  }
  out(summaryLine(difference));
}

/** `diff [rev] [rev]`. */
export const diffCommand: Setup = (program, exit) => {
  program
    .name('diff')
    .description(
      'Shows what moved in the results: verdicts first, then tables cell by cell, packings, figures, notes.',
    )
    .argument('[from]', 'revision to compare from', 'HEAD')
    .argument('[to]', 'revision to compare to; the working tree when it is not named')
    .option('--json', 'print everything that differs as JSON')
    .option('--md', 'print it as Markdown')
    .option('--stat', 'print counts instead of cells')
    .addHelpText(
      'after',
      '\nA revision is whatever git takes for one: HEAD~1, a tag, a branch, a commit. Put -- before one that begins with a dash.\nExit status: 0 nothing differs, 1 something does, 2 failed.',
    )
    .action(
      async (
        from: string,
        to: string | undefined,
        flags: { json?: boolean; md?: boolean; stat?: boolean },
      ) => {
        const forms = [flags.json, flags.md, flags.stat].filter(Boolean).length;
        if (forms > 1) throw new UsageError('Expected one of --json, --md and --stat, found several.');
        const before = snapshotOf(ROOT, from);
        const difference = differenceOf(
          before,
          to === undefined ? workingTree(ROOT, before) : snapshotOf(ROOT, to),
        );
        for (const damage of difference.damages) process.stderr.write(`${damage}\n`);
        if (flags.json) process.stdout.write(`${JSON.stringify(difference, null, 2)}\n`);
        else print(difference, flags.md ? 'md' : flags.stat ? 'stat' : 'text');
        exit(difference.same ? 0 : 1);
      },
    );
};
