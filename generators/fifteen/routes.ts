/** Two entries that change places, by name. */
export type EntryPair = readonly [number, number];

/**
 * The arrangements along a route of exchanges, the start included. Throws a RangeError for an exchange of
 * entries that the arrangement does not hold.
 */
export function alongRoute(start: readonly number[], route: readonly EntryPair[]): number[][] {
  const stops = [[...start]];
  for (const [one, other] of route) {
    const stop = [...stops[stops.length - 1]];
    const [at, otherAt] = [stop.indexOf(one), stop.indexOf(other)];
    if (at < 0 || otherAt < 0 || one === other) {
      throw new RangeError(`Expected two of the entries ${stop.join(', ')}, found ${one} and ${other}.`);
    }
    [stop[at], stop[otherAt]] = [other, one];
    stops.push(stop);
  }
  return stops;
}

/** All exchanges of two of `length` places. */
export function allExchanges(length: number): EntryPair[] {
  const pairs: EntryPair[] = [];
  for (let one = 0; one < length; one++) {
    for (let other = one + 1; other < length; other++) pairs.push([one, other]);
  }
  return pairs;
}
