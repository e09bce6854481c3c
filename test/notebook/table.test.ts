import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integer, text } from '../../generators/notebook/field.ts';
import {
  arrange,
  damageText,
  keyOf,
  parseTable,
  type Table,
  table,
  tableText,
} from '../../generators/notebook/table.ts';
import { TOY, TOY_ROWS, TOY_TEXT } from './toys.ts';

const LINES = TOY_TEXT.split('\n');

/** The damages of the toy table with its lines changed, as sentences. */
function damagesOf(change: (lines: string[]) => readonly string[]): string[] {
  return parseTable(TOY, change([...LINES]).join('\n')).damages.map(damageText);
}

/** The same, with a part of one line replaced. Lines count from one. */
function damagesIn(line: number, part: string, by: string): string[] {
  expect(LINES[line - 1]).toContain(part);
  return damagesOf((lines) => lines.with(line - 1, lines[line - 1].replace(part, by)));
}

describe('a table', () => {
  it('is declared with key fields that it has and a name of two parts', () => {
    const about = { title: '', description: '', fields: { a: text('') } };
    expect(() => table('toy/x', { ...about, key: ['toString' as 'a'] })).toThrow('found "toString"');
    expect(() => table('Toy', { ...about, key: ['a'] })).toThrow('found "Toy"');
  });

  it('is written one record a line, fields in the order of the schema, rows in the order of their keys', () => {
    const [first, ...others] = TOY_ROWS;
    const turned = { ...Object.fromEntries(Object.entries(first).reverse()), share: 12.499999 };
    expect(tableText(arrange(TOY, [...others, turned].reverse()))).toBe(TOY_TEXT);
    expect(LINES).toHaveLength(TOY_ROWS.length + 3);
    expect(LINES[1]).toBe('{"board":"2x3","piece":"I","count":7,"share":12.5,"found":true,"note":null},');
    expect(JSON.parse(TOY_TEXT)).toEqual(TOY_ROWS);
    expect(tableText([])).toBe('[\n]\n');
  });

  it('has numbers in its key in the order of their size', () => {
    const counted = table('toy/n', { title: '', description: '', key: ['n'], fields: { n: integer('') } });
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), (numbers) => {
        const rows = arrange(
          counted as unknown as Table,
          numbers.map((n) => ({ n })),
        );
        expect(rows.map(({ n }) => n)).toEqual([...numbers].sort((a, b) => a - b));
        expect(parseTable(counted, tableText(rows))).toEqual({ rows, damages: [] });
      }),
    );
  });

  it('refuses rows that do not fit, naming record and field', () => {
    const [first] = TOY_ROWS;
    const arranging = (row: object) => () => arrange(TOY, [first, row as typeof first]);
    expect(arranging({ ...first, count: 'many' })).toThrow(
      'toy/boxes[board=2x3,piece=I].count: expected a whole number, found "many".',
    );
    expect(arranging({ ...first, more: 1 })).toThrow('expected a declared field, found "more"');
    expect(arranging({ ...first, board: 'a,b' })).toThrow('expected a key without [ ] , or =');
    expect(arranging({ ...first, count: 8 })).toThrow('found board=2x3,piece=I twice');
    const { share: _, ...without } = first;
    expect(arranging(without)).toThrow('.share: expected a number, found nothing');
  });

  it('names a record by its key', () => {
    expect(keyOf(TOY, TOY_ROWS[1])).toBe('board=2x3,piece=L');
  });
});

describe('reading a table', () => {
  it('gives back what was written', () => {
    expect(parseTable(TOY, TOY_TEXT)).toEqual({ rows: TOY_ROWS, damages: [] });
    expect(parseTable(TOY, '[\n]\n')).toEqual({ rows: [], damages: [] });
  });

  it.each([
    ['a wrong type', 2, '"count":7', '"count":"7"', ':2, field count: expected a whole number, found "7".'],
    ['a missing field', 3, '"share":0,', '', ':3, field share: expected a number, found nothing.'],
    ['an unknown field', 2, '}', ',"odd":1}', ':2, field odd: expected no such field.'],
    [
      'a duplicate key',
      3,
      '"L"',
      '"I"',
      ':3, field board: expected every key once, found board=2x3,piece=I on line 2 too.',
    ],
    ['a missing comma', 2, '},', '}', ':2: expected a comma after the record.'],
    ['a comma too many', 4, '}', '},', ':4: expected no comma after the last record.'],
    ['a line that is no JSON', 2, '"count":', '"count"', ':2: expected one JSON record, found'],
    ['a line that is no record', 2, LINES[1], '[7],', ':2: expected a JSON object, found "[7],".'],
    ['a real with too many places', 2, '12.5', '12.504', ':2, field share: expected the record written as'],
    ['a field written twice', 2, '"count":7', '"count":8,"count":7', ':2: expected the record written as'],
    ['another first line', 1, '[', '[ ', ':1: expected "[" alone on the first line, found "[ ".'],
  ])('names line and field of %s', (_, line, part, by, sentence) => {
    const damages = damagesIn(line, part, by);
    expect(damages).toHaveLength(1);
    expect(damages[0]).toContain(`data/toy/boxes.json${sentence}`);
  });

  it('names the line of a merge conflict marker', () => {
    const damages = damagesOf((lines) => [
      ...lines.slice(0, 2),
      '<<<<<<< HEAD',
      lines[2],
      '=======',
      lines[2].replace('"count":0', '"count":1'),
      '>>>>>>> other',
      ...lines.slice(3),
    ]);
    const places = damages.map((sentence) => sentence.slice(0, sentence.indexOf(': ')));
    expect(places).toEqual([
      'data/toy/boxes.json:3',
      'data/toy/boxes.json:5',
      'data/toy/boxes.json:6, field board',
      'data/toy/boxes.json:7',
    ]);
    expect(damages[0]).toContain('found the merge conflict marker "<<<<<<<"');
  });

  it('says that a file is cut, wherever it is cut, and keeps the records that are whole', () => {
    for (let length = 0; length < TOY_TEXT.length; length++) {
      const { rows, damages } = parseTable(TOY, TOY_TEXT.slice(0, length));
      expect(damages.map(damageText).at(-1)).toContain('found it cut short or longer');
      expect(TOY_ROWS.slice(0, rows.length)).toEqual(rows);
    }
    expect(damagesOf((lines) => [...lines, 'more'])).toHaveLength(1);
  });

  it('names records out of order and lines that end as on another system', () => {
    const swapped = damagesOf((lines) => lines.with(1, lines[2]).with(2, lines[1]));
    expect(swapped).toEqual([
      'data/toy/boxes.json:3: expected records in the order of their keys, found board=2x3,piece=I after board=2x3,piece=L.',
    ]);
    expect(damagesOf((lines) => [lines.join('\r\n')])).toEqual([
      'data/toy/boxes.json:1: expected lines that end with LF, found CR LF: check it out again with core.autocrlf off.',
    ]);
  });
});
