import { describe, expect, it } from 'vitest';
import { type Channels, contrast, distance, inkOn, rgbOf } from '../../generators/drawing/colour.ts';
import { COLOURS, colourOf } from '../../generators/drawing/palette.ts';
import { nearestXterm, xtermHex, xtermRgb } from '../../generators/drawing/xterm.ts';
import { PENTOMINOES, SQUARE } from '../../generators/polyomino/piece.ts';
import { SIGHTS, type Sight, seen } from './sight.ts';

/** In Oklab: several times the least difference that is seen side by side. */
const APART = 0.09;

function closest(colours: Record<string, Channels>, sight: Sight) {
  let closest = { pair: '', apart: Infinity };
  const letters = Object.keys(colours);
  for (const a of letters) {
    for (const b of letters) {
      const apart = distance(seen(colours[a], sight), seen(colours[b], sight));
      if (a < b && apart < closest.apart) closest = { pair: a + b, apart };
    }
  }
  return closest;
}

describe('the palette', () => {
  it('has a colour for each pentomino and for the square', () => {
    expect(Object.keys(COLOURS).sort()).toEqual([...PENTOMINOES, SQUARE].map((piece) => piece.name).sort());
  });

  it.each(SIGHTS)('keeps any two pieces apart for %s', (sight) => {
    const full = Object.fromEntries(Object.entries(COLOURS).map(([letter, hex]) => [letter, rgbOf(hex)]));
    const { pair, apart } = closest(full, sight);
    expect(apart, pair).toBeGreaterThan(APART);
  });

  it.each(SIGHTS)('keeps any two pieces apart in 256 colours for %s', (sight) => {
    const few = Object.fromEntries(
      Object.entries(COLOURS).map(([letter, hex]) => [letter, xtermRgb(nearestXterm(hex))]),
    );
    const { pair, apart } = closest(few, sight);
    expect(apart, pair).toBeGreaterThan(APART);
  });

  it('would not pass with two pieces alike but for red and green', () => {
    const alike: Record<string, Channels> = { A: rgbOf('#b0603f'), B: rgbOf('#7f7f3f') };
    expect(closest(alike, 'normal sight').apart).toBeGreaterThan(APART);
    expect(closest(alike, 'deuteranopia').apart).toBeLessThan(APART);
  });

  it.each(Object.entries(COLOURS))('lets the letter be read on %s', (_, hex) => {
    const shown = xtermHex(nearestXterm(hex));
    expect(contrast(inkOn(hex), hex)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inkOn(shown), shown)).toBeGreaterThanOrEqual(4.5);
  });

  it('gives a piece turned over the same colour, and names the letters when there is none', () => {
    expect(colourOf('f')).toBe(COLOURS.F);
    expect(() => colourOf('Q')).toThrow(/Expected a letter of F.*, found "Q"/);
  });
});
