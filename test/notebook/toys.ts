import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { flag, integer, optional, real, text } from '../../generators/notebook/field.ts';
import { packageText, tableResource } from '../../generators/notebook/package-file.ts';
import {
  type AnyRow,
  arrange,
  pathOf,
  type Table,
  table,
  tableText,
} from '../../generators/notebook/table.ts';

/** A small table with a column of each kind. */
export const TOY: Table = table('toy/boxes', {
  title: 'Boxes',
  description: 'Boxes of the toy.',
  key: ['board', 'piece'],
  fields: {
    board: text('Name of the box'),
    piece: text('Letter of the piece'),
    count: integer('How many', 'packings'),
    share: real(2, 'Part of all', '%'),
    found: flag('Whether there is one'),
    note: optional(text('More on it')),
  },
}) as unknown as Table;

/** Rows of the toy table, in the order of their keys. */
export const TOY_ROWS: readonly AnyRow[] = arrange(TOY, [
  { board: '2x3', piece: 'I', count: 7, share: 12.5, found: true, note: null },
  { board: '2x3', piece: 'L', count: 0, share: 0, found: false, note: 'none' },
  { board: '4x5', piece: 'I', count: 1234567, share: 33.33, found: true, note: null },
]);

/** The stored bytes of the toy table. */
export const TOY_TEXT = tableText(TOY_ROWS);

/** Files by path that hold the toy table and the data package that lists it. */
export function toyFiles(content = TOY_TEXT): Record<string, string> {
  return {
    [pathOf(TOY.ref)]: content,
    'data/datapackage.json': packageText({ resources: [tableResource(TOY, TOY_TEXT, 'toy')], figures: [] }),
  };
}

/** A folder that goes when the tests of the file have ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pentobook ünd '));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files by path below a folder. */
export function writeFiles(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}
