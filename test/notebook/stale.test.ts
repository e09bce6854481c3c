import { describe, expect, it } from 'vitest';
import { type Manifest, manifestText, parseManifest } from '../../generators/notebook/manifest.ts';
import { type Reason, reasonsToRun, reasonText } from '../../generators/notebook/stale.ts';

const RECORD = {
  modules: { 'a.ts': '1', 'b.ts': '2' },
  inputs: { 'data/in.json': '3' },
  outputs: { 'data/x/out.json': '4', 'notes/x.md': '5' },
  entries: '6',
  lock: '7',
};
const FILES: Record<string, string> = { ...RECORD.inputs, ...RECORD.outputs };

/** Why the record is stale when the modules, files, entries or packages there are others. */
function reasons({
  modules = {},
  files = {},
  ...rest
}: {
  modules?: object;
  files?: object;
  entries?: string;
  lock?: string;
}): Reason[] {
  const there: Record<string, string | undefined> = { ...FILES, ...files };
  const present = {
    modules: new Map(Object.entries({ ...RECORD.modules, ...modules })),
    entries: RECORD.entries,
    lock: RECORD.lock,
    hashOf: (path: string) => there[path],
    ...rest,
  };
  return reasonsToRun(RECORD, present, false);
}

describe('what was recorded', () => {
  it('is fresh while nothing is another', () => {
    expect(reasons({})).toEqual([]);
  });

  it.each<[string, Parameters<typeof reasons>[0], Reason]>([
    ['a module', { modules: { 'b.ts': 'x' } }, { kind: 'code changed', files: ['b.ts'] }],
    ['a module more', { modules: { 'c.ts': 'x' } }, { kind: 'code changed', files: ['c.ts'] }],
    ['an input', { files: { 'data/in.json': 'x' } }, { kind: 'input changed', files: ['data/in.json'] }],
    [
      'an input that is gone',
      { files: { 'data/in.json': undefined } },
      { kind: 'input changed', files: ['data/in.json'] },
    ],
    ['an output', { files: { 'notes/x.md': 'x' } }, { kind: 'output changed', files: ['notes/x.md'] }],
    [
      'an output that is gone',
      { files: { 'notes/x.md': undefined } },
      { kind: 'missing', files: ['notes/x.md'] },
    ],
    ['its entries', { entries: 'x' }, { kind: 'output changed', files: ['data/datapackage.json'] }],
    ['the packages', { lock: 'x' }, { kind: 'packages changed', files: ['package-lock.json'] }],
  ])('is stale by %s', (_, change, reason) => {
    expect(reasons(change)).toEqual([reason]);
  });

  it('is stale when a module is no longer imported, was never recorded, or is forced', () => {
    const present = {
      modules: new Map([['a.ts', '1']]),
      entries: '6',
      lock: '7',
      hashOf: (path: string) => FILES[path],
    };
    expect(reasonsToRun(RECORD, present, false)).toEqual([{ kind: 'code changed', files: ['b.ts'] }]);
    expect(reasonsToRun(undefined, present, false)).toEqual([{ kind: 'missing', files: [] }]);
    expect(reasonsToRun(undefined, present, true)).toEqual([{ kind: 'forced', files: [] }]);
  });

  it('is told in words with the first file', () => {
    expect(reasonText({ kind: 'code changed', files: ['a.ts', 'b.ts', 'c.ts'] })).toBe(
      'code changed (a.ts and 2 more)',
    );
    expect(reasonText({ kind: 'missing', files: ['a'] })).toBe('missing (a)');
    expect(reasonText({ kind: 'forced', files: [] })).toBe('forced');
  });
});

describe('the manifest', () => {
  const manifest: Manifest = { b: RECORD, a: { ...RECORD, lock: '8' } };

  it('is written in the order of the names and read back', () => {
    expect(parseManifest(manifestText(manifest))).toEqual(manifest);
    expect(Object.keys(JSON.parse(manifestText(manifest)))).toEqual(['a', 'b']);
    expect(parseManifest(undefined)).toEqual({});
  });

  it('counts for nothing where it is damaged, and the rest of it counts', () => {
    for (const source of ['', '{', 'null', '[]', '7', manifestText(manifest).slice(0, -9)])
      expect(parseManifest(source)).toEqual({});
    for (const damage of [
      null,
      {},
      { ...RECORD, inputs: 'x' },
      { ...RECORD, outputs: { a: 1 } },
      { ...RECORD, lock: 1 },
    ])
      expect(parseManifest(JSON.stringify({ a: damage, b: RECORD }))).toEqual({ b: RECORD });
  });
});
