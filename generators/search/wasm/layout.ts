// Where everything lies in the memory of the fast search, in words of 32 bits.

// Limits of what it can search; a larger problem goes to dancing links.
export const MOST_CELLS: i32 = 64;
/** A set of pieces is half a word. */
export const MOST_PIECES: i32 = 16;
/** Squares of the box around the board. */
export const MOST_BOX: i32 = 4096;
/** How many different multisets of piece sizes may be left. */
export const MOST_SIZE_SETS: i32 = 8192;
const MOST_FORMS: i32 = 8 * MOST_PIECES;
const MOST_SYMMETRIES: i32 = 8;
export const MOST_PLACEMENTS: i32 = MOST_FORMS * MOST_CELLS;

// Single words. The problem:
export const HEIGHT: i32 = 0;
export const WIDTH: i32 = 1;
/** Cells of the board: a place is the number of a cell in scanning order. */
export const CELLS: i32 = 2;
export const PIECES: i32 = 3;
/** The symmetries of the board, as a set of the eight. */
export const SYMMETRIES: i32 = 4;
/** How many multisets can be drawn from the sizes of the pieces; whether the pieces differ in size. */
export const SIZE_SETS: i32 = 5;
export const MIXED: i32 = 6;
/** Shapes of at most so many cells have their completions tabled. */
export const TABLED: i32 = 7;
/** Whether packings are written out. */
export const WRITES: i32 = 8;
/** End of the memory that may be used. */
export const MEMORY_END: i32 = 9;
// What the search works out:
export const PLACEMENTS: i32 = 10;
/** The piece that is laid first, and the index into `SUMS` for the others. */
export const FIXED: i32 = 11;
export const SUM_OF_REST: i32 = 12;
export const ORBITS: i32 = 13;
export const NODES: i32 = 14;
/** The symmetries that carry every placement to one of its piece; whether the mirror image is among them. */
export const GROUP: i32 = 28;
export const IS_MIRRORED: i32 = 29;
/** All places, two words. */
export const FULL: i32 = 16;
/** Depth of the frame in hand; the symmetries that make the images of a packing, and how many they are. */
export const DEPTH: i32 = 18;
export const IMAGES: i32 = 19;
export const IMAGE_COUNT: i32 = 20;
/** Next free words of the pool and of the side stack; the hash table; whether memory ran out. */
export const POOL_TOP: i32 = 21;
export const SIDE_TOP: i32 = 22;
export const HASH_LOG: i32 = 23;
export const HASH_USED: i32 = 24;
export const OVERFLOW: i32 = 25;
/** The hash tables that are no longer all 0, as a set of logarithms. */
export const HASH_TOUCHED: i32 = 26;
/** How often the memory has just been emptied for one and the same placement. */
export const RETRIES: i32 = 27;

/** Row and column of each cell of the board, written by the driver. */
export const CELL_ROW: i32 = 64;
export const CELL_COLUMN: i32 = CELL_ROW + MOST_CELLS;
/** Row and column of each place. */
export const ROW: i32 = CELL_COLUMN + MOST_CELLS;
export const COLUMN: i32 = ROW + MOST_CELLS;
/** For each symmetry the place to which each place goes, and its board cell. */
export const GOES_TO: i32 = COLUMN + MOST_CELLS;
export const IMAGE: i32 = GOES_TO + MOST_SYMMETRIES * MOST_CELLS;
/** Cells of each piece, and what it takes from the index into `SUMS`. */
export const SIZE: i32 = IMAGE + MOST_SYMMETRIES * MOST_CELLS;
export const STEP: i32 = SIZE + MOST_PIECES;
/** For each place: two words of its neighbours. */
export const NEAR: i32 = STEP + MOST_PIECES;
/**
 * For each place: the places after it where they are connected, otherwise none; then those up to it that
 * border them. Four words.
 */
export const AFTER: i32 = NEAR + 2 * MOST_CELLS;
/** The first placement of each first place; one more at the end. */
export const FIRST: i32 = AFTER + 4 * MOST_CELLS;
/** Address of the tables of each place, and the last four places that its placements reach. */
export const TABLE_AT: i32 = FIRST + MOST_CELLS + 1;
export const REACH: i32 = TABLE_AT + MOST_CELLS;
/** The mirror image, two words, of each set of each four places. */
export const MIRROR: i32 = REACH + MOST_CELLS;
/** Representatives of the orbits of the fixed piece: placement, and the symmetries that make the orbit. */
export const ORBIT: i32 = MIRROR + (2 * 16 * MOST_CELLS) / 4;
/** The place of each square of the box, -1 where the board has none (at first the cell). */
export const PLACE: i32 = ORBIT + 2 * MOST_FORMS * MOST_CELLS;
/** Whether pieces may be turned over; their cells one after the other, 256 times the row plus the column. */
export const TURN_OVER: i32 = PLACE + MOST_BOX;
export const PIECE_CELLS: i32 = TURN_OVER + 1;
/** The forms of one piece, in the same manner. */
export const FORMS: i32 = PIECE_CELLS + MOST_CELLS;
/** For each multiset of sizes the sums of its parts: bit `s - 1` of two words for sum `s`. */
export const SUMS: i32 = FORMS + 8 * MOST_CELLS;
/** Stack of the search: a frame a piece. */
export const FRAMES: i32 = SUMS + 2 * MOST_SIZE_SETS;
export const FRAME: i32 = 8;
/** Stack of the tabling: for each placement the piece as a set, and what is left after it. */
export const SIDE: i32 = FRAMES + FRAME * (MOST_PIECES + 1);
/** Placements by first place: two words of places, the piece (-1: not kept), the first place. */
export const PLACED: i32 = SIDE + 2 * MOST_FORMS * MOST_PIECES;
export const PLACEMENT: i32 = 4;
/** Packings handed out, a byte a cell; then one packing in scanning order. */
export const OUT: i32 = PLACED + PLACEMENT * MOST_PLACEMENTS;
export const OUT_PACKINGS: i32 = 128;
export const OWNER: i32 = OUT + (OUT_PACKINGS * MOST_CELLS) / 4;
/** For each place and each four places from it: which placements the free ones among the four allow. */
export const TABLES: i32 = OWNER + MOST_CELLS / 4;
/** Hash tables of 2^k slots at `HASH + 2^k`. */
export const HASH: i32 = TABLES + MOST_CELLS * 16 * 16 * 8;
export const FIRST_LOG: i32 = 15;
export const LAST_LOG: i32 = 21;
/** The rest of the memory holds shapes and lists. */
export const POOL: i32 = HASH + (1 << (LAST_LOG + 1));
/** The placements as they are found lie there too, before the search begins. */
export const FOUND: i32 = POOL;
/** The end of the memory, 128 MiB: an address has 25 bits. */
export const ADDRESS_BITS: i32 = 25;
export const MEMORY: i32 = 1 << ADDRESS_BITS;
