import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  FileError,
  filesBelow,
  generatedFiles,
  readableBytes,
  readProjectBytes,
  readProjectFile,
  replaceFile,
  sweepTemporaries,
} from '../../generators/notebook/files.ts';
import { temporaryFolder, writeFiles } from './toys.ts';

describe('replacing a file', () => {
  it('makes folders, leaves nothing beside the file and tells whether anything changed', () => {
    const root = temporaryFolder();
    const content = 'häuser →\n'.repeat(100_000);
    expect(replaceFile(root, 'data/a/b.json', content)).toBe(true);
    expect(readFileSync(join(root, 'data/a/b.json'), 'utf8')).toBe(content);
    expect(replaceFile(root, 'data/a/b.json', content)).toBe(false);
    expect(readdirSync(join(root, 'data/a'))).toEqual(['b.json']);
  });

  it('puts another file in its place, so that who reads the old one reads it to the end', () => {
    const root = temporaryFolder();
    writeFiles(root, { 'data/a.json': 'old' });
    const before = statSync(join(root, 'data/a.json')).ino;
    replaceFile(root, 'data/a.json', 'new');
    expect(statSync(join(root, 'data/a.json')).ino).not.toBe(before);
  });

  it('takes bytes that are no text for another content', () => {
    const root = temporaryFolder();
    writeFiles(root, { 'data/a.json': '' });
    expect(replaceFile(root, 'data/a.json', '\uFFFD')).toBe(true);
    expect(readFileSync(join(root, 'data/a.json'))).toEqual(Buffer.from([0xef, 0xbf, 0xbd]));
  });

  it('leaves no half-written file when it fails', () => {
    const root = temporaryFolder();
    writeFiles(root, { 'data/a/b': 'x' });
    expect(() => replaceFile(root, 'data/a', 'y')).toThrow('Expected the file data/a, found a folder');
    expect(filesBelow(root, 'data')).toEqual(['data/a/b']);
  });

  it('says which file cannot be written, and why, without the path of the project', () => {
    const root = temporaryFolder();
    writeFiles(root, { 'data/a': 'x' });
    const failing = () => replaceFile(root, 'data/a/b/c', 'y');
    expect(failing).toThrow(FileError);
    expect(failing).toThrow(
      /^Expected to write data\/a\/b\/c, found E[A-Z]+: [^/]*; what was there is as it was\.$/,
    );
    expect(readFileSync(join(root, 'data/a'), 'utf8')).toBe('x');
  });
});

describe('reading a file', () => {
  it('does not wait for a pipe, and says what cannot be read', () => {
    const root = temporaryFolder();
    writeFiles(root, { 'data/a/b': 'x' });
    execFileSync('mkfifo', [join(root, 'data/pipe')]);
    symlinkSync('loop', join(root, 'data/loop'));
    const failing = (path: string) => expect(() => readProjectBytes(root, path));
    failing('data/pipe').toThrow(
      new FileError('Expected the file data/pipe, found a pipe or device of that name: remove it.'),
    );
    failing('data/a').toThrow('Expected the file data/a, found a folder of that name: remove it.');
    failing('data/loop').toThrow(/^Expected to read data\/loop, found ELOOP: [^/]*\.$/);
    expect(['data/pipe', 'data/a', 'data/loop', 'data/a/b'].map((path) => readableBytes(root, path))).toEqual(
      [undefined, undefined, undefined, Buffer.from('x')],
    );
  });
});

describe('the files of a project', () => {
  it('are listed by path, sorted, published facts apart', () => {
    const root = temporaryFolder();
    writeFiles(root, {
      'notes/b.md': '',
      'data/x/a.json': '',
      'data/published/c.json': '',
      'figures/f.svg': '',
      'src/s': '',
    });
    expect(generatedFiles(root)).toEqual(['data/x/a.json', 'figures/f.svg', 'notes/b.md']);
    expect(readProjectFile(root, 'data/none.json')).toBeUndefined();
    expect(readProjectFile(root, 'notes/b.md/c')).toBeUndefined();
  });

  it('are rid of what a killed run left half written', () => {
    const root = temporaryFolder();
    writeFiles(root, { 'data/x/a.json': '1', 'data/x/.tmp-7-a.json': '2', 'figures/.tmp-7-f.svg': '3' });
    sweepTemporaries(root);
    expect(generatedFiles(root)).toEqual(['data/x/a.json']);
  });
});
