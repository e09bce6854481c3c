import { task } from '../notebook/task.ts';
import { searchByDiagonals } from './diagonals.ts';
import { searchFromTheTop } from './from-the-top.ts';
import type { Triangle } from './triangle.ts';

/** What both searches gave for one number of rows. */
export interface Finding {
  readonly rows: number;
  /** Nodes by level of the search by diagonals. */
  readonly levels: readonly number[];
  /** Triangles, mirror images apart, by the search by diagonals. */
  readonly triangles: readonly Triangle[];
  /** The same by the search from the top. */
  readonly fromTheTop: readonly Triangle[];
}

/** Searches for all card triangles of a number of rows, once each way. */
export const findTriangles = task(
  import.meta.url,
  'findTriangles',
  (rows: number): Finding => ({ rows, ...searchByDiagonals(rows), fromTheTop: searchFromTheTop(rows) }),
);
