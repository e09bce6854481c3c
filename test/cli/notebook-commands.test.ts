import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditCommand } from '../../generators/cli/audit-command.ts';
import { diffCommand } from '../../generators/cli/diff-command.ts';
import { generateCommand } from '../../generators/cli/generate-command.ts';
import { findCell } from '../../generators/notebook/cell.ts';
import { parsePackage } from '../../generators/notebook/package-file.ts';
import { openShelf } from '../../generators/notebook/shelf.ts';
import { keyOf } from '../../generators/notebook/table.ts';
import { copyOfProject, git } from './copy.ts';
import { type Ended, failureOf, runProgram } from './run.ts';

let root: string;
beforeAll(() => {
  root = copyOfProject();
});

/** Runs one of the commands in the copy of the project, from another folder. */
function run(command: string, ...words: string[]): Promise<Ended> {
  const script = join(root, `generators/cli/${command}.ts`);
  return runProgram(process.execPath, ['--import', 'tsx', script, ...words]);
}

/** Runs a line of the shell in the copy, where `$AUDIT` is the command. */
function shell(line: string): Promise<Ended> {
  const audit = `"${process.execPath}" --import tsx generators/cli/audit.ts`;
  return runProgram('bash', ['-c', line.replaceAll('$AUDIT', audit)], { cwd: root });
}

/** A cell that alone decides a printed number which agrees, with the line it stands in. */
function decisiveCell() {
  const shelf = openShelf((path) => readFileSync(join(root, path), 'utf8'));
  const { claims } = JSON.parse(readFileSync(join(root, 'data/published/claims.json'), 'utf8'));
  const verdicts = shelf.find('book/verdicts')?.rows ?? [];
  for (const { id, cells } of claims) {
    const agrees = verdicts.some((row) => row.id === id && row.publishedVerdict === 'agrees');
    if (!agrees || typeof cells !== 'string') continue;
    const { value, row } = findCell(cells, shelf.find, shelf.tables);
    const [table] = cells.split('[');
    const found = shelf.find(table);
    if (typeof value !== 'number' || !found) continue;
    const field = cells.slice(cells.lastIndexOf('.') + 1);
    return {
      id,
      cell: `${table}[${keyOf(found, row)}].${field}`,
      path: `data/${table}.json`,
      row,
      field,
      value,
    };
  }
  throw new Error('Expected a claim that agrees and rests on one number, found none.');
}

