import pc from 'picocolors';

const { env, stdout } = process;

const isWanted = Boolean(env.FORCE_COLOR) || (stdout.isTTY === true && env.TERM !== 'dumb');

/** Colours for what goes to stdout: on a terminal, or where FORCE_COLOR asks for them; never under NO_COLOR. */
export const colours = pc.createColors(isWanted && !env.NO_COLOR);
