import { unturnedLayings } from './chequer.ts';
import type { Condition } from './conditions.ts';
import type { PrintedFigure } from './figure.ts';
import type { Layings } from './layings.ts';

/** How a packing lays the printed pieces. */
export interface Sorted {
  /** The packing, as layings. */
  readonly packing: Int32Array;
  /** Whether no piece is turned over. */
  readonly unturned: boolean;
  /** The pieces, bit p for place p of `PIECES`, whose squares have the other colour than the board's. */
  readonly exchanged: number;
}

/**
 * Sorts oriented packings without colours by what they do to the printed pieces. Neighbouring squares have
 * opposite colours, so a piece agrees with the board all over or nowhere: where both of its colours come
 * equally often it can agree, elsewhere its number of black squares tells.
 */
export function sortPackings(
  oriented: readonly Int32Array[],
  layings: Layings,
  { pieces, black }: PrintedFigure,
): Sorted[] {
  const printedBlack = pieces.map((printed) => printed.black.filter(Boolean).length);
  const unturnedSets = pieces.map(unturnedLayings);
  const turned = layings.all.map(({ piece, cells }) => !unturnedSets[piece].has(cells.join(' ')));
  const exchanges = layings.all.map(
    ({ piece, cells }) => cells.filter((cell) => black[cell]).length !== printedBlack[piece],
  );
  return oriented.map((packing) => {
    let exchanged = 0;
    let unturned = true;
    packing.forEach((laying, piece) => {
      if (turned[laying]) unturned = false;
      if (exchanges[laying]) exchanged |= 1 << piece;
    });
    return { packing, unturned, exchanged };
  });
}

/** Whether a sorted packing meets a condition. */
export function meets({ unturned, exchanged }: Sorted, { colours, turning }: Condition): boolean {
  return (colours === 'ignored' || exchanged === 0) && (turning === 'allowed' || unturned);
}
