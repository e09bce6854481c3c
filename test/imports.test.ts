import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = 'generators';
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))
  .sort();
const SOURCES = new Map(FILES.map((file) => [file, readFileSync(posix.join(ROOT, file), 'utf8')]));

/** What a module imports or hands on as it stands at its top, types too; `import()` at run time is left out. */
function specifiers(source: string): string[] {
  const statements = /^(?:import|export)\b[^;]*?\bfrom '([^']+)';|^import '([^']+)';/gm;
  return [...source.matchAll(statements)].map(([, from, alone]) => from ?? alone);
}

/** The modules of the project that each module imports. */
const IMPORTS = new Map(
  [...SOURCES].map(([file, source]) => {
    const own = specifiers(source).filter((name) => name.startsWith('.'));
    return [file, own.map((name) => posix.join(posix.dirname(file), name))];
  }),
);

const roomOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : 'scripts');

/**
 * The floors of the house from below. A room stands on the rooms named with it and on nothing else; a notebook
 * is its script and the room of its name.
 */
const STANDS_ON: Readonly<Record<string, readonly string[]>> = {
  polyomino: [],
  cover: [],
  notebook: [],
  search: ['polyomino', 'cover'],
  drawing: ['polyomino', 'cover', 'notebook/svg.ts', 'notebook/text-width.ts'],
  terminal: ['polyomino', 'cover', 'search', 'drawing', 'notebook'],
};
const BELOW_NOTEBOOKS = Object.keys(STANDS_ON);
const NOTEBOOKS = [...new Set(FILES.map(roomOf))].filter(
  (room) => room !== 'cli' && !BELOW_NOTEBOOKS.includes(room),
);

function mayImport(from: string, to: string): boolean {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (room === other || room === 'cli') return true;
  const below = STANDS_ON[room] ?? [...BELOW_NOTEBOOKS, ...NOTEBOOKS];
  return below.includes(other) || below.includes(to);
}

/** The modules whose source matches, with the text that does. */
function matching(pattern: RegExp, files = FILES): string[] {
  return files.flatMap((file) => {
    const found = SOURCES.get(file)?.match(pattern);
    return found ? [`${file}: ${found[0]}`] : [];
  });
}

