import { el, type SvgNode } from '../notebook/svg.ts';

/** How a line of words is set. */
export interface Setting {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  readonly fill?: string;
}

/** A line of words in a picture, its baseline at (x, y). */
export function words(
  x: number,
  y: number,
  line: string,
  { size = 13, anchor, weight, fill = '#333333' }: Setting = {},
): SvgNode {
  return el('text', { x, y, 'font-size': size, 'text-anchor': anchor, 'font-weight': weight, fill }, line);
}
