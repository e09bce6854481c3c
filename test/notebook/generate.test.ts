import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePackage } from '../../generators/notebook/package-file.ts';
import { COMPUTE, states, ToyProject } from './toy-project.ts';

/** A project whose every notebook has run. */
async function generated(): Promise<ToyProject> {
  const project = new ToyProject();
  await project.generate({ long: true });
  return project;
}

const FRESH = { a: 'fresh', b: 'fresh', slow: 'fresh' };

describe('generating', () => {
  it('runs everything from nothing, in order, and says why', async () => {
    const project = new ToyProject();
    const outcomes = await project.generate();
    expect(project.ran).toEqual(['a', 'b']);
    expect(states(outcomes)).toEqual({ a: 'ran', b: 'ran', slow: 'stale' });
    expect(outcomes.map(({ reasons }) => reasons)).toEqual(Array(3).fill([{ kind: 'missing', files: [] }]));
    expect(Object.keys(project.files())).toEqual([
      'data/a/2x3.txt',
      'data/a/sizes.json',
      'data/b/sums.json',
      'data/datapackage.json',
      'data/manifest.json',
      'figures/a-boxes.svg',
      'notes/a.md',
    ]);
    expect(JSON.parse(project.read('data/b/sums.json'))).toEqual([{ of: 'sizes', sum: 26 }]);
    expect(project.read('figures/a-boxes.svg')).toContain('<desc>The first has 6 cells.</desc>');
  });

  it('runs nothing when nothing is stale, and gives the same bytes when forced', async () => {
    const project = await generated();
    const files = project.files();
    expect([states(await project.generate()), project.ran]).toEqual([FRESH, []]);
    const outcomes = await project.generate({ force: true });
    expect(project.ran).toEqual(['a', 'b']);
    expect(outcomes.flatMap(({ changed }) => changed)).toEqual([]);
    expect(project.files()).toEqual(files);
  });

  it('runs a notebook again for other code, and what reads it only when its tables are others', async () => {
    const project = await generated();
    project.write({ 'generators/size.ts': '/* Other words. */ export const size =  1;\n' });
    expect(states(await project.generate())).toEqual(FRESH);
    project.write({ 'generators/size.ts': 'export const size = 2;\n' });
    const [, a] = await project.generate();
    expect(a.reasons).toEqual([{ kind: 'code changed', files: ['generators/size.ts'] }]);
    expect([project.ran, a.changed]).toEqual([['a'], []]);
    project.write({ 'facts/sizes.txt': '2x3 6\n4x5 21\n' });
    const [b, again] = await project.generate();
    expect(again.reasons).toEqual([{ kind: 'input changed', files: ['facts/sizes.txt'] }]);
    expect(b.reasons).toEqual([{ kind: 'input changed', files: ['data/a/sizes.json'] }]);
    expect(JSON.parse(project.read('data/b/sums.json'))).toEqual([{ of: 'sizes', sum: 27 }]);
  });

  it('runs those that are named, and the long tier when it is asked for', async () => {
    const project = await generated();
    expect(states(await project.generate({ names: ['b'], force: true }))).toEqual({ b: 'ran' });
    project.write({ 'generators/slow.ts': 'export default 2;\n' });
    expect(states(await project.generate())).toEqual({ ...FRESH, slow: 'stale' });
    expect(states(await project.generate({ names: ['slow'] }))).toEqual({ slow: 'ran' });
    expect(states(await project.generate({ long: true, force: true }))).toEqual({
      a: 'ran',
      b: 'ran',
      slow: 'ran',
    });
  });

  it.each<[string, (project: ToyProject) => void, string[]]>([
    [
      'a table edited',
      (p) => p.write({ 'data/a/sizes.json': p.read('data/a/sizes.json').replace('20', '21') }),
      ['a'],
    ],
    ['a table removed', (p) => p.remove('data/b/sums.json'), ['b']],
    ['a figure cut', (p) => p.write({ 'figures/a-boxes.svg': '<svg' }), ['a']],
    ['the data package removed', (p) => p.remove('data/datapackage.json'), ['a', 'b', 'slow']],
    [
      'the data package damaged',
      (p) => p.write({ 'data/datapackage.json': '<<<<<<< HEAD\n' }),
      ['a', 'b', 'slow'],
    ],
    [
      'a hash in the data package edited',
      (p) =>
        p.write({
          'data/datapackage.json': p
            .read('data/datapackage.json')
            .replace(/("b\/sums\.json"[\s\S]*?sha256:)./, '$1x'),
        }),
      ['b'],
    ],
    [
      'the head of the data package edited',
      (p) => p.write({ 'data/datapackage.json': p.read('data/datapackage.json').replace('MIT', 'TIM') }),
      [],
    ],
    ['the manifest removed', (p) => p.remove('data/manifest.json'), ['a', 'b', 'slow']],
    [
      'the manifest cut',
      (p) => p.write({ 'data/manifest.json': p.read('data/manifest.json').slice(0, 99) }),
      ['a', 'b', 'slow'],
    ],
    ['a half-written file left behind', (p) => p.write({ 'data/a/.tmp-1-sizes.json': '[' }), []],
  ])('mends %s', async (_, damage, ran) => {
    const project = await generated();
    const files = project.files();
    damage(project);
    await project.generate({ long: true });
    expect([...project.ran].sort()).toEqual(ran);
    expect(project.files()).toEqual(files);
  });

  it('writes nothing of a notebook that fails, skips what reads it and runs the rest', async () => {
    const project = await generated();
    const files = project.files();
    project.write({ 'facts/sizes.txt': '2x3 7\n', 'generators/slow.ts': 'export default 2;\n' });
    project.compute.a = (book) => {
      COMPUTE.a(book);
      throw new Error('out of cells');
    };
    const outcomes = await project.generate({ long: true });
    expect(states(outcomes)).toEqual({ a: 'failed', b: 'skipped', slow: 'ran' });
    expect(outcomes.flatMap(({ errors }) => errors)).toEqual([
      'b: expected what a gives, found that it failed; b was not run.',
      'a: out of cells',
    ]);
    expect({ ...project.files(), 'data/manifest.json': '' }).toEqual({ ...files, 'data/manifest.json': '' });
    project.compute.a = COMPUTE.a;
    expect(states(await project.generate())).toEqual({ a: 'ran', b: 'ran', slow: 'fresh' });
  });

  it('names every fault of a note by file and line', async () => {
    const project = await generated();
    project.write({ 'generators/a/a.note.md': '# Sizes\n\nThere are 20.\n{{a/sizes[box=4x5].sise}}\n' });
    const [, { errors }] = await project.generate();
    expect(errors).toEqual([
      'generators/a/a.note.md:3: expected a cell reference in braces, found the typed number "20.".',
      expect.stringMatching(
        /^generators\/a\/a\.note\.md:4: Expected a field of a\/sizes in .*; the nearest there is: size\.$/,
      ),
    ]);
  });

  it('says which records are damaged, and runs what they no longer tell of', async () => {
    const project = await generated();
    const { slow, ...others } = JSON.parse(project.read('data/manifest.json'));
    project.write({ 'data/manifest.json': JSON.stringify({ ...others, a: 1, slow }) });
    const said: string[] = [];
    const onDamage = (damage: string) => said.push(damage);
    expect(states(await project.generate({ onDamage }))).toEqual({ ...FRESH, a: 'ran' });
    expect(said).toEqual([
      'Expected in data/manifest.json what each notebook was made from, found "a" without it: such a notebook is stale.',
    ]);
    project.write({ 'data/manifest.json': '{"a":', 'data/datapackage.json': '[]' });
    await project.check({ onDamage });
    const outcomes = await project.generate({ onDamage });
    expect(states(outcomes)).toEqual({ a: 'ran', b: 'ran', slow: 'stale' });
    expect(said.slice(1, 3)).toEqual(said.slice(3));
    expect(said[3]).toMatch(
      /^Expected in data\/manifest\.json .*, found no JSON \(.*\): such a notebook is stale\.$/,
    );
    expect(said[4]).toMatch(
      /^Expected a data package .*, found it damaged: what it lists counts as changed\.$/,
    );
    expect(await project.generate({ onDamage })).toHaveLength(3);
    expect(said).toHaveLength(5);
  });

  it('runs a notebook again whose file became a pipe only once that is removed', async () => {
    const project = await generated();
    project.remove('data/b/sums.json');
    execFileSync('mkfifo', [join(project.root, 'data/b/sums.json')]);
    expect((await project.check()).changed).toEqual(['data/b/sums.json']);
    const b = (await project.generate()).find(({ name }) => name === 'b');
    expect(b?.errors).toEqual([
      'b: Expected the file data/b/sums.json, found a pipe or device of that name: remove it.',
    ]);
    project.remove('data/b/sums.json');
    expect(states(await project.generate())).toEqual({ ...FRESH, b: 'ran' });
  });

  it('removes what is no longer given, but not what another notebook gives now', async () => {
    const project = await generated();
    project.write({
      'generators/size.ts': 'export const size = 2;\n',
      'generators/b.ts': 'export default 2;\n',
    });
    const list = ['2x3', { title: 'P', description: 'P.' }, ['III/LLL']] as const;
    project.compute.a = (book) => COMPUTE.a({ ...book, list: () => {} });
    const [, a] = await project.generate();
    expect(a.removed).toEqual(['data/a/2x3.txt']);
    expect(project.files()).not.toHaveProperty('data/a/2x3.txt');
    expect(parsePackage(project.read('data/datapackage.json')).resources.map(({ path }) => path)).toEqual([
      'a/sizes.json',
      'b/sums.json',
      'slow/runs.json',
    ]);
    project.compute.b = (book) => book.list(...list);
    project.registry = project.registry.filter(({ name }) => name !== 'slow');
    project.write({ 'generators/b.ts': 'export default 3;\n' });
    const outcomes = await project.generate();
    expect(outcomes.map(({ name, state, removed }) => [name, state, removed])).toEqual([
      ['slow', 'forgotten', ['data/slow/runs.json']],
      ['b', 'ran', ['data/b/sums.json']],
      ['a', 'fresh', []],
    ]);
    expect(Object.keys(JSON.parse(project.read('data/manifest.json')))).toEqual(['a', 'b']);
  });

  it('lets a figure move from one notebook to another', async () => {
    const project = await generated();
    const figure = {
      name: 'pento-box',
      title: 'A',
      description: 'B.',
      tables: [],
      width: 9,
      height: 9,
      children: [],
    };
    const withFigure = (name: 'a' | 'b') => {
      Object.assign(project.compute, COMPUTE);
      project.compute[name] = (book) => {
        COMPUTE[name](book);
        book.picture(figure);
      };
    };
    for (const name of ['a', 'b', 'a'] as const) {
      withFigure(name);
      await project.generate({ force: true });
      expect(project.files(), name).toHaveProperty('figures/pento-box.svg');
      expect(await project.check(), name).toMatchObject({ missing: [], extra: [], changed: [], errors: [] });
    }
  });

  it('refuses a file that two notebooks give', async () => {
    const project = await generated();
    for (const name of ['a', 'b'] as const) {
      project.compute[name] = (book) => {
        COMPUTE[name](book);
        book.page('notes/x.html', '');
      };
    }
    const outcomes = await project.generate({ force: true });
    expect(outcomes.flatMap(({ errors }) => errors)).toEqual([
      'b: expected notes/x.html from one notebook, found that a gives it too: rename one.',
    ]);
  });

  it('refuses to read what the notebook does not wait for, or gave itself', async () => {
    const project = await generated();
    project.registry = project.registry.map((one) => ({ ...one, after: [] }));
    const [b] = await project.generate({ names: ['b'], force: true });
    expect(b.errors).toEqual([
      'b: expected to read what it waits for, found data/a/sizes.json, which a gives: add "a" to its "after" in generators/registry.ts.',
    ]);
    project.compute.a = (book) => void book.read('notes/a.md');
    const [a] = await project.generate({ names: ['a'], force: true });
    expect(a.errors).toEqual([
      expect.stringContaining('a: expected to read nothing that it gives itself, found notes/a.md'),
    ]);
  });
});

