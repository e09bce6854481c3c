import { markdownTable } from 'markdown-table';
import { METHODS } from './methods.ts';
import { WHOLE_OF } from './problems.ts';
import type { Measured } from './rounds.ts';

/** The middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The rows as JSON: the median of the seconds, rounded to microseconds; nodes null for the packages. */
export function jsonOf(measured: readonly Measured[]): string {
  const rows = measured.map(({ problem, method, seconds, packings, nodes }) => ({
    problem,
    method,
    seconds: Math.round(median(seconds) * 1e6) / 1e6,
    packings,
    nodes,
  }));
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/**
 * The seconds that a package takes, or would take, for the packings of a row: where the row has all images of
 * what the package was asked for, its seconds for one packing stand for all.
 */
function secondsOf(method: string, row: Measured, measured: readonly Measured[]): number | undefined {
  const same = measured.find((other) => other.method === method && other.problem === row.problem);
  if (same) return median(same.seconds);
  const part = measured.find((other) => other.method === method && other.problem === WHOLE_OF[row.problem]);
  return part && (median(part.seconds) * row.packings) / part.packings;
}

/** The rows as a table, with how many times as fast as each package they are. */
export function tableOf(measured: readonly Measured[]): string {
  const packages = METHODS.slice(3);
  const head = [
    'problem',
    'method',
    'seconds',
    'packings',
    'nodes',
    'runs',
    ...packages.map((name) => `× ${name}`),
  ];
  const rows = measured.map((row) => {
    const seconds = median(row.seconds);
    const ratios = packages.map((name) => {
      const theirs = secondsOf(name, row, measured);
      return theirs === undefined ? '' : (theirs / seconds).toPrecision(3);
    });
    const nodes = row.nodes === null ? '' : String(row.nodes);
    return [
      row.problem,
      row.method,
      seconds.toFixed(4),
      String(row.packings),
      nodes,
      String(row.seconds.length),
      ...ratios,
    ];
  });
  return `${markdownTable([head, ...rows], { align: ['l', 'l', ...head.slice(2).map(() => 'r')] })}\n`;
}
