declare module 'dlxlib' {
  /** All solutions, as lists of rows, of an exact cover problem given by its rows of 0 and 1. */
  export function solve(matrix: number[][]): number[][];
}
