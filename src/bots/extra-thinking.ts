import type { Question } from '../kernel/index.ts';
import { LEVELS } from './levels.ts';

/** How long it thinks in all; below the threshold from which the scheduler treats a bot as slow. */
const EXTRA_MS = 800;

/**
 * How long a bot takes for an answer where nobody else waits, in milliseconds: the best level thinks on until then, and
 * answers no sooner, so that how long it takes tells nothing. All others answer when they have thought enough. What can be
 * answered in one way only needs no thought; and what follows from hidden things has a time of its own (`constantDelay`), by which
 * a bot must be done however long it waited for a thread.
 */
export const extraThinkingMs = (bot: string, { hidden, legal }: Question): number =>
  bot === LEVELS.at(-1) && !hidden && legal.length > 1 ? EXTRA_MS : 0;
