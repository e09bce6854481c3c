import * as vega from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { type ChartSpec, specText, tableOfUrl } from './chart-spec.ts';
import { coordinate, escapeXml, type FigureText } from './svg.ts';
import { textWidth } from './text-width.ts';

function withValues(node: unknown, rowsOf: (table: string) => readonly unknown[]): unknown {
  if (Array.isArray(node)) return node.map((child) => withValues(child, rowsOf));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => {
    const table = key === 'data' && typeof value?.url === 'string' ? tableOfUrl(value.url) : undefined;
    if (table === undefined) return [key, withValues(value, rowsOf)];
    const { url: _, ...rest } = value;
    return [key, { ...rest, values: structuredClone(rowsOf(table)) }];
  });
  return Object.fromEntries(entries);
}

/** What Vega says of the parts of a chart to screen readers, who hear of the whole instead. */
const PART_ROLES = / (?:role="graphics-[a-z]+"|aria-(?:roledescription|label)="[^"]*")/g;

/** Rounds what Vega computed in floating point, and gives the root its role, title and description. */
function finish(svg: string, text: FigureText): string {
  const rounded = svg
    .replace(PART_ROLES, '')
    .replace(/-?\d+(?:\.\d{4,}(?:e-?\d+)?|e-\d+)/g, (number) => coordinate(Number(number)));
  const head = `<title>${escapeXml(text.title)}</title>\n<desc>${escapeXml(text.description)}</desc>\n`;
  return `${rounded
    .replace(
      /^<svg ([^>]*)>/,
      (_, attributes: string) => `<svg role="img" ${attributes.replace(/ class="[^"]*"/, '')}>\n${head}`,
    )
    .replaceAll('><', '>\n<')}\n`;
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws a chart. `rowsOf` gives the rows of a table by its name.
 * Returns the SVG. Calls wait for each other: Vega counts its ids through the process.
 */
export function chartSvg(
  spec: ChartSpec,
  text: FigureText,
  rowsOf: (table: string) => readonly unknown[],
): Promise<string> {
  const drawn = queue.then(() => draw(spec, text, rowsOf));
  queue = drawn.catch(() => undefined);
  return drawn;
}

async function draw(
  spec: ChartSpec,
  text: FigureText,
  rowsOf: (table: string) => readonly unknown[],
): Promise<string> {
  vega.resetSVGDefIds();
  // Widths from a table of our own: what `canvas` or fonts are installed must not move a label.
  const metrics = vega as unknown as {
    textMetrics: { width: (item: { fontSize?: number }, words: unknown) => number };
  };
  metrics.textMetrics.width = (item, words) =>
    textWidth(Array.isArray(words) ? String(words[0]) : String(words ?? ''), item.fontSize ?? 11);
  const whole = JSON.parse(specText(spec, text));
  const compiled = compile(withValues(whole, rowsOf) as TopLevelSpec, { logger: vega.logger(vega.Error) });
  const view = new vega.View(vega.parse(compiled.spec), { renderer: 'none', logLevel: vega.Error });
  try {
    return finish(await view.toSVG(), text);
  } finally {
    view.finalize();
  }
}
