import { runAlone } from './alone.ts';
import { GUESSES, guessRows } from './book/guesses.ts';
import {
  PRINTED_FINDINGS,
  PRINTED_PLACEMENTS,
  PRINTED_SUMS,
  printedPlacementRows,
} from './book/printed-placements.ts';
import { verdictSheet } from './book/sheet.ts';
import { SUMMARY, summaryRows, VERDICTS, verdictRows, WORKS, workRows } from './book/verdicts.ts';
import { NotebookError } from './notebook/build.ts';
import { CLAIMS_PATH, type Claim, judge } from './notebook/claims.ts';
import { parseClaims } from './notebook/claims-file.ts';
import { defineNotebook } from './notebook/notebook.ts';
import { pathOf } from './notebook/table.ts';
import { isLong } from './order.ts';

const book = defineNotebook({
  name: 'book',
  title: 'The ledger: every number against what was printed',
  note: 'generators/book/book.note.md',
  async compute(book) {
    const { works, claims } = parseClaims(book.read(CLAIMS_PATH));
    const { byPiece, findings, sums } = printedPlacementRows(claims, book.rows('pento/placements'));
    book.table(PRINTED_PLACEMENTS, byPiece);
    book.table(PRINTED_FINDINGS, findings);
    book.table(PRINTED_SUMS, sums);
    // The guess about the ledger is decided by the other claims, so it is judged after them.
    const isPending = (table: string) => isLong(table) && book.readIfThere(pathOf(table)) === undefined;
    const judgeOne = (claim: Claim) => judge(claim, book.find, book.tables(), isPending);
    const isGuess = ({ cells }: Claim) => typeof cells === 'string' && cells.startsWith(`${GUESSES.ref}[`);
    book.table(GUESSES, guessRows(claims.filter((claim) => !isGuess(claim)).map(judgeOne)));
    const judged = claims.map(judgeOne);
    const faults = judged.flatMap((one) => one.faults);
    if (faults.length > 0) throw new NotebookError(faults);
    book.table(VERDICTS, verdictRows(judged));
    book.table(SUMMARY, summaryRows(judged));
    book.table(WORKS, workRows(works));
    book.picture(verdictSheet(judged, works));
  },
});

export default book;
void runAlone(import.meta.url, book);
