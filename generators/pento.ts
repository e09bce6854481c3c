import { runAlone } from './alone.ts';
import { defineNotebook } from './notebook/notebook.ts';
import { BOARDS, BOXES, HOLED, STUDIED } from './pento/boards.ts';
import { BOX_COUNTS, BOX_LIST, boxRows } from './pento/boxes.ts';
import { countPackings } from './pento/count.ts';
import { CUT_TOTALS, CUTS, cutRows } from './pento/cuts.ts';
import { EDGE, EDGE_EXTREMES, edgeRows, OFF_EDGE } from './pento/edge.ts';
import { boxesPicture, CHARTS } from './pento/figures.ts';
import { GUESSES, guessRows } from './pento/guesses.ts';
import { LINE_BOUNDS, LINE_OPTIONS, lineOptionRows } from './pento/line-options.ts';
import { OPTION_TOTALS, OPTIONS, optionRows, REMOVED } from './pento/options.ts';
import { type BoardCounts, METHOD_COUNTS, PACKINGS, packingRows } from './pento/packings.ts';
import { PLACEMENT_TOTALS, PLACEMENTS, placementRows } from './pento/placements.ts';
import { LEVELS, SEARCHES, type Search, searchInOrder, searchRows } from './pento/searches.ts';
import { X_CENTRE, X_PLACES, xCentreRows } from './pento/x-centre.ts';
import { parseBoard } from './polyomino/board.ts';
import { parsePacking } from './polyomino/packing.ts';
import { METHODS } from './search/all-packings.ts';

/** The board on which both orders of items are tried. */
const ORDERED = '3x20';

const pento = defineNotebook({
  name: 'pento',
  title: 'Twelve pentominoes in boxes of sixty squares',
  note: 'generators/pento/pento.note.md',
  async compute(book) {
    // The longest searches first: they run on while this thread is busy, and none is left alone at the end.
    const longestFirst = [...[...BOXES].reverse(), HOLED];
    const searched = METHODS.flatMap((method) =>
      longestFirst.map(async (board) => {
        const count = await book.run(countPackings, { board, method }, `${board} by ${method}`);
        return { board, method, count };
      }),
    );
    const inOrder = book.run(
      searchInOrder,
      { board: ORDERED, order: 'pieces first' },
      `${ORDERED}, pieces first`,
    );
    const found = await Promise.all(searched);
    const boards = longestFirst.map((board): BoardCounts => {
      const own = found.filter((one) => one.board === board);
      return { board, counts: new Map(own.map(({ method, count }) => [method, count])) };
    });
    const canonical = new Map(
      boards.map(({ board, counts }) => [board, counts.get('links')?.canonical ?? []]),
    );
    const letters = (name: string) => {
      const board = parseBoard(name);
      return (canonical.get(name) ?? []).map((text) => parsePacking(board, text));
    };

    const { boxes, counts } = boxRows();
    book.table(BOX_LIST, boxes);
    book.table(BOX_COUNTS, counts);

    const { packings, methods } = packingRows(boards);
    book.table(PACKINGS, packings);
    book.table(METHOD_COUNTS, methods);
    for (const [board, lines] of canonical) {
      const description = `Every packing of ${board} by the twelve pentominoes up to its symmetries, one a line, rows parted by a slash.`;
      book.list(board, { title: `Packings of ${board}`, description }, lines);
    }

    const { byPiece, totals } = placementRows();
    book.table(PLACEMENTS, byPiece);
    book.table(PLACEMENT_TOTALS, totals);

    const searches: Search[] = boards.flatMap(({ board, counts }) =>
      [...counts].map(
        ([method, { figures }]): Search => ({
          board,
          method,
          order: method === 'links' ? 'cells first' : '-',
          figures,
        }),
      ),
    );
    searches.push({ board: ORDERED, method: 'links', order: 'pieces first', figures: await inOrder });
    const { trees, levels } = searchRows(searches);
    book.table(SEARCHES, trees);
    book.table(LEVELS, levels);

    const edge = edgeRows(parseBoard(STUDIED), letters(STUDIED));
    book.table(EDGE, edge.edge);
    book.table(EDGE_EXTREMES, edge.extremes);
    book.table(OFF_EDGE, edge.offEdge);

    const places = BOARDS.map((board) => xCentreRows(parseBoard(board), canonical.get(board) ?? []));
    book.table(
      X_CENTRE,
      places.flatMap(({ squares }) => squares),
    );
    book.table(
      X_PLACES,
      places.map(({ summary }) => summary),
    );

    const options = optionRows(letters(STUDIED));
    book.table(OPTIONS, options.options);
    book.table(OPTION_TOTALS, [options.totals]);
    book.table(REMOVED, options.byPass);

    const cuts = BOXES.map((board) => cutRows(parseBoard(board), letters(board)));
    book.table(
      CUTS,
      cuts.flatMap((one) => one.cuts),
    );
    book.table(
      CUT_TOTALS,
      cuts.map((one) => one.totals),
    );

    const line = lineOptionRows();
    book.table(LINE_OPTIONS, line.byPiece);
    book.table(LINE_BOUNDS, line.bounds);

    book.table(GUESSES, guessRows(book));

    book.picture(boxesPicture((board) => (canonical.get(board) ?? [])[0]));
    for (const chart of CHARTS) book.chart(chart);
  },
});

export default pento;
void runAlone(import.meta.url, pento);
