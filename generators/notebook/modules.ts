import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { build, transform } from 'esbuild';
import { sha256 } from './hash.ts';

/** The modules and files that scripts rest on: for each script, SHA-256 of every module by path. */
export type ModuleHashes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Files that a module names as `new URL('./file', import.meta.url)`: it may read them or start them. */
function namedFiles(root: string, module: string, source: string): string[] {
  return [...source.matchAll(/new URL\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url\s*\)/g)]
    .map(([, name]) => posix.join(dirname(module), name))
    .filter((path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile());
}

/**
 * Finds the modules that each script imports, directly or not, and hashes them. Comments and layout do not count:
 * what is hashed is the module without types and white space. Types alone do not count as an import, nor does
 * `import()`, which the runner uses to load what leaves no trace in a result.
 */
export async function moduleHashes(root: string, scripts: readonly string[]): Promise<ModuleHashes> {
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
    logLevel: 'silent',
  });
  const hashes = new Map<string, Promise<string>>();
  const named = new Map<string, string[]>();
  const hashOf = (path: string): Promise<string> => {
    const known = hashes.get(path);
    if (known) return known;
    const source = readFileSync(join(root, path), 'utf8');
    const isScript = /\.[cm]?[jt]s$/.test(path);
    if (isScript) named.set(path, namedFiles(root, path, source));
    const hash = isScript
      ? transform(source, {
          loader: path.endsWith('ts') ? 'ts' : 'js',
          minifyWhitespace: true,
          legalComments: 'none',
          charset: 'utf8',
        }).then(({ code }) => sha256(code))
      : Promise.resolve(sha256(source));
    hashes.set(path, hash);
    return hash;
  };
  const result = new Map<string, ReadonlyMap<string, string>>();
  for (const script of scripts) {
    const reached = new Map<string, string>();
    const queue = [relative(root, join(root, script)).replaceAll('\\', '/')];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (reached.has(path)) continue;
      reached.set(path, await hashOf(path));
      const imported = metafile.inputs[path]?.imports ?? [];
      queue.push(...imported.filter((i) => !i.external && i.kind === 'import-statement').map((i) => i.path));
      queue.push(...(named.get(path) ?? []));
    }
    result.set(script, reached);
  }
  return result;
}
