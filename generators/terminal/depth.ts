/** How many colours an output shows: none, the 256 of xterm, or all of 24 bits. */
export type Depth = 'none' | '256' | 'full';

/** What is known of an output. */
export interface Surroundings {
  readonly isTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Whether the cursor can be moved, so that something can be drawn again in the same place. */
export function canRedraw({ isTerminal, env }: Surroundings): boolean {
  return isTerminal && env.TERM !== 'dumb' && env.TERM !== undefined;
}

/** The colours to use: none off a terminal or under NO_COLOR, 24 bits where COLORTERM says so. */
export function depthOf(surroundings: Surroundings): Depth {
  const { NO_COLOR, COLORTERM = '' } = surroundings.env;
  if (!canRedraw(surroundings) || (NO_COLOR !== undefined && NO_COLOR !== '')) return 'none';
  return /^(truecolor|24bit)$/i.test(COLORTERM) ? 'full' : '256';
}
