/** Something that waits for others by name. */
interface Waiting {
  readonly name: string;
  readonly after: readonly string[];
}

/**
 * Runs each once all that it waits for have ended, as many side by side as there are. `ended` holds the result of
 * those that came before, by name. Names in `after` that are not in the list count as ended.
 */
export async function inOrder<T extends Waiting, R>(
  list: readonly T[],
  run: (one: T, ended: ReadonlyMap<string, R>) => Promise<R>,
): Promise<Map<string, R>> {
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
