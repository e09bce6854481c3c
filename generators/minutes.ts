import { runAlone } from './alone.ts';
import { TREES_CHART } from './minutes/chart.ts';
import { defineNotebook } from './notebook/notebook.ts';

const minutes = defineNotebook({
  name: 'minutes',
  title: 'Searches that take minutes',
  note: 'generators/minutes/minutes.note.md',
  async compute(book) {
    book.chart(TREES_CHART);
  },
});

export default minutes;
void runAlone(import.meta.url, minutes);
