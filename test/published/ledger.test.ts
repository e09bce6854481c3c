import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rowsOf, sumOf } from './committed.ts';

interface Claim {
  readonly id: string;
  readonly published: unknown;
  readonly article?: unknown;
  readonly source: { readonly work: string; readonly place: string };
  readonly cells?: unknown;
  readonly unchecked?: string;
  readonly explanation?: string;
}

const { works, claims }: { works: Record<string, string>; claims: Claim[] } = JSON.parse(
  readFileSync('data/published/claims.json', 'utf8'),
);
const verdicts = rowsOf('book/verdicts');

/** The claims with these sources whose values are as given: published, then article. */
function expectClaims(work: string, values: Record<string, readonly [unknown, unknown?]>) {
  for (const [id, [published, article]] of Object.entries(values)) {
    const claim = claims.find((one) => one.id === id);
    expect([id, claim?.source.work, claim?.published, claim?.article]).toEqual([
      id,
      work,
      published,
      article,
    ]);
  }
}

describe('the claims', () => {
  test('what Knuth prints in Pre-Fascicle 5C, and what the article reports', () => {
    expectClaims('k5c', {
      '6x10.tilings.oriented': [9356, 9356],
      '6x10.tilings.canonical': [2339, 2339],
      '5x12.tilings.oriented': [4040, 4040],
      '5x12.tilings.canonical': [1010, 1010],
      '4x15.tilings.canonical': [368, 368],
      '3x20.tilings.oriented': [8, 8],
      '6x10.placements.U': [1152, 152],
      '6x10.placements.x-quarter': [2032, 2032],
      '3x20.scan.nodes': [71191, 71191],
      '3x20.dlx.nodes': [32644, 32978],
      '6x10.edge.all-twelve': [2, 2],
      '6x10.edge.fewest': [8, 8],
      '6x10.edge.fewest.count': [207, 207],
      '6x10.algorithm-p.removed': [235],
      '6x10.split.5-5': [16, 16],
      '5x12.split.any': [264, 264],
      '5x12.split.3-9': [8, 8],
      '5x12.split.5-7': [16, 16],
      '5x12.split.6-6': [16, 16],
      '4x15.split.5-10': [40, 40],
      '6x10.split.options': [1507, 1514],
    });
  });

  test('what he prints in Dancing Links', () => {
    expectClaims('dl', {
      'holed.placements': [1568, 1568],
      'holed.tilings.canonical': [65, 65],
      'holed.tilings.oriented': [520, 520],
      'holed.x.positions': [
        [19, 20, 26],
        [19, 20, 26],
      ],
    });
  });

  test('what only the article reports', () => {
    expectClaims('article', {
      'boxes.count': [4, 4],
      '6x10.placements.total': [null, 2056],
      '5x12.placements.total': [null, 1936],
      '4x15.placements.total': [null, 1696],
      '3x20.placements.total': [null, 1236],
      '3x20.tilings.canonical': [null, 2],
      '3x20.dlx.dead-ends': [null, 23650],
      '6x10.options.used': [null, 1464],
      '6x10.options.unused': [null, 568],
      '6x10.edge.interior-totals': [null, { W: 997, F: 914, X: 875, I: 11 }],
      'guess.literature': [null, true],
      'guess.self-symmetry': [null, true],
      'guess.edge-x': [null, false],
      'guess.x-centre': [null, false],
      'guess.unused': [null, false],
    });
  });

  test('have a name each and a source that is listed', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
    expect(claims.filter(({ source }) => !works[source.work] || source.place === '')).toEqual([]);
  });

  test('each has a cell that decides it, or the reason why none does', () => {
    const neither = claims.filter(
      ({ cells, unchecked }) => (cells === undefined) === (unchecked === undefined),
    );
    expect(neither).toEqual([]);
  });
});

describe('the verdicts', () => {
  test('are those of the claims, each of them once', () => {
    expect(verdicts.map(({ id }) => id).sort()).toEqual(claims.map(({ id }) => id).sort());
  });

  test('a claim that differs is explained by a cell', () => {
    const differing = verdicts.filter((row) =>
      [row.publishedVerdict, row.articleVerdict].includes('differs'),
    );
    expect(differing.length).toBeGreaterThan(0);
    for (const { id, explanation } of differing) {
      const claim = claims.find((one) => one.id === id);
      expect(claim?.explanation, String(id)).toMatch(/\{\{[a-z]+\/[a-z-]+\[.+\]\.\w+\}\}/);
      expect(explanation, String(id)).not.toMatch(/^$|\{\{|\}\}/);
    }
  });

  test('every other claim agrees, is not stated, or is not checked for a reason', () => {
    for (const { id, published, article, publishedVerdict, articleVerdict, explanation } of verdicts) {
      expect(publishedVerdict === 'not stated', String(id)).toBe(published === null);
      expect(articleVerdict === 'not stated', String(id)).toBe(article === null);
      if ([publishedVerdict, articleVerdict].includes('not checked')) {
        expect(explanation, String(id)).toMatch(/\.$/);
      }
    }
  });

  test("the article's open questions are closed: the printed number of nodes, the misprinted U, the 1507", () => {
    const verdict = (id: string) => {
      const row = verdicts.find((one) => one.id === id);
      return [row?.computed, row?.publishedVerdict, row?.articleVerdict];
    };
    expect(verdict('3x20.dlx.nodes')).toEqual(['32644', 'agrees', 'differs']);
    expect(verdict('6x10.placements.U')).toEqual(['152', 'differs', 'agrees']);
    expect(verdict('6x10.split.options')).toEqual(['1514', 'differs', 'agrees']);
  });

  test('the summary counts them', () => {
    for (const against of ['published', 'article']) {
      const rows = rowsOf('book/summary', { against });
      expect(sumOf(rows, 'claims')).toBe(verdicts.length);
      for (const { verdict, claims: count } of rows) {
        expect(verdicts.filter((row) => row[`${against}Verdict`] === verdict)).toHaveLength(Number(count));
      }
    }
  });
});
