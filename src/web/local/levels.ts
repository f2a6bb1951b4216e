export { displayName } from '../../bots/display-names.ts';
export { ratingsIn } from '../../bots/ratings.ts';

/** The levels of the bots in this page, weakest first: known without loading them. */
export const LEVELS: readonly string[] = ['kitten', 'cat', 'grimalkin', 'nine-lives'];

/** Against whom one plays if nobody says: sound enough to learn from, and can be beaten by who has just learnt. */
export const DEFAULT_LEVEL = 'cat';

/**
 * Of the bots that a server has, those that people are offered: the levels, and the one that is chosen already. A server
 * that has none of the levels offers all that it has.
 */
export function offeredBots(bots: readonly string[], chosen: string | null = null): readonly string[] {
  const levels = LEVELS.filter((level) => bots.includes(level));
  if (levels.length === 0) return bots;
  return chosen === null || levels.includes(chosen) ? levels : [...levels, chosen];
}

/** The one that is offered first. */
export const defaultBot = (bots: readonly string[]): string =>
  bots.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (offeredBots(bots).at(-1) ?? '');
