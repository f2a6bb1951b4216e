/** The levels of the bots in this page, weakest first: known without loading them. */
export const LEVELS: readonly string[] = ['random', 'greedy'];
