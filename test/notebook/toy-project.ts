import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '../../generators/notebook/book.ts';
import { integer, text } from '../../generators/notebook/field.ts';
import { generatedFiles } from '../../generators/notebook/files.ts';
import {
  compareFiles,
  type GenerateOptions,
  generate,
  regenerate,
} from '../../generators/notebook/generate.ts';
import type { NotebookOutcome } from '../../generators/notebook/outcome.ts';
import type { RegisteredNotebook } from '../../generators/notebook/registry.ts';
import { el } from '../../generators/notebook/svg.ts';
import { table } from '../../generators/notebook/table.ts';
import { temporaryFolder, writeFiles } from './toys.ts';

const SIZES = table('a/sizes', {
  title: 'Sizes',
  description: 'Sizes of boxes.',
  key: ['box'],
  fields: { box: text('Name of the box'), size: integer('Its size', 'cells') },
});
const SUMS = table('b/sums', {
  title: 'Sums',
  description: 'Sums of sizes.',
  key: ['of'],
  fields: { of: text('What is summed'), sum: integer('The sum', 'cells') },
});
const LONG = table('slow/runs', {
  title: 'Runs',
  description: 'Long runs.',
  key: ['run'],
  fields: { run: text('Name of the run') },
});

type Compute = (book: Book) => void;

/** What the toy notebooks do: `a` reads facts/sizes.txt, `b` reads what `a` gives, `slow` is of the long tier. */
export const COMPUTE: Readonly<Record<'a' | 'b' | 'slow', Compute>> = {
  a(book) {
    const lines = book.read('facts/sizes.txt').trim().split('\n');
    const rows = lines.map((line) => ({ box: line.split(' ')[0], size: Number(line.split(' ')[1]) }));
    book.table(SIZES, rows);
    book.list('2x3', { title: 'Packings', description: 'Packings of 2x3.' }, ['III/LLL', 'LLL/III']);
    book.picture({
      name: 'a-boxes',
      title: 'Boxes',
      description: 'The first has {{a/sizes[box=2x3].size}} cells.',
      tables: ['a/sizes'],
      width: 10 * rows.length,
      height: 10,
      children: rows.map(({ size }, i) => el('rect', { x: i * 10, width: 9, height: size })),
    });
  },
  b(book) {
    const sum = book.rows('a/sizes').reduce((all, { size }) => all + Number(size), 0);
    book.table(SUMS, [{ of: 'sizes', sum }]);
  },
  slow(book) {
    book.table(LONG, [{ run: 'one' }]);
  },
};

/** A small project of its own in a temporary folder, whose notebooks can be changed between runs. */
export class ToyProject {
  readonly root = temporaryFolder();
  readonly compute: Record<string, Compute> = { ...COMPUTE };
  /** Names of those that ran, in the order in which they began. */
  ran: string[] = [];
  registry: readonly RegisteredNotebook[] = [
    this.registered('b', { after: ['a'] }),
    this.registered('a', {}, 'generators/a/a.note.md'),
    this.registered('slow', { tier: 'long' }),
  ];

  constructor() {
    this.write({
      'package-lock.json': '{}',
      'facts/sizes.txt': '2x3 6\n4x5 20\n',
      'data/published/claims.json': '{}\n',
      'generators/notebook/build.ts': 'export const book = 1;\n',
      'generators/notebook/worker.js': 'export const work = 1;\n',
      'generators/notebook/chart.ts': 'export const chart = 1;\n',
      'generators/a.ts': `import { size } from './size.ts';\nexport default size;\n`,
      'generators/size.ts': '// The size.\nexport const size = 1;\n',
      'generators/b.ts': 'export default 1;\n',
      'generators/slow.ts': 'export default 1;\n',
      'generators/a/a.note.md': '# Sizes\n\n{{table a/sizes}}\n\n{{figure a-boxes}}\n',
    });
  }

  registered(name: string, more: Partial<RegisteredNotebook> = {}, note?: string): RegisteredNotebook {
    const compute = async (book: Book) => {
      this.ran.push(name);
      this.compute[name](book);
    };
    const notebook = { name, title: name, compute, ...(note !== undefined && { note }) };
    const script = `generators/${name}.ts`;
    return { name, script, after: [], needs: [], tier: 'normal', load: async () => notebook, ...more };
  }

  write(files: Readonly<Record<string, string>>) {
    writeFiles(this.root, files);
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  remove(path: string) {
    rmSync(join(this.root, path));
  }

  /** Every generated file by path. */
  files(): Record<string, string> {
    return Object.fromEntries(generatedFiles(this.root).map((path) => [path, this.read(path)]));
  }

  private options(more: Partial<GenerateOptions>): GenerateOptions {
    this.ran = [];
    return { root: this.root, registry: this.registry, jobs: 1, whole: true, ...more };
  }

  generate(more: Partial<GenerateOptions> = {}): Promise<NotebookOutcome[]> {
    return generate(this.options(more));
  }

  async check(more: Partial<GenerateOptions> = {}) {
    return compareFiles(await regenerate(this.options(more)), this.root);
  }
}

/** The states of the notebooks by name. */
export function states(outcomes: readonly NotebookOutcome[]): Record<string, string> {
  return Object.fromEntries(outcomes.map(({ name, state }) => [name, state]));
}
