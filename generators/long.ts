import { fileURLToPath } from 'node:url';
import { runAlone } from './alone.ts';
import { openCheckpoint } from './long/checkpoint.ts';
import type { PartFigures } from './long/computation.ts';
import { HOLES, LONG, runUnit } from './long/computations.ts';
import { runInParts } from './long/in-parts.ts';
import { LONG_ELEVEN, LONG_TREES } from './long/tables.ts';
import { sha256 } from './notebook/hash.ts';
import { defaultJobs } from './notebook/jobs.ts';
import { defineNotebook } from './notebook/notebook.ts';
import { box } from './polyomino/board.ts';
import { classesWithoutSymmetry } from './polyomino/invariant.ts';
import { CONWAY_ORDER } from './preprint/pieces.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The modules that count: a checkpoint of other code is no use. */
const SCRIPT = 'generators/long/computations.ts';

const long = defineNotebook({
  name: 'long',
  title: 'Searches that take minutes',
  async compute(book) {
    // Imported when needed: what keeps the checkpoint apart leaves no trace in the results.
    const { moduleHashes } = await import('./notebook/modules.ts');
    const hashes = await moduleHashes(ROOT, [SCRIPT]);
    const key = sha256(
      [...(hashes.get(SCRIPT) ?? [])]
        .map((entry) => entry.join(' '))
        .sort()
        .join('\n'),
    );
    const checkpoints = LONG.map(({ name }) => openCheckpoint(`${ROOT}/build/long/${name}.jsonl`, key));
    const found = new Map<string, PartFigures>();
    for (const [i, computation] of LONG.entries()) {
      const figures = await runInParts(book, {
        computation,
        task: runUnit,
        checkpoint: checkpoints[i],
        lanes: defaultJobs(),
        seconds: () => performance.now() / 1000,
      });
      found.set(computation.name, figures);
    }
    const figuresOf = (name: string) => found.get(name) as PartFigures;

    const cells = figuresOf('cells-secondary');
    const first = figuresOf('first-cell');
    book.table(LONG_TREES, [
      {
        run: 'cells-secondary',
        rule: 'the piece with fewest options, cells secondary',
        nodes: cells.nodes,
        solutions: cells.packings,
      },
      {
        run: 'first-cell',
        rule: 'the first uncovered cell along the long side',
        nodes: first.nodes,
        solutions: first.packings,
      },
    ]);
    const board = box(3, 20);
    const { nodes, packings: oriented } = figuresOf('eleven');
    const packings = classesWithoutSymmetry(board, CONWAY_ORDER, CONWAY_ORDER.length - 1, oriented);
    book.table(LONG_ELEVEN, [{ board: board.name, empty: HOLES, oriented, packings, nodes }]);
    for (const checkpoint of checkpoints) checkpoint.clear();
  },
});

export default long;
void runAlone(import.meta.url, long);
