/** The notebooks that have a note, in the order in which they are read: on the page, and in listings. */
export const CHAPTERS = ['pento', 'cards', 'fifteen', 'book'] as const;
