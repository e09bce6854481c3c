import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinate, el, figureSvg, xml } from '../../generators/notebook/svg.ts';
import { textWidth } from '../../generators/notebook/text-width.ts';

describe('a figure', () => {
  it('has three decimals at most, no exponent and no negative zero', () => {
    expect([30.099999999999994, -0.0001, 1e-9, 1 / 3, 12].map(coordinate)).toEqual([
      '30.1',
      '0',
      '0',
      '0.333',
      '12',
    ]);
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (value) => {
        expect(coordinate(value)).toMatch(/^-?\d+(\.\d{1,3})?$/);
        expect(Math.abs(Number(coordinate(value)) - value)).toBeLessThanOrEqual(0.000501);
      }),
    );
  });

  it('is safe from its texts and leaves out what is undefined', () => {
    expect(xml(el('text', { x: 1.23456, y: undefined, id: '"<' }, 'a < b & c', el('tspan')))).toBe(
      '<text x="1.235" id="&quot;&lt;">a &lt; b &amp; c<tspan/></text>',
    );
  });

  it('is read to those who do not see it, on a white ground, one child a line', () => {
    const svg = figureSvg({ title: 'A & B', description: 'Two.' }, 40, 20, [
      el('g'),
      el('path', { d: 'M0 0' }),
    ]);
    expect(svg.split('\n')).toEqual([
      expect.stringMatching(
        /^<svg xmlns="[^"]+" role="img" width="40" height="20" viewBox="0 0 40 20" font-family="/,
      ),
      '<title>A &amp; B</title>',
      '<desc>Two.</desc>',
      '<rect width="40" height="20" fill="#ffffff"/>',
      '<g/>',
      '<path d="M0 0"/>',
      '</svg>',
      '',
    ]);
  });
});

describe('the width of a text', () => {
  it('is the sum of the widths of its characters, in proportion to the size', () => {
    expect(textWidth('', 10)).toBe(0);
    expect(textWidth('W', 1000)).toBe(944);
    expect(textWidth('~', 1000)).toBe(584);
    expect(textWidth('  ', 500)).toBe(278);
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(textWidth(a + b, 12)).toBeCloseTo(textWidth(a, 12) + textWidth(b, 12), 6);
      }),
    );
  });

  it('counts a character outside of ASCII once', () => {
    expect(textWidth('→', 1000)).toBe(textWidth('n', 1000));
    expect(textWidth('𝔘', 1000)).toBe(textWidth('é', 1000));
  });
});
