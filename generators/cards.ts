import { runAlone } from './alone.ts';
import { GROWTH } from './cards/charts.ts';
import { findTriangles } from './cards/find.ts';
import { cardPicture } from './cards/picture.ts';
import { LEVELS, MIRROR, SEARCH, TRIANGLES, triangleRows } from './cards/tables.ts';
import { defineNotebook } from './notebook/notebook.ts';

/** The sizes that are searched. The largest first: it takes longer than all others together. */
const SIZES = [8, 7, 6, 5, 4, 3, 2, 1];

/** The size of the puzzle as it was set. */
const DRAWN = 5;

const cards = defineNotebook({
  name: 'cards',
  title: 'The card triangle',
  note: 'generators/cards/cards.note.md',
  async compute(book) {
    const findings = await Promise.all(
      SIZES.map((rows) => book.run(findTriangles, rows, `card triangles of ${rows} rows`)),
    );
    const { search, levels, triangles, mirror } = triangleRows(findings);
    book.table(SEARCH, search);
    book.table(LEVELS, levels);
    book.table(TRIANGLES, triangles);
    book.table(MIRROR, mirror);
    const drawn = findings.find(({ rows }) => rows === DRAWN)!;
    book.picture({
      name: 'cards-triangle',
      title: 'The card triangle of five rows',
      description: `Each card is the difference of the two below it: {{cards/triangles[rows=${DRAWN},number=1].triangle}}, from the top card down. The base row is tinted.`,
      tables: [TRIANGLES.ref],
      ...cardPicture(drawn.triangles[0]),
    });
    book.chart({
      name: 'cards-growth',
      title: 'Choices of the base row, and nodes of the search',
      description:
        'By rows of the triangle, on a scale of equal factors. Cut at the first repeat, the search visits ' +
        `{{cards/search[rows=${DRAWN}].nodes}} nodes for {{cards/search[rows=${DRAWN}].choices}} choices of five rows, ` +
        'and {{cards/search[rows=8].nodes}} for {{cards/search[rows=8].choices}} of eight.',
      spec: GROWTH,
    });
  },
});

export default cards;
void runAlone(import.meta.url, cards);
