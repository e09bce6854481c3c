import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as vega from 'vega';
import { describe, expect, it } from 'vitest';
import { chartSvg } from '../../generators/notebook/chart.ts';
import { specText, tablesOf } from '../../generators/notebook/chart-spec.ts';
import { replaceFile } from '../../generators/notebook/files.ts';
import { TOY_ROWS } from './toys.ts';

const TEXT = { title: 'Packings <by> box', description: 'Bars & "numbers" of the toy.' };
const SPEC = {
  data: { url: '../data/toy/boxes.json' },
  width: 200,
  height: 100,
  mark: { type: 'bar', clip: true },
  encoding: {
    x: { field: 'board', type: 'nominal', title: 'box' },
    y: { field: 'share', type: 'quantitative', aggregate: 'sum' },
    color: { field: 'piece', type: 'nominal' },
  },
};
const EXPECTED = new URL('./expected/chart.svg', import.meta.url);

const draw = (spec: object = SPEC) => chartSvg({ ...spec }, TEXT, () => TOY_ROWS);
const drawn = draw();

describe('a chart', () => {
  it('is drawn as the stored picture shows; the drawn one is kept beside it when it differs', async () => {
    const svg = await drawn;
    const expected = existsSync(EXPECTED) ? readFileSync(EXPECTED, 'utf8') : '';
    if (svg !== expected) replaceFile(fileURLToPath(new URL('.', EXPECTED)), 'chart-changed.svg', svg);
    expect(svg).toBe(expected);
  });

  it('has the same bytes in every rendering, though others are drawn at once', async () => {
    const all = await Promise.all([draw(), draw({ ...SPEC, width: 90 }), draw()]);
    expect(all[0]).toBe(await drawn);
    expect(all[2]).toBe(await drawn);
    expect(all[1]).not.toBe(await drawn);
    expect(await drawn).toContain('id="clip1"');
  });

  it('does not depend on what else measures text', async () => {
    const { textMetrics } = vega as unknown as { textMetrics: { width: () => number } };
    textMetrics.width = () => 999;
    expect(await draw()).toBe(await drawn);
  });

  it('is drawn again after one that failed', async () => {
    const failing = chartSvg(SPEC, TEXT, () => {
      throw new Error('no rows');
    });
    await expect(failing).rejects.toThrow('no rows');
    expect(await draw()).toBe(await drawn);
  });

  it('has a role, a title and a description, a white ground and at most three decimals', async () => {
    const svg = await drawn;
    expect(svg).toMatch(
      /^<svg role="img" [^>]*>\n<title>Packings &lt;by&gt; box<\/title>\n<desc>Bars &amp; &quot;numbers&quot; of the toy\.<\/desc>\n/,
    );
    expect(svg).toContain('fill="#ffffff"');
    expect(svg).not.toMatch(/\d\.\d{4}|\de-\d/);
    expect(svg.match(/ role=|aria-label|aria-roledescription/g)).toEqual([' role=']);
    expect(svg.endsWith('</svg>\n')).toBe(true);
  });

  it('is stored as a specification that an editor can open', () => {
    const stored = JSON.parse(specText(SPEC, TEXT));
    expect(stored).toMatchObject({ title: TEXT.title, description: TEXT.description, data: SPEC.data });
    expect(stored.$schema).toMatch(/vega-lite\/v6\.json$/);
    expect(tablesOf({ layer: [SPEC, { data: { url: '../data/a/b.json' } }, { url: 'x' }, SPEC] })).toEqual([
      'toy/boxes',
      'a/b',
    ]);
  });
});
