import type { TaskListener } from './workshop.ts';

/** Shows on a terminal what is being computed, on one line that is drawn again. */
export interface Progress {
  readonly onTask: TaskListener;
  /** Removes the moving line until the next change, so that something else can be printed. */
  clear(): void;
  /** Removes the moving line. */
  close(): void;
}

/** Progress on `stream`: a moving line where a person looks (a terminal), nothing in a pipe. */
export function openProgress(stream: NodeJS.WriteStream): Progress {
  const running = new Map<string, number>();
  let done = 0;
  const live = stream.isTTY === true;
  const begun = performance.now();
  const draw = () => {
    if (!live) return;
    const seconds = Math.round((performance.now() - begun) / 1000);
    const labels = [...running.keys()].join('; ');
    const line = `${seconds} s, ${done} done${labels ? `, at work: ${labels}` : ''}`;
    stream.write(`\r\x1b[K${line.slice(0, Math.max(20, stream.columns ?? 80) - 1)}`);
  };
  const timer = live ? setInterval(draw, 1000) : undefined;
  timer?.unref();
  return {
    onTask(notebook, label, event) {
      const key = `${notebook} ${label}`;
      if (event === 'begin') running.set(key, (running.get(key) ?? 0) + 1);
      else {
        done++;
        if ((running.get(key) ?? 0) > 1) running.set(key, (running.get(key) as number) - 1);
        else running.delete(key);
      }
      draw();
    },
    clear() {
      if (live) stream.write('\r\x1b[K');
    },
    close() {
      clearInterval(timer);
      if (live) stream.write('\r\x1b[K');
    },
  };
}
