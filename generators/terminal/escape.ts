const CSI = '\x1b[';

/** Ends all colours. */
export const RESET = `${CSI}0m`;

/** Faint writing, until `RESET`. */
export const FAINT = `${CSI}2m`;

export const HIDE_CURSOR = `${CSI}?25l`;
export const SHOW_CURSOR = `${CSI}?25h`;

/** Erases from the cursor to the end of the line. */
export const CLEAR_LINE = `${CSI}K`;

/** Erases from the cursor to the end of the screen. */
export const CLEAR_BELOW = `${CSI}J`;

/** Moves the cursor up; nothing for no lines. */
export function up(lines: number): string {
  return lines > 0 ? `${CSI}${lines}A` : '';
}

/** The codes that set the ground or the writing to a colour: `5;n` of 256, or `2;r;g;b`. */
export function ground(colour: string): string {
  return `${CSI}48;${colour}m`;
}

export function writing(colour: string): string {
  return `${CSI}38;${colour}m`;
}
