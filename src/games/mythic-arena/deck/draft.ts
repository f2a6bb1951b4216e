import { choose, each, type Offers, procedure, run, type Seat } from '../../../kernel/index.ts';
import { pick, rollOff } from '../atoms.ts';
import { contentOf, copiesOf, DECK, isPet, PETS_IN_DECK, type Say } from '../content.ts';
import { at, other, petsIn } from '../readings.ts';
import type { Arena } from '../state.ts';

/** Chapter: How to Draft Your Decks. Both see all picks, and what is left follows from them. */

const picks = (s: Arena): number => at(s.decks, 0).length + at(s.decks, 1).length;
/** MA-1.4, MA-1.5: picks alternate to the end. */
const picker = (s: Arena): Seat => (picks(s) % 2 === 0 ? s.first : other(s.first));

/** Copies of a card that nobody has taken. */
export function copiesLeft(s: Arena, card: number): number {
  let n = copiesOf(contentOf(s), card);
  for (const deck of s.decks) if (deck.includes(card)) n--;
  return n;
}
/** MA-1.4: Pets until each has six, then everything else. */
const choosesPets = (s: Arena): boolean => picks(s) < 2 * PETS_IN_DECK;

function pool(s: Arena, _d: object, seat: Seat, offers: Offers<Say<'pick'>>): void {
  const c = contentOf(s);
  const pets = choosesPets(s);
  const deck = at(s.decks, seat);
  for (let card = 0; card < c.all; card++) {
    if (copiesOf(c, card) === 0) continue;
    if (isPet(c, card) !== pets) continue;
    const answer = c.says.pick.of(card);
    if (deck.includes(card)) {
      if (copiesOf(c, card) > 1) offers.bar(answer, 'MA-1.5', 'deck-twice', { card: at(c.cards, card) });
    } else if (copiesLeft(s, card) === 0) offers.bar(answer, 'MA-1.4', 'taken');
    else offers.may(answer);
  }
}

const picking = choose<Arena, object, Say<'pick'>>({
  ask: 'pick',
  by: picker,
  from: pool,
  then: (s, _d, { card }, seat) => pick(s, seat, card),
  with: (s) => ({
    pets: PETS_IN_DECK - petsIn(s, at(s.decks, picker(s))),
    cards: DECK - at(s.decks, picker(s)).length,
  }),
});
export const onePick = procedure<Arena, object>('pick', { 'Pick a card': picking });

export const draft = procedure<Arena, object>('draft', {
  'Roll for the first pick': run((s) => {
    s.first = rollOff(s, 'picks');
  }),
  'Take turns to pick': each((s) => (picks(s) < 2 * DECK ? onePick.with({}) : null)),
});
