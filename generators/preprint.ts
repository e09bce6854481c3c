import { runAlone } from './alone.ts';
import { defineNotebook } from './notebook/notebook.ts';
import { CLARKE, clarkeRows } from './preprint/clarke.ts';
import { clarkePicture } from './preprint/clarke-picture.ts';
import { cutsPicture } from './preprint/cuts-picture.ts';
import { INSIDE, insideRows } from './preprint/edge.ts';
import { countEleven, ELEVEN, type Eleven } from './preprint/eleven.ts';
import { coverFirstCell, FIRST_CELL, SCANS } from './preprint/first-cell.ts';
import { countHoles, HOLES } from './preprint/holes.ts';
import { holesPicture } from './preprint/holes-picture.ts';
import { growByOrder, ITEM_ORDERS } from './preprint/item-orders.ts';
import { fillingsWithoutOne, LEFT_OUT, leftOutRows } from './preprint/left-out.ts';
import { findMajorities, MAJORITY, MAJORITY_ANSWER, majorityAnswer } from './preprint/majority.ts';
import { majorityPicture } from './preprint/majority-picture.ts';
import { ONE_SIDED, preprocessOneSided } from './preprint/one-sided.ts';
import { countOptions, OPTION_SETS, OPTIONS } from './preprint/options.ts';
import { packAll } from './preprint/packings.ts';
import { CONWAY_ORDER } from './preprint/pieces.ts';
import { kindsOfSplit, SPLITS, sidesToPack, splitRows } from './preprint/splits.ts';
import { breakSymmetry, SYMMETRY } from './preprint/symmetry.ts';
import { packWithTetromino, TETROMINO_NAMES, TETROMINO_PACKINGS } from './preprint/tetrominoes.ts';
import { tetrominoesPicture } from './preprint/tetrominoes-picture.ts';
import { growTrees, growVTrees, TREES, V_TREES } from './preprint/trees.ts';
import { TREES_CHART } from './preprint/trees-chart.ts';

const ALL = CONWAY_ORDER.map(({ name }) => name).join('');

/** The boxes whose packings fall in two; the last is the one of the edges and of Clarke. */
const SPLIT_BOXES = ['4x15', '5x12', '6x10'] as const;

/** The eleven-piece packings that are counted. */
const ELEVENS: readonly Eleven[] = [
  { board: '3x20', holes: 'anywhere' },
  { board: '3x20', holes: 'apart' },
  { board: '3x20', holes: 'in column pairs' },
  { board: '3x19', holes: 'anywhere' },
];

/** Those of which a map of the holes is drawn. */
const MAPPED = ELEVENS.filter(({ holes }) => holes !== 'in column pairs');

const preprint = defineNotebook({
  name: 'preprint',
  title: 'A preprint on pentominoes, number by number',
  note: 'generators/preprint/preprint.note.md',
  async compute(book) {
    // The long ones first, so that none is left alone at the end.
    const tetrominoes = TETROMINO_NAMES.map((name, place) =>
      book.run(packWithTetromino, place, `8x8 with the ${name} tetromino`),
    );
    const symmetry = book.run(breakSymmetry, '5x12', 'symmetry broken on 5x12');
    const orders = ['3x20', '20x3'].map((box) =>
      book.run(growByOrder, box, `trees on ${box} by the order of the items`),
    );
    const eleven = book.run(countEleven, ELEVENS, 'eleven pieces in a box three rows high');
    const holes = MAPPED.map((one) => book.run(countHoles, one, `holes of ${one.board}`));
    const trees = book.run(growTrees, null, 'trees on 3x20');
    const vTrees = book.run(growVTrees, null, 'trees on 3x20 by the orientation of V');
    const options = book.run(countOptions, null, 'options');
    const firstCell = book.run(coverFirstCell, null, 'first cell of 3x20');
    const oneSided = book.run(preprocessOneSided, '6x15', 'one-sided pieces in 6x15');
    const majorities = book.run(findMajorities, null, 'black and white on 8x8');
    const leftOut = book.run(packAll, fillingsWithoutOne(), 'eleven pieces in 5x11');
    const packed = await book.run(
      packAll,
      SPLIT_BOXES.map((board) => ({ board, letters: ALL })),
      'packings that fall in two',
    );
    const kinds = kindsOfSplit(packed);
    const sides = book.run(packAll, sidesToPack(kinds), 'both sides of the packings that fall in two');
    const counted = await options;
    book.table(
      OPTIONS,
      counted.flatMap(({ pieces }) => pieces),
    );
    book.table(
      OPTION_SETS,
      counted.map(({ set }) => set),
    );
    book.table(TREES, await trees);
    book.chart(TREES_CHART);
    book.table(V_TREES, await vTrees);
    book.table(ITEM_ORDERS, (await Promise.all(orders)).flat());
    const { ways, scans } = await firstCell;
    book.table(FIRST_CELL, ways);
    book.table(SCANS, scans);
    book.table(ONE_SIDED, [await oneSided]);
    book.table(SYMMETRY, [await symmetry]);
    book.table(SPLITS, splitRows(kinds, await sides));
    book.picture(cutsPicture(kinds));
    book.table(LEFT_OUT, leftOutRows(await leftOut));
    const wide = packed[packed.length - 1];
    book.table(INSIDE, insideRows(wide));
    const clarke = clarkeRows(wide);
    book.table(CLARKE, clarke.rows);
    book.picture(clarkePicture(clarke.met));
    const elevenRows = await eleven;
    book.table(ELEVEN, elevenRows);
    const holeRows = (await Promise.all(holes)).flat();
    book.table(HOLES, holeRows);
    book.picture(holesPicture(elevenRows, holeRows));
    const tetrominoRows = await Promise.all(tetrominoes);
    book.table(TETROMINO_PACKINGS, tetrominoRows);
    book.picture(tetrominoesPicture(tetrominoRows));
    const majority = await majorities;
    book.table(
      MAJORITY,
      majority.map(({ row }) => row),
    );
    book.table(MAJORITY_ANSWER, [majorityAnswer(majority)]);
    book.picture(majorityPicture(majority.flatMap(({ ways }) => ways)));
  },
});

export default preprint;
void runAlone(import.meta.url, preprint);
