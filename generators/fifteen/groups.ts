import { type Size, squaresOf } from './size.ts';

/** Larger groups give better bounds, but their tables grow by a factor of the number of squares a tile. */
const LARGEST_GROUP = 5;

/** The tiles of a board in groups that lie close together: each half across the longer side, cut to size. */
export function tileGroups(size: Size): number[][] {
  const { height, width } = size;
  const tiles = Array.from({ length: squaresOf(size) - 1 }, (_, i) => i + 1);
  const inFirstHalf = (tile: number) => {
    const [row, column] = [Math.floor((tile - 1) / width), (tile - 1) % width];
    return width >= height ? 2 * column < width : 2 * row < height;
  };
  const halves = [tiles.filter(inFirstHalf), tiles.filter((tile) => !inFirstHalf(tile))];
  return halves.flatMap((half) => {
    const groups: number[][] = [];
    for (let i = 0; i < half.length; i += LARGEST_GROUP) groups.push(half.slice(i, i + LARGEST_GROUP));
    return groups;
  });
}
