import type { Answer, AnyGame, Seat, State } from '../kernel/index.ts';

/** Visits what comes of some answers, by their place among these, in the worlds in which the bot has judged them. */
export type VisitOutcomes = (answers: readonly Answer[], visit: (next: State, place: number) => void) => void;

/** A difference in value, averaged over the worlds, that is too small to be a reason. */
export const NEGLIGIBLE = 0.002;

/**
 * What spoke for an answer: the part of the value by which it is most ahead of the best of the worse ones, of another
 * kind if there are any: who heals says why it did not attack. Null where the game gives no reasons, and where all
 * answers are as good.
 */
export function reasonFor(
  game: AnyGame,
  seat: Seat,
  answers: readonly Answer[],
  totals: readonly number[],
  chosen: number,
  afterwards: VisitOutcomes,
): string | null {
  if (!game.givesReasons) return null;
  const bound = (totals[chosen] as number) - NEGLIGIBLE * (game.worlds ?? 1);
  const { verb } = answers[chosen] as Answer;
  const others = totals.map((total, i) => (answers[i]?.verb === verb ? Number.POSITIVE_INFINITY : total));
  const rival = bestBelow(others, bound) ?? bestBelow(totals, bound);
  if (rival === null) return null;
  const gains = new Map<string, number>();
  const numbers = new Map<string, number>();
  afterwards([answers[chosen] as Answer, answers[rival] as Answer], (next, place) => {
    for (const { why, worth, number } of game.reasons(next, seat)) {
      gains.set(why, (gains.get(why) ?? 0) + (place === 0 ? worth : -worth));
      if (place === 0 && number !== null) numbers.set(why, number);
    }
  });
  const [why, gain] = [...gains].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  if (gain === 0) return null;
  const number = numbers.get(why);
  return number === undefined ? why : `${why} ${Math.round(number)}`;
}

/** The place of the highest total below a bound. */
function bestBelow(totals: readonly number[], bound: number): number | null {
  let place: number | null = null;
  totals.forEach((total, i) => {
    if (total < bound && (place === null || total > (totals[place] as number))) place = i;
  });
  return place;
}
