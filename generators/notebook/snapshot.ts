import { createHash } from 'node:crypto';
import { filesBelow, GENERATED_FOLDERS, readProjectFile } from './files.ts';
import { blobText, commitOf, filesOf } from './git.ts';
import type { Read } from './shelf.ts';

/** The project's results at one moment: a commit, or the working tree. */
export interface Snapshot {
  /** What to call it: the revision as it was given, or `the working tree`. */
  readonly label: string;
  /** Every file below data, figures and notes: path from the top and a name that two equal files share. */
  readonly files: ReadonlyMap<string, string>;
  readonly read: Read;
}

/** The results of a revision. Throws a GitError when there is none. */
export function snapshotOf(root: string, revision: string): Snapshot {
  const files = filesOf(root, commitOf(root, revision), GENERATED_FOLDERS);
  const texts = new Map<string, string>();
  return {
    label: revision,
    files,
    read(path) {
      const blob = files.get(path);
      if (blob === undefined) return undefined;
      const text = texts.get(path) ?? blobText(root, blob);
      texts.set(path, text);
      return text;
    },
  };
}

/** The name that git gives to a file of this content. */
function blobName(content: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0`)
    .update(content)
    .digest('hex');
}

/** The results as they lie in the working tree, tracked by git or not. */
export function workingTree(root: string): Snapshot {
  const paths = GENERATED_FOLDERS.flatMap((folder) => filesBelow(root, folder));
  const files = new Map(paths.map((path) => [path, blobName(readProjectFile(root, path) ?? '')]));
  return { label: 'the working tree', files, read: (path) => readProjectFile(root, path) };
}
