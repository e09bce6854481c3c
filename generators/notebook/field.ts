/** A scalar value of a table cell. */
export type Scalar = string | number | boolean | null;

/** What a column holds, declared once: the TypeScript type and the data package's schema come from it. */
export interface Field<T extends Scalar = Scalar> {
  readonly type: 'string' | 'integer' | 'number' | 'boolean';
  readonly description: string;
  /** Unit of a quantity, such as `packings` or `%`. */
  readonly unit?: string;
  /** Decimal places of a `number`; its values are rounded to them. */
  readonly places?: number;
  /** Whether a cell may be empty (null). */
  readonly nullable?: boolean;
  /** Carries the type of the values; never set. */
  readonly value?: T;
}

/** A column of words. */
export function text(description: string): Field<string> {
  return { type: 'string', description };
}

/** A column of exact whole numbers. */
export function integer(description: string, unit?: string): Field<number> {
  return { type: 'integer', description, ...(unit !== undefined && { unit }) };
}

/** A column of real numbers, rounded to `places` decimal places. */
export function real(places: number, description: string, unit?: string): Field<number> {
  return { type: 'number', description, places, ...(unit !== undefined && { unit }) };
}

/** A column of yes and no. */
export function flag(description: string): Field<boolean> {
  return { type: 'boolean', description };
}

/** The same column with empty cells allowed. */
export function optional<T extends Scalar>(field: Field<T>): Field<T | null> {
  return { ...field, nullable: true } as Field<T | null>;
}

/** What a column holds, in words. */
const WORDS: Readonly<Record<Field['type'], string>> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

function fits(type: Field['type'], value: unknown): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isSafeInteger(value);
    case 'number':
      return Number.isFinite(value);
  }
}

/** What is wrong with a value in a column, as half a sentence (`expected …, found …`); undefined when nothing is. */
export function faultIn(field: Field, value: unknown): string | undefined {
  if (value === null ? field.nullable : fits(field.type, value)) return undefined;
  const found = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'nothing');
  return `expected ${WORDS[field.type]}, found ${found}`;
}

/** The value as it is stored: a real rounded to its places. */
export function stored(field: Field, value: Scalar): Scalar {
  if (field.type !== 'number' || typeof value !== 'number') return value;
  return Number(value.toFixed(field.places ?? 0)) || 0;
}
