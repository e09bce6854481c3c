import { describe, expect, it } from 'vitest';
import { contrast, distance, inkOn, linearOf, oklabOf, rgbOf } from '../../generators/drawing/colour.ts';
import { nearestXterm, xtermHex, xtermRgb } from '../../generators/drawing/xterm.ts';

describe('colours', () => {
  it('reads the channels of a hex colour and refuses anything else', () => {
    expect(rgbOf('#0a80FF')).toEqual([10, 128, 255]);
    expect(() => rgbOf('red')).toThrow('Expected a colour such as #ffa00f, found "red".');
  });

  it('measures black and white as one apart and of the greatest contrast', () => {
    const black = oklabOf(linearOf([0, 0, 0]));
    const white = oklabOf(linearOf([255, 255, 255]));
    expect(distance(black, white)).toBeCloseTo(1, 6);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 9);
    expect(contrast('#123456', '#123456')).toBe(1);
  });

  it('writes black on light and white on dark', () => {
    expect(inkOn('#ffff00')).toBe('#000000');
    expect(inkOn('#00007f')).toBe('#ffffff');
  });
});

describe('the 256 colours of a terminal', () => {
  it('are the corners of the cube and the ramp of greys', () => {
    expect(xtermRgb(16)).toEqual([0, 0, 0]);
    expect(xtermRgb(196)).toEqual([255, 0, 0]);
    expect(xtermRgb(231)).toEqual([255, 255, 255]);
    expect(xtermHex(202)).toBe('#ff5f00');
    expect(xtermRgb(255)).toEqual([238, 238, 238]);
  });

  it('are each nearest to themselves', () => {
    for (let index = 16; index < 256; index++) {
      expect(xtermHex(nearestXterm(xtermHex(index)))).toBe(xtermHex(index));
    }
  });
});
