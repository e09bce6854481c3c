import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  declarationOf,
  entriesHash,
  packageText,
  parsePackage,
  type Resource,
  tableResource,
  textResource,
  withNotebook,
} from '../../generators/notebook/package-file.ts';
import { faultsBy } from './profile.ts';
import { TOY, TOY_TEXT } from './toys.ts';

const LIST = textResource('toy/2x3.txt', { title: 'Packings', description: 'Of 2x3.' }, 'III/LLL\n', 'toy');
const TABLE = tableResource({ ...TOY, sources: ['A book'] }, TOY_TEXT, 'toy');
const FIGURE = {
  name: 'toy-edge',
  path: 'figures/toy-edge.svg',
  title: 'The edge',
  description: 'Bars.',
  hash: 'sha256:0',
  tables: ['toy/boxes'],
  notebook: 'toy',
};
const PACKAGE = { resources: [LIST, TABLE], figures: [FIGURE] };

/** The faults of a data package, and of each of its resources by the profile that it claims. */
function faultsOf(source: string): string[] {
  const whole = JSON.parse(source);
  return [
    ...faultsBy('data-package', whole),
    ...whole.resources.flatMap((resource: Resource) => faultsBy(resource.profile, resource)),
  ];
}

describe('a data package', () => {
  it('is one by the Frictionless standard', () => {
    expect(faultsOf(packageText(PACKAGE))).toEqual([]);
  });

  it('would not be one with a name in capitals, without a path or with a field of an unknown type', () => {
    const [field, ...others] = TABLE.schema?.fields ?? [];
    const broken: object[] = [
      { ...LIST, name: 'Toy' },
      { ...LIST, path: undefined },
      { ...TABLE, schema: { fields: [{ ...field, type: 'word' }, ...others], primaryKey: ['board'] } },
    ];
    for (const resource of broken)
      expect(faultsOf(packageText({ resources: [resource as Resource], figures: [] }))).not.toEqual([]);
  });

  it('describes a table so that it can be read, with units, places, key, sources, bytes and hash', () => {
    expect(declarationOf(TABLE)).toEqual({ ...TOY, sources: undefined });
    expect(TABLE.sources).toEqual([{ title: 'A book' }]);
    expect(TABLE.bytes).toBe(TOY_TEXT.length);
    expect(TABLE.hash).toBe(`sha256:${createHash('sha256').update(TOY_TEXT).digest('hex')}`);
  });

  it('is read back, and said to be damaged when it is', () => {
    expect(parsePackage(packageText(PACKAGE))).toEqual(PACKAGE);
    const damaged = [
      'x',
      '{}',
      '{"resources":[],"figures":[{}]}',
      '{"resources":[7],"figures":[]}',
      packageText({ ...PACKAGE, resources: [{ ...TABLE, schema: {} } as unknown as Resource] }),
      packageText({ ...PACKAGE, figures: [{ ...FIGURE, tables: 'x' as unknown as string[] }] }),
    ];
    for (const source of damaged)
      expect(() => parsePackage(source)).toThrow('data/datapackage.json, found it damaged');
  });

  it('has everything of a notebook replaced at once, in the order of the paths', () => {
    const other = { ...LIST, path: 'a/b.txt', notebook: 'a' };
    const whole = withNotebook({ resources: [other, TABLE], figures: [FIGURE] }, 'toy', {
      resources: [LIST],
      figures: [],
    });
    expect(whole).toEqual({ resources: [other, LIST], figures: [] });
    expect(entriesHash(whole, 'toy')).toBe(entriesHash({ resources: [LIST], figures: [] }, 'toy'));
    expect(entriesHash(whole, 'toy')).not.toBe(entriesHash(PACKAGE, 'toy'));
  });
});

describe('the committed data package', () => {
  const source = readFileSync('data/datapackage.json', 'utf8');
  const { resources, figures } = parsePackage(source);

  it('is one by the Frictionless standard, each resource by its own profile', () => {
    expect(faultsOf(source)).toEqual([]);
    expect(new Set(resources.map(({ name }) => name)).size).toBe(resources.length);
  });

  it('tells the bytes and the hash of every table and list, so that no number can be changed by hand', () => {
    expect(resources.length).toBeGreaterThan(0);
    for (const { path, bytes, hash } of resources) {
      const content = readFileSync(`data/${path}`);
      expect({
        path,
        bytes: content.length,
        hash: `sha256:${createHash('sha256').update(content).digest('hex')}`,
      }).toEqual({ path, bytes, hash });
    }
  });

  it('tells the hash of every figure', () => {
    expect(figures.length).toBeGreaterThan(0);
    for (const { path, hash } of figures)
      expect(`sha256:${createHash('sha256').update(readFileSync(path)).digest('hex')}`, path).toBe(hash);
  });

  it('describes every field of every table, once, and has keys that are fields', () => {
    for (const { path, schema } of resources.filter((resource) => resource.schema)) {
      const names = schema?.fields.map(({ name }) => name) ?? [];
      expect(new Set(names).size, path).toBe(names.length);
      for (const key of schema?.primaryKey ?? []) expect(names, path).toContain(key);
      for (const { name, description } of schema?.fields ?? [])
        expect(description, `${path}.${name}`).not.toBe('');
    }
  });
});
