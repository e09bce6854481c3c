import { closest } from 'fastest-levenshtein';
import type { Field, Scalar } from './field.ts';
import { type AnyRow, keyOf } from './table.ts';

/** A reference to one cell, taken apart: `pento/packings[board=6x10].oriented`. */
export interface CellRef {
  readonly table: string;
  readonly key: Readonly<Record<string, string>>;
  readonly field: string;
}

/** A table that cells can be looked up in. */
export interface CellTable {
  readonly ref: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly key: readonly string[];
  readonly rows: readonly AnyRow[];
}

/** Finds a table by its name `notebook/table`; undefined where there is none. */
export type TableFinder = (ref: string) => CellTable | undefined;

/** A reference that leads to no cell. */
export class CellError extends Error {
  override name = 'CellError';
}

/** Takes a cell reference apart. Throws a CellError that shows the form when it has another. */
export function parseCell(reference: string): CellRef {
  const parts = /^([a-z0-9-]+\/[a-z0-9-]+)\[([^\]]*)\]\.([A-Za-z0-9_-]+)$/.exec(reference);
  if (!parts) {
    throw new CellError(
      `Expected a cell reference such as notebook/table[key=value].field, found "${reference}".`,
    );
  }
  const [, table, keys, field] = parts;
  const key: Record<string, string> = {};
  for (const pair of keys === '' ? [] : keys.split(',')) {
    const at = pair.indexOf('=');
    if (at < 1) throw new CellError(`Expected key=value in "${reference}", found "${pair}".`);
    key[pair.slice(0, at).trim()] = pair.slice(at + 1).trim();
  }
  return { table, key, field };
}

function nearest(wanted: string, there: readonly string[]): string {
  if (there.length === 0) return 'there is none';
  return `the nearest there is: ${closest(wanted, there as string[])}`;
}

/** A cell with its column, so that it can be shown with the right places and unit. */
export interface FoundCell {
  readonly value: Scalar;
  readonly field: Field;
  readonly row: AnyRow;
}

/**
 * Looks a cell up. Throws a CellError that names the reference and the nearest table, record or field that
 * exists when it leads nowhere, `tables` being the names to suggest from.
 */
export function findCell(reference: string, find: TableFinder, tables: readonly string[]): FoundCell {
  const { table, key, field } = parseCell(reference);
  const found = find(table);
  if (!found) {
    throw new CellError(
      `Expected a table that exists in "${reference}", found "${table}"; ${nearest(table, tables)}.`,
    );
  }
  for (const name of Object.keys(key)) {
    if (!found.key.includes(name)) {
      throw new CellError(
        `Expected a key field of ${table} in "${reference}", found "${name}"; ${nearest(name, found.key)}.`,
      );
    }
  }
  const wanted = found.key.map((name) => `${name}=${key[name] ?? ''}`).join(',');
  const row = found.rows.find((candidate) => keyOf(found, candidate) === wanted);
  if (!row) {
    const keys = found.rows.map((candidate) => keyOf(found, candidate));
    throw new CellError(
      `Expected a record that exists in "${reference}", found [${wanted}]; ${nearest(wanted, keys)}.`,
    );
  }
  if (!Object.hasOwn(found.fields, field)) {
    throw new CellError(
      `Expected a field of ${table} in "${reference}", found "${field}"; ${nearest(field, Object.keys(found.fields))}.`,
    );
  }
  return { value: row[field], field: found.fields[field], row };
}

/** Writes a number with a comma between groups of three digits, and `places` decimal places. */
export function grouped(value: number, places = 0): string {
  const [whole, rest] = value.toFixed(places).split('.');
  const withCommas = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest === undefined ? withCommas : `${withCommas}.${rest}`;
}

/** A cell as a reader sees it: numbers grouped, yes and no, a dash for an empty cell. */
export function shown(value: Scalar, field: Pick<Field, 'type' | 'places'>): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return grouped(value, field.places ?? 0);
  return value;
}
