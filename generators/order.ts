/** The notebooks of the long tier: they run only when asked for. */
export const LONG: readonly string[] = ['long'];

/** The notebooks that tell of the long tier: they wait where it has never run. */
export const NEED_LONG: readonly string[] = ['minutes'];

/** Whether a table is of the long tier, so that it may not be computed yet. */
export function isLong(table: string): boolean {
  return LONG.includes(table.split('/')[0]);
}

/** The notebooks that have a note, in the order in which they are read: on the page, and in listings. */
export const CHAPTERS = [
  'pento',
  'dudeney',
  'preprint',
  'minutes',
  'command',
  'cards',
  'fifteen',
  'book',
] as const;
