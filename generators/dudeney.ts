import { runAlone } from './alone.ts';
import { CHESSBOARD } from './dudeney/board.ts';
import { drawCharts } from './dudeney/charts.ts';
import {
  BLACK_SQUARES,
  COLOURING_HISTOGRAM,
  COLOURING_SETS,
  COLOURINGS,
  colouringRows,
  extremes,
  X_COLOURS,
} from './dudeney/colouring-counts.ts';
import { countColourings } from './dudeney/colourings.ts';
import { CONDITION_COUNTS, conditionRows, sortByCondition } from './dudeney/condition-counts.ts';
import { CONDITIONS } from './dudeney/conditions.ts';
import { FIGURE_FILE, parseFigure } from './dudeney/figure.ts';
import { GUESSES, guessRows } from './dudeney/guesses.ts';
import { searchHoled } from './dudeney/holed-board.ts';
import { lettersOfLayings, listLayings, orientedPackings } from './dudeney/layings.ts';
import { listConditions } from './dudeney/lists.ts';
import { OPTIONS, optionRows } from './dudeney/options.ts';
import {
  canonicalOf,
  METHOD_COUNTS,
  PACKINGS,
  packingRows,
  X_PLACES,
  X_SEARCHES,
  X_SQUARES,
} from './dudeney/packings.ts';
import { drawDudeney } from './dudeney/picture.ts';
import { MOST_EXCHANGED, RECOUNTS, recountRows } from './dudeney/recounts.ts';
import { searchConditions, searchExtremes, searchPlain, unconditioned } from './dudeney/searches.ts';
import { BORDERS, COLOURED, SOLUTION, solutionRows, THICKNESSES } from './dudeney/solution.ts';
import { meets, sortPackings } from './dudeney/sorting.ts';
import { CENTRE, SQUARE_PLACES, SQUARE_ZONES, squareRows } from './dudeney/square.ts';
import { defineNotebook } from './notebook/notebook.ts';

const dudeney = defineNotebook({
  name: 'dudeney',
  title: `Dudeney's broken chessboard`,
  note: 'generators/dudeney/dudeney.note.md',
  async compute(book) {
    const figure = parseFigure(book.read(FIGURE_FILE));
    // Many short searches last, so that none runs on alone at the end.
    const [counts, plain, holed] = await Promise.all([
      searchConditions(book, figure),
      searchPlain(book),
      book.run(searchHoled, null, `${CHESSBOARD.name} without its centre by fast`),
    ]);

    const layings = listLayings();
    const canonical = canonicalOf(plain.searches, 'links');
    const oriented = orientedPackings(canonical, layings);
    const { packings, methods, xPlaces, xSearches, xSquares } = packingRows(plain, layings);
    book.table(PACKINGS, [packings]);
    book.table(METHOD_COUNTS, methods);
    book.table(OPTIONS, optionRows(figure));
    book.table(X_PLACES, xPlaces);
    book.table(X_SEARCHES, xSearches);
    book.table(X_SQUARES, xSquares);

    const square = squareRows(canonical, oriented, layings, holed);
    book.table(SQUARE_PLACES, square.places);
    book.table(SQUARE_ZONES, square.zones);
    book.table(CENTRE, square.centre);

    const sorted = sortPackings(oriented, layings, figure);
    const byCondition = sortByCondition(sorted, canonical, layings, figure);
    book.table(
      CONDITION_COUNTS,
      conditionRows(byCondition, [...counts, ...unconditioned(plain, methods)], figure),
    );
    listConditions(book, byCondition);

    const coloured = sorted
      .filter((one) => meets(one, CONDITIONS[0]))
      .map(({ packing }) => lettersOfLayings(packing, layings));
    const solution = solutionRows(coloured, figure);
    book.table(BORDERS, solution.borders);
    book.table(THICKNESSES, solution.thicknesses);
    book.table(COLOURED, solution.coloured);
    book.table(SOLUTION, [solution.solution]);

    const colourings = countColourings(sorted, figure);
    const colouring = colouringRows(colourings);
    book.table(COLOURINGS, colouring.each);
    book.table(BLACK_SQUARES, colouring.byBlack);
    book.table(COLOURING_SETS, colouring.sets);
    book.table(COLOURING_HISTOGRAM, colouring.histogram);
    book.table(X_COLOURS, colouring.xColours);
    const ends = extremes(colourings);
    const { recounts, mostExchanged } = recountRows(ends, await searchExtremes(book, figure, ends));
    book.table(RECOUNTS, recounts);
    book.table(MOST_EXCHANGED, mostExchanged);
    book.table(GUESSES, guessRows(book));

    drawDudeney(book, figure, solution.coloured);
    drawCharts(book);
  },
});

export default dudeney;
void runAlone(import.meta.url, dudeney);
