import { inkOn, rgbOf } from '../drawing/colour.ts';
import { nearestXterm, xtermHex } from '../drawing/xterm.ts';
import type { Depth } from './depth.ts';
import { ground, writing } from './escape.ts';

/** The codes for a ground of a colour `#rrggbb` with readable writing on it; none without colours. */
export function inkCodes(hex: string, depth: Depth): string {
  if (depth === 'none') return '';
  if (depth === 'full') {
    return ground(`2;${rgbOf(hex).join(';')}`) + writing(`2;${rgbOf(inkOn(hex)).join(';')}`);
  }
  const nearest = nearestXterm(hex);
  return ground(`5;${nearest}`) + writing(`5;${nearestXterm(inkOn(xtermHex(nearest)))}`);
}
