import { type FigureText, FONT } from './svg.ts';

/** A Vega-Lite specification as plain JSON. Data come by `{"url": "../data/notebook/table.json"}`. */
export type ChartSpec = { readonly [key: string]: unknown };

/** The look that every chart shares. */
const CONFIG = {
  font: FONT,
  background: '#ffffff',
  aria: false,
  padding: 12,
  title: {
    fontSize: 14,
    fontWeight: 600,
    anchor: 'start',
    offset: 12,
    subtitleFontSize: 12,
    subtitleColor: '#555555',
  },
  axis: {
    labelFontSize: 12,
    titleFontSize: 12,
    titleFontWeight: 400,
    labelColor: '#333333',
    titleColor: '#333333',
    gridColor: '#e5e5e5',
    domainColor: '#888888',
    tickColor: '#888888',
  },
  legend: { labelFontSize: 12, titleFontSize: 12, titleFontWeight: 400 },
  header: { labelFontSize: 12, titleFontSize: 12 },
  bar: { fill: '#3b6ea5' },
  rect: { stroke: '#ffffff' },
  text: { fontSize: 12 },
  view: { stroke: null },
} as const;

/** The table that a data URL names, or undefined: `../data/pento/edge.json` is `pento/edge`. */
export function tableOfUrl(url: string): string | undefined {
  return /^\.\.\/data\/([a-z0-9-]+\/[a-z0-9-]+)\.json$/.exec(url)?.[1];
}

/** Every table that a specification draws, in the order of its data URLs, each once. */
export function tablesOf(spec: unknown): string[] {
  const found = new Set<string>();
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const table = key === 'url' && typeof value === 'string' ? tableOfUrl(value) : undefined;
      if (table !== undefined) found.add(table);
      walk(value);
    }
  };
  walk(spec);
  return [...found];
}

/** The specification as it is stored beside the picture: complete, so that a Vega editor shows the same. */
export function specText(spec: ChartSpec, text: FigureText): string {
  const whole = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    title: text.title,
    description: text.description,
    ...spec,
    config: { ...CONFIG, ...(spec.config as object | undefined) },
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
