import { z } from 'zod';
import { type CellTemplate, CLAIMS_PATH, type Claim, type Value } from './claims.ts';

const value: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(value), z.record(z.string(), value)]),
);
const template: z.ZodType<CellTemplate> = z.lazy(() =>
  z.union([z.string(), z.array(template), z.record(z.string(), template)]),
);

const claim: z.ZodType<Claim> = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9.-]+$/),
  statement: z.string().min(1),
  published: value,
  source: z.strictObject({ work: z.string(), place: z.string() }),
  article: value.optional(),
  cells: template.optional(),
  unchecked: z.string().min(1).optional(),
  explanation: z.string().min(1).optional(),
});

const ledger = z.strictObject({ works: z.record(z.string(), z.string()), claims: z.array(claim) });

/** The claims, and the works they are printed in by the names that claims use. */
export type Ledger = z.infer<typeof ledger>;

/** Reads the claims. Throws an Error that names the claim and the field for a claim of another form. */
export function parseClaims(source: string): Ledger {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (error) {
    throw new Error(`Expected JSON in ${CLAIMS_PATH}, found something else: ${(error as Error).message}.`);
  }
  const parsed = ledger.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const at =
      issue.path[0] === 'claims'
        ? (json as { claims?: { id?: unknown }[] }).claims?.[Number(issue.path[1])]?.id
        : undefined;
    const where =
      at === undefined
        ? issue.path.join('.')
        : `claim ${at}, ${issue.path.slice(2).join('.') || 'as a whole'}`;
    throw new Error(`${CLAIMS_PATH}, ${where}: ${issue.message}.`);
  }
  const seen = new Set<string>();
  for (const { id, source: where } of parsed.data.claims) {
    if (seen.has(id)) throw new Error(`${CLAIMS_PATH}: expected every claim once, found ${id} twice.`);
    seen.add(id);
    if (!parsed.data.works[where.work])
      throw new Error(`${CLAIMS_PATH}, claim ${id}: expected a work that is listed, found "${where.work}".`);
  }
  return parsed.data;
}
