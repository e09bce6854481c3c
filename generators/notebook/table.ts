import { type Field, faultIn, type Scalar, stored } from './field.ts';

/** The columns of a table by name. */
export type Fields = Readonly<Record<string, Field>>;

/** A record of a table. */
export type Row<F extends Fields = Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

/** A table as declared: everything but its rows. */
export interface Table<F extends Fields = Fields> {
  /** `notebook/table`, as cell references name it. */
  readonly ref: string;
  readonly title: string;
  readonly description: string;
  readonly fields: F;
  /** The fields that together name a record. */
  readonly key: readonly (keyof F & string)[];
  /** Works or facts that the table rests on beside the code. */
  readonly sources?: readonly string[];
}

/** A record of a table whose columns are not known to the compiler. */
export type AnyRow = Readonly<Record<string, Scalar>>;

/** Declares a table. Throws an Error for a key that is not a field. */
export function table<const F extends Fields>(
  ref: string,
  declared: Omit<Table<F>, 'ref' | 'key'> & { readonly key: readonly (keyof F & string)[] },
): Table<F> {
  for (const key of declared.key) {
    if (!Object.hasOwn(declared.fields, key))
      throw new Error(`Expected the key of ${ref} to be a field, found "${key}".`);
  }
  if (!/^[a-z][a-z0-9-]*\/[a-z0-9][a-z0-9-]*$/.test(ref)) {
    throw new Error(`Expected a table named notebook/table in lower case, found "${ref}".`);
  }
  return { ref, ...declared };
}

/** Where a table lies, from the top of the project. */
export function pathOf(ref: string): string {
  return `data/${ref}.json`;
}

function compareScalars(a: Scalar, b: Scalar): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}

function compareKeys({ key }: Pick<Table, 'key'>, a: AnyRow, b: AnyRow): number {
  for (const name of key) {
    const order = compareScalars(a[name], b[name]);
    if (order !== 0) return order;
  }
  return 0;
}

/** The record as it is stored: fields in schema order, reals rounded. */
function storedRow({ fields }: Pick<Table, 'fields'>, row: AnyRow): AnyRow {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, stored(field, row[name])]));
}

/** The key of a record in words, as cell references write it: `board=6x10,piece=U`. */
export function keyOf(declared: Pick<Table, 'key'>, row: AnyRow): string {
  return declared.key.map((name) => `${name}=${row[name]}`).join(',');
}

/**
 * The records as they are stored: fields in schema order, reals rounded, records in the order of their keys
 * (numbers by size, words by code unit, fields in the order of the key).
 * Throws an Error that names table, record and field for a missing, unknown or ill-typed value, for a text that
 * no cell reference could name and for a key that comes twice.
 */
export function arrange(declared: Table, rows: readonly AnyRow[]): AnyRow[] {
  const names = Object.keys(declared.fields);
  const arranged = rows.map((row) => {
    const where = `${declared.ref}[${keyOf(declared, row)}]`;
    for (const name of Object.keys(row)) {
      if (!names.includes(name)) throw new Error(`${where}: expected a declared field, found "${name}".`);
    }
    for (const name of names) {
      const fault = faultIn(declared.fields[name], row[name]);
      if (fault) throw new Error(`${where}.${name}: ${fault}.`);
    }
    for (const name of declared.key) {
      if (typeof row[name] === 'string' && /[\][,=]/.test(row[name])) {
        throw new Error(`${where}.${name}: expected a key without [ ] , or =, found "${row[name]}".`);
      }
    }
    return storedRow(declared, row);
  });
  arranged.sort((a, b) => compareKeys(declared, a, b));
  arranged.forEach((row, i) => {
    if (i > 0 && keyOf(declared, row) === keyOf(declared, arranged[i - 1])) {
      throw new Error(`${declared.ref}: expected every key once, found ${keyOf(declared, row)} twice.`);
    }
  });
  return arranged;
}

