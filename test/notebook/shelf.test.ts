import { describe, expect, it } from 'vitest';
import { FileError } from '../../generators/notebook/files.ts';
import { openShelf } from '../../generators/notebook/shelf.ts';
import { damageText } from '../../generators/notebook/table.ts';
import { TOY_ROWS, TOY_TEXT, toyFiles } from './toys.ts';

/** What a shelf says of the toy table with that content, and the rows that it gives. */
function read(content: string, recorded?: string) {
  const files = toyFiles(content);
  const said: string[] = [];
  const shelf = openShelf((path) => files[path], {
    onDamage: (damage) => said.push(damageText(damage)),
    ...(recorded !== undefined && { recorded: () => recorded }),
  });
  return { rows: shelf.find('toy/boxes')?.rows, said };
}

describe('a shelf', () => {
  it('gives the tables that its data package lists', () => {
    const files = toyFiles();
    const shelf = openShelf((path) => files[path]);
    expect(shelf.tables).toEqual(['toy/boxes']);
    expect(shelf.find('toy/boxes')).toMatchObject({ key: ['board', 'piece'], rows: TOY_ROWS });
    expect(shelf.find('toy/boxes')?.fields.note).toMatchObject({ type: 'string', nullable: true });
    expect(shelf.find('toy/other')).toBeUndefined();
    expect(openShelf(() => undefined).tables).toEqual([]);
  });

  it('names a table that cannot be read, and goes on', () => {
    const files = toyFiles();
    const said: string[] = [];
    const shelf = openShelf(
      (path) => {
        if (path === 'data/toy/boxes.json') throw new FileError('Expected the file, found a pipe.');
        return files[path];
      },
      { onDamage: (damage) => said.push(damageText(damage)) },
    );
    expect(shelf.find('toy/boxes')).toBeUndefined();
    expect(said).toEqual(['data/toy/boxes.json: Expected the file, found a pipe.']);
    expect(() => openShelf(() => undefined).find('toy/boxes')).not.toThrow();
  });

  it('notices every flipped bit of a table', () => {
    const bytes = Buffer.from(TOY_TEXT);
    for (let i = 0; i < bytes.length * 8; i++) {
      const flipped = Buffer.from(bytes);
      flipped[i >> 3] ^= 1 << (i & 7);
      expect(read(flipped.toString()).said, `bit ${i}`).not.toEqual([]);
    }
    expect(read(TOY_TEXT).said).toEqual([]);
  });

  it('names line and field of a number edited by hand, by what was recorded', () => {
    const { rows, said } = read(TOY_TEXT.replace('1234567', '1234568'), TOY_TEXT);
    expect(said).toEqual([
      'data/toy/boxes.json:4, field count: edited by hand: expected 1234567, found 1234568.',
    ]);
    expect(rows?.[2].count).toBe(1234568);
  });

  it('names records put in and taken out by hand', () => {
    const lines = TOY_TEXT.split('\n');
    const added = lines.toSpliced(3, 0, lines[2].replace('"L"', '"P"')).join('\n');
    expect(read(added, TOY_TEXT).said).toEqual([
      'data/toy/boxes.json:4, field board: edited by hand: expected no record [board=2x3,piece=P].',
    ]);
    expect(read(lines.toSpliced(2, 1).join('\n'), TOY_TEXT).said).toEqual([
      'data/toy/boxes.json: edited by hand: expected the record [board=2x3,piece=L], found none.',
    ]);
  });

  it('says that the bytes are others when nothing is recorded to tell where', () => {
    const [said] = read(TOY_TEXT.replace('1234567', '1234568')).said;
    expect(said).toMatch(
      /^data\/toy\/boxes\.json: expected the bytes that toy wrote \(sha256:\w{8}…\), found others/,
    );
  });

  it('names a table that is gone, and a package that is damaged', () => {
    const files: Record<string, string> = toyFiles();
    const source = files['data/datapackage.json'];
    const gone: string[] = [];
    const shelf = openShelf((path) => (path === 'data/datapackage.json' ? source : undefined), {
      onDamage: (damage) => gone.push(damageText(damage)),
    });
    expect([shelf.find('toy/boxes'), shelf.find('toy/boxes'), gone.length]).toEqual([
      undefined,
      undefined,
      1,
    ]);
    expect(gone[0]).toContain('data/toy/boxes.json: expected the table that data/datapackage.json lists');
    for (const damaged of ['', '{}', '[]', source.slice(0, -20), '{"resources":[null],"figures":[]}'])
      expect(() => openShelf(() => damaged)).toThrow('in data/datapackage.json, found it damaged');
  });

  it('tells the first damages of a table and how many more there are', () => {
    const rows = Array.from({ length: 50 }, () => 'x,').join('\n');
    const { said } = read(`[\n${rows}\n]\n`);
    expect(said.length).toBeLessThan(30);
    expect(said.at(-1)).toMatch(/: and \d+ damages more: generate it again\.$/);
  });
});
