import type { AskedMoment } from '../board.ts';

/** The kinds of open windows that a moment has, as they are kept: the game and the question. */
const kindsOf = (game: string, { asks }: AskedMoment): readonly string[] => asks.map((ask) => `${game} ${ask}`);

/** Whether one is asked at any question of this moment. */
export const isAskedAt = (skips: readonly string[], game: string, moment: AskedMoment): boolean =>
  !kindsOf(game, moment).every((kind) => skips.includes(kind));

/** What goes by unasked once one wants, or does not want, to be asked at this moment. */
export function skipsWith(skips: readonly string[], game: string, moment: AskedMoment, asked: boolean): string[] {
  const kinds = kindsOf(game, moment);
  const others = skips.filter((kind) => !kinds.includes(kind));
  return asked ? others : [...others, ...kinds];
}
