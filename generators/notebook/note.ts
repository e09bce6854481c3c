import { markdownTable } from 'markdown-table';
import { type CellTable, findCell, shown, type TableFinder } from './cell.ts';

/** A figure that a note can place by name. */
export interface PlacedFigure {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** What a note may refer to. */
export interface NoteSources {
  readonly find: TableFinder;
  /** Names of the tables, to suggest from. */
  readonly tables: readonly string[];
  readonly figures: readonly PlacedFigure[];
}

/** One thing wrong with the source of a note. */
export interface NoteFault {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** Words that hold digits and are no results: names of boards, dates, places in a source, names of notebooks. */
const WORDS: readonly RegExp[] = [
  /\b\d+x\d+(?:-\d+x\d+)?\b/g,
  /\b(?:18[5-9]\d|19\d\d|20[0-2]\d)\b/g,
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
  /\b(?:pages?|answers?|exercises?|problems?|volumes?|Volume|Eureka|Gutenberg|columns?|rows?|levels?) \d+[a-z]?(?:(?:, | and |–|-| to )\d+[a-z]?)*/gi,
  /\b7\.2\.2\.1\b/g,
  /\barXiv:\S+/g,
  /\bPre-Fascicle 5C\b/gi,
  /\bfifteen\/\d+\b/g,
];

const BRACES = /\{\{([^{}]*)\}\}/g;

/** The source without its references, code and link targets: what must hold no typed result. */
function proseOf(line: string): string {
  let prose = line
    .replace(BRACES, ' ')
    .replace(/`[^`]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/<?https?:\/\/\S+/g, ' ')
    .replace(/^\s*\d+\.\s/, ' ');
  for (const words of WORDS) prose = prose.replace(words, ' ');
  return prose;
}

/** Every number typed into a note's prose: a result must come from a cell. */
export function typedNumbers(source: string): NoteFault[] {
  let fenced = false;
  return source.split('\n').flatMap((line, i) => {
    if (line.startsWith('```')) fenced = !fenced;
    if (fenced || line.startsWith('```')) return [];
    const digits = /\p{Nd}[\p{Nd},.]*/u.exec(proseOf(line));
    return digits
      ? [
          {
            line: i + 1,
            message: `expected a cell reference in braces, found the typed number "${digits[0]}"`,
          },
        ]
      : [];
  });
}

/** Braces without a partner on their line: what was meant by them would not be filled in. */
function looseBraces(source: string): NoteFault[] {
  return source.split('\n').flatMap((line, i) => {
    const loose = /\{\{|\}\}/.exec(line.replace(BRACES, ''))?.[0];
    const message = `expected {{ and }} around one reference on one line, found ${loose} alone`;
    return loose === undefined ? [] : [{ line: i + 1, message }];
  });
}

function placeTable(directive: string, sources: NoteSources): string {
  const parts = /^table ([^\s:]+)(?: where ([^:]+))?(?::\s*(.+))?$/.exec(directive);
  if (!parts)
    throw new Error(
      `Expected {{table notebook/name where field=value: field, field}}, found "${directive}".`,
    );
  const [, ref, condition, columns] = parts;
  const found = sources.find(ref) as CellTable | undefined;
  // An unknown table is reported like an unknown cell, with the nearest name.
  if (!found) findCell(`${ref}[].x`, sources.find, sources.tables);
  const { fields, rows } = found as CellTable;
  const names = columns ? columns.split(',').map((name) => name.trim()) : Object.keys(fields);
  const wanted = (condition ?? '')
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.trim().split('='));
  for (const name of [...names, ...wanted.map(([name]) => name)]) {
    if (!Object.hasOwn(fields, name))
      throw new Error(
        `Expected a field of ${ref}, found "${name}" (it has ${Object.keys(fields).join(', ')}).`,
      );
  }
  const chosen = rows.filter((row) => wanted.every(([name, value]) => String(row[name]) === value));
  if (chosen.length === 0) throw new Error(`Expected rows in "${directive}", found none.`);
  const align = names.map((name) =>
    fields[name].type === 'integer' || fields[name].type === 'number' ? 'r' : 'l',
  );
  const body = chosen.map((row) =>
    names.map((name) => shown(row[name], fields[name]).replaceAll('|', '\\|')),
  );
  const head = names.map((name) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
  return markdownTable([head, ...body], { align });
}

function placeFigure(name: string, sources: NoteSources): string {
  const figure = sources.figures.find((candidate) => candidate.name === name);
  if (!figure) {
    throw new Error(
      `Expected a figure of this notebook, found "${name}" (it has ${sources.figures.map((f) => f.name).join(', ') || 'none'}).`,
    );
  }
  return `![${figure.title}](../figures/${name}.svg)\n\n*${figure.title}.* ${figure.description}`;
}

/** What stands in the place of one pair of braces. Throws an Error or CellError that says what does not resolve. */
function resolve(inside: string, sources: NoteSources): string {
  const directive = inside.trim();
  if (directive.startsWith('table ')) return placeTable(directive, sources);
  if (directive.startsWith('figure ')) return placeFigure(directive.slice('figure '.length).trim(), sources);
  const { value, field } = findCell(directive, sources.find, sources.tables);
  return shown(value, field);
}

/** Fills the braces of a short text (a caption, an explanation). Throws as `resolve` does. */
export function fillText(source: string, sources: NoteSources): string {
  return source.replace(BRACES, (_, inside: string) => resolve(inside, sources));
}

/** The cell references in the braces of a text. */
export function referencesIn(source: string): string[] {
  return [...source.matchAll(BRACES)]
    .map(([, inside]) => inside.trim())
    .filter((inside) => !/^(table|figure) /.test(inside));
}

/**
 * Renders a note: braces become cells, tables and figures. Returns the Markdown and every fault with its line;
 * a number typed in prose is one.
 */
export function renderNote(source: string, sources: NoteSources): { markdown: string; faults: NoteFault[] } {
  const faults = [...typedNumbers(source), ...looseBraces(source)];
  const markdown = source
    .split('\n')
    .map((line, i) =>
      line.replace(BRACES, (braces, inside: string) => {
        try {
          return resolve(inside, sources);
        } catch (error) {
          faults.push({ line: i + 1, message: (error as Error).message.replace(/\.$/, '') });
          return braces;
        }
      }),
    )
    .join('\n');
  faults.sort((a, b) => a.line - b.line);
  return { markdown: markdown.endsWith('\n') ? markdown : `${markdown}\n`, faults };
}
