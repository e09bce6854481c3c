// Run by npm after an install. A search needs no WebAssembly, so an install does not fail for want of it.
import { buildWebAssembly } from './build.ts';

try {
  if ((await buildWebAssembly()) === 'no compiler') {
    process.stderr.write('AssemblyScript is not installed: the fast search will run in plain TypeScript.\n');
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nThe fast search will run in plain TypeScript.\n`);
}
