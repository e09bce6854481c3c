/**
 * Widths of the printable ASCII characters of Helvetica, in thousandths of the type size, from the space on
 * (Adobe's font metrics for Helvetica; Arial and Liberation Sans have the same).
 */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** Width of any other character. */
const OTHER = 556;

/** The width in pixels of a text set at `size` pixels. Depends on no font that is installed. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const mark of text) sum += WIDTHS[(mark.codePointAt(0) as number) - 32] ?? OTHER;
  return (sum * size) / 1000;
}
