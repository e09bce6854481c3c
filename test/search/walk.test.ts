import { expect, test } from 'vitest';
import { dancingLinks } from '../../generators/cover/links.ts';
import { box } from '../../generators/polyomino/board.ts';
import { PENTOMINOES, pieceNamed, SQUARE } from '../../generators/polyomino/piece.ts';
import { packingCover } from '../../generators/search/packing-cover.ts';
import { scanPackings } from '../../generators/search/scan.ts';
import { countByStates } from '../../generators/search/states.ts';
import { openWalk } from '../../generators/search/walk.ts';

const piecesOf = (letters: string) => [...letters].map(pieceNamed);

test.each([
  ['5x6', 5, 6, 'ILTWYZ'],
  ['4x5', 4, 5, 'NTVY'],
  ['4x10', 4, 10, 'FILPUWXZ'],
  ['3x10', 3, 10, 'FILNPU'],
])('along the short side of %s the nodes are those of the scan', (_, height, width, letters) => {
  const problem = { board: box(height, width), pieces: piecesOf(letters) };
  const { nodes, packings } = scanPackings(problem);
  expect(openWalk(problem).figures([])).toEqual({ nodes, packings });
});

test.each([
  ['5x6', 5, 6, 'ILTWYZ'],
  ['4x5', 4, 5, 'NTVY'],
  ['3x10', 3, 10, 'FILNPU'],
])('along the long side of %s the nodes are those of dancing links on the first item', (_, h, w, letters) => {
  const problem = { board: box(h, w), pieces: piecesOf(letters) };
  const { nodes, solutions } = dancingLinks(packingCover(problem).cover, { choice: 'first' });
  expect(openWalk(problem, { along: 'long side' }).figures([])).toEqual({ nodes, packings: solutions });
});

test('the parts and what is above them make up the whole', () => {
  const problem = { board: box(3, 6), pieces: [...PENTOMINOES.slice(0, 5), SQUARE] };
  for (const holes of [0, 3, 4]) {
    const walk = openWalk(problem, { holes });
    const whole = walk.figures([]);
    for (const steps of [0, 1, 3, 30]) {
      const { parts, above } = walk.parts(steps);
      const sum = { ...above };
      for (const part of parts) {
        const { nodes, packings } = walk.figures(part);
        sum.nodes += nodes;
        sum.packings += packings;
      }
      expect(sum).toEqual(whole);
    }
  }
});

test('with holes it counts the packings that the states count', () => {
  for (const [height, width, holes] of [
    [3, 6, 3],
    [3, 7, 1],
    [4, 4, 1],
  ]) {
    const problem = { board: box(height, width), pieces: PENTOMINOES.slice(0, 8) };
    const { packings } = openWalk(problem, { holes }).figures([]);
    expect(packings).toBeGreaterThan(0);
    expect(countByStates(problem, { count: holes }).packings).toBe(packings);
  }
});

test('boards of more than two words are refused', () => {
  expect(() => openWalk({ board: box(5, 13), pieces: PENTOMINOES })).toThrow('found 5x13 with 65');
});
