/** Parts of a long search done in a while, and those left. */
export interface Pace {
  readonly done: number;
  readonly left: number;
  /** Seconds that the parts done took. */
  readonly seconds: number;
}

/** How long the parts left will take at the pace so far, in words; empty before any is done. */
export function timeLeft({ done, left, seconds }: Pace): string {
  if (done === 0) return '';
  const estimate = Math.ceil((seconds / done) * left);
  if (estimate < 100) return `about ${estimate} s left`;
  return `about ${Math.ceil(estimate / 60)} min left`;
}
