import { type PackingProblem, placements } from '../../generators/polyomino/placement.ts';

/** All packings (letters, one a cell, sorted), by laying piece after piece wherever it fits. */
export function packingsByTrial(problem: PackingProblem): string[] {
  const found: string[] = [];
  const laid = placements(problem);
  function lay(p: number, letters: readonly string[]) {
    if (p === problem.pieces.length) {
      if (!letters.includes('_')) found.push(letters.join(''));
      return;
    }
    const { name } = problem.pieces[p];
    for (const { piece, cells } of laid) {
      if (piece !== name || cells.some((cell) => letters[cell] !== '_')) continue;
      lay(
        p + 1,
        letters.map((letter, cell) => (cells.includes(cell) ? name : letter)),
      );
    }
  }
  lay(0, new Array(problem.board.cells.length).fill('_'));
  return found.sort();
}

/** The tree of the scan on plain sets: nodes by level, dead ends, packings in the order in which they come. */
export function scanByTrial(problem: PackingProblem, along: 'row' | 'column') {
  const { board, pieces } = problem;
  const [major, minor] = along === 'row' ? [0, 1] : [1, 0];
  const order = [...board.cells.keys()].sort(
    (a, b) => board.cells[a][major] - board.cells[b][major] || board.cells[a][minor] - board.cells[b][minor],
  );
  const laid = placements(problem);
  const levels: number[] = [];
  const packings: string[] = [];
  let deadEnds = 0;
  function node(letters: readonly string[], used: readonly string[]) {
    levels[used.length] = (levels[used.length] ?? 0) + 1;
    const first = order.find((cell) => letters[cell] === '_');
    const left = pieces.filter(({ name }) => !used.includes(name));
    if (first === undefined && left.length === 0) {
      packings.push(letters.join(''));
      return;
    }
    const fitting = laid.filter(
      ({ piece, cells }) =>
        left.some(({ name }) => name === piece) &&
        first !== undefined &&
        cells.includes(first) &&
        cells.every((cell) => letters[cell] === '_'),
    );
    if (fitting.length === 0) deadEnds++;
    for (const { piece, cells } of fitting) {
      node(
        letters.map((letter, cell) => (cells.includes(cell) ? piece : letter)),
        [...used, piece],
      );
    }
  }
  node(new Array(board.cells.length).fill('_'), []);
  return { packings: packings.sort(), levels, deadEnds };
}
