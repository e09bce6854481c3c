import { runAlone } from './alone.ts';
import { defineNotebook } from './notebook/notebook.ts';
import { BOARDS } from './pento/boards.ts';
import { countPackings } from './pento/count.ts';
import { type BoardCounts, METHOD_COUNTS, PACKINGS, packingRows } from './pento/packings.ts';
import { METHODS } from './search/all-packings.ts';

const pento = defineNotebook({
  name: 'pento',
  title: 'Twelve pentominoes in boxes of sixty squares',
  async compute(book) {
    const boards = await Promise.all(
      BOARDS.map(async (board): Promise<BoardCounts> => {
        const counts = METHODS.map(
          async (method) =>
            [method, await book.run(countPackings, { board, method }, `${board} by ${method}`)] as const,
        );
        return { board, counts: new Map(await Promise.all(counts)) };
      }),
    );
    const { packings, methods } = packingRows(boards);
    book.table(PACKINGS, packings);
    book.table(METHOD_COUNTS, methods);
    for (const { board, counts } of boards) {
      book.list(
        board,
        {
          title: `Packings of ${board}`,
          description: `Every packing of ${board} up to its symmetries, one a line, rows parted by a slash.`,
        },
        counts.get('links')?.canonical ?? [],
      );
    }
  },
});

export default pento;
await runAlone(import.meta.url, pento);
