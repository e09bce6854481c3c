import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  filesBelow,
  generatedFiles,
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
