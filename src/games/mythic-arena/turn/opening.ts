import { choose, type Offers, run, type Seat, shuffle } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, isPet } from '../content/content.ts';
import { draw, lead, mulligan, rollOff, start, unveil } from '../state/mutations.ts';
import { other, petsIn } from '../state/queries.ts';
import type { Arena } from '../state/state.ts';

/** Chapter: Opening Turn Sequence. Its steps are those of a game, see `state/setup.ts`. */

const BOTH: readonly Seat[] = [0, 1];
const OPENING_HAND = 6;

/** MA-2.1: secretly, from the whole deck. */
function leadPets(s: Arena, _d: object, seat: Seat, offers: Offers<GameAnswer<'lead'>>): void {
  const c = contentOf(s);
  for (const card of at(s.decks, seat)) if (isPet(c, card)) offers.may(c.answers.lead.of(card));
}
export const chooseLeads = choose<Arena, object, GameAnswer<'lead'>>({
  ask: 'lead',
  hidden: true,
  by: () => BOTH,
  from: leadPets,
  then: (s, _d, { card }, seat) => lead(s, seat, card),
});

export const shufflePiles = run<Arena, object>((s) => {
  for (const pile of s.piles) shuffle(s, pile);
});

/** MA-2.3: without a Pet the hand is shown, shuffled back and drawn again. */
export const drawHands = run<Arena, object>((s) => {
  for (let seat = 0; seat < s.seats; seat++) {
    draw(s, seat, OPENING_HAND);
    while (petsIn(s, at(s.hands, seat)) === 0) {
      mulligan(s, seat);
      draw(s, seat, OPENING_HAND);
    }
  }
});

/** MA-2.4: a die roll, unless somebody has lost the game before. */
export const rollForFirst = run<Arena, object>((s) => {
  if (s.loser === NONE) start(s, rollOff(s, 'first'));
});
export const loserChooses = choose<Arena, object, GameAnswer<'go'>>({
  ask: 'go',
  by: (s) => (s.loser === NONE ? null : s.loser),
  from: (s, _d, _seat, offers: Offers<GameAnswer<'go'>>) => {
    const { answers } = contentOf(s);
    offers.may(answers.go.of(0));
    offers.may(answers.go.of(1));
  },
  then: (s, _d, { place }, seat) => start(s, place === 0 ? seat : other(seat)),
});

/** MA-2.5 */
export const revealLeads = run<Arena, object>(unveil);
