import { createHash } from 'node:crypto';
import { filesBelow, GENERATED_FOLDERS, isTemporary, readProjectBytes, readProjectFile } from './files.ts';
import { blobTexts, commitOf, filesOf } from './git.ts';
import type { Read } from './shelf.ts';

/** The project's results at one moment: a commit, or the working tree. */
export interface Snapshot {
  /** What to call it: the revision as it was given, or `the working tree`. */
  readonly label: string;
  /** Every file below data, figures and notes: path from the top and a name that two equal files share. */
  readonly files: ReadonlyMap<string, string>;
  readonly read: Read;
  /** Says that these files will be read, so that they can be fetched at once. */
  readonly prepare: (paths: readonly string[]) => void;
}

/** The results of a revision. Throws a GitError when there is none. */
export function snapshotOf(root: string, revision: string): Snapshot {
  const files = filesOf(root, commitOf(root, revision), GENERATED_FOLDERS);
  const texts = new Map<string, string>();
  const fetch = (blobs: readonly string[]) => {
    for (const [blob, text] of blobTexts(root, blobs)) texts.set(blob, text);
  };
  return {
    label: revision,
    files,
    prepare(paths) {
      const blobs = paths.map((path) => files.get(path)).filter((blob) => blob !== undefined);
      fetch([...new Set(blobs)].filter((blob) => !texts.has(blob)));
    },
    read(path) {
      const blob = files.get(path);
      if (blob === undefined) return undefined;
      if (!texts.has(blob)) fetch([blob]);
      return texts.get(blob);
    },
  };
}

/** The name that git gives to a file of this content. */
function blobName(content: Uint8Array, algorithm: string): string {
  return createHash(algorithm).update(`blob ${content.length}\0`).update(content).digest('hex');
}

/**
 * The results as they lie in the working tree, tracked by git or not, but for files half written. They bear the
 * names that git would give them, so that they can be held against those of `like`.
 */
export function workingTree(root: string, like: Snapshot): Snapshot {
  const [name = ''] = like.files.values();
  const algorithm = name.length === 64 ? 'sha256' : 'sha1';
  const paths = GENERATED_FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter(
    (path) => !isTemporary(path),
  );
  const files = new Map(
    paths.map((path) => [path, blobName(readProjectBytes(root, path) ?? Buffer.alloc(0), algorithm)]),
  );
  return {
    label: 'the working tree',
    files,
    prepare: () => {},
    read: (path) => readProjectFile(root, path),
  };
}
