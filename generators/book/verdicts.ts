import { type Judged, summarise, type Verdict } from '../notebook/claims.ts';
import { integer, optional, text } from '../notebook/field.ts';
import { type Row, table } from '../notebook/table.ts';

export const VERDICTS = table('book/verdicts', {
  title: 'Claims and verdicts',
  description:
    'Each claim held against the cells that decide it; values other than words are written as JSON.',
  key: ['id'],
  fields: {
    id: text('Name of the claim'),
    statement: text('What is claimed'),
    source: text('Work and place where it is printed'),
    published: optional(text('What is printed there')),
    article: optional(text('What the article reports')),
    computed: optional(text('What this project computes')),
    publishedVerdict: text('agrees, differs, not stated or not checked'),
    articleVerdict: text('agrees, differs, not stated or not checked'),
    cells: text('References of the cells that decide it, parted by spaces'),
    explanation: optional(text('Why it differs or is not checked')),
  },
});

export const SUMMARY = table('book/summary', {
  title: 'Verdicts by kind',
  description: 'How many claims got each verdict.',
  key: ['against', 'verdict'],
  fields: {
    against: text('published: what is printed; article: what the article reports'),
    verdict: text('agrees, differs, not stated or not checked'),
    claims: integer('Claims with this verdict', 'claims'),
  },
});

export const WORKS = table('book/works', {
  title: 'Works',
  description: 'The works in which the claims are printed, by the name that the claims use.',
  key: ['work'],
  fields: { work: text('Name of the work among the claims'), title: text('Author, title and date') },
});

/** One row a work. */
export function workRows(works: Readonly<Record<string, string>>): Row<typeof WORKS.fields>[] {
  return Object.entries(works).map(([work, title]) => ({ work, title }));
}

/** One row a claim. */
export function verdictRows(judged: readonly Judged[]): Row<typeof VERDICTS.fields>[] {
  const written = (value: unknown) =>
    value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
  return judged.map(({ claim, computed, publishedVerdict, articleVerdict, cells, explanation }) => ({
    id: claim.id,
    statement: claim.statement,
    source: `${claim.source.work}, ${claim.source.place}`,
    published: written(claim.published),
    article: written(claim.article),
    computed: written(computed),
    publishedVerdict,
    articleVerdict,
    cells: cells.join(' '),
    explanation,
  }));
}

/** How many claims got each verdict. */
export function summaryRows(judged: readonly Judged[]): Row<typeof SUMMARY.fields>[] {
  const summary = summarise(judged);
  return (['published', 'article'] as const).flatMap((against) =>
    Object.entries(summary[against]).map(([verdict, claims]) => ({
      against,
      verdict: verdict as Verdict,
      claims,
    })),
  );
}
