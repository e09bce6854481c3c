import { type CellTemplate, CLAIMS_PATH, type Claim, type Value } from './claims.ts';

/** The claims, and the works they are printed in by the names that claims use. */
export interface Ledger {
  readonly works: Readonly<Record<string, string>>;
  readonly claims: readonly Claim[];
}

type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether it is made of lists, objects and what `isLeaf` takes. */
function isTree(value: unknown, isLeaf: (leaf: unknown) => boolean): boolean {
  if (Array.isArray(value)) return value.every((child) => isTree(child, isLeaf));
  return isObject(value) ? Object.values(value).every((child) => isTree(child, isLeaf)) : isLeaf(value);
}

const isValue = (value: unknown): value is Value =>
  isTree(value, (leaf) => leaf === null || ['string', 'number', 'boolean'].includes(typeof leaf));
const isTemplate = (value: unknown): value is CellTemplate =>
  isTree(value, (leaf) => typeof leaf === 'string');

/** A field of a claim: what to expect in it, in words, and how to tell. */
interface Expected {
  readonly words: string;
  readonly is: (value: unknown) => boolean;
  readonly optional?: boolean;
}

const TEXT: Expected = { words: 'some text', is: isText };

const FIELDS: Readonly<Record<keyof Claim, Expected>> = {
  id: {
    words: 'a name of letters, digits, full stops and hyphens',
    is: (value) => isText(value) && /^[A-Za-z0-9.-]+$/.test(value),
  },
  statement: TEXT,
  published: { words: 'a number, a text, yes or no, or lists and objects of them', is: isValue },
  source: {
    words: 'an object of a work and a place',
    is: (value) =>
      isObject(value) &&
      Object.keys(value).sort().join() === 'place,work' &&
      Object.values(value).every((part) => typeof part === 'string'),
  },
  article: {
    words: 'a number, a text, yes or no, or lists and objects of them',
    is: isValue,
    optional: true,
  },
  cells: { words: 'a cell reference, or lists and objects of them', is: isTemplate, optional: true },
  unchecked: { ...TEXT, optional: true },
  explanation: { ...TEXT, optional: true },
};

const found = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value).slice(0, 80));

/** What is wrong with a claim by itself, as half a sentence that begins with the field; undefined when nothing is. */
function faultOf(claim: Json): string | undefined {
  const unknown = Object.keys(claim).find((name) => !Object.hasOwn(FIELDS, name));
  if (unknown !== undefined) return `${unknown}: expected no such field`;
  for (const [name, { words, is, optional }] of Object.entries(FIELDS)) {
    if (optional && claim[name] === undefined) continue;
    if (!is(claim[name])) return `${name}: expected ${words}, found ${found(claim[name])}`;
  }
  return undefined;
}

/** What is wrong with the list of claims, a sentence each that names the claim and the field. */
function faultsOf(claims: readonly unknown[], works: Json): string[] {
  const seen = new Set<string>();
  return claims.flatMap((claim, i): string[] => {
    const where = `${CLAIMS_PATH}, claim ${isObject(claim) && isText(claim.id) ? claim.id : `number ${i + 1}`}`;
    if (!isObject(claim)) return [`${where}: expected an object, found ${found(claim)}.`];
    const fault = faultOf(claim);
    if (fault) return [`${where}, ${fault}.`];
    const { id, source } = claim as unknown as Claim;
    if (seen.has(id)) return [`${CLAIMS_PATH}: expected every claim once, found ${id} twice.`];
    seen.add(id);
    if (Object.hasOwn(works, source.work)) return [];
    return [`${where}: expected a work that is listed, found "${source.work}".`];
  });
}

/** Reads the claims. Throws an Error whose message names every claim of another form, with the field, a line each. */
export function parseClaims(source: string): Ledger {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (error) {
    throw new Error(`Expected JSON in ${CLAIMS_PATH}, found something else: ${(error as Error).message}.`);
  }
  const { works, claims, ...others } = isObject(json) ? json : {};
  if (!isObject(works) || !Object.values(works).every(isText) || !Array.isArray(claims))
    throw new Error(
      `${CLAIMS_PATH}: expected an object of works and a list of claims, found something else.`,
    );
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new Error(`${CLAIMS_PATH}, ${other}: expected no such field beside the claims.`);
  const faults = faultsOf(claims, works);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { works: works as Ledger['works'], claims: claims as Claim[] };
}