describe('audit', () => {
  it('prints the claims as the design has them, and ends with 0 when no verdict is worse', async () => {
    const { status, stdout, stderr } = await run('audit', '--json');
    expect([status, stderr]).toEqual([0, '']);
    const { claims, summary } = JSON.parse(stdout);
    expect(summary).toMatchObject({ claims: claims.length, unexplained: [], worse: [], damages: [] });
    for (const kind of ['published', 'article'])
      expect(Object.values(summary[kind] as number[]).reduce((sum, count) => sum + count)).toBe(
        claims.length,
      );
    for (const claim of claims)
      expect(Object.keys(claim)).toEqual([
        'id',
        'statement',
        'source',
        'published',
        'article',
        'computed',
        'publishedVerdict',
        'articleVerdict',
        'cells',
        'explanation',
      ]);
  });

  it('takes beginnings of names, and suggests the nearest for another', async () => {
    const { status, stdout } = await run('audit', 'guess', '--md');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\| claim +\| published/);
    expect(stdout.match(/^\| `(?!guess\.)/gm)).toBeNull();
    expect(await failureOf(auditCommand, ['gess'])).toMatch(
      /^Expected the name of a claim or the beginning of one, found "gess"; the nearest there is: .*\.$/,
    );
    expect(await failureOf(auditCommand, ['--md', '--json'])).toBe('Expected --json or --md, found both.');
  });

  it('colours nothing under NO_COLOR, and ends quietly when its reader leaves', async () => {
    const [forced, plain, left] = await Promise.all([
      shell('FORCE_COLOR=1 $AUDIT guess'),
      shell('FORCE_COLOR=1 NO_COLOR=1 $AUDIT guess'),
      shell('$AUDIT --json | head -n 1; echo $PIPESTATUS'),
    ]);
    expect([forced.stdout.includes('\x1b'), plain.stdout.includes('\x1b')]).toEqual([true, false]);
    expect([left.stdout, left.stderr]).toEqual(['{\n0\n', '']);
  });

  it.skipIf(!existsSync('/dev/full'))('ends with 2 when its output cannot be written', async () => {
    const { stdout, stderr } = await shell('$AUDIT > /dev/full; echo $?');
    expect(stdout).toBe('2\n');
    expect(stderr).toMatch(/^Expected to write the output, found that it cannot be written: .*ENOSPC.*\.\n$/);
  });

  it('ends with 1 when a number is edited by hand, and diff names its line, cell and verdict', async () => {
    const { id, cell, path, row, field, value } = decisiveCell();
    const source = readFileSync(join(root, path), 'utf8');
    const line = source.split('\n').findIndex((text) => text.replace(/,$/, '') === JSON.stringify(row));
    const edited = JSON.stringify({ ...row, [field]: value + 1 });
    writeFileSync(join(root, path), source.replace(JSON.stringify(row), edited));
    try {
      const [audited, compared] = await Promise.all([run('audit', id), run('diff', '--json')]);
      const sentence = `${path}:${line + 1}, field ${field}: edited by hand: expected ${value}, found ${value + 1}.\n`;
      expect(audited.status).toBe(1);
      expect(audited.stderr).toContain(sentence);
      expect(audited.stdout).toContain(
        `worse: ${id}: published was "agrees" when recorded, is "differs" now.`,
      );
      expect(compared.status).toBe(1);
      expect(compared.stderr).toContain(`the working tree: ${sentence}`);
      const { claims, tables } = JSON.parse(compared.stdout);
      expect(claims).toContainEqual({ id, against: 'published', from: 'agrees', to: 'differs' });
      expect(tables[0].cells).toEqual([{ cell, from: value, to: value + 1 }]);
    } finally {
      writeFileSync(join(root, path), source);
    }
  });
});

describe('diff', () => {
  it('says in every form that nothing differs', async () => {
    const [text, json] = await Promise.all([run('diff'), run('diff', '--json')]);
    expect([text, json].map(({ status, stderr }) => [status, stderr])).toEqual(Array(2).fill([0, '']));
    expect(text.stdout).toBe('Nothing differs between HEAD and the working tree.\n');
    expect(JSON.parse(json.stdout)).toMatchObject({ same: true, tables: [], packings: [], damages: [] });
  });

  it('tells packings with a drawing, and figures with the tables behind them', async () => {
    const { resources, figures } = parsePackage(readFileSync(join(root, 'data/datapackage.json'), 'utf8'));
    const list = join('data', resources.find(({ schema }) => !schema)?.path ?? '');
    const [figure] = figures;
    for (const path of [list, figure.path]) {
      const source = readFileSync(join(root, path), 'utf8');
      writeFileSync(join(root, path), source.slice(source.indexOf('\n') + 1));
    }
    const [text, stat] = await Promise.all([run('diff', 'HEAD'), run('diff', '--stat')]);
    git(root, 'checkout', '--', 'data', 'figures');
    expect([text.status, stat.status]).toEqual([1, 1]);
    const [first] = readFileSync(join(root, list), 'utf8').split('\n');
    for (const row of first.split('/')) expect(text.stdout).toContain(`    ${row}\n`);
    for (const { stdout } of [text, stat]) {
      expect(stdout).toContain(`  ${list}: 0 added, 1 removed\n`);
      expect(stdout).toContain(
        `  ${figure.path} changed; draws ${figure.tables.join(', ')}; none of them changed\n`,
      );
      expect(stdout).toMatch(
        /\nFrom HEAD to the working tree: 0 verdicts, .*1 list of packings, 1 figure, 0 other files\.\n$/,
      );
    }
    expect(stat.stdout).not.toContain(first.split('/')[1]);
  });

  it('names a revision that does not exist though it begins with a dash, and an option that does not', async () => {
    const [dash, option] = await Promise.all([run('diff', '--', '-x'), run('diff', '--jsn')]);
    expect([dash, option].map(({ status, stdout }) => [status, stdout])).toEqual(Array(2).fill([2, '']));
    expect(dash.stderr).toMatch(/^Expected a revision that exists, found "-x"; .*\.\n$/);
    expect(option.stderr).toBe("Unknown option '--jsn'; did you mean --json?\n");
    expect(await failureOf(diffCommand, ['--md', '--stat'])).toContain(
      'Expected one of --json, --md and --stat',
    );
  });
});

describe('generate', () => {
  it('prints what became of the notebooks as JSON, and nothing else in a pipe', async () => {
    const { status, stdout, stderr } = await run('generate', 'page', '--force', '--json');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toEqual({
      notebooks: [
        {
          name: 'page',
          state: 'ran',
          reasons: expect.arrayContaining([{ kind: 'forced', files: [] }]),
          files: 1,
          changed: expect.any(Array),
          removed: [],
          errors: [],
        },
      ],
    });
    expect(existsSync(join(root, '.pentobook.lock'))).toBe(false);
  });

  it('suggests the nearest for an unknown name and refuses what is no number of jobs', async () => {
    const failure = (...words: string[]) => failureOf(generateCommand, words);
    expect(await failure('pentoo')).toBe(
      'Expected the name of a notebook, found "pentoo"; did you mean pento?',
    );
    expect(await failure('something')).toMatch(/found "something"; there are dudeney, pento, .*\.$/);
    expect(await failure('')).toMatch(/^Expected the name of a notebook, found "";/);
    for (const jobs of ['0', '1.5', '257', '', 'many'])
      expect(await failure('--jobs', jobs)).toContain('Expected a whole number from 1 to 256.');
  });

  it('says what fails and how, with status 2', async () => {
    rmSync(join(root, 'notes/book.md'));
    const { status, stdout, stderr } = await run('generate', 'page', '--force');
    git(root, 'checkout', '--', 'notes');
    expect(status).toBe(2);
    expect(stdout).toBe('page: failed, forced; input changed (notes/book.md)\n');
    expect(stderr).toBe('page: Expected the file notes/book.md that page reads, found none.\n');
  });
});

describe('each command', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

  it.each([
    ['generate', '--help'],
    ['audit', '--version'],
    ['start', '-h'],
    ['diff', '-V'],
  ])('has a help and a version: %s %s', async (command, option) => {
    const { status, stdout, stderr } = await run(command, option);
    expect([status, stderr]).toEqual([0, '']);
    if (/v/i.test(option)) expect(stdout).toBe(`${version}\n`);
    else expect(stdout).toMatch(new RegExp(`^Usage: ${command} [\\s\\S]*\nExit status: 0 .*\\.\n`));
  });
});
