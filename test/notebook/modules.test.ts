import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../generators/notebook/files.ts';
import { moduleHashes } from '../../generators/notebook/modules.ts';
import { temporaryFolder, writeFiles } from './toys.ts';

const FILES = {
  'main.ts': `import { a } from './deep/a.ts';\nimport type { T } from './types.ts';\nimport { join } from 'node:path';\nexport const m: T = a + join('x');\n`,
  'deep/a.ts': `import { b } from '../b.ts';\nexport const a = b;\nexport const lazy = () => import('../lazy.ts');\n`,
  'b.ts': `/** A comment. */\nexport const b = 'b'; // more\nexport const file = new URL('./facts.txt', import.meta.url);\nconst worker = new URL('./worker.js', import.meta.url);\n`,
  'types.ts': 'export type T = string;\n',
  'lazy.ts': 'export const lazy = 1;\n',
  'facts.txt': '7\n',
  'worker.js': `import { w } from './w.ts';\nexport default w;\n`,
  'w.ts': 'export const w = 1;\n',
};
const root = temporaryFolder();
writeFiles(root, FILES);
const hashes = async () => new Map((await moduleHashes(root, ['main.ts'])).get('main.ts'));

/** The modules whose hash is another one once a file has another content. */
async function changedBy(path: keyof typeof FILES, content: string): Promise<string[]> {
  const before = await hashes();
  writeFiles(root, { [path]: content });
  const after = await hashes();
  writeFiles(root, { [path]: FILES[path] });
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
}

describe('the modules of a script', () => {
  it('are all that it imports, directly or not, and the files that it names', async () => {
    expect([...(await hashes()).keys()].sort()).toEqual([
      'b.ts',
      'deep/a.ts',
      'facts.txt',
      'main.ts',
      'w.ts',
      'worker.js',
    ]);
  });

  it('have another hash for other code, wherever it is', async () => {
    expect(await changedBy('b.ts', FILES['b.ts'].replace("'b'", "'c'"))).toEqual(['b.ts']);
    expect(await changedBy('w.ts', 'export const w = 2;\n')).toEqual(['w.ts']);
    expect(await changedBy('facts.txt', '8\n')).toEqual(['facts.txt']);
  });

  it('have the same hash for other comments, layout and types', async () => {
    const b = FILES['b.ts']
      .replace('A comment', 'Another')
      .replace('// more', '')
      .replaceAll(' = ', '  =\n ');
    expect(await changedBy('b.ts', b)).toEqual([]);
    expect(await changedBy('main.ts', FILES['main.ts'].replace('m: T', 'm: string'))).toEqual([]);
    expect(await changedBy('types.ts', 'export type T = "b" | string;\n')).toEqual([]);
    expect(await changedBy('lazy.ts', 'export const lazy = 2;\n')).toEqual([]);
  });

  it('change with an import that is added', async () => {
    const a = `import '../lazy.ts';\n${FILES['deep/a.ts']}`;
    expect((await changedBy('deep/a.ts', a)).sort()).toEqual(['deep/a.ts', 'lazy.ts']);
  });

  it('cannot be told when one is missing or does not parse', async () => {
    await expect(moduleHashes(root, ['none.ts'])).rejects.toThrow('none.ts');
    await expect(changedBy('w.ts', 'export const w = ;')).rejects.toThrow(/w\.ts:1:\d+/);
    writeFiles(root, FILES);
  });
});

describe('the notebooks', () => {
  it('load nothing by import() that could leave a trace in a result', () => {
    const loading = filesBelow('generators', 'notebook')
      .map((path) => `generators/${path}`)
      .concat(filesBelow('.', 'generators'))
      .filter((path) => /\.[jt]s$/.test(path) && !path.startsWith('generators/cli/'))
      .filter((path) => /(?<!typeof )\bimport\((?!'node:)/.test(code(path)));
    expect([...new Set(loading)].sort()).toEqual([
      // Loads the notebooks themselves, and what starts them.
      'generators/alone.ts',
      // Keeps a search that was interrupted apart from one of other code.
      'generators/long.ts',
      // Draws charts, and counts for every notebook.
      'generators/notebook/build.ts',
      // Loads the modules of tasks, which notebooks import.
      'generators/notebook/worker.js',
      'generators/registry.ts',
    ]);
  });
});

/** The source without its comments. */
function code(path: string): string {
  return readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
