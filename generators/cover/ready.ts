/**
 * Keeps one worker with room for usual tasks and lends it; a task that is larger, or that comes up while the
 * worker is lent, gets one of its own. A search that is made once runs up to twice as fast as one made for each
 * problem: the engine then knows its arrays.
 */
export function keepReady<Worker>(make: (capacity: number) => Worker, usual: number) {
  const ready = make(usual);
  let isLent = false;
  return <Result>(size: number, work: (worker: Worker) => Result): Result => {
    if (size > usual || isLent) return work(make(size));
    isLent = true;
    try {
      return work(ready);
    } finally {
      isLent = false;
    }
  };
}
