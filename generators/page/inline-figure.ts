/**
 * An SVG figure made fit to stand inside a page: its ids get the prefix, so that two figures share none, and
 * the text read by screen readers stays.
 */
export function inlineFigure(svg: string, prefix: string): string {
  return svg
    .trim()
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/(\bhref=")#([^"]+)"/g, `$1#${prefix}-$2"`);
}
