import { describe, expect, it } from 'vitest';
import {
  type Claim,
  isUnexplained,
  isWorse,
  judge,
  saysTheSame,
  summarise,
  type Verdict,
} from '../../generators/notebook/claims.ts';
import { parseClaims } from '../../generators/notebook/claims-file.ts';
import { TOY, TOY_ROWS } from './toys.ts';

const find = (ref: string) => (ref === TOY.ref ? { ...TOY, rows: TOY_ROWS } : undefined);
const at = (board: string, piece: string, field = 'count') =>
  `toy/boxes[board=${board},piece=${piece}].${field}`;
const SEVEN = at('2x3', 'I');

/** Holds a claim against the toy table. */
function judged(claim: Partial<Claim>) {
  const whole = { id: 'a', statement: 's', published: null, source: { work: 'w', place: 'p' }, ...claim };
  return judge(whole, find, [TOY.ref]);
}

const verdicts = (claim: Partial<Claim>) => {
  const { publishedVerdict, articleVerdict, faults } = judged(claim);
  return [publishedVerdict, articleVerdict, faults.length];
};

describe('holding a claim against its cells', () => {
  it('gives a verdict for what is printed and one for what the article reports', () => {
    expect(verdicts({ published: 7, article: 7, cells: SEVEN })).toEqual(['agrees', 'agrees', 0]);
    expect(verdicts({ published: 8, article: 7, cells: SEVEN })).toEqual(['differs', 'agrees', 0]);
    expect(verdicts({ cells: SEVEN })).toEqual(['not stated', 'not stated', 0]);
    expect(verdicts({ published: 7, unchecked: 'No one looked.' })).toEqual(['not checked', 'not stated', 0]);
    expect(verdicts({ published: true, cells: at('2x3', 'L', 'found') })).toEqual([
      'differs',
      'not stated',
      0,
    ]);
  });

  it('computes in the shape of the claim', () => {
    const cells = { small: [SEVEN, at('2x3', 'L')], large: at('4x5', 'I') };
    const found = judged({ published: { small: [7, 0] }, article: { large: 1234567, small: [7, 1] }, cells });
    expect(found.computed).toEqual({ small: [7, 0], large: 1234567 });
    expect([found.publishedVerdict, found.articleVerdict, found.faults]).toEqual(['agrees', 'differs', []]);
    expect(found.cells).toEqual([SEVEN, at('2x3', 'L'), at('4x5', 'I')]);
  });

  it('fills the cells into the explanation', () => {
    const found = judged({ published: 8, cells: SEVEN, explanation: `It is {{${at('4x5', 'I')}}}.` });
    expect(found.explanation).toBe('It is 1,234,567.');
    expect(isUnexplained(found)).toBe(false);
    expect(isUnexplained(judged({ published: 8, cells: SEVEN }))).toBe(true);
    expect(judged({ published: 8, cells: SEVEN, explanation: 'So it is.' }).faults).toEqual([
      'data/published/claims.json, claim a: expected an explanation that points at a cell, found none in braces.',
    ]);
  });

  it.each<[string, Partial<Claim>, string]>([
    ['neither cells nor a reason', {}, 'expected either the cells that decide it or the reason'],
    ['both', { cells: SEVEN, unchecked: 'x' }, 'found both or none'],
    [
      'several cells for one number',
      { published: 7, cells: [SEVEN] },
      'expected one cell for published, found several',
    ],
    ['one cell for a list', { published: [7], cells: SEVEN }, 'expected a list of cells for published'],
    [
      'a list of cells for an object',
      { article: { n: 7 }, cells: [SEVEN] },
      'expected an object of cells for article',
    ],
    ['too few cells', { published: [7, 8], cells: [SEVEN] }, 'expected 2 cells for published, found 1'],
    [
      'a key without a cell',
      { published: { n: 7 }, cells: { m: SEVEN } },
      'expected a cell for published.n, found none',
    ],
    ['a misfit within', { published: { n: [7] }, cells: { n: SEVEN } }, 'a list of cells for published.n'],
    ['a cell that does not exist', { published: 7, cells: at('2x3', 'X') }, 'Expected a record that exists'],
  ])('finds the fault of %s and names the claim', (_, claim, message) => {
    const { faults } = judged(claim);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^data\/published\/claims\.json, claim a: /);
    expect(faults[0]).toContain(message);
  });

  it('does not check what no cell decides', () => {
    const found = judged({ published: 7, article: 7, cells: at('2x3', 'X') });
    expect([found.publishedVerdict, found.articleVerdict, found.computed]).toEqual([
      'not checked',
      'not checked',
      null,
    ]);
  });

  it('counts the verdicts', () => {
    const some = [judged({ published: 8, cells: SEVEN }), judged({ published: 7, article: 7, cells: SEVEN })];
    expect(summarise(some)).toEqual({
      claims: 2,
      published: { agrees: 1, differs: 1, 'not stated': 0, 'not checked': 0 },
      article: { agrees: 1, differs: 0, 'not stated': 1, 'not checked': 0 },
      unexplained: ['a'],
    });
  });
});

