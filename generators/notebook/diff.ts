import type { CellTable } from './cell.ts';
import { CLAIMS_PATH, judge, type Verdict } from './claims.ts';
import { parseClaims } from './claims-file.ts';
import type { Scalar } from './field.ts';
import { MANIFEST_PATH } from './manifest.ts';
import { PACKAGE_PATH } from './package-file.ts';
import { openShelf, type Read, type Shelf } from './shelf.ts';
import type { Snapshot } from './snapshot.ts';
import { damageText, keyOf, pathOf } from './table.ts';

/** A verdict that changed; null where the claim was not there. */
export interface VerdictChange {
  readonly id: string;
  readonly against: 'published' | 'article';
  readonly from: Verdict | null;
  readonly to: Verdict | null;
}

/** A cell that changed. */
export interface CellChange {
  readonly cell: string;
  readonly from: Scalar;
  readonly to: Scalar;
}

/** What changed in a table. Rows by key, as cell references write it. */
export interface TableChange {
  readonly table: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly columnsAdded: readonly string[];
  readonly columnsRemoved: readonly string[];
  readonly rowsAdded: readonly string[];
  readonly rowsRemoved: readonly string[];
  readonly cells: readonly CellChange[];
}

/** What changed in a list of packings. */
export interface ListChange {
  readonly path: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** A figure that changed, with the tables it draws and those of them that changed. */
export interface FigureChange {
  readonly path: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly tables: readonly string[];
  readonly changedTables: readonly string[];
}

/** Another file that changed: a note, a specification, a fact. */
export interface FileChange {
  readonly path: string;
  readonly change: 'added' | 'removed' | 'changed';
}

/** Everything that differs between two snapshots. */
export interface Difference {
  readonly from: string;
  readonly to: string;
  readonly same: boolean;
  readonly claims: readonly VerdictChange[];
  readonly tables: readonly TableChange[];
  readonly packings: readonly ListChange[];
  readonly figures: readonly FigureChange[];
  readonly files: readonly FileChange[];
  /** Sentences on what could not be read on either side. */
  readonly damages: readonly string[];
}

/** The verdicts of a snapshot, computed from its claims and tables; none where it has no claims. */
function verdictsOf(snapshot: Snapshot, shelf: Shelf, say: (sentence: string) => void): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  const source = snapshot.read(CLAIMS_PATH);
  if (source === undefined) return verdicts;
  try {
    for (const claim of parseClaims(source).claims) {
      const { publishedVerdict, articleVerdict } = judge(claim, shelf.find, shelf.tables);
      verdicts.set(`${claim.id} published`, publishedVerdict);
      verdicts.set(`${claim.id} article`, articleVerdict);
    }
  } catch (error) {
    say(`${snapshot.label}: ${(error as Error).message}`);
  }
  return verdicts;
}

function verdictChanges(before: Map<string, Verdict>, after: Map<string, Verdict>): VerdictChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => {
      const [id, against] = key.split(' ') as [string, VerdictChange['against']];
      return { id, against, from: before.get(key) ?? null, to: after.get(key) ?? null };
    });
}

function tableChange(
  table: string,
  change: TableChange['change'],
  before: CellTable | undefined,
  after: CellTable | undefined,
): TableChange {
  const fieldsBefore = Object.keys(before?.fields ?? {});
  const fieldsAfter = Object.keys(after?.fields ?? {});
  const shared = fieldsBefore.filter((field) => fieldsAfter.includes(field));
  const rowsBefore = new Map((before?.rows ?? []).map((row) => [keyOf(before as CellTable, row), row]));
  const rowsAfter = new Map((after?.rows ?? []).map((row) => [keyOf(after as CellTable, row), row]));
  const cells: CellChange[] = [];
  for (const [key, row] of rowsAfter) {
    const old = rowsBefore.get(key);
    if (!old) continue;
    for (const field of shared) {
      if (old[field] !== row[field])
        cells.push({ cell: `${table}[${key}].${field}`, from: old[field], to: row[field] });
    }
  }
  return {
    table,
    change,
    columnsAdded: fieldsAfter.filter((field) => !fieldsBefore.includes(field)),
    columnsRemoved: fieldsBefore.filter((field) => !fieldsAfter.includes(field)),
    rowsAdded: [...rowsAfter.keys()].filter((key) => !rowsBefore.has(key)),
    rowsRemoved: [...rowsBefore.keys()].filter((key) => !rowsAfter.has(key)),
    cells,
  };
}

