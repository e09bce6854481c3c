import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build, type Metafile, transform } from 'esbuild';
import { sha256 } from './hash.ts';

/** A module that can be bundled; AssemblyScript (`.wasm.ts`) cannot, and counts as a file. */
const SCRIPT = /(?<!\.wasm)\.[cm]?[jt]s$/;

/** The modules and files that scripts rest on: for each script, SHA-256 of every module by path. */
export type ModuleHashes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Files that a module names as `new URL('./file', import.meta.url)`: it may read them or start them. */
function namedFiles(root: string, module: string, source: string): string[] {
  return [...source.matchAll(/new URL\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url\s*\)/g)]
    .map(([, name]) => posix.join(posix.dirname(module), name))
    .filter((path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile());
}

const isScript = (path: string) => SCRIPT.test(path);

/** What each module imports, from the root. A file that is named by a module may be a script with imports of its own. */
async function importsFrom(root: string, scripts: readonly string[]): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...scripts],
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'build',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    // Paths stay below the root, whatever links lead to it.
    preserveSymlinks: true,
    logLevel: 'silent',
  });
  return metafile.inputs;
}

/**
 * Finds the modules that each script imports, directly or not, and hashes them. Comments and layout do not count:
 * what is hashed is the module without types and white space. Types alone do not count as an import, nor does
 * `import()`, which the runner uses to load what leaves no trace in a result.
 * Throws what esbuild throws, with file and line, for a module that cannot be read or parsed.
 */
export async function moduleHashes(root: string, scripts: readonly string[]): Promise<ModuleHashes> {
  const entries = scripts.map((script) => posix.normalize(script.replaceAll('\\', '/')));
  const inputs = { ...(await importsFrom(root, entries)) };
  const sources = new Map<string, string>();
  const links = new Map<string, readonly string[]>();
  const sourceOf = (path: string): string => {
    const source = sources.get(path) ?? readFileSync(join(root, path), 'utf8');
    sources.set(path, source);
    return source;
  };
  /** The modules and files that one rests on directly. */
  const linksOf = async (path: string): Promise<readonly string[]> => {
    if (!isScript(path)) return [];
    if (!inputs[path]) Object.assign(inputs, await importsFrom(root, [path]));
    const known = links.get(path);
    if (known) return known;
    const imported = inputs[path].imports.filter((i) => !i.external && i.kind !== 'dynamic-import');
    const found = [...imported.map((i) => i.path), ...namedFiles(root, path, sourceOf(path))];
    links.set(path, found);
    return found;
  };
  const hashes = new Map<string, Promise<string>>();
  const hashOf = (path: string): Promise<string> => {
    const hash =
      hashes.get(path) ??
      (isScript(path)
        ? transform(sourceOf(path), {
            loader: path.endsWith('ts') ? 'ts' : 'js',
            minifyWhitespace: true,
            legalComments: 'none',
            charset: 'utf8',
          }).then(({ code }) => sha256(code))
        : Promise.resolve(sha256(readFileSync(join(root, path)))));
    hashes.set(path, hash);
    return hash;
  };
  const result = new Map<string, ReadonlyMap<string, string>>();
  for (const [i, entry] of entries.entries()) {
    const reached = new Set<string>();
    const queue = [entry];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (reached.has(path)) continue;
      reached.add(path);
      queue.push(...(await linksOf(path)));
    }
    const hashed = [...reached].map(async (path) => [path, await hashOf(path)] as const);
    result.set(scripts[i], new Map(await Promise.all(hashed)));
  }
  return result;
}
