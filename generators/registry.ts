import type { RegisteredNotebook } from './notebook/registry.ts';
import { LONG, NEED_LONG } from './order.ts';

/** A notebook script that stands beside this file. */
function script(name: string, more: Partial<RegisteredNotebook> = {}): RegisteredNotebook {
  return {
    name,
    script: `generators/${name}.ts`,
    after: [],
    needs: NEED_LONG.includes(name) ? LONG : [],
    tier: LONG.includes(name) ? 'long' : 'normal',
    load: async () => (await import(new URL(`./${name}.ts`, import.meta.url).href)).default,
    ...more,
  };
}

// Dudeney's board has the longest work after its searches, so these go first.
const COMPUTED: readonly RegisteredNotebook[] = [
  script('dudeney'),
  script('pento'),
  script('cards'),
  script('fifteen'),
  script('command'),
  script('preprint', { after: ['pento'] }),
  script('long'),
  script('minutes', { after: ['preprint', 'long'] }),
];

/** All notebooks of the project. The book holds them against the published numbers, so it comes last. */
export const NOTEBOOKS: readonly RegisteredNotebook[] = [
  ...COMPUTED,
  script('book', { after: COMPUTED.map(({ name }) => name) }),
  script('page', { after: ['book', ...COMPUTED.map(({ name }) => name)] }),
];
