import { type Answer, type AnyGame, below, type RandomState, type Seat, type View } from '../kernel/index.ts';
import { type BotKind, immediateBot } from './bot.ts';
import { imaginedWorlds, totalWorths, visitOutcomes, WORLDS } from './imagine.ts';
import { NEGLIGIBLE, reasonFor, type VisitOutcomes } from './reason.ts';

/**
 * Looks one answer ahead: imagines a few worlds that fit the view, gives each answer in each of them and takes the
 * one that leaves the seat best off on average. All answers meet the same worlds and the same luck. An aside is given
 * first if it leaves the seat better off at once.
 */
export const greedy: BotKind = {
  name: 'greedy',
  make: (game) =>
    immediateBot('greedy', (view, { seat, legal, asides = [] }, rng) => {
      const aside = asides.length === 0 ? null : usefulAside(game, view, seat, asides, rng);
      if (aside !== null) return { say: aside, why: null, aside: true };
      const start = rng.chance.slice();
      const answers = legal.map((words) => game.read(words) as Answer);
      const totals = totalWorths(game, view, seat, answers, rng);
      const place = best(totals, rng);
      const again: VisitOutcomes = (some, visit) =>
        visitOutcomes(game, view, seat, some, { chance: start.slice() }, visit);
      return {
        say: legal[place] as string,
        // Worked out when somebody asks: most games are played for their numbers only.
        get why() {
          return reasonFor(game, seat, answers, totals, place, again);
        },
      };
    }),
};

/** The aside that gains most at once, by more than nothing to speak of; null where none does. */
function usefulAside(
  game: AnyGame,
  view: View,
  seat: Seat,
  asides: readonly string[],
  rng: RandomState,
): string | null {
  const gains: number[] = new Array(asides.length).fill(0);
  imaginedWorlds(game, view, rng, WORLDS, (world) => {
    const before = game.value(world, seat);
    asides.forEach((words, i) => {
      const next = game.copy(world);
      game.asides.take(next, seat, game.read(words) as Answer);
      gains[i] = (gains[i] as number) + game.value(next, seat) - before;
    });
  });
  const place = best(gains, rng);
  return (gains[place] as number) > NEGLIGIBLE * WORLDS ? (asides[place] as string) : null;
}

/** The place of the highest total; of several, any. */
function best(totals: readonly number[], rng: RandomState): number {
  let place = 0;
  let ties = 1;
  for (let i = 1; i < totals.length; i++) {
    const more = (totals[i] as number) - (totals[place] as number);
    if (more > 0) {
      place = i;
      ties = 1;
    } else if (more === 0 && below(rng, ++ties) === 0) {
      place = i;
    }
  }
  return place;
}
