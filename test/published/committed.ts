import { readFileSync } from 'node:fs';

/** A row of a committed table, as plain JSON. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** The committed rows of a table (`notebook/name`) whose fields have the given values. */
export function rowsOf(table: string, where: Row = {}): Row[] {
  const rows: Row[] = JSON.parse(readFileSync(`data/${table}.json`, 'utf8'));
  return rows.filter((row) => Object.entries(where).every(([field, value]) => row[field] === value));
}

/** The one committed row of a table with the given values. Throws an Error when there are more or none. */
export function rowOf(table: string, where: Row): Row {
  const rows = rowsOf(table, where);
  if (rows.length !== 1) {
    throw new Error(`Expected one row of ${table} with ${JSON.stringify(where)}, found ${rows.length}.`);
  }
  return rows[0];
}

/** The lines of a committed list of packings (`notebook/name`). */
export function linesOf(list: string): string[] {
  return readFileSync(`data/${list}.txt`, 'utf8').trimEnd().split('\n');
}

/** The values of one field by another. */
export function column(rows: readonly Row[], key: string, field: string): Record<string, unknown> {
  return Object.fromEntries(rows.map((row) => [row[key], row[field]]));
}

/** The sum of a field. */
export function sumOf(rows: readonly Row[], field: string): number {
  return rows.reduce((sum, row) => sum + Number(row[field]), 0);
}
