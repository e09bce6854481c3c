/** An SVG element or text in the making. */
export type SvgNode =
  | { readonly name: string; readonly attributes: Attributes; readonly children: readonly SvgNode[] }
  | string;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number as SVG gets it: at most three decimals, no negative zero, no exponent. */
export function coordinate(value: number): string {
  return String(Number(value.toFixed(3)) || 0);
}

/** Text made safe for XML. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An element; attributes that are undefined are left out, numbers are rounded. */
export function el(name: string, attributes: Attributes = {}, ...children: SvgNode[]): SvgNode {
  return { name, attributes, children };
}

/** The XML of a node. */
export function xml(node: SvgNode): string {
  if (typeof node === 'string') return escapeXml(node);
  const attributes = Object.entries(node.attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? coordinate(value) : escapeXml(String(value))}"`,
    )
    .join('');
  const inner = node.children.map(xml).join('');
  return inner === '' ? `<${node.name}${attributes}/>` : `<${node.name}${attributes}>${inner}</${node.name}>`;
}

/** What a screen reader says of a figure. */
export interface FigureText {
  readonly title: string;
  readonly description: string;
}

/** The fonts of every figure; their widths are those of `textWidth`. */
export const FONT = 'Helvetica, Arial, "Liberation Sans", sans-serif';

/**
 * A whole figure: white ground, title and description for screen readers, one child a line so that a changed
 * part is a changed line. `width` and `height` in pixels.
 */
export function figureSvg(
  text: FigureText,
  width: number,
  height: number,
  children: readonly SvgNode[],
): string {
  const size = `width="${coordinate(width)}" height="${coordinate(height)}" viewBox="0 0 ${coordinate(width)} ${coordinate(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${size} font-family="${escapeXml(FONT)}">`,
    `<title>${escapeXml(text.title)}</title>`,
    `<desc>${escapeXml(text.description)}</desc>`,
    `<rect width="${coordinate(width)}" height="${coordinate(height)}" fill="#ffffff"/>`,
    ...children.map(xml),
    '</svg>',
    '',
  ].join('\n');
}
