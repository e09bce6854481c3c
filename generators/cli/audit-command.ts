import { closest } from 'fastest-levenshtein';
import { markdownTable } from 'markdown-table';
import {
  CLAIMS_PATH,
  isWorse,
  type Judged,
  judge,
  summarise,
  type Value,
  type Verdict,
} from '../notebook/claims.ts';
import { parseClaims } from '../notebook/claims-file.ts';
import { readProjectFile } from '../notebook/files.ts';
import { committedFile } from '../notebook/git.ts';
import { openShelf } from '../notebook/shelf.ts';
import { damageText, pathOf } from '../notebook/table.ts';
import { isLong } from '../order.ts';
import { colours as pc } from './colours.ts';
import { type ExitCode, ROOT, type Setup, UsageError } from './main.ts';

const VERDICTS_PATH = 'data/book/verdicts.json';

interface Recorded {
  readonly id: string;
  readonly publishedVerdict: Verdict;
  readonly articleVerdict: Verdict;
}

/**
 * The verdicts to measure against: those that were committed, else those in the working tree. Where neither can be
 * read, nothing can be called worse, and that is said.
 */
function recordedVerdicts(say: (sentence: string) => void): Recorded[] {
  const source = committedFile(ROOT, VERDICTS_PATH) ?? readProjectFile(ROOT, VERDICTS_PATH);
  try {
    const rows = JSON.parse(source ?? '');
    if (Array.isArray(rows) && rows.every((row) => typeof row?.id === 'string')) return rows;
  } catch {
    // Said below.
  }
  const found = source === undefined ? 'no such file' : 'it damaged';
  say(`Expected the recorded verdicts in ${VERDICTS_PATH}, found ${found}: run "npm run generate".`);
  return [];
}

/** What an audit found. */
interface Audit {
  readonly judged: readonly Judged[];
  /** Sentences on verdicts that are worse than recorded. */
  readonly worse: readonly string[];
  /** Sentences on tables and claims that are damaged. */
  readonly damages: readonly string[];
}

function audit(ids: readonly string[]): Audit {
  const source = readProjectFile(ROOT, CLAIMS_PATH);
  if (source === undefined)
    throw new UsageError(`Expected the claims in ${CLAIMS_PATH}, found no such file.`);
  const { claims } = parseClaims(source);
  for (const id of ids) {
    if (claims.some((claim) => claim.id === id || claim.id.startsWith(`${id}.`))) continue;
    const near = closest(
      id,
      claims.map((claim) => claim.id),
    );
    throw new UsageError(
      `Expected the name of a claim or the beginning of one, found "${id}"; the nearest there is: ${near}.`,
    );
  }
  const chosen = claims.filter(
    ({ id }) => ids.length === 0 || ids.some((wanted) => id === wanted || id.startsWith(`${wanted}.`)),
  );
  const damages: string[] = [];
  const shelf = openShelf((path) => readProjectFile(ROOT, path), {
    onDamage: (damage) => damages.push(damageText(damage)),
    recorded: (path) => committedFile(ROOT, path),
  });
  const isPending = (table: string) => isLong(table) && readProjectFile(ROOT, pathOf(table)) === undefined;
  const judged = chosen.map((claim) => judge(claim, shelf.find, shelf.tables, isPending));
  damages.push(...judged.flatMap(({ faults }) => faults));
  const recorded = recordedVerdicts((sentence) => damages.push(sentence));
  const worse: string[] = [];
  for (const before of recorded) {
    const now = judged.find(({ claim }) => claim.id === before.id);
    if (!now) {
      if (ids.length === 0) worse.push(`${before.id}: recorded, and no longer a claim.`);
      continue;
    }
    for (const kind of ['publishedVerdict', 'articleVerdict'] as const) {
      if (isWorse(now[kind], before[kind])) {
        worse.push(
          `${before.id}: ${kind === 'publishedVerdict' ? 'published' : 'article'} was "${before[kind]}" when recorded, is "${now[kind]}" now.`,
        );
      }
    }
  }
  return { judged, worse, damages };
}

function inWords(value: Value | undefined): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([key, child]) =>
      Array.isArray(value) ? inWords(child as Value) : `${key} ${inWords(child as Value)}`,
    );
    return parts.join(', ');
  }
  return String(value);
}

const PAINT: Readonly<Record<Verdict, (text: string) => string>> = {
  agrees: pc.green,
  differs: pc.red,
  'not stated': pc.dim,
  'not checked': pc.yellow,
};

const clip = (text: string, width: number) =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);

function printTable(judged: readonly Judged[]) {
  const widths = { id: Math.max(5, ...judged.map(({ claim }) => claim.id.length)), value: 24, verdict: 11 };
  const line = (cells: string[]) => process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  line([
    clip('claim', widths.id),
    ...['published', 'article', 'computed'].map((head) => clip(head, widths.value)),
    clip('published', widths.verdict),
    'article',
  ]);
  for (const { claim, computed, publishedVerdict, articleVerdict } of judged) {
    line([
      clip(claim.id, widths.id),
      ...[claim.published, claim.article, computed].map((value) => clip(inWords(value), widths.value)),
      PAINT[publishedVerdict](publishedVerdict.padEnd(widths.verdict)),
      PAINT[articleVerdict](articleVerdict),
    ]);
  }
}

