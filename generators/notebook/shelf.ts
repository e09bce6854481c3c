import type { CellTable, TableFinder } from './cell.ts';
import { FileError } from './files.ts';
import { sha256 } from './hash.ts';
import {
  type DataPackage,
  declarationOf,
  EMPTY_PACKAGE,
  PACKAGE_PATH,
  parsePackage,
  type Resource,
} from './package-file.ts';
import { type AnyRow, type Damage, keyOf, parseTable, pathOf, type Table } from './table.ts';

/** Gives the text of a project file by its path from the top; undefined where there is none. */
export type Read = (path: string) => string | undefined;

/** Tables that were written, in the working tree or at a revision, to be read. */
export interface Shelf {
  readonly package: DataPackage;
  /** Names of all tables, `notebook/table`. */
  readonly tables: readonly string[];
  /** Finds a table; its damages are reported once, to `onDamage`, and its whole records are returned. */
  readonly find: TableFinder;
}

/** How many damages of one table are told one by one. */
const TOLD = 20;

/** Where an edited table differs from the table that was written: by line and field, where that can be told. */
function edits(declared: Table, now: string, written: string): Damage[] {
  const path = pathOf(declared.ref);
  const before = parseTable(declared, written).rows;
  const rows = parseTable(declared, now).rows;
  const old = new Map(before.map((row) => [keyOf(declared, row), row]));
  const damages: Damage[] = [];
  rows.forEach((row, i) => {
    const key = keyOf(declared, row);
    const was = old.get(key);
    old.delete(key);
    if (was === undefined) {
      const message = `edited by hand: expected no record [${key}]`;
      damages.push({
        path,
        line: i + 2,
        ...(declared.key.length > 0 && { field: declared.key[0] }),
        message,
      });
      return;
    }
    for (const field of Object.keys(row)) {
      if (was[field] === row[field]) continue;
      const message = `edited by hand: expected ${JSON.stringify(was[field])}, found ${JSON.stringify(row[field])}`;
      damages.push({ path, line: i + 2, field, message });
    }
  });
  for (const key of old.keys())
    damages.push({ path, line: 0, message: `edited by hand: expected the record [${key}], found none` });
  return damages;
}

/** The records of a table that is whole; undefined where it is no list of records after all. */
function recordsOf(content: string): AnyRow[] | undefined {
  try {
    const rows = JSON.parse(content);
    const isRecord = (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row);
    return Array.isArray(rows) && rows.every(isRecord) ? rows : undefined;
  } catch {
    return undefined;
  }
}

/** How a shelf treats damaged tables. */
export interface ShelfOptions {
  readonly onDamage?: (damage: Damage) => void;
  /** Gives the text of a file as it was last recorded (in git), to tell which line was edited. */
  readonly recorded?: Read;
}

/**
 * Opens the tables that `read` gives, by its data package. A missing package is an empty shelf.
 * Throws an Error when the package itself is damaged.
 */
export function openShelf(read: Read, { onDamage, recorded }: ShelfOptions = {}): Shelf {
  const source = read(PACKAGE_PATH);
  const listed = source === undefined ? EMPTY_PACKAGE : parsePackage(source);
  const byRef = new Map<string, Resource>(
    listed.resources
      .filter((r) => r.schema)
      .map((resource) => [resource.path.replace(/\.json$/, ''), resource]),
  );
  const opened = new Map<string, CellTable | undefined>();

  function open(ref: string): CellTable | undefined {
    const resource = byRef.get(ref);
    if (!resource) return undefined;
    const path = pathOf(ref);
    const declared = declarationOf(resource);
    let content: string | undefined;
    let message = `expected the table that ${PACKAGE_PATH} lists, found no file: generate it again`;
    try {
      content = read(path);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      message = error.message.replace(/\.$/, '');
    }
    if (content === undefined) {
      onDamage?.({ path, line: 0, message });
      return undefined;
    }
    const isWhole = `sha256:${sha256(content)}` === resource.hash;
    // What was written is in order; only what is not has to be looked at line by line, which is slow.
    const known = isWhole ? recordsOf(content) : undefined;
    if (known) return { ref, fields: declared.fields, key: declared.key, rows: known };
    const { rows, damages } = parseTable(declared, content);
    if (damages.length === 0 && !isWhole) {
      const written = recorded?.(path);
      if (written !== undefined && `sha256:${sha256(written)}` === resource.hash)
        damages.push(...edits(declared, content, written));
      if (damages.length === 0) {
        damages.push({
          path,
          line: 0,
          message: `expected the bytes that ${resource.notebook} wrote (${resource.hash.slice(0, 15)}…), found others: edited by hand or cut; generate it again`,
        });
      }
    }
    for (const damage of damages.slice(0, TOLD)) onDamage?.(damage);
    if (damages.length > TOLD)
      onDamage?.({ path, line: 0, message: `and ${damages.length - TOLD} damages more: generate it again` });
    return { ref, fields: declared.fields, key: declared.key, rows };
  }

  return {
    package: listed,
    tables: [...byRef.keys()],
    find(ref) {
      if (!opened.has(ref)) opened.set(ref, open(ref));
      return opened.get(ref);
    },
  };
}
