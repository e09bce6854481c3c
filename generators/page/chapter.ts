import MarkdownIt from 'markdown-it';
import { inlineFigure } from './inline-figure.ts';

/** A note turned into a part of the page. */
export interface Chapter {
  readonly name: string;
  readonly title: string;
  readonly html: string;
}

/**
 * Turns the note of a notebook into HTML: figures inlined, tables in boxes that scroll, headings that can be
 * linked to. `readFigure` gives the SVG of a figure by its path from the top of the project.
 */
export function chapterOf(name: string, markdown: string, readFigure: (path: string) => string): Chapter {
  const md = new MarkdownIt({ html: false, linkify: false });
  let figures = 0;
  md.renderer.rules.image = (tokens, index) => {
    const source = tokens[index].attrGet('src') ?? '';
    const path = source.replace(/^\.\.\//, '');
    figures++;
    return `<figure>${inlineFigure(readFigure(path), `${name}-${figures}`)}</figure>`;
  };
  md.renderer.rules.table_open = () => '<div class="table"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? name;
  // A figure is a block of its own: it must not stand in a paragraph; what follows it is its caption.
  const html = md
    .render(markdown)
    .replace(
      /<p>(<figure>[\s\S]*?<\/figure>)<\/p>\n<p>(<em>[\s\S]*?)<\/p>/g,
      (_, figure: string, caption: string) =>
        figure.replace('</figure>', `<figcaption>${caption}</figcaption></figure>`),
    )
    .replace(/<p>(<figure>[\s\S]*?<\/figure>)<\/p>/g, '$1')
    .replace(/<h1>/, `<h1 id="${name}">`);
  return { name, title, html };
}
