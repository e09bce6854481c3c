import type { Picture } from '../notebook/book.ts';
import type { Judged, Verdict } from '../notebook/claims.ts';
import { el, type SvgNode } from '../notebook/svg.ts';

const COLUMNS = 2;
const COLUMN_WIDTH = 330;
const LINE = 18;
const MARGIN = 24;
const TOP = 114;

const INK = '#333333';
const MARK: Readonly<Record<Verdict, string>> = {
  agrees: '#1b7f5c',
  differs: '#b3261e',
  'not stated': '#aaaaaa',
  'not checked': '#8a6d00',
};

/** A verdict as a mark that differs in shape as well as in colour, its centre at (x, y). */
function mark(verdict: Verdict, x: number, y: number): SvgNode {
  const stroke = MARK[verdict];
  switch (verdict) {
    case 'agrees':
      return el('circle', { cx: x, cy: y, r: 5, fill: stroke });
    case 'differs':
      return el('path', {
        d: `M${x - 5} ${y - 5}l10 10m0 -10l-10 10`,
        stroke,
        'stroke-width': 2.5,
        fill: 'none',
      });
    case 'not stated':
      return el('path', { d: `M${x - 4} ${y}h8`, stroke, 'stroke-width': 1.5 });
    case 'not checked':
      return el('path', {
        d: `M${x} ${y - 5}l5 5l-5 5l-5 -5z`,
        stroke,
        'stroke-width': 1.5,
        fill: '#ffffff',
      });
  }
}

interface Line {
  readonly heading?: string;
  readonly one?: Judged;
}

/** A work by its author and its date: the first and the last of the parts between commas. */
function shortName(work: string): string {
  const parts = work.replace(/ \([^)]*\)/g, '').split(', ');
  return parts.length > 1 ? `${parts[0]}, ${parts[parts.length - 1]}` : parts[0];
}

/** The claims under the works they are printed in, works in the order of their first claim. */
function linesOf(judged: readonly Judged[], works: Readonly<Record<string, string>>): Line[] {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) {
    const { work } = one.claim.source;
    groups.set(work, [...(groups.get(work) ?? []), one]);
  }
  return [...groups].flatMap(([work, members]) => [
    { heading: shortName(works[work]) },
    ...members.map((one) => ({ one })),
  ]);
}

/** All claims on one sheet: a line a claim, a mark for what is printed and one for what the article reports. */
export function verdictSheet(judged: readonly Judged[], works: Readonly<Record<string, string>>): Picture {
  const lines = linesOf(judged, works);
  const perColumn = Math.ceil(lines.length / COLUMNS);
  const children: SvgNode[] = [
    el(
      'text',
      { x: MARGIN, y: 32, 'font-size': 16, 'font-weight': 600, fill: INK },
      'The ledger: each claim against its cells',
    ),
    ...(['agrees', 'differs', 'not stated', 'not checked'] as const).flatMap((verdict, i) => [
      mark(verdict, MARGIN + 6 + i * 110, 56),
      el('text', { x: MARGIN + 18 + i * 110, y: 60, 'font-size': 12, fill: INK }, verdict),
    ]),
    el(
      'text',
      { x: MARGIN, y: 82, 'font-size': 12, fill: INK },
      'Left mark: what is printed. Right mark: what the article reports.',
    ),
  ];
  lines.forEach(({ heading, one }, i) => {
    const x = MARGIN + Math.floor(i / perColumn) * COLUMN_WIDTH;
    const y = TOP + (i % perColumn) * LINE;
    if (heading !== undefined) {
      children.push(el('text', { x, y: y + 4, 'font-size': 12, 'font-weight': 600, fill: INK }, heading));
    }
    if (one) {
      children.push(mark(one.publishedVerdict, x + 6, y));
      children.push(mark(one.articleVerdict, x + 24, y));
      children.push(el('text', { x: x + 38, y: y + 4, 'font-size': 12, fill: INK }, one.claim.id));
    }
  });
  return {
    name: 'pento-book',
    title: 'All claims and their verdicts',
    description:
      'Of {{book/summary[against=published,verdict=agrees].claims}} claims the printed value agrees with what is computed here, of {{book/summary[against=published,verdict=differs].claims}} it differs; of what the article reports {{book/summary[against=article,verdict=agrees].claims}} agree and {{book/summary[against=article,verdict=differs].claims}} differ.',
    tables: ['book/verdicts'],
    width: 2 * MARGIN + COLUMNS * COLUMN_WIDTH,
    height: TOP + perColumn * LINE + MARGIN / 2,
    children,
  };
}
