import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Difference, differenceOf } from '../../generators/notebook/diff.ts';
import { commitOf, GitError } from '../../generators/notebook/git.ts';
import { snapshotOf, workingTree } from '../../generators/notebook/snapshot.ts';
import { COMPUTE, ToyProject } from './toy-project.ts';
import { temporaryFolder } from './toys.ts';

function git(root: string, ...words: string[]): string {
  const who = ['-c', 'user.name=Toy', '-c', 'user.email=toy@example.org', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...who, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }).toString();
}

const CLAIM = {
  id: 'sum',
  statement: 'The sum',
  published: 26,
  source: { work: 'w', place: 'p' },
  cells: 'b/sums[of=sizes].sum',
};

/** A toy project that was committed twice: `first`, and then with another table, list, figure and claim. */
const project = new ToyProject();
const { root } = project;

beforeAll(async () => {
  project.write({ 'data/published/claims.json': JSON.stringify({ works: { w: 'W' }, claims: [CLAIM] }) });
  await project.generate({ long: true });
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'first');
  git(root, 'tag', 'first');
  project.write({
    'facts/sizes.txt': '2x3 6\n4x5 21\n5x5 25\n',
    'generators/size.ts': 'export const size = 2;\n',
  });
  project.compute.a = (book) =>
    COMPUTE.a({ ...book, list: (name, about) => book.list(name, about, ['III/LLL', 'LLX/III']) });
  await project.generate();
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'second');
});

const NOTHING = { same: true, claims: [], tables: [], packings: [], figures: [], files: [], damages: [] };

/** What differs from one revision to another, or to the working tree. */
function difference(from: string, to?: string): Difference {
  const before = snapshotOf(root, from);
  return differenceOf(before, to === undefined ? workingTree(root, before) : snapshotOf(root, to));
}

/** What differs from the last commit in the working tree while some files are others. */
function whileWritten(files: Record<string, string>): Difference {
  project.write(files);
  try {
    return difference('HEAD');
  } finally {
    git(root, 'checkout', '--quiet', '.');
    git(root, 'clean', '--quiet', '--force');
  }
}

const edited = (path: string, part: string | RegExp, by: string) => ({
  [path]: project.read(path).replace(part, by),
});

