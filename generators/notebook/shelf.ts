import type { CellTable, TableFinder } from './cell.ts';
import { sha256 } from './hash.ts';
import {
  type DataPackage,
  declarationOf,
  EMPTY_PACKAGE,
  PACKAGE_PATH,
  parsePackage,
  type Resource,
} from './package-file.ts';
import { type AnyRow, type Damage, keyOf, parseTable, pathOf } from './table.ts';

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

/** The lines on which an edited table differs from the table that was written, field by field. */
function editedFields(
  ref: string,
  key: readonly string[],
  now: readonly AnyRow[],
  before: readonly AnyRow[],
): Damage[] {
  const path = pathOf(ref);
  const rows = new Map(before.map((row) => [keyOf({ key }, row), row]));
  const damages: Damage[] = [];
  now.forEach((row, i) => {
    const old = rows.get(keyOf({ key }, row));
    for (const field of Object.keys(row)) {
      if (old === undefined || old[field] === row[field]) continue;
      const message = `edited by hand: expected ${JSON.stringify(old[field])}, found ${JSON.stringify(row[field])}`;
      damages.push({ path, line: i + 2, field, message });
    }
  });
  return damages;
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
  const known = source === undefined ? EMPTY_PACKAGE : parsePackage(source);
  const byRef = new Map<string, Resource>(
    known.resources
      .filter((r) => r.schema)
      .map((resource) => [resource.path.replace(/\.json$/, ''), resource]),
  );
  const opened = new Map<string, CellTable | undefined>();

  function open(ref: string): CellTable | undefined {
    const resource = byRef.get(ref);
    if (!resource) return undefined;
    const path = pathOf(ref);
    const declared = declarationOf(resource);
    const content = read(path);
    if (content === undefined) {
      onDamage?.({
        path,
        line: 0,
        message: `expected the table that ${PACKAGE_PATH} lists, found no file: generate it again`,
      });
      return undefined;
    }
    const { rows, damages } = parseTable(declared, content);
    if (damages.length === 0 && `sha256:${sha256(content)}` !== resource.hash) {
      const written = recorded?.(path);
      const before =
        written !== undefined && `sha256:${sha256(written)}` === resource.hash
          ? parseTable(declared, written).rows
          : [];
      const edits = editedFields(ref, declared.key, rows, before);
      if (edits.length === 0) {
        damages.push({
          path,
          line: 0,
          message: `expected the bytes that ${resource.notebook} wrote (${resource.hash.slice(0, 15)}…), found others: edited by hand or cut; generate it again`,
        });
      }
      damages.push(...edits);
    }
    for (const damage of damages) onDamage?.(damage);
    return { ref, fields: declared.fields, key: declared.key, rows };
  }

  return {
    package: known,
    tables: [...byRef.keys()],
    find(ref) {
      if (!opened.has(ref)) opened.set(ref, open(ref));
      return opened.get(ref);
    },
  };
}
