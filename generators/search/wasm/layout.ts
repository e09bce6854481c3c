// Where everything lies in the kernel's memory, in words of 32 bits. Read by the kernel and by its driver.

/** Limits of what the kernel can search; a larger problem goes to dancing links. */
export const MOST_CELLS: i32 = 64;
export const MOST_PIECES: i32 = 31;
export const MOST_IMAGES: i32 = 8;
/** How many different multisets of piece sizes may be left. */
export const MOST_SIZE_SETS: i32 = 8192;

// Single words.
export const CELLS: i32 = 0;
/** Most cells that the completions of a shape are tabled for. */
export const TABLED: i32 = 1;
/** The piece that is laid first, as a set. */
export const FIXED: i32 = 2;
/** The index into `SUMS` for all pieces but the fixed one. */
export const SUM_OF_ALL: i32 = 3;
/** How many images of each packing are handed out, and whether they are written out at all. */
export const IMAGES: i32 = 4;
export const WRITES: i32 = 5;
export const NODES: i32 = 6;
export const DEPTH: i32 = 7;
/** The completions still to be compared: the next and the end. */
export const NEXT: i32 = 8;
export const END: i32 = 9;
export const POOL_TOP: i32 = 10;
export const SIDE_TOP: i32 = 11;
export const HASH_LOG: i32 = 12;
export const HASH_USED: i32 = 13;
export const OVERFLOW: i32 = 14;

/** For each image: the board cell of each place in scanning order. */
export const IMAGE: i32 = 64;
/** The neighbours of each place, two words. */
export const NEAR: i32 = IMAGE + MOST_IMAGES * MOST_CELLS;
/** The first placement whose first place is this one; one more at the end. */
export const FIRST: i32 = NEAR + 2 * MOST_CELLS;
/** Address of the table of each place, and the last byte of the board that its placements reach. */
export const TABLE_AT: i32 = FIRST + MOST_CELLS + 1;
export const REACH: i32 = TABLE_AT + MOST_CELLS;
/** Cells of each piece, and what it takes from the index into `SUMS`. */
export const SIZE: i32 = REACH + MOST_CELLS;
export const STEP: i32 = SIZE + MOST_PIECES;
/** For each multiset of sizes the sums of its parts: bit `s` of two words for sum `s`, from sum 1 at bit 0. */
export const SUMS: i32 = 1024;
/** Stack of the search: a frame a piece. */
export const FRAMES: i32 = SUMS + 2 * MOST_SIZE_SETS;
export const FRAME: i32 = 16;
/** Stack of the tabling: placement and list of completions. */
export const SIDE: i32 = FRAMES + FRAME * (MOST_PIECES + 1);
/** Placements: two words of cells and the piece, by first place. */
export const PLACED: i32 = SIDE + 2 * 8 * MOST_PIECES * MOST_PIECES;
export const PLACEMENT: i32 = 4;
export const MOST_PLACEMENTS: i32 = 8 * MOST_PIECES * MOST_CELLS;
/** Packings handed out, a byte a cell; then one packing in scanning order. */
export const OUT: i32 = PLACED + PLACEMENT * MOST_PLACEMENTS;
export const OUT_PACKINGS: i32 = 256;
export const OWNER: i32 = OUT + (OUT_PACKINGS * MOST_CELLS) / 4;
/** For each place and each byte of the board: which placements the free cells in that byte allow. */
export const TABLES: i32 = OWNER + MOST_CELLS / 4;
/** Hash tables of 2^k slots at `HASH + SLOT * 2^k`: two words of free cells, the list. */
export const HASH: i32 = 1 << 21;
export const SLOT: i32 = 4;
export const FIRST_LOG: i32 = 12;
export const LAST_LOG: i32 = 20;
/** Lists of completions: their number, then for each the set of pieces, the placement, the completion after it. */
export const POOL: i32 = HASH + SLOT * (1 << (LAST_LOG + 1));
export const ENTRY: i32 = 3;
/** The end of the memory: 96 MiB. */
export const MEMORY: i32 = 3 << 23;
