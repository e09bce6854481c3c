import pc from 'picocolors';

const { env, stdout } = process;

/** Colours for what goes to stdout: on a terminal only, wherever the command runs, and never under NO_COLOR. */
export const colours = pc.createColors(stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb');
