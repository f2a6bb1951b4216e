import { LEVELS } from './levels.ts';

/** Less than makes a bot a slow one. */
const LEISURE_MS = 800;

/**
 * How long a bot takes for an answer where nobody else waits, in milliseconds: the best level thinks on until then, and
 * answers no sooner, so that how long it takes tells nothing. All others answer when they have thought enough.
 */
export const leisureOf = (bot: string): number => (bot === LEVELS.at(-1) ? LEISURE_MS : 0);