/** Whether anything but the bytes of a table changed. */
function isEmpty({
  change,
  columnsAdded,
  columnsRemoved,
  rowsAdded,
  rowsRemoved,
  cells,
}: TableChange): boolean {
  return (
    change === 'changed' &&
    [columnsAdded, columnsRemoved, rowsAdded, rowsRemoved, cells].every((list) => list.length === 0)
  );
}

function listChange(path: string, before: Snapshot, after: Snapshot): ListChange {
  const lines = (snapshot: Snapshot) => (snapshot.read(path) ?? '').split('\n').filter((line) => line !== '');
  const old = new Set(lines(before));
  const now = new Set(lines(after));
  return {
    path,
    added: [...now].filter((line) => !old.has(line)),
    removed: [...old].filter((line) => !now.has(line)),
  };
}

/**
 * The tables of a snapshot. Where its data package is damaged, that of the other snapshot tells how to read them;
 * that is said, and their hashes are then of no use.
 */
function openTables(snapshot: Snapshot, other: Snapshot, say: (sentence: string) => void): Shelf {
  const ofOther: Read = (path) => (path === PACKAGE_PATH ? other.read(path) : snapshot.read(path));
  try {
    return openShelf(snapshot.read, {
      onDamage: (damage) => say(`${snapshot.label}: ${damageText(damage)}`),
      recorded: other.read,
    });
  } catch (error) {
    say(`${snapshot.label}: ${(error as Error).message}`);
  }
  try {
    return openShelf(ofOther);
  } catch {
    return openShelf(() => undefined);
  }
}

/**
 * Compares the results of two snapshots: tables cell by cell by their keys, lists of packings line by line,
 * figures and notes as files, verdicts as they follow from each side's own claims and tables.
 */
export function differenceOf(before: Snapshot, after: Snapshot): Difference {
  const ends = { from: before.label, to: after.label };
  const claims: VerdictChange[] = [];
  const tables: TableChange[] = [];
  const packings: ListChange[] = [];
  const figures: FigureChange[] = [];
  const files: FileChange[] = [];
  const damages = new Set<string>();
  const all = { ...ends, claims, tables, packings, figures, files };

  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].sort();
  const changed = paths.filter((path) => before.files.get(path) !== after.files.get(path));
  if (changed.length === 0) return { ...all, same: true, damages: [] };

  const say = (sentence: string) => damages.add(sentence);
  // Claims may rest on any table, so all of them are fetched, and of the rest only what is compared by content.
  const isContent = (path: string) => /^data\/.*\.json$/.test(path);
  for (const snapshot of [before, after])
    snapshot.prepare([...paths.filter(isContent), ...changed.filter((path) => path.endsWith('.txt'))]);
  const shelves = [openTables(before, after, say), openTables(after, before, say)] as const;
  const refs = new Set(shelves.flatMap((shelf) => shelf.tables));
  const lists = new Set(
    shelves.flatMap((shelf) =>
      shelf.package.resources.filter(({ schema }) => !schema).map(({ path }) => `data/${path}`),
    ),
  );
  const changedRefs = new Set([...refs].filter((ref) => changed.includes(pathOf(ref))));
  const changeOf = (path: string): FileChange['change'] =>
    !before.files.has(path) ? 'added' : !after.files.has(path) ? 'removed' : 'changed';

  for (const path of changed) {
    const change = changeOf(path);
    const ref = path.replace(/^data\/|\.json$/g, '');
    if (refs.has(ref) && path === pathOf(ref)) {
      const one = tableChange(ref, change, shelves[0].find(ref), shelves[1].find(ref));
      if (isEmpty(one)) files.push({ path, change });
      else tables.push(one);
    } else if (lists.has(path)) {
      const one = listChange(path, before, after);
      if (change === 'changed' && one.added.length + one.removed.length === 0) files.push({ path, change });
      else packings.push(one);
    } else if (path.endsWith('.svg')) {
      const drawn =
        shelves.map((shelf) => shelf.package.figures.find((figure) => figure.path === path)).findLast(Boolean)
          ?.tables ?? [];
      const changedTables = drawn.filter((table) => changedRefs.has(table));
      figures.push({ path, change, tables: drawn, changedTables });
    } else if (path !== PACKAGE_PATH && path !== MANIFEST_PATH) {
      files.push({ path, change });
    }
  }
  const verdicts = [verdictsOf(before, shelves[0], say), verdictsOf(after, shelves[1], say)] as const;
  claims.push(...verdictChanges(...verdicts));
  // The records change with whatever changes, so they are named only when nothing else is.
  if (tables.length + packings.length + figures.length + files.length === 0)
    files.push(...changed.map((path) => ({ path, change: changeOf(path) })));
  return { ...all, same: false, damages: [...damages] };
}
