import type { Book, Chart, Picture } from './book.ts';
import type { CellTable } from './cell.ts';
import { findCell } from './cell.ts';
import { specText, tablesOf } from './chart-spec.ts';
import { sha256 } from './hash.ts';
import { ABSENT } from './manifest.ts';
import { fillText, type PlacedFigure, renderNote } from './note.ts';
import type { Notebook } from './notebook.ts';
import {
  type DataPackage,
  type FigureEntry,
  type Resource,
  tableResource,
  textResource,
} from './package-file.ts';
import type { Pool } from './pool.ts';
import type { Read, Shelf } from './shelf.ts';
import { figureSvg } from './svg.ts';
import { type AnyRow, arrange, pathOf, type Table, tableText } from './table.ts';

/** What a notebook gave: files by path, their entries in the data package, and what it read. */
export interface Built {
  readonly files: ReadonlyMap<string, string>;
  readonly entries: DataPackage;
  /** SHA-256 of each file read, by path. */
  readonly inputs: ReadonlyMap<string, string>;
}

/** What a notebook is built from. */
export interface Surroundings {
  readonly read: Read;
  /** Tables of the notebooks that ran before. */
  readonly shelf: Shelf;
  readonly pool: Pool;
  /** Told when a task begins and ends. */
  readonly onTask?: (label: string, event: 'begin' | 'end') => void;
}

/** A notebook that cannot be built: each fault is a sentence. */
export class NotebookError extends Error {
  override name = 'NotebookError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/**
 * Runs a notebook in memory: nothing is written. Charts are drawn one after the other, in the order in which
 * they were handed over. Throws a NotebookError with every fault of the note, and whatever `compute` throws.
 */
export async function buildNotebook(notebook: Notebook, around: Surroundings): Promise<Built> {
  const { name } = notebook;
  const files = new Map<string, string>();
  const inputs = new Map<string, string>();
  const resources: Resource[] = [];
  const own = new Map<string, CellTable>();
  const figures: ((Chart & { kind: 'chart' }) | (Picture & { kind: 'picture' }))[] = [];

  function put(path: string, content: string) {
    if (files.has(path)) throw new Error(`Expected every file of ${name} once, found ${path} twice.`);
    files.set(path, content);
  }

  function readIfThere(path: string): string | undefined {
    const content = around.read(path);
    inputs.set(path, content === undefined ? ABSENT : sha256(content));
    return content;
  }

  function read(path: string): string {
    const content = readIfThere(path);
    if (content === undefined) throw new Error(`Expected the file ${path} that ${name} reads, found none.`);
    return content;
  }

  function find(ref: string): CellTable | undefined {
    if (own.has(ref)) return own.get(ref);
    // A table that this notebook wrote in an earlier run must not feed the next one.
    if (ref.startsWith(`${name}/`)) return undefined;
    const found = around.shelf.find(ref);
    if (found) read(pathOf(ref));
    return found;
  }

  const tables = () => [...around.shelf.tables.filter((ref) => !ref.startsWith(`${name}/`)), ...own.keys()];
  const checkFigure = (figure: string) => {
    if (!/^[a-z][a-z0-9-]*$/.test(figure) || (!figure.startsWith('pento') && !figure.startsWith(name))) {
      throw new Error(`Expected a figure named after its notebook ${name}, found "${figure}".`);
    }
  };

  const book: Book = {
    async run(task, argument, label) {
      around.onTask?.(label, 'begin');
      // This thread has time to load what draws charts; a failure shows when a chart is drawn.
      import('./chart.ts').catch(() => undefined);
      try {
        return await around.pool.run(task, argument);
      } finally {
        around.onTask?.(label, 'end');
      }
    },
    table(declared, rows) {
      if (!declared.ref.startsWith(`${name}/`))
        throw new Error(`Expected a table of ${name}, found ${declared.ref}.`);
      const arranged = arrange(declared as unknown as Table, rows as unknown as AnyRow[]);
      const content = tableText(arranged);
      put(pathOf(declared.ref), content);
      resources.push(tableResource(declared as unknown as Table, content, name));
      own.set(declared.ref, {
        ref: declared.ref,
        fields: declared.fields,
        key: declared.key,
        rows: arranged,
      });
    },
    list(list, about, lines) {
      if (!/^[a-z0-9][a-z0-9-]*$/.test(list))
        throw new Error(`Expected a list of ${name} named in lower case, found "${list}".`);
      lines.forEach((line, i) => {
        if (i > 0 && !(lines[i - 1] < line))
          throw new Error(`Expected ${name}/${list} sorted, each line once, found "${line}" out of place.`);
      });
      const content = lines.map((line) => `${line}\n`).join('');
      put(`data/${name}/${list}.txt`, content);
      resources.push(textResource(`${name}/${list}.txt`, about, content, name));
    },
    chart(chart) {
      checkFigure(chart.name);
      figures.push({ kind: 'chart', ...chart });
    },
    picture(picture) {
      checkFigure(picture.name);
      figures.push({ kind: 'picture', ...picture });
    },
    page(path, content) {
      if (!path.startsWith('notes/')) throw new Error(`Expected a page in notes/, found ${path}.`);
      put(path, content);
    },
    cell: (reference) => findCell(reference, find, tables()).value,
    rows(ref) {
      const found = find(ref);
      if (!found)
        throw new Error(
          `Expected the table ${ref} that ${name} reads, found none; there are ${tables().join(', ')}.`,
        );
      return found.rows;
    },
    find,
    tables,
    read,
    readIfThere,
  };

  await notebook.compute(book);

  const entries: FigureEntry[] = [];
  const placed: PlacedFigure[] = [];
  for (const figure of figures) {
    const sources = { find, tables: tables(), figures: [] };
    const text = {
      title: fillText(figure.title, sources),
      description: fillText(figure.description, sources),
    };
    const path = `figures/${figure.name}.svg`;
    let svg: string;
    if (figure.kind === 'chart') {
      const { chartSvg } = await import('./chart.ts');
      svg = await chartSvg(figure.spec, text, book.rows);
      put(`figures/${figure.name}.vl.json`, specText(figure.spec, text));
    } else {
      svg = figureSvg(text, figure.width, figure.height, figure.children);
    }
    put(path, svg);
    const drawn = figure.kind === 'chart' ? tablesOf(figure.spec) : figure.tables;
    entries.push({
      name: figure.name,
      path,
      ...text,
      hash: `sha256:${sha256(svg)}`,
      tables: drawn,
      notebook: name,
    });
    placed.push({ name: figure.name, ...text });
  }

  if (notebook.note !== undefined) {
    const path = notebook.note;
    const { markdown, faults } = renderNote(read(path), { find, tables: tables(), figures: placed });
    if (faults.length > 0)
      throw new NotebookError(faults.map((fault) => `${path}:${fault.line}: ${fault.message}.`));
    put(`notes/${name}.md`, markdown);
  }
  return { files, entries: { resources, figures: entries }, inputs };
}
