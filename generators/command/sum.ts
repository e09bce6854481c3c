/** What a search has come to so far, or in all. */
export interface Sum {
  /** Packings found, each class of them once. */
  readonly packings: number;
  /** Entries into the step that looks for a piece for the first empty cell. */
  readonly tries: number;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A sum in words. */
export function sumText({ packings, tries }: Sum): string {
  return `${counted(packings, 'packing', 'packings')}, ${counted(tries, 'try', 'tries')}`;
}

/** The title of a packing just found. */
export function packingTitle({ packings, tries }: Sum): string {
  return `No. ${packings} (${counted(tries, 'try', 'tries')})`;
}
