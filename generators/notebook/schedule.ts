/** Something that waits for others by name. */
interface Waiting {
  readonly name: string;
  readonly after: readonly string[];
}

/** Names that wait for each other in a circle, the first again at the end; undefined where there is none. */
function circleIn(list: readonly Waiting[]): string[] | undefined {
  const byName = new Map(list.map((one) => [one.name, one]));
  const cleared = new Set<string>();
  const search = (name: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (cleared.has(name)) return undefined;
    for (const other of byName.get(name)?.after ?? []) {
      const circle = search(other, [...path, name]);
      if (circle) return circle;
    }
    cleared.add(name);
    return undefined;
  };
  for (const { name } of list) {
    const circle = search(name, []);
    if (circle) return circle;
  }
  return undefined;
}

/** The names that one waits for, directly or not. */
export function allBefore(list: readonly Waiting[], name: string): Set<string> {
  const found = new Set<string>();
  const queue = [name];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const other of list.find((one) => one.name === next)?.after ?? []) {
      if (!found.has(other)) queue.push(other);
      found.add(other);
    }
  }
  return found;
}

/**
 * Runs each once all that it waits for have ended, as many side by side as there are. `ended` holds the result of
 * those that came before, by name. Names in `after` that are not in the list count as ended.
 * Throws an Error that names a circle of waiting.
 */
export async function inOrder<T extends Waiting, R>(
  list: readonly T[],
  run: (one: T, ended: ReadonlyMap<string, R>) => Promise<R>,
): Promise<Map<string, R>> {
  const circle = circleIn(list);
  if (circle) throw new Error(`Expected an order to run in, found a circle: ${circle.join(' after ')}.`);
  const ended = new Map<string, R>();
  const running = new Map<string, Promise<void>>();
  const start = (one: T): Promise<void> => {
    const known = running.get(one.name);
    if (known) return known;
    const waits = list.filter((other) => one.after.includes(other.name)).map(start);
    const promise = Promise.all(waits).then(async () => {
      ended.set(one.name, await run(one, ended));
    });
    running.set(one.name, promise);
    return promise;
  };
  await Promise.all(list.map(start));
  return ended;
}