describe('the difference', () => {
  it('is nothing between equal results, whatever else is committed', () => {
    expect(difference('HEAD')).toEqual({ ...NOTHING, from: 'HEAD', to: 'the working tree' });
    expect(difference('first', 'first^0')).toEqual({ ...NOTHING, from: 'first', to: 'first^0' });
    expect(whileWritten({ 'facts/sizes.txt': 'x', 'data/a/.tmp-1-x': 'x' }).same).toBe(true);
  });

  it('tells verdicts, cells, rows, packings, figures and other files', () => {
    expect(difference('first', 'HEAD')).toEqual({
      from: 'first',
      to: 'HEAD',
      same: false,
      claims: [{ id: 'sum', against: 'published', from: 'agrees', to: 'differs' }],
      tables: [
        {
          table: 'a/sizes',
          change: 'changed',
          columnsAdded: [],
          columnsRemoved: [],
          rowsAdded: ['box=5x5'],
          rowsRemoved: [],
          cells: [{ cell: 'a/sizes[box=4x5].size', from: 20, to: 21 }],
        },
        {
          table: 'b/sums',
          change: 'changed',
          columnsAdded: [],
          columnsRemoved: [],
          rowsAdded: [],
          rowsRemoved: [],
          cells: [{ cell: 'b/sums[of=sizes].sum', from: 26, to: 52 }],
        },
      ],
      packings: [{ path: 'data/a/2x3.txt', added: ['LLX/III'], removed: ['LLL/III'] }],
      figures: [
        { path: 'figures/a-boxes.svg', change: 'changed', tables: ['a/sizes'], changedTables: ['a/sizes'] },
      ],
      files: [{ path: 'notes/a.md', change: 'changed' }],
      damages: [],
    });
  });

  it('turned round tells the reverse', () => {
    const { claims, tables, packings } = difference('HEAD', 'first');
    expect(claims[0]).toMatchObject({ from: 'differs', to: 'agrees' });
    expect(tables[0]).toMatchObject({ rowsAdded: [], rowsRemoved: ['box=5x5'] });
    expect(packings[0]).toMatchObject({ added: ['LLL/III'], removed: ['LLX/III'] });
  });

  it('tells tables, lists and figures that are added or removed whole', () => {
    const empty = {
      label: 'nothing',
      files: new Map<string, string>(),
      read: () => undefined,
      prepare: () => {},
    };
    const added = differenceOf(empty, snapshotOf(root, 'first'));
    expect(added.tables.map(({ table, change, rowsAdded }) => [table, change, rowsAdded.length])).toEqual([
      ['a/sizes', 'added', 2],
      ['b/sums', 'added', 1],
      ['slow/runs', 'added', 1],
    ]);
    expect([added.figures[0].change, added.packings[0].added.length]).toEqual(['added', 2]);
    expect(added.claims).toContainEqual({ id: 'sum', against: 'published', from: null, to: 'agrees' });
    const removed = differenceOf(snapshotOf(root, 'first'), empty);
    expect(removed.tables.map(({ change }) => change)).toEqual(['removed', 'removed', 'removed']);
    expect(removed.damages).toEqual([]);
  });

  it('tells columns added and removed', () => {
    const columns = whileWritten({
      'data/b/sums.json': '[\n{"of":"sizes","total":52}\n]\n',
      ...edited('data/datapackage.json', '"name": "sum",', '"name": "total",'),
    });
    expect(columns.tables).toMatchObject([{ columnsAdded: ['total'], columnsRemoved: ['sum'], cells: [] }]);
    expect(columns.claims).toMatchObject([{ id: 'sum', from: 'differs', to: 'not checked' }]);
  });

  it('names line and field of what was edited by hand, and compares it all the same', () => {
    const found = whileWritten(edited('data/a/sizes.json', '21', '22'));
    expect(found.damages).toEqual([
      'the working tree: data/a/sizes.json:3, field size: edited by hand: expected 21, found 22.',
    ]);
    expect(found.tables[0].cells).toEqual([{ cell: 'a/sizes[box=4x5].size', from: 21, to: 22 }]);
  });

  it('goes on where a table or the data package is damaged', () => {
    const cut = whileWritten({ 'data/a/sizes.json': project.read('data/a/sizes.json').slice(0, -9) });
    expect(cut.damages[0]).toMatch(/^the working tree: data\/a\/sizes\.json:4: /);
    expect(cut.tables[0]).toMatchObject({ table: 'a/sizes', rowsRemoved: ['box=5x5'] });
    const damaged = whileWritten({
      'data/datapackage.json': '<<<<<<< HEAD',
      ...edited('data/b/sums.json', '52', '53'),
    });
    expect(damaged.damages).toEqual([
      expect.stringMatching(/^the working tree: .*datapackage\.json, found it damaged/),
    ]);
    expect(damaged.tables).toMatchObject([{ change: 'changed', cells: [{ from: 52, to: 53 }] }]);
    const claims = whileWritten({ 'data/published/claims.json': '{' });
    expect(claims.damages[0]).toMatch(/^the working tree: Expected JSON in data\/published\/claims\.json/);
  });

  it('names files that differ otherwise than by what they say, and the records when they alone differ', () => {
    const spaced = whileWritten(edited('data/a/sizes.json', ',"size":21', ', "size":21'));
    expect([spaced.tables, spaced.files]).toEqual([[], [{ path: 'data/a/sizes.json', change: 'changed' }]]);
    const records = whileWritten(edited('data/manifest.json', /$/, ' '));
    expect(records).toMatchObject({
      same: false,
      files: [{ path: 'data/manifest.json', change: 'changed' }],
    });
  });
});

describe('a revision', () => {
  it('that does not exist, or begins with a dash, is named', () => {
    for (const revision of ['nosuch', '--all', '-x', '', 'HEAD~99', 'HEAD:data'])
      expect(() => commitOf(root, revision)).toThrow(`Expected a revision that exists, found "${revision}"`);
    git(root, 'update-ref', 'refs/heads/-dash', 'first');
    expect(commitOf(root, '-dash')).toBe(commitOf(root, 'first'));
  });

  it('is found in a shallow clone, which says how to get those it lacks', () => {
    const clone = temporaryFolder();
    git(clone, 'clone', '--quiet', '--depth=1', '--no-tags', pathToFileURL(root).href, '.');
    const head = snapshotOf(clone, 'HEAD');
    expect(differenceOf(head, workingTree(clone, head)).same).toBe(true);
    expect(() => commitOf(clone, 'HEAD~1')).toThrow(
      'this clone is shallow, "git fetch --unshallow" brings the rest',
    );
  });

  it('needs a git checkout', () => {
    const failing = () => commitOf(temporaryFolder(), 'HEAD');
    expect(failing).toThrow(GitError);
    expect(failing).toThrow(
      'Expected a git checkout to find the revision "HEAD" in, found none: run this in a clone.',
    );
  });
});