/** The bytes of a table whose rows `arrange` has put in order: a JSON array, one record a line. */
export function tableText(rows: readonly AnyRow[]): string {
  if (rows.length === 0) return '[\n]\n';
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/** Something wrong with a stored table: where it is and what. */
export interface Damage {
  readonly path: string;
  /** From 1; 0 when it concerns the whole file. */
  readonly line: number;
  readonly field?: string;
  readonly message: string;
}

/** The one-sentence form of a damage. */
export function damageText({ path, line, field, message }: Damage): string {
  const place = line > 0 ? `${path}:${line}` : path;
  return field === undefined ? `${place}: ${message}.` : `${place}, field ${field}: ${message}.`;
}

/** The lines between the brackets, those that hold records. */
function bodyOf(lines: readonly string[]): { body: readonly string[]; closed: boolean } {
  const end = lines.lastIndexOf(']');
  if (end > 0) return { body: lines.slice(1, end), closed: true };
  return { body: lines.slice(1, lines.at(-1) === '' ? -1 : undefined), closed: false };
}

/**
 * Reads a stored table line by line. Returns the records that are whole, and every damage with its line and
 * field: conflict markers, a file that is cut, a line that is no JSON, a missing comma, a missing, unknown or
 * ill-typed field, a key that comes twice, records out of order, a record that is written otherwise than
 * `tableText` writes it.
 */
export function parseTable(
  declared: Omit<Table, 'title' | 'description'>,
  source: string,
): { rows: AnyRow[]; damages: Damage[] } {
  const path = pathOf(declared.ref);
  const damages: Damage[] = [];
  const rows: AnyRow[] = [];
  const names = Object.keys(declared.fields);
  const seen = new Map<string, number>();
  const hurt = (line: number, message: string, field?: string) =>
    damages.push({ path, line, message, ...(field !== undefined && { field }) });
  if (source.includes('\r\n')) {
    const line = source.slice(0, source.indexOf('\r\n')).split('\n').length;
    hurt(line, 'expected lines that end with LF, found CR LF: check it out again with core.autocrlf off');
  }
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  if (lines[0] !== '[') hurt(1, `expected "[" alone on the first line, found ${excerpt(lines[0])}`);
  const { body, closed } = bodyOf(lines);
  body.forEach((line, i) => {
    const number = i + 2;
    if (/^(<{7}|={7}|>{7}|\|{7})/.test(line)) {
      hurt(
        number,
        `expected a record, found the merge conflict marker "${line.slice(0, 7)}": resolve it or generate again`,
      );
      return;
    }
    const isLast = closed && i === body.length - 1;
    if (line.endsWith(',') === isLast)
      hurt(number, isLast ? 'expected no comma after the last record' : 'expected a comma after the record');
    const text = line.replace(/,$/, '');
    let row: unknown;
    try {
      row = JSON.parse(text);
    } catch {
      hurt(number, `expected one JSON record, found ${excerpt(line)}`);
      return;
    }
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      hurt(number, `expected a JSON object, found ${excerpt(line)}`);
      return;
    }
    const record = row as AnyRow;
    const before = damages.length;
    for (const name of names) {
      const fault = faultIn(declared.fields[name], Object.hasOwn(record, name) ? record[name] : undefined);
      if (fault) hurt(number, fault, name);
    }
    for (const name of Object.keys(record)) {
      if (!names.includes(name)) hurt(number, 'expected no such field', name);
    }
    const key = keyOf(declared, record);
    if (seen.has(key))
      hurt(number, `expected every key once, found ${key} on line ${seen.get(key)} too`, declared.key[0]);
    seen.set(key, number);
    if (damages.length > before) return;
    const canonical = storedRow(declared, record);
    if (JSON.stringify(canonical) !== text)
      hurt(
        number,
        `expected the record written as ${JSON.stringify(canonical)}, found ${excerpt(text)}`,
        names.find((name) => canonical[name] !== record[name]),
      );
    const last = rows.at(-1);
    if (last !== undefined && compareKeys(declared, last, record) > 0)
      hurt(
        number,
        `expected records in the order of their keys, found ${key} after ${keyOf(declared, last)}`,
      );
    rows.push(record);
  });
  if (!closed || lines.at(-1) !== '' || lines.at(-2) !== ']') {
    hurt(
      lines.length,
      'expected "]" and a line end to close the file, found it cut short or longer: generate it again',
    );
  }
  return { rows, damages };
}

function excerpt(line: string): string {
  return JSON.stringify(line.length > 60 ? `${line.slice(0, 60)}…` : line);
}