describe('the direction of imports', () => {
  test('the rooms of the house are there', () => {
    for (const room of ['cli', ...BELOW_NOTEBOOKS]) expect(FILES.map(roomOf)).toContain(room);
    expect(NOTEBOOKS).toContain('pento');
    expect(IMPORTS.get('pento.ts')).toContain('search/all-packings.ts');
    expect(IMPORTS.get('search/packing-cover.ts')).toContain('cover/problem.ts');
  });

  test('imports of every form are seen', () => {
    const source = "import type { A } from './a.ts';\nimport {\n  b,\n} from './b.ts';\nimport './c.ts';\n";
    expect(specifiers(`${source}export * from './d.ts';\nexport type { E } from 'e';\n`)).toEqual([
      './a.ts',
      './b.ts',
      './c.ts',
      './d.ts',
      'e',
    ]);
    expect(matching(/\bfrom "|\bimport "/)).toEqual([]);
  });

  test('every import names a module of the project that exists, or a package', () => {
    const missing = [...IMPORTS].flatMap(([from, all]) =>
      all.filter((to) => !SOURCES.has(to)).map((to) => `${from} -> ${to}`),
    );
    expect(missing).toEqual([]);
  });

  test('is downwards: command line, notebooks, search and drawing, polyomino, cover and notebook', () => {
    const upwards = [...IMPORTS].flatMap(([from, all]) =>
      all.filter((to) => !mayImport(from, to)).map((to) => `${from} -> ${to}`),
    );
    expect(upwards).toEqual([]);
  });

  test('is downwards at run time too, but for the scripts that call the command line', () => {
    const upwards = FILES.flatMap((from) =>
      [...(SOURCES.get(from) as string).matchAll(/\bimport\('(\.[^']+)'\)/g)]
        .map(([, name]) => posix.join(posix.dirname(from), name))
        .filter((to) => !mayImport(from, to))
        .map((to) => `${from} -> ${to}`),
    );
    expect(upwards.filter((arrow) => !/^[a-z]+\.ts -> cli\//.test(arrow))).toEqual([]);
  });

  test('the rule would find an arrow up', () => {
    expect(mayImport('polyomino/board.ts', 'cover/problem.ts')).toBe(false);
    expect(mayImport('notebook/book.ts', 'pento.ts')).toBe(false);
    expect(mayImport('drawing/packing.ts', 'notebook/book.ts')).toBe(false);
    expect(mayImport('drawing/packing.ts', 'notebook/svg.ts')).toBe(true);
    expect(mayImport('pento/count.ts', 'cli/main.ts')).toBe(false);
    expect(mayImport('cli/solve.ts', 'pento/count.ts')).toBe(true);
  });

  test('goes round in no circle', () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, way: readonly string[]) => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '));
      if (done.has(file) || way.includes(file)) return;
      for (const next of IMPORTS.get(file) ?? []) visit(next, [...way, file]);
      done.add(file);
    };
    for (const file of FILES) visit(file, []);
    expect(circles).toEqual([]);
  });

  test('dancing links and the scan have only boards, pieces and the form of their answers in common', () => {
    const reachedFrom = (file: string, reached = new Set<string>()): Set<string> => {
      if (!reached.has(file))
        for (const next of IMPORTS.get(file) ?? []) reachedFrom(next, reached.add(file));
      return reached.add(file);
    };
    const links = reachedFrom('search/links.ts');
    const scans = new Set([...reachedFrom('search/scan.ts'), ...reachedFrom('search/scan-pruned.ts')]);
    const common = [...links]
      .filter((file) => scans.has(file))
      .filter((file) => !file.startsWith('polyomino/'));
    expect(common).toEqual(['search/method.ts']);
    // The scans lay the pieces themselves: of the placements that dancing links uses they know the types alone.
    const own = [...scans].filter((file) => file.startsWith('search/'));
    expect(matching(/^import (?!type)[^;]*\/placement\.ts'/m, own)).toEqual([]);
    expect(matching(/^import type[^;]*\/placement\.ts'/m, own)).not.toEqual([]);
    expect([links.has('cover/links.ts'), scans.has('search/scan-search.ts')]).toEqual([true, true]);
  });

  test('between two rooms goes one way at most', () => {
    const arrows = new Set(
      [...IMPORTS].flatMap(([from, all]) => all.map((to) => `${roomOf(from)} ${roomOf(to)}`)),
    );
    const bothWays = [...arrows].filter((arrow) => {
      const [from, to] = arrow.split(' ');
      // A script and the room of its notebook are one; only the room may not lean on the script.
      return from < to && from !== 'scripts' && to !== 'scripts' && arrows.has(`${to} ${from}`);
    });
    expect(bothWays).toEqual([]);
  });
});

describe('what a result may depend on', () => {
  const READS_FILES = ['notebook/', 'cli/', 'search/wasm/', 'terminal/', 'long/checkpoint.ts'];

  test('only the rooms that keep files touch the disk', () => {
    const others = FILES.filter((file) => !READS_FILES.some((start) => file.startsWith(start)));
    const touching = others.filter((file) =>
      specifiers(SOURCES.get(file) as string).some((name) => /^(node:)?fs(\/|$)/.test(name)),
    );
    expect(touching).toEqual([]);
    expect(matching(/\bimport\(['"](node:)?fs|\brequire\(/, others)).toEqual([]);
  });

  test('no clock, no unseeded chance, no locale', () => {
    expect(
      matching(/\bDate\.now\b|\bMath\.random\b|\bnew Date\b|\btoLocale\w*|\blocaleCompare\b|\bIntl\b/),
    ).toEqual([]);
    expect(matching(/\bhrtime\b|\brandomUUID\b|\brandomBytes\b|\brandomInt\b|\bgetRandomValues\b/)).toEqual(
      [],
    );
  });

  test('seconds are counted only to show progress', () => {
    expect(matching(/\bperformance\b/)).toEqual([
      'long.ts: performance',
      'notebook/progress.ts: performance',
    ]);
  });
});
