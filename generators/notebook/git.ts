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

/** What git answers to a question about the checkout, or its complaint. */
function ask(root: string, question: string): { answer?: string; complaint?: string } {
  try {
    return { answer: git(root, ['rev-parse', question]).toString().trim() };
  } catch (error) {
    return { complaint: String((error as { stderr?: Buffer }).stderr ?? '').split('\n')[0] };
  }
}

/** The commit that a revision names, as 40 or 64 digits. Throws a GitError that says what to do. */
export function commitOf(root: string, revision: string): string {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])
      .toString()
      .trim();
  } catch (error) {
    if (isMissing(error)) throw new GitError('Expected git to be installed, found no such program.');
    const { answer, complaint = '' } = ask(root, '--is-inside-work-tree');
    if (answer !== 'true') {
      const why = /not a git repository/.test(complaint) || complaint === '' ? 'none' : `"${complaint}"`;
      throw new GitError(
        `Expected a git checkout to find the revision "${revision}" in, found ${why}: run this in a clone.`,
      );
    }
    const shallow = ask(root, '--is-shallow-repository').answer === 'true';
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
    entries
      .map((line) => {
        const tab = line.indexOf('\t');
        return [line.slice(tab + 1), ...line.slice(0, tab).split(' ')];
      })
      .filter(([, , type]) => type === 'blob')
      .map(([path, , , blob]) => [path, blob]),
  );
}

/** The texts of blobs by their names, all asked for at once. */
export function blobTexts(root: string, blobs: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>();
  if (blobs.length === 0) return texts;
  const answer = git(root, ['cat-file', '--batch'], `${blobs.join('\n')}\n`);
  let at = 0;
  for (const blob of blobs) {
    const end = answer.indexOf('\n', at);
    const [name, , size] = answer.subarray(at, end).toString().split(' ');
    if (name !== blob || size === undefined)
      throw new GitError(`Expected git to know the file ${blob}, found none.`);
    texts.set(blob, answer.subarray(end + 1, end + 1 + Number(size)).toString());
    at = end + 1 + Number(size) + 1;
  }
  return texts;
}

/** A file as the last commit has it; undefined without git, without a commit or without the file. */
export function committedFile(root: string, path: string): string | undefined {
  try {
    return git(root, ['cat-file', 'blob', `HEAD:./${path}`]).toString();
  } catch {
    return undefined;
  }
}