function told(judged: readonly Judged[], verdict: Verdict): Judged[] {
  return judged.filter((one) => one.publishedVerdict === verdict || one.articleVerdict === verdict);
}

function summaryLine(judged: readonly Judged[]): string {
  const { claims, published, article } = summarise(judged);
  const part = (counts: Record<Verdict, number>) =>
    Object.entries(counts)
      .map(
        ([verdict, count]) =>
          `${count} ${verdict === 'agrees' ? 'agree' : verdict === 'differs' ? 'differ' : verdict}`,
      )
      .join(', ');
  return `${claims} claims. Printed: ${part(published)}. Article: ${part(article)}.`;
}

function print({ judged, worse }: Audit) {
  printTable(judged);
  for (const verdict of ['differs', 'not checked'] as const) {
    const some = told(judged, verdict);
    if (some.length > 0)
      process.stdout.write(
        `\n${pc.bold(verdict === 'differs' ? 'What differs, and why' : 'What is not checked, and why')}\n`,
      );
    for (const { claim, cells, explanation } of some) {
      process.stdout.write(`\n${claim.id}: ${claim.statement}.\n  ${explanation ?? 'Nothing says why.'}\n`);
      if (cells.length > 0)
        process.stdout.write(
          pc.dim(
            `  ${cells.slice(0, 4).join('  ')}${cells.length > 4 ? `  and ${cells.length - 4} more` : ''}\n`,
          ),
        );
    }
  }
  process.stdout.write(`\n${summaryLine(judged)}\n`);
  if (worse.length === 0) process.stdout.write('No verdict is worse than recorded.\n');
  for (const sentence of worse) process.stdout.write(`${pc.red('worse')}: ${sentence}\n`);
}

function printMarkdown({ judged, worse }: Audit) {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const rows = judged.map(({ claim, computed, publishedVerdict, articleVerdict }) => [
    `\`${claim.id}\``,
    ...[claim.published, claim.article, computed].map((value) => cell(inWords(value))),
    publishedVerdict,
    articleVerdict,
  ]);
  process.stdout.write(
    `${markdownTable([['claim', 'published', 'article', 'computed', 'against print', 'against article'], ...rows])}\n`,
  );
  for (const { claim, explanation } of told(judged, 'differs')) {
    process.stdout.write(
      `\n**${claim.id}** differs. ${claim.statement}. ${explanation ?? 'Nothing says why.'}\n`,
    );
  }
  process.stdout.write(`\n${summaryLine(judged)}\n`);
  for (const sentence of worse) process.stdout.write(`\n**Worse:** ${sentence}\n`);
}

function printJson({ judged, worse, damages }: Audit) {
  const claims = judged.map(({ claim, computed, publishedVerdict, articleVerdict, cells, explanation }) => ({
    id: claim.id,
    statement: claim.statement,
    source: claim.source,
    published: claim.published,
    article: claim.article ?? null,
    computed,
    publishedVerdict,
    articleVerdict,
    cells,
    explanation,
  }));
  process.stdout.write(
    `${JSON.stringify({ claims, summary: { ...summarise(judged), worse, damages } }, null, 2)}\n`,
  );
}

/** Prints the audit of the claims named, or of all, and returns the status. */
export function auditAndReport(ids: readonly string[], form: 'text' | 'json' | 'md' = 'text'): ExitCode {
  const found = audit(ids);
  for (const sentence of found.damages) process.stderr.write(`${sentence}\n`);
  ({ text: print, json: printJson, md: printMarkdown })[form](found);
  if (found.worse.length > 0) return 1;
  return found.damages.length > 0 ? 2 : 0;
}

/** `audit [id…]`. */
export const auditCommand: Setup = (program, exit) => {
  program
    .name('audit')
    .description(
      'Holds each claim against the cells that decide it: what is printed, what the article reports, what is computed here.',
    )
    .argument('[id...]', 'claims, or the beginnings of their names up to a full stop; all when none is named')
    .option('--json', 'print the claims with their verdicts and a summary as JSON')
    .option('--md', 'print them as Markdown')
    .addHelpText(
      'after',
      '\nExit status: 0 no verdict worse than recorded, 1 some worse, 2 failed or a table damaged.\nRecorded are the verdicts of the last commit, or, without git, those in data/book/verdicts.json.',
    )
    .action((ids: string[], flags: { json?: boolean; md?: boolean }) => {
      if (flags.json && flags.md) throw new UsageError('Expected --json or --md, found both.');
      exit(auditAndReport(ids, flags.json ? 'json' : flags.md ? 'md' : 'text'));
    });
};
