import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drawnRows,
  home,
  isHome,
  MOVES,
  type Move,
  parseTiles,
  playBack,
  slide,
} from '../../generators/fifteen/position.ts';
import { isSolvable, positionParity, solvableByRule } from '../../generators/fifteen/rule.ts';
import { neighbours, parseSize, sizeName, squaresOf, taxicab } from '../../generators/fifteen/size.ts';

const sides = fc.integer({ min: 2, max: 4 });
const sizes = fc.record({ height: sides, width: sides });
const opposite: Record<Move, Move> = { up: 'down', down: 'up', left: 'right', right: 'left' };

describe('a size', () => {
  test('is read as it is written', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        expect(parseSize(sizeName(size))).toEqual(size);
      }),
    );
  });

  test.each(['', '4', '1x4', '4x5', '3X3', '04x4', '4x4 ', 'x', '4x', '99999x9'])('is not "%s"', (text) => {
    expect(() => parseSize(text)).toThrow(
      `Expected a size of 2 to 4 rows and columns such as 3x4, found ${JSON.stringify(text)}.`,
    );
  });

  test('gives neighbours one square apart, each the neighbour of the other', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const beside = neighbours(size);
        beside.forEach((others, square) => {
          for (const other of others) {
            expect(taxicab(size, square, other)).toBe(1);
            expect(beside[other]).toContain(square);
          }
        });
        const edges = size.height * (size.width - 1) + size.width * (size.height - 1);
        expect(beside.flat().length).toBe(2 * edges);
      }),
    );
  });
});

describe('moves', () => {
  test('slide a tile into the blank, and the opposite move takes them back', () => {
    const size = { height: 2, width: 3 };
    expect(slide(size, [1, 2, 3, 4, 0, 5], 'left')).toEqual([1, 2, 3, 4, 5, 0]);
    expect(slide(size, [1, 2, 3, 4, 0, 5], 'right')).toEqual([1, 2, 3, 0, 4, 5]);
    expect(slide(size, [1, 2, 3, 4, 0, 5], 'down')).toEqual([1, 0, 3, 4, 2, 5]);
    expect(slide(size, [1, 2, 3, 4, 0, 5], 'up')).toBeUndefined();
  });

  test('never change the parity of a position, and can all be taken back', () => {
    fc.assert(
      fc.property(sizes, fc.array(fc.constantFrom(...MOVES), { maxLength: 60 }), (size, wishes) => {
        let tiles = home(size);
        const made: Move[] = [];
        for (const move of wishes) {
          const next = slide(size, tiles, move);
          if (!next) continue;
          tiles = next;
          made.push(move);
        }
        expect(positionParity(size, tiles)).toBe('even');
        expect(playBack(size, home(size), made)).toEqual(tiles);
        expect(
          isHome(
            playBack(
              size,
              tiles,
              made.reverse().map((move) => opposite[move]),
            ),
          ),
        ).toBe(true);
      }),
    );
  });

  test('that leave the board are named', () => {
    expect(() => playBack({ height: 2, width: 2 }, [1, 2, 3, 0], ['down', 'down'])).toThrow(
      'found "down" as number 2 of 2 where no tile can go that way',
    );
  });
});

describe('the parity rule', () => {
  test('excludes home with any two tiles exchanged', () => {
    fc.assert(
      fc.property(sizes, fc.nat(14), fc.nat(14), (size, one, other) => {
        const last = squaresOf(size) - 1;
        fc.pre(one < last && other < last && one !== other);
        const tiles = [...home(size)];
        [tiles[one], tiles[other]] = [tiles[other], tiles[one]];
        expect(isSolvable(size, home(size))).toBe(true);
        expect(isSolvable(size, tiles)).toBe(false);
      }),
    );
  });

  test('lets one solve half of all positions', () => {
    expect(solvableByRule({ height: 2, width: 2 })).toBe(12);
    expect(solvableByRule({ height: 3, width: 3 }) * 2).toBe(
      [2, 3, 4, 5, 6, 7, 8, 9].reduce((a, b) => a * b),
    );
  });
});

describe('tiles', () => {
  const size = { height: 2, width: 2 };

  test('are read with commas or spaces', () => {
    expect(parseTiles(size, '3,1, 2 0')).toEqual([3, 1, 2, 0]);
  });

  test.each([
    ['1,2,3', 'found 3 numbers.'],
    ['', 'found 0 numbers.'],
    ['1,2,3,4', 'found "4".'],
    ['1,2,3,-0', 'found "-0".'],
    ['1,2,2,0', 'found 2 more than once.'],
    ['1,2,3,0,1', 'found 1 more than once.'],
  ])('are refused when they are "%s"', (text, found) => {
    expect(() => parseTiles(size, text)).toThrow(
      `Expected the numbers 0 to 3, each once, for the board 2x2, ${found}`,
    );
  });

  test('are drawn in columns, a point for the blank', () => {
    expect(drawnRows({ height: 2, width: 2 }, [1, 2, 0, 3])).toEqual(['1 2', '. 3']);
    expect(drawnRows({ height: 3, width: 4 }, home({ height: 3, width: 4 }))).toEqual([
      ' 1  2  3  4',
      ' 5  6  7  8',
      ' 9 10 11  .',
    ]);
  });
});
