import { runAlone } from './alone.ts';
import { defineNotebook } from './notebook/notebook.ts';
import { escapeXml } from './notebook/svg.ts';
import { pathOf } from './notebook/table.ts';
import { CHAPTERS, LONG, NEED_LONG } from './order.ts';
import { type Chapter, chapterOf } from './page/chapter.ts';
import { STYLE } from './page/style.ts';

const TITLE = 'pentobook: pentomino packings, counted and checked';

function pageHtml(chapters: readonly Chapter[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(TITLE)}</title>`,
    `<style>\n${STYLE}\n</style>`,
    '</head>',
    '<body>',
    '<header>',
    `<h1>${escapeXml(TITLE)}</h1>`,
    '<p>Every number on this page stands in a table that a script computes, and every figure is drawn from such tables. The last chapter holds each number against what was printed.</p>',
    '<nav aria-label="Chapters"><ol>',
    ...chapters.map(({ name, title }) => `<li><a href="#${name}">${escapeXml(title)}</a></li>`),
    '</ol></nav>',
    '</header>',
    '<main>',
    ...chapters.map(({ html }) => html.trim()),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const page = defineNotebook({
  name: 'page',
  title: 'All notes on one page',
  async compute(book) {
    const hasLong = LONG.every((name) =>
      book
        .tables()
        .some((table) => table.startsWith(`${name}/`) && book.readIfThere(pathOf(table)) !== undefined),
    );
    const chapters = CHAPTERS.flatMap((name) => {
      const path = `notes/${name}.md`;
      if (!NEED_LONG.includes(name)) return [chapterOf(name, book.read(path), book.read)];
      // What tells of the long tier stays away while that is not computed, whatever is left of an earlier run.
      const note = hasLong ? book.readIfThere(path) : undefined;
      return note === undefined ? [] : [chapterOf(name, note, book.read)];
    });
    book.page('notes/index.html', pageHtml(chapters));
  },
});

export default page;
void runAlone(import.meta.url, page);
