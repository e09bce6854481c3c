import { runAlone } from './alone.ts';
import { verdictSheet } from './book/sheet.ts';
import { SUMMARY, summaryRows, VERDICTS, verdictRows } from './book/verdicts.ts';
import { NotebookError } from './notebook/book.ts';
import { CLAIMS_PATH, judge, parseClaims } from './notebook/claims.ts';
import { defineNotebook } from './notebook/notebook.ts';

const book = defineNotebook({
  name: 'book',
  title: 'The ledger: every number against what was printed',
  note: 'generators/book/book.note.md',
  async compute(book) {
    const { works, claims } = parseClaims(book.read(CLAIMS_PATH));
    const judged = claims.map((claim) => judge(claim, book.find, book.tables()));
    const faults = judged.flatMap((one) => one.faults);
    if (faults.length > 0) throw new NotebookError(faults);
    book.table(VERDICTS, verdictRows(judged));
    book.table(SUMMARY, summaryRows(judged));
    book.picture(verdictSheet(judged, works));
  },
});

export default book;
await runAlone(import.meta.url, book);
