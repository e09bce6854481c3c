import type { Exchange } from './exchanges.ts';
import { drawExchange, shuffleByExchanges } from './shuffle.ts';
import { type Size, squaresOf } from './size.ts';

/** What the page's shuffle does, in words, found by letting it run through all its draws. */
export interface ShuffleFacts {
  /** Exchanges that one shuffle makes. */
  readonly exchanges: number;
  /** Squares that no draw moves, by their place on the board. */
  readonly untouched: string;
  /** Columns and rows of the first square, from the least to the largest, counted from 0. */
  readonly x: string;
  readonly y: string;
  /** Where the second square lies, and whether the two ways come up in equally many draws. */
  readonly neighbour: string;
}

/** Every exchange that can be drawn, once for each equally likely sequence of draws. */
function allDraws(size: Size): Exchange[] {
  const draws: Exchange[] = [];
  const bounds: number[] = [];
  drawExchange(size, (bound) => {
    bounds.push(bound);
    return 0;
  });
  const sequences = bounds.reduce((product, bound) => product * bound, 1);
  for (let sequence = 0; sequence < sequences; sequence++) {
    let rest = sequence;
    draws.push(
      drawExchange(size, (bound) => {
        const draw = rest % bound;
        rest = Math.floor(rest / bound);
        return draw;
      }),
    );
  }
  return draws;
}

/** How often the shuffle draws for one exchange and in all. */
function exchangesMade(size: Size): number {
  let draws = 0;
  const counting = () => {
    draws++;
    return 0;
  };
  drawExchange(size, counting);
  const forOne = draws;
  draws = 0;
  shuffleByExchanges(size, counting);
  return draws / forOne;
}

const range = (values: readonly number[]) => `${Math.min(...values)}..${Math.max(...values)}`;

/** The facts of the page's shuffle on a board. */
export function shuffleFacts(size: Size): ShuffleFacts {
  const { width } = size;
  const draws = allDraws(size);
  const touched = new Set(draws.flat());
  const untouched = Array.from({ length: squaresOf(size) }, (_, square) => square)
    .filter((square) => !touched.has(square))
    .map((square) => placeName(size, square));
  const right = draws.filter(([one, other]) => other === one + 1 && other % width > 0).length;
  const below = draws.filter(([one, other]) => other === one + width).length;
  const ways = [right > 0 && 'right', below > 0 && 'below', right + below < draws.length && 'elsewhere'];
  return {
    exchanges: exchangesMade(size),
    untouched: untouched.join(' and ') || 'none',
    x: range(draws.map(([one]) => one % width)),
    y: range(draws.map(([one]) => Math.floor(one / width))),
    neighbour: `${ways.filter(Boolean).join(' or ')}, ${right === below ? 'equally likely' : 'not equally likely'}`,
  };
}

/** The place of a square in words: `bottom right`. */
function placeName({ height, width }: Size, square: number): string {
  const [row, column] = [Math.floor(square / width), square % width];
  const vertical = row === 0 ? 'top' : row === height - 1 ? 'bottom' : `row ${row}`;
  const horizontal = column === 0 ? 'left' : column === width - 1 ? 'right' : `column ${column}`;
  return `${vertical} ${horizontal}`;
}
