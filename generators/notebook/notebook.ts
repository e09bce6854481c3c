import type { Book } from './book.ts';

/** A notebook: one script that computes tables, draws them and tells of them. */
export interface Notebook {
  /** Its name: the script is generators/NAME.ts, its tables lie in data/NAME/, its note is notes/NAME.md. */
  readonly name: string;
  readonly title: string;
  /** The source of the note, from the top of the project. */
  readonly note?: string;
  /** Computes everything and hands it to the book. */
  readonly compute: (book: Book) => Promise<void>;
}

/** Declares a notebook. */
export function defineNotebook(notebook: Notebook): Notebook {
  return notebook;
}
