import { runAlone } from './alone.ts';
import {
  DISPLACEMENT_BARS,
  DISTANCE_HISTOGRAMS,
  LENGTH_BARS,
  ORDER_LINE,
  VARIATION_LINE,
} from './fifteen/charts.ts';
import { pageExchanges } from './fifteen/exchanges.ts';
import { PAGE_PATH, parsePage } from './fifteen/page.ts';
import { PAGE_EXCHANGES, type ShuffleName } from './fifteen/shuffle.ts';
import { parseSize, type Size } from './fifteen/size.ts';
import { BOARDS, boardRows, DISTANCES, EXHAUSTION, exhaustionRows } from './fifteen/tables/boards.ts';
import {
  EIGENVALUES,
  EXPECTED,
  expectedRows,
  LENGTHS,
  lengthRows,
  MEAN_LENGTHS,
  MIXING,
  mixingRows,
  VARIATION,
  variationRows,
} from './fifteen/tables/mixing.ts';
import {
  DEFINITION,
  definitionRows,
  ROUTE_COUNTS,
  ROUTES,
  routeCountRows,
  routeRows,
} from './fifteen/tables/parity.ts';
import {
  AT_HOME,
  DISPLACEMENTS,
  INVERSIONS,
  SHUFFLE,
  SHUFFLES,
  sampleRows,
  shuffleRow,
} from './fifteen/tables/shuffles.ts';
import { followExchanges, sampleShuffle, searchBoard } from './fifteen/tasks.ts';
import { type Expected, expectedByExchanges, expectedUniformly } from './fifteen/tile-walk.ts';
import type { Book } from './notebook/book.ts';
import { defineNotebook } from './notebook/notebook.ts';

/** The board of the puzzle, and the small one on which everything can be worked out. */
const BOARD = parseSize('4x4');
const SMALL = parseSize('3x3');
/** Boards of which every position is searched, the largest first, and those that the rule counts. */
const SEARCHED = ['3x3', '2x4', '2x3', '2x2'].map(parseSize);
const COUNTED = [...SEARCHED, ...['3x4', '4x4'].map(parseSize)];

const SEEDS = 10_000;
/** As many exchanges as make the small board uniform but for far less than a thousandth. */
const FOLLOWED = 150;
/** Enough for the large board to lose its order. */
const EXPECTED_STEP = 10;
const EXPECTED_MOST = 300;
const PERCENTS = [25, 10, 1];
const LONGEST_ROUTE = 6;

/** Expected values after the exchanges of the page. */
function afterPage(size: Size): Expected {
  const walk = expectedByExchanges(size);
  for (let made = 0; made < PAGE_EXCHANGES; made++) walk.next();
  return walk.next().value;
}

function parityTables(book: Book) {
  const example = parsePage(book.read(PAGE_PATH));
  book.table(ROUTES, routeRows(example));
  book.table(ROUTE_COUNTS, routeCountRows(example, LONGEST_ROUTE));
  book.table(DEFINITION, definitionRows(example));
}

