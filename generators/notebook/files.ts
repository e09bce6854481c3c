import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
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

/** That a file of the project cannot be read or written: the path and what was found are in the message. */
export class FileError extends Error {
  override name = 'FileError';
}

/** What a system error says, without the path, which may lie anywhere: `EACCES: permission denied`. */
function causeOf(error: unknown): string {
  const [cause] = (error as Error).message.split(', ');
  return cause;
}

/**
 * The bytes of a project file; undefined where there is none. Throws a FileError for what is no file (a folder, a
 * pipe, which would never end) and for a file that may not be read.
 */
export function readProjectBytes(root: string, path: string): Buffer | undefined {
  let file: number;
  try {
    file = openSync(join(root, path), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new FileError(`Expected to read ${path}, found ${causeOf(error)}.`);
  }
  try {
    const stats = fstatSync(file);
    if (stats.isFile()) return readFileSync(file);
    const kind = stats.isDirectory() ? 'a folder' : 'a pipe or device';
    throw new FileError(`Expected the file ${path}, found ${kind} of that name: remove it.`);
  } finally {
    closeSync(file);
  }
}

/** As `readProjectBytes`, but undefined too for what cannot be read. */
export function readableBytes(root: string, path: string): Buffer | undefined {
  try {
    return readProjectBytes(root, path);
  } catch (error) {
    if (error instanceof FileError) return undefined;
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
 * Throws a FileError, the old file as it was, when it cannot be read or replaced.
 */
export function replaceFile(root: string, path: string, content: string): boolean {
  const target = join(root, path);
  if (readProjectBytes(root, path)?.equals(Buffer.from(content))) return false;
  const temporary = join(dirname(target), `${TEMPORARY}${process.pid}-${basename(target)}`);
  try {
    mkdirSync(dirname(target), { recursive: true });
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
    if (existsSync(temporary)) rmSync(temporary);
    throw new FileError(`Expected to write ${path}, found ${causeOf(error)}; what was there is as it was.`);
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

/** Removes a file of the project. Throws a FileError when it cannot. */
export function removeFile(root: string, path: string): void {
  try {
    rmSync(join(root, path), { force: true });
  } catch (error) {
    throw new FileError(`Expected to remove ${path}, found ${causeOf(error)}.`);
  }
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
