import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CellError, findCell, grouped, parseCell, shown } from '../../generators/notebook/cell.ts';
import { keyOf } from '../../generators/notebook/table.ts';
import { TOY, TOY_ROWS } from './toys.ts';

const TABLE = { ref: TOY.ref, fields: TOY.fields, key: TOY.key, rows: TOY_ROWS };
const find = (ref: string) => (ref === TOY.ref ? TABLE : undefined);
const look = (reference: string) => findCell(reference, find, [TOY.ref, 'other/table']);

describe('a cell reference', () => {
  it('is taken apart into table, key and field', () => {
    expect(parseCell('toy/boxes[board=2x3,piece=I].count')).toEqual({
      table: 'toy/boxes',
      key: { board: '2x3', piece: 'I' },
      field: 'count',
    });
    expect(parseCell('toy/one[].count').key).toEqual({});
    expect(parseCell('toy/one[why=a b = c].x').key).toEqual({ why: 'a b = c' });
  });

  it.each(['', 'toy', 'toy/boxes.count', 'toy/boxes[board=2x3]', 'Toy/boxes[a=b].c', 'toy/boxes[a=b].c d'])(
    'of another form shows the right one: %j',
    (reference) => {
      expect(() => parseCell(reference)).toThrow(
        `Expected a cell reference such as notebook/table[key=value].field, found "${reference}".`,
      );
    },
  );

  it('finds its cell, keys in any order', () => {
    for (const row of TOY_ROWS) expect(look(`toy/boxes[${keyOf(TOY, row)}].count`).value).toBe(row.count);
    expect(look('toy/boxes[piece=I,board=4x5].share')).toMatchObject({ value: 33.33, field: { unit: '%' } });
  });

  it('that leads nowhere names the nearest that exists', () => {
    const failing = (reference: string) => expect(() => look(reference));
    failing('toy/bxes[].count').toThrow('found "toy/bxes"; the nearest there is: toy/boxes.');
    failing('toy/boxes[bord=2x3].count').toThrow('found "bord"; the nearest there is: board.');
    failing('toy/boxes[board=4x5,piece=L].count').toThrow(
      'Expected a record that exists in "toy/boxes[board=4x5,piece=L].count", found [board=4x5,piece=L]; the nearest there is: board=4x5,piece=I.',
    );
    failing('toy/boxes[board=2x3,piece=I].cuont').toThrow('found "cuont"; the nearest there is: count.');
    failing('toy/boxes[board=2x3,piece=I].toString').toThrow('found "toString"');
    failing('toy/boxes[board=2x3].count').toThrow('found [board=2x3,piece=]');
    failing('toy/boxes[board].count').toThrow(CellError);
    expect(() => findCell('toy/boxes[].a', () => undefined, [])).toThrow('there is none');
  });
});

describe('a number for readers', () => {
  it('is grouped by threes and keeps its digits', () => {
    expect([0, 999, 1000, -1234567].map((n) => grouped(n))).toEqual(['0', '999', '1,000', '-1,234,567']);
    expect(grouped(1234.5678, 2)).toBe('1,234.57');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => {
        const said = grouped(n);
        expect(said.replaceAll(',', '')).toBe(String(n));
        expect(said).toMatch(/^-?\d{1,3}(,\d{3})*$/);
      }),
    );
  });

  it('is shown with its places; other cells in words', () => {
    expect(shown(33.3, { type: 'number', places: 2 })).toBe('33.30');
    expect(shown(1234, { type: 'integer' })).toBe('1,234');
    expect([true, false].map((value) => shown(value, { type: 'boolean' }))).toEqual(['yes', 'no']);
    expect(shown(null, { type: 'integer' })).toBe('–');
    expect(shown('6x10', { type: 'string' })).toBe('6x10');
  });
});