describe('saying the same', () => {
  it('takes a number in round words for whatever rounds to it', () => {
    const near = (words: string, ...numbers: number[]) => numbers.map((n) => saysTheSame(words, n));
    expect(near('1.5 billion', 1.45e9, 1549999999, 1449999999, 1.55e9)).toEqual([true, true, false, false]);
    expect(near('2 million', 1.5e6, 2499999, 2.5e6)).toEqual([true, true, false]);
    expect(near('1.2345 thousand', 1234.5, 1234)).toEqual([true, false]);
    expect(near('many', 7)).toEqual([false]);
    expect(near('7', 7)).toEqual([false]);
  });

  it('lets a printed object leave keys out, but not the computed one', () => {
    expect(saysTheSame({ a: 1 }, { a: 1, b: 2 })).toBe(true);
    expect(saysTheSame({ a: 1, b: 2 }, { a: 1 })).toBe(false);
    expect(saysTheSame({ constructor: 1 }, { a: 1 })).toBe(false);
    expect(saysTheSame([1, 2], [1, 2, 3])).toBe(false);
    expect(saysTheSame([1], { 0: 1 })).toBe(false);
    expect(saysTheSame({ 0: 1 }, [1])).toBe(false);
  });

  it('calls worse what agreed, or was at least checked, and no longer is', () => {
    const order: Verdict[] = ['agrees', 'differs', 'not stated', 'not checked'];
    const worse = order.flatMap((recorded) =>
      order.filter((now) => isWorse(now, recorded)).map((now) => `${recorded} → ${now}`),
    );
    expect(worse).toEqual([
      'agrees → differs',
      'agrees → not stated',
      'agrees → not checked',
      'differs → not stated',
      'differs → not checked',
      'not stated → differs',
      'not checked → differs',
    ]);
  });
});

describe('reading the claims', () => {
  const claim = { id: 'a.b', statement: 's', published: [1, { n: null }], source: { work: 'w', place: 'p' } };
  const source = (...claims: unknown[]) => JSON.stringify({ works: { w: 'Work' }, claims });

  it('gives them as they stand', () => {
    expect(parseClaims(source(claim)).claims).toEqual([claim]);
  });

  it('names claim and field of what has another form', () => {
    const failing = (text: string) => expect(() => parseClaims(text));
    failing('{').toThrow('Expected JSON in data/published/claims.json');
    failing(source({ ...claim, statement: 3 })).toThrow(
      'claims.json, claim a.b, statement: expected some text, found 3.',
    );
    failing(source({ ...claim, odd: 3 })).toThrow('claim a.b, odd: expected no such field.');
    failing(source(claim, claim)).toThrow('expected every claim once, found a.b twice');
    failing(source({ ...claim, source: { work: 'x', place: '' } })).toThrow(
      'claim a.b: expected a work that is listed, found "x"',
    );
    failing(source({ ...claim, published: undefined })).toThrow('claim a.b, published: expected a number');
    failing(source({ ...claim, cells: { a: [7] } })).toThrow('claim a.b, cells: expected a cell reference');
    failing(source({ ...claim, source: { work: 'w' } })).toThrow(
      'source: expected an object of a work and a place',
    );
    failing(source(claim, { ...claim, id: '' })).toThrow('claim number 2, id: expected a name');
    failing(source({ ...claim, odd: 3 }, 7, { ...claim, statement: '' })).toThrow(
      /claim a\.b, odd: .*\n.*claim number 2: expected an object, found 7\.\n.*claim a\.b, statement: /,
    );
    failing('{"claims":[]}').toThrow('expected an object of works and a list of claims');
    failing('{"works":{},"claims":[],"more":1}').toThrow('claims.json, more: expected no such field');
  });
});