describe('a check', () => {
  const NOTHING = { missing: [], extra: [], changed: [], stale: [], errors: [] };

  it('finds nothing after generating, and writes nothing', async () => {
    const project = await generated();
    const files = project.files();
    expect(await project.check()).toEqual(NOTHING);
    expect(project.ran).toEqual(['a', 'b']);
    expect(project.files()).toEqual(files);
  });

  it('lists what is missing, what nothing gives, and what is changed', async () => {
    const project = await generated();
    project.remove('data/a/2x3.txt');
    project.write({
      'data/a/more.json': '[]\n',
      'figures/old.svg': '',
      'notes/a.md': `${project.read('notes/a.md')} `,
      'data/published/more.json': '{}',
    });
    const files = project.files();
    expect(await project.check()).toEqual({
      ...NOTHING,
      missing: ['data/a/2x3.txt'],
      extra: ['data/a/more.json', 'figures/old.svg'],
      changed: ['notes/a.md'],
    });
    expect(project.files()).toEqual(files);
  });

  it('takes other code that gives the same for a changed record, and a long notebook on trust', async () => {
    const project = await generated();
    project.write({
      'generators/size.ts': 'export const size = 2;\n',
      'generators/slow.ts': 'export default 2;\n',
    });
    expect(await project.check()).toEqual({ ...NOTHING, changed: ['data/manifest.json'], stale: ['slow'] });
  });

  it('says what fails, and takes the record of it for what it would give', async () => {
    const project = await generated();
    project.compute.a = () => {
      throw new Error('out of cells');
    };
    expect(await project.check()).toEqual({
      ...NOTHING,
      errors: ['a: out of cells', 'b: expected what a gives, found that it failed; b was not run.'],
    });
  });
});
