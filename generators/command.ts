import { runAlone } from './alone.ts';
import { countTries } from './command/count.ts';
import { firstPicture, PROGRESS_CHART } from './command/figures.ts';
import { BOARD_OF_SIZE, boardOf } from './command/sizes.ts';
import { commandRows, PRESET, PROGRESS, SIZES } from './command/tables.ts';
import { defineNotebook } from './notebook/notebook.ts';

const command = defineNotebook({
  name: 'command',
  title: 'The terminal command',
  note: 'generators/command/command.note.md',
  async compute(book) {
    const counts = await Promise.all(
      [...BOARD_OF_SIZE.keys()].map((size) => {
        return book.run(countTries, size, `tries on ${boardOf(String(size)).name}`);
      }),
    );
    const { sizes, progress, preset } = commandRows(counts);
    book.table(SIZES, sizes);
    book.table(PRESET, preset);
    book.table(PROGRESS, progress);
    book.picture(firstPicture(counts));
    book.chart(PROGRESS_CHART);
  },
});

export default command;
void runAlone(import.meta.url, command);
