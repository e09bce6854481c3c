import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Found, MethodName } from './methods.ts';
import { type ProblemName, WHOLE_OF } from './problems.ts';

/** What is to be measured: a method on a problem. */
export interface Case {
  readonly problem: ProblemName;
  readonly method: MethodName;
}

/** The runs of a case. */
export interface Measured extends Case, Found {
  readonly seconds: readonly number[];
}

/** A run shorter than this, in seconds, is made several times in a round, for it says little alone. */
const SHORT = 1;
const SHORT_RUNS = 3;
/** A run longer than this is not made again unless the number of runs is given. */
const LONG = 40;

/** The cases of some problems and methods; where all packings are images, only the fast way finds them all. */
export function casesOf(problems: readonly ProblemName[], methods: readonly MethodName[]): Case[] {
  return problems.flatMap((problem) =>
    methods
      .filter((method) => method === 'fast' || !WHOLE_OF[problem])
      .map((method) => ({ problem, method })),
  );
}

async function runOnce({ method, problem }: Case): Promise<Found & { seconds: number }> {
  const script = fileURLToPath(new URL('once.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    script,
    method,
    problem,
  ]);
  return JSON.parse(stdout);
}

/**
 * Measures the cases in rounds, one after the other, so that a slow spell of the machine meets all of them.
 * `runs` is the number of rounds; when absent three, of which long cases sit out all but the first.
 * Throws an Error when two runs of a problem find different numbers of packings.
 */
export async function measure(
  cases: readonly Case[],
  runs: number | undefined,
  tell: (line: string) => void,
): Promise<Measured[]> {
  const measured = cases.map((what) => ({
    ...what,
    packings: -1,
    nodes: null as number | null,
    seconds: [] as number[],
  }));
  const packingsOf = new Map<ProblemName, number>();
  const rounds = runs ?? 3;
  for (let round = 0; round < rounds; round++) {
    for (const row of measured) {
      if (runs === undefined && row.seconds[0] > LONG) continue;
      const repeats = row.seconds[0] < SHORT ? SHORT_RUNS : 1;
      for (let repeat = 0; repeat < repeats; repeat++) {
        const { seconds, packings, nodes } = await runOnce(row);
        const expected = packingsOf.get(row.problem) ?? packings;
        if (packings !== expected) {
          throw new Error(
            `Expected ${expected} packings of ${row.problem} as by the methods before, found ${packings} by ${row.method}.`,
          );
        }
        packingsOf.set(row.problem, packings);
        Object.assign(row, { packings, nodes });
        row.seconds.push(seconds);
        tell(`round ${round + 1} of ${rounds}: ${row.problem} by ${row.method}: ${seconds.toFixed(4)} s`);
      }
    }
  }
  return measured;
}
