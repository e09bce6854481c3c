import { flag, integer, optional, text } from '../../notebook/field.ts';
import { type Row, table } from '../../notebook/table.ts';
import type { PageExample } from '../page.ts';
import { leastExchanges, parityByCycles, parityByInversions, parityOf } from '../permutation.ts';
import { rankOf, unrank } from '../rank.ts';
import { allExchanges, alongRoute } from '../routes.ts';
import { exchangeWalk } from '../walk.ts';

export const ROUTES = table('fifteen/routes', {
  title: "The page's two routes",
  description: 'Exchanges of two entries that lead from one arrangement to another, played through.',
  key: ['route'],
  fields: {
    route: text('Which of the two'),
    exchanges: optional(
      integer('Exchanges after which the route arrives; empty when it does not', 'exchanges'),
    ),
    parity: text('Parity of the number of exchanges on the route'),
    stops: text('The arrangements on the way, start and end included'),
    arrives: flag('Whether the last arrangement is the one that the page names'),
    inversions: text('Parity of the permutation by inversions'),
    cycles: text('Parity of the permutation by cycles'),
    least: integer('Least exchanges that make the permutation', 'exchanges'),
  },
});

export const ROUTE_COUNTS = table('fifteen/route-counts', {
  title: 'Routes between the arrangements of the example',
  description:
    'How many sequences of exchanges, any two entries each, lead from the start to the end of the routes.',
  key: ['exchanges'],
  fields: {
    exchanges: integer('Exchanges made', 'exchanges'),
    routes: integer('Sequences that lead there', 'routes'),
  },
});

export const DEFINITION = table('fifteen/definition', {
  title: "Even and odd permutations of the example's entries",
  description:
    'Permutations by the parity of the number of exchanges that make them, named by the parity of their inversions.',
  key: ['exchanges'],
  fields: {
    exchanges: text('Parity of the number of exchanges'),
    permutations: integer('Permutations that so many exchanges can make', 'permutations'),
    evenInversions: integer('Of those, with an even number of inversions', 'permutations'),
    evenCycles: integer('Of those, even by their cycles', 'permutations'),
    name: text('What all of them are called by their inversions; otherwise mixed'),
  },
});

const shown = (arrangement: readonly number[]) => arrangement.join(' ');

/** The arrangement `end` as the permutation of the places of `start`, from 0. */
function permutationTo(start: readonly number[], end: readonly number[]): number[] {
  return end.map((entry) => start.indexOf(entry));
}

/** The rows of `ROUTES`. */
export function routeRows({ start, end, routes }: PageExample): Row<typeof ROUTES.fields>[] {
  return Object.entries(routes).map(([route, exchanges]) => {
    const stops = alongRoute(start, exchanges);
    const last = stops[stops.length - 1];
    const permutation = permutationTo(start, last);
    const arrives = shown(last) === shown(end);
    return {
      route,
      exchanges: arrives ? exchanges.length : null,
      parity: parityOf(exchanges.length),
      stops: stops.map(shown).join(' / '),
      arrives,
      inversions: parityByInversions(permutation),
      cycles: parityByCycles(permutation),
      least: leastExchanges(permutation),
    };
  });
}

/** The rows of `ROUTE_COUNTS`, for 0 to `most` exchanges. */
export function routeCountRows({ start, end }: PageExample, most: number): Row<typeof ROUTE_COUNTS.fields>[] {
  const goal = rankOf(permutationTo(start, end));
  const walk = exchangeWalk(start.length, allExchanges(start.length), 1);
  return Array.from({ length: most + 1 }, (_, exchanges) => {
    return { exchanges, routes: walk.next().value[goal] };
  });
}

/** The rows of `DEFINITION`: what can be made of so many entries with up to one exchange a pair. */
export function definitionRows({ start }: PageExample): Row<typeof DEFINITION.fields>[] {
  const entries = start.length;
  const pairs = allExchanges(entries);
  const walk = exchangeWalk(entries, pairs, 1);
  const made = { even: new Set<number>(), odd: new Set<number>() };
  for (let exchanges = 0; exchanges <= pairs.length; exchanges++) {
    walk.next().value.forEach((routes, rank) => {
      if (routes > 0) made[parityOf(exchanges)].add(rank);
    });
  }
  return (['even', 'odd'] as const).map((exchanges) => {
    const permutation = new Uint8Array(entries);
    let [evenInversions, evenCycles] = [0, 0];
    for (const rank of made[exchanges]) {
      unrank(rank, permutation);
      if (parityByInversions(permutation) === 'even') evenInversions++;
      if (parityByCycles(permutation) === 'even') evenCycles++;
    }
    const permutations = made[exchanges].size;
    const name = evenInversions === permutations ? 'even' : evenInversions === 0 ? 'odd' : 'mixed';
    return { exchanges, permutations, evenInversions, evenCycles, name };
  });
}
