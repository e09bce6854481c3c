import type { PrintedBorder } from './figure.ts';
import { type Parting, partThicknesses } from './thickness.ts';

/** The borders of the printed solution, read as drawn between two pieces (thick) or inside one (thin). */
export interface BorderReading {
  readonly parting: Parting;
  readonly borders: readonly (PrintedBorder & { readonly thick: boolean })[];
}

/** Tells thick borders from thin ones, by the thicknesses alone. Throws as `partThicknesses` does. */
export function readBorders(printed: readonly PrintedBorder[]): BorderReading {
  const parting = partThicknesses(printed.map(({ thickness }) => thickness));
  return {
    parting,
    borders: printed.map((border) => ({ ...border, thick: border.thickness >= parting.thickLeast })),
  };
}

/** Whether two different pieces of a packing (its letters) meet at a border. */
export function parts(letters: string, { cells: [a, b] }: PrintedBorder): boolean {
  return letters[a] !== letters[b];
}

/** In how many borders a packing (its letters) differs from the printed solution. */
export function differingBorders(letters: string, { borders }: BorderReading): number {
  return borders.filter((border) => parts(letters, border) !== border.thick).length;
}
