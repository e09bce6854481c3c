import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Folders that only generate writes to, but for data/published. */
export const GENERATED_FOLDERS = ['data', 'figures', 'notes'];

/** The folder of typed facts, which no script writes. */
export const PUBLISHED_FOLDER = 'data/published';

/** What a half-written file is called until it is renamed. */
const TEMPORARY = '.tmp-';

/** The bytes of a project file; undefined where there is none. Throws an Error when a folder bears its name. */
export function readProjectBytes(root: string, path: string): Buffer | undefined {
  try {
    return readFileSync(join(root, path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    if (code === 'EISDIR')
      throw new Error(`Expected the file ${path}, found a folder of that name: remove it.`);
    throw error;
  }
}

/** The text of a project file; undefined where there is none. Throws as `readProjectBytes` does. */
export function readProjectFile(root: string, path: string): string | undefined {
  return readProjectBytes(root, path)?.toString('utf8');
}

/**
 * Replaces a file whole: the content goes to a file beside it, which is then renamed, so that a killed run leaves
 * the old file or the new one. Folders are made. Returns whether the content changed; an equal file is left alone.
 */
export function replaceFile(root: string, path: string, content: string): boolean {
  const target = join(root, path);
  if (readProjectBytes(root, path)?.equals(Buffer.from(content))) return false;
  mkdirSync(dirname(target), { recursive: true });
  const temporary = join(dirname(target), `${TEMPORARY}${process.pid}-${basename(target)}`);
  try {
    const file = openSync(temporary, 'w');
    try {
      writeFileSync(file, content);
      // Or a machine that stops could keep the new name without the content.
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return true;
}

/** Every file below a folder of the project, by path from the top, sorted. */
export function filesBelow(root: string, folder: string): string[] {
  let entries: import('node:fs').Dirent[];
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(root, path) : [path];
    })
    .sort();
}

/** Every file that generate is answerable for: all below data, figures and notes but the published facts. */
export function generatedFiles(root: string): string[] {
  return GENERATED_FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter(
    (path) => !path.startsWith(`${PUBLISHED_FOLDER}/`),
  );
}

/** Removes a file of the project. */
export function removeFile(root: string, path: string): void {
  rmSync(join(root, path), { force: true });
}

/** Whether a file is one that is half written, or that a killed run left so. */
export function isTemporary(path: string): boolean {
  return basename(path).startsWith(TEMPORARY);
}

/** Removes what a killed run left half written. Only the holder of the lock may call it. */
export function sweepTemporaries(root: string): void {
  for (const path of generatedFiles(root)) {
    if (isTemporary(path)) removeFile(root, path);
  }
}
