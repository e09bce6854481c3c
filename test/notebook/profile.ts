import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

/** Where the Frictionless standard's schemas (version 1) lie in the package `datapackage`. */
const PROFILES = join(
  dirname(createRequire(import.meta.url).resolve('datapackage/package.json')),
  'lib/profiles',
);

/** A schema of JSON Schema's draft 4 as a later draft writes it; the profiles use no more of draft 4 than this. */
function modernised(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(modernised);
  if (typeof node !== 'object' || node === null) return node;
  const { $schema: _, ...rest } = node as Record<string, unknown>;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, modernised(value)]));
}

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
const validators = new Map<string, ValidateFunction>();

function validatorOf(profile: string): ValidateFunction {
  const known = validators.get(profile);
  if (known) return known;
  const schema = JSON.parse(readFileSync(join(PROFILES, `${profile}.json`), 'utf8'));
  const validate = ajv.compile(modernised(schema) as object);
  validators.set(profile, validate);
  return validate;
}

/** Holds a value against a profile such as `data-package`. Returns the faults, none when it is valid. */
export function faultsBy(profile: string, value: unknown): string[] {
  const validate = validatorOf(profile);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}
