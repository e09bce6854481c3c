// One run in a process of its own: prints what it found as JSON. Usage: once.ts METHOD PROBLEM
import { METHODS, timed } from './methods.ts';
import { PROBLEMS, problemOf } from './problems.ts';

const method = METHODS.find((name) => name === process.argv[2]);
const problem = PROBLEMS.find((name) => name === process.argv[3]);
if (!method || !problem)
  throw new RangeError(`Expected a method and a problem, found ${process.argv[2]} ${process.argv[3]}.`);
process.stdout.write(`${JSON.stringify(await timed(method, problemOf(problem)))}\n`);
