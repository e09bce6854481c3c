import type { Field } from './field.ts';
import { sha256 } from './hash.ts';
import { pathOf, type Table } from './table.ts';

/** Where the data package lies, from the top of the project. */
export const PACKAGE_PATH = 'data/datapackage.json';

/** A column as the Frictionless table schema writes it; `unit` and `places` are ours. */
interface SchemaField {
  readonly name: string;
  readonly type: Field['type'];
  readonly description: string;
  readonly unit?: string;
  readonly places?: number;
  readonly constraints?: { readonly required: true };
}

/** A file under data/ as the data package lists it. Tables have a schema, packings have none. */
export interface Resource {
  readonly name: string;
  /** From the folder of the data package. */
  readonly path: string;
  readonly profile: 'tabular-data-resource' | 'data-resource';
  readonly title: string;
  readonly description: string;
  readonly format: 'json' | 'txt';
  readonly mediatype: string;
  readonly encoding: 'utf-8';
  readonly bytes: number;
  /** `sha256:` and 64 digits. */
  readonly hash: string;
  readonly schema?: { readonly fields: readonly SchemaField[]; readonly primaryKey: readonly string[] };
  readonly sources?: readonly { readonly title: string }[];
  /** The notebook that wrote it. */
  readonly notebook: string;
}

/** A figure as the data package lists it, outside the standard's resources: figures lie beside data/. */
export interface FigureEntry {
  readonly name: string;
  /** From the top of the project. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly hash: string;
  /** The tables that it draws. */
  readonly tables: readonly string[];
  readonly notebook: string;
}

/** The data package: every table, list of packings and figure of the project. */
export interface DataPackage {
  readonly resources: readonly Resource[];
  readonly figures: readonly FigureEntry[];
}

/** The package before anything was generated. */
export const EMPTY_PACKAGE: DataPackage = { resources: [], figures: [] };

function common(path: string, content: string, notebook: string) {
  return {
    // A list may bear the name of a table; with its ending it is another one.
    name: path.replace(/\.json$/, '').replaceAll('/', '-'),
    path,
    bytes: Buffer.byteLength(content),
    hash: `sha256:${sha256(content)}`,
    encoding: 'utf-8' as const,
    notebook,
  };
}

/** The entry of a table whose stored bytes are `content`. */
export function tableResource(declared: Table, content: string, notebook: string): Resource {
  const { name, path, bytes, hash, encoding } = common(
    pathOf(declared.ref).slice('data/'.length),
    content,
    notebook,
  );
  const fields = Object.entries(declared.fields).map(
    ([field, { type, description, unit, places, nullable }]): SchemaField => ({
      name: field,
      type,
      description,
      ...(unit !== undefined && { unit }),
      ...(places !== undefined && { places }),
      ...(!nullable && { constraints: { required: true } }),
    }),
  );
  return {
    name,
    path,
    profile: 'tabular-data-resource',
    title: declared.title,
    description: declared.description,
    format: 'json',
    mediatype: 'application/json',
    encoding,
    bytes,
    hash,
    schema: { fields, primaryKey: declared.key },
    ...(declared.sources && { sources: declared.sources.map((title) => ({ title })) }),
    notebook,
  };
}

/** The entry of a list of packings. `path` is from the folder data/. */
export function textResource(
  path: string,
  about: { title: string; description: string },
  content: string,
  notebook: string,
): Resource {
  const { name, bytes, hash, encoding } = common(path, content, notebook);
  return {
    name,
    path,
    profile: 'data-resource',
    ...about,
    format: 'txt',
    mediatype: 'text/plain',
    encoding,
    bytes,
    hash,
    notebook,
  };
}

/** The declaration that a table's entry holds, enough to read the table by. */
export function declarationOf(resource: Resource): Table {
  const fields = (resource.schema?.fields ?? []).map(({ name, constraints, ...field }): [string, Field] => [
    name,
    { ...field, ...(!constraints && { nullable: true }) },
  ]);
  return {
    ref: resource.path.replace(/\.json$/, ''),
    title: resource.title,
    description: resource.description,
    fields: Object.fromEntries(fields),
    key: resource.schema?.primaryKey ?? [],
  };
}

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);

/** The package with everything of one notebook replaced, in the order of the paths. */
export function withNotebook(before: DataPackage, notebook: string, own: DataPackage): DataPackage {
  return {
    resources: [...before.resources.filter((r) => r.notebook !== notebook), ...own.resources].sort(byPath),
    figures: [...before.figures.filter((f) => f.notebook !== notebook), ...own.figures].sort(byPath),
  };
}

/** The bytes of the data package (Frictionless Data Package, version 1). */
export function packageText({ resources, figures }: DataPackage): string {
  const whole = {
    profile: 'data-package',
    name: 'pentobook',
    title: 'pentobook: pentomino packings counted and held against the published numbers',
    description:
      'Every table is a JSON array of flat records, one a line, in the order of its primary key. Every list of packings has one packing a line, rows parted by a slash.',
    licenses: [{ name: 'MIT', title: 'MIT License', path: 'https://opensource.org/license/mit' }],
    resources,
    figures,
  };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/** Everything of one notebook in a package. */
export function entriesOf({ resources, figures }: DataPackage, notebook: string): DataPackage {
  return {
    resources: resources.filter((entry) => entry.notebook === notebook),
    figures: figures.filter((entry) => entry.notebook === notebook),
  };
}

/** The SHA-256 of a notebook's entries in a package, whose order does not count. */
export function entriesHash(whole: DataPackage, notebook: string): string {
  const { resources, figures } = entriesOf(whole, notebook);
  return sha256(JSON.stringify([[...resources].sort(byPath), [...figures].sort(byPath)]));
}

const hasTexts = (entry: unknown, names: readonly string[]) =>
  names.every((name) => typeof (entry as Record<string, unknown> | null)?.[name] === 'string');

function isSchema(schema: unknown): boolean {
  const { fields, primaryKey } = (schema ?? {}) as { fields?: unknown; primaryKey?: unknown };
  return (
    Array.isArray(fields) &&
    fields.every((field) => hasTexts(field, ['name', 'type'])) &&
    Array.isArray(primaryKey)
  );
}

function isResource(entry: unknown): entry is Resource {
  if (!hasTexts(entry, ['path', 'hash', 'notebook'])) return false;
  const { schema } = entry as { schema?: unknown };
  return schema === undefined || isSchema(schema);
}

function isFigure(entry: unknown): entry is FigureEntry {
  return (
    hasTexts(entry, ['path', 'hash', 'notebook']) && Array.isArray((entry as { tables?: unknown }).tables)
  );
}

/** Reads a data package. Throws an Error that names the file when it is none. */
export function parsePackage(source: string, where = PACKAGE_PATH): DataPackage {
  try {
    const { resources, figures } = JSON.parse(source);
    if (resources.every(isResource) && figures.every(isFigure)) return { resources, figures };
  } catch {
    // Said below, the same for every kind of damage.
  }
  throw new Error(
    `Expected a data package with resources and figures in ${where}, found it damaged: run "npm run generate".`,
  );
}