const fifteen = defineNotebook({
  name: 'fifteen',
  title: 'The fifteen puzzle',
  note: 'generators/fifteen/fifteen.note.md',
  async compute(book) {
    const runSample = (method: ShuffleName) =>
      book.run(sampleShuffle, { size: BOARD, method, seeds: SEEDS }, `shuffles of 4x4 by ${method}`);
    const [walk, byExchanges, uniform, ...searches] = await Promise.all([
      book.run(
        followExchanges,
        { size: SMALL, exchanges: PAGE_EXCHANGES, most: FOLLOWED },
        'exchanges on 3x3, exactly',
      ),
      runSample('exchanges'),
      runSample('uniform'),
      ...SEARCHED.map((size) => book.run(searchBoard, size, `positions of ${size.height}x${size.width}`)),
    ]);

    parityTables(book);

    const { exhaustion, distances } = exhaustionRows(searches);
    book.table(BOARDS, boardRows(COUNTED));
    book.table(EXHAUSTION, exhaustion);
    book.table(DISTANCES, distances);

    const { shuffles, displacements, atHome, inversions } = sampleRows(BOARD, SEEDS, [
      { method: 'exchanges', counts: byExchanges, expected: afterPage(BOARD) },
      { method: 'uniform', counts: uniform, expected: expectedUniformly(BOARD) },
    ]);
    book.table(
      SHUFFLE,
      [BOARD, SMALL].map((size) => shuffleRow(size, pageExchanges(size).length)),
    );
    book.table(SHUFFLES, shuffles);
    book.table(DISPLACEMENTS, displacements);
    book.table(AT_HOME, atHome);
    book.table(INVERSIONS, inversions);

    const corner = searches[0].cornerDistances;
    const positions = corner.reduce((sum, count) => sum + count, 0);
    const { lengths, means } = lengthRows({
      exchanges: walk.lengths,
      uniform: corner.map((count) => count / positions),
    });
    book.table(LENGTHS, lengths);
    book.table(MEAN_LENGTHS, means);
    book.table(VARIATION, variationRows(walk));
    const small = mixingRows(SMALL, PAGE_EXCHANGES, PERCENTS, walk.variations);
    const large = mixingRows(BOARD, PAGE_EXCHANGES, PERCENTS);
    book.table(EIGENVALUES, [small.eigenvalue, large.eigenvalue]);
    book.table(MIXING, [...small.mixing, ...large.mixing]);
    book.table(EXPECTED, expectedRows(BOARD, expectedByExchanges(BOARD), EXPECTED_STEP, EXPECTED_MOST));

    drawCharts(book);
  },
});

function drawCharts(book: Book) {
  book.chart({
    name: 'fifteen-order',
    title: 'Tiles of 4x4 at home, by exchanges',
    description:
      "Expected values. After the page's {{fifteen/shuffle[size=4x4].exchanges}} exchanges, " +
      '{{fifteen/shuffles[size=4x4,method=exchanges].atHomeExpected}} tiles are at home; the broken line is what is left when all ' +
      'positions are equally likely, {{fifteen/shuffles[size=4x4,method=uniform].atHomeExpected}}.',
    spec: ORDER_LINE,
  });
  book.chart({
    name: 'fifteen-distances',
    title: 'Positions by distance from home',
    description:
      'Every position that can be solved, by the moves of its shortest solution. The farthest of 3x3 need ' +
      '{{fifteen/exhaustion[size=3x3].largest}} moves, of 2x4 {{fifteen/exhaustion[size=2x4].largest}}, ' +
      'of 2x3 {{fifteen/exhaustion[size=2x3].largest}}, of 2x2 {{fifteen/exhaustion[size=2x2].largest}}.',
    spec: DISTANCE_HISTOGRAMS,
  });
  book.chart({
    name: 'fifteen-displacements',
    title: 'How far tiles of 4x4 end from home',
    description:
      "Over {{fifteen/shuffles[size=4x4,method=exchanges].seeds}} seeds each. After the page's shuffle tiles lie nearer home: " +
      '{{fifteen/shuffles[size=4x4,method=exchanges].distance}} squares on average against ' +
      '{{fifteen/shuffles[size=4x4,method=uniform].distance}} when all positions are equally likely.',
    spec: DISPLACEMENT_BARS,
  });
  book.chart({
    name: 'fifteen-lengths',
    title: 'Shortest solutions of shuffled positions of 3x3',
    description:
      "Exact probabilities. After the page's shuffle a shortest solution has {{fifteen/mean-lengths[method=exchanges].moves}} moves " +
      'on average, against {{fifteen/mean-lengths[method=uniform].moves}} when all positions are equally likely.',
    spec: LENGTH_BARS,
  });
  book.chart({
    name: 'fifteen-variation',
    title: 'How far exchanges are from uniform on 3x3',
    description:
      'Total variation from uniform by the number of exchanges, exact, on a scale of equal factors. After ' +
      '{{fifteen/eigenvalues[size=3x3].exchanges}} exchanges it is {{fifteen/eigenvalues[size=3x3].variation}}; ' +
      'it falls to a hundredth after {{fifteen/mixing[size=3x3,percent=1].first}}.',
    spec: VARIATION_LINE,
  });
}

export default fifteen;
void runAlone(import.meta.url, fifteen);
