import { execFileSync } from 'node:child_process';

/** That git cannot answer: outside a checkout, or for a revision that does not exist. */
export class GitError extends Error {
  override name = 'GitError';
}

function git(root: string, args: readonly string[], input?: string): Buffer {
  return execFileSync('git', args, {
    cwd: root,
    maxBuffer: 2 ** 30,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    ...(input !== undefined && { input }),
  });
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** The commit that a revision names, as 40 or 64 digits. Throws a GitError that says what to do. */
export function commitOf(root: string, revision: string): string {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
      .toString()
      .trim();
  } catch (error) {
    if (isMissing(error)) throw new GitError('Expected git to be installed, found no such program.');
    let inside = false;
    try {
      inside = git(root, ['rev-parse', '--is-inside-work-tree']).toString().trim() === 'true';
    } catch {
      // Said below.
    }
    if (!inside)
      throw new GitError(
        `Expected a git checkout to find the revision "${revision}" in, found none: run this in a clone.`,
      );
    let shallow = false;
    try {
      shallow = git(root, ['rev-parse', '--is-shallow-repository']).toString().trim() === 'true';
    } catch {
      // An old git cannot tell.
    }
    const hint = shallow
      ? 'this clone is shallow, "git fetch --unshallow" brings the rest'
      : '"git log --oneline" lists those there are';
    throw new GitError(`Expected a revision that exists, found "${revision}"; ${hint}.`);
  }
}

/** The files of a commit below the given folders: path from the top of the project, and name of the blob. */
export function filesOf(root: string, commit: string, folders: readonly string[]): Map<string, string> {
  const listing = git(root, ['ls-tree', '-r', '-z', commit, '--', ...folders]).toString();
  const entries = listing.split('\0').filter((line) => line !== '');
  return new Map(
    entries.map((line) => {
      const tab = line.indexOf('\t');
      return [line.slice(tab + 1), line.slice(0, tab).split(' ')[2]];
    }),
  );
}

/** The text of a blob. */
export function blobText(root: string, blob: string): string {
  return git(root, ['cat-file', 'blob', blob]).toString();
}

/** A file as the last commit has it; undefined without git, without a commit or without the file. */
export function committedFile(root: string, path: string): string | undefined {
  try {
    return git(root, ['show', `HEAD:./${path}`]).toString();
  } catch {
    return undefined;
  }
}
