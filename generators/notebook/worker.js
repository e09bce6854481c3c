// Runs tasks in a worker thread. JavaScript, because it is what makes the worker understand TypeScript.
import { register } from 'tsx/esm/api';

register();

export default async function runTask({ module, name, argument }) {
  const found = (await import(module))[name];
  if (!found) throw new Error(`Expected ${module} to export the task "${name}", found no such export.`);
  return await found.run(argument);
}
