// Run by npm after an install.
import { buildWebAssembly } from './build.ts';

if ((await buildWebAssembly()) === 'no compiler') {
  process.stderr.write('AssemblyScript is not installed: the fast search will run in plain TypeScript.\n');
}
