import { describe, expect, it } from 'vitest';
import { fillText, type NoteSources, renderNote, typedNumbers } from '../../generators/notebook/note.ts';
import { TOY, TOY_ROWS } from './toys.ts';

const SOURCES: NoteSources = {
  find: (ref) => (ref === TOY.ref ? { ...TOY, rows: TOY_ROWS } : undefined),
  tables: [TOY.ref],
  figures: [{ name: 'toy-edge', title: 'The edge', description: 'Bars.' }],
};
const MANY = '{{toy/boxes[board=4x5,piece=I].count}}';

describe('the prose of a note', () => {
  it('may hold names, years, dates and places, but no typed number', () => {
    const allowed = [
      'The board 6x10, and 8x8-2x2, in 1958, on 24 June 1907.',
      'See page 17, answers 268-271 and arXiv:cs/0011047, `code 99`, [seven](https://example.org/9).',
      '1. First of a list',
      '```',
      'nodes 32644',
      '```',
      `There are ${MANY}.`,
    ];
    expect(typedNumbers(allowed.join('\n'))).toEqual([]);
  });

  it.each(['There are 42.', 'It is 9,356 in all', '**7**', 'rounded to 0.5', 'In 1507 of them', 'x2'])(
    'is at fault with a typed number: %s',
    (line) => {
      const [{ line: number, message }, ...others] = typedNumbers(`Title\n\n${line}`);
      expect([number, others]).toEqual([3, []]);
      expect(message).toMatch(/^expected a cell reference in braces, found the typed number "/);
    },
  );
});

describe('rendering a note', () => {
  it('puts cells, tables and figures in the place of braces', () => {
    const source = [
      `There are ${MANY}.`,
      '{{table toy/boxes where board=2x3: piece, count, note}}',
      '{{figure toy-edge}}',
    ];
    expect(renderNote(source.join('\n'), SOURCES)).toEqual({
      faults: [],
      markdown: [
        'There are 1,234,567.',
        '| piece | count | note |',
        '| :---- | ----: | :--- |',
        '| I     |     7 | –    |',
        '| L     |     0 | none |',
        '![The edge](../figures/toy-edge.svg)',
        '',
        '*The edge.* Bars.',
        '',
      ].join('\n'),
    });
  });

  it('tells every fault with its line, in order', () => {
    const source = [
      'Some 99.',
      '{{toy/boxes[board=4x5,piece=I].cuont}}',
      '{{table toy/bxes}}',
      '{{table toy/boxes where size=1}}',
      '{{table toy/boxes where board=9x9}}',
      '{{figure toy-egde}}',
      'an open {{toy/boxes[board=4x5',
    ];
    const { faults } = renderNote(source.join('\n'), SOURCES);
    expect(faults.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      expect.stringMatching(/^1: .*typed number "99\."$/),
      expect.stringMatching(/^2: .*the nearest there is: count$/),
      expect.stringMatching(/^3: .*the nearest there is: toy\/boxes$/),
      expect.stringMatching(/^4: Expected a field of toy\/boxes, found "size" \(it has board, piece/),
      expect.stringMatching(/^5: Expected rows in "table toy\/boxes where board=9x9", found none$/),
      expect.stringMatching(/^6: Expected a figure of this notebook, found "toy-egde" \(it has toy-edge\)$/),
      '7: expected {{ and }} around one reference on one line, found {{ alone',
    ]);
  });

  it('fills captions, where a reference that leads nowhere is an error', () => {
    expect(fillText(`All ${MANY}`, SOURCES)).toBe('All 1,234,567');
    expect(() => fillText('{{toy/boxes[].count}}', SOURCES)).toThrow('Expected a record that exists');
  });
});
