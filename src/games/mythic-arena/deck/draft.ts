import { choose, each, type Offers, procedure, run, type Seat } from '../../../kernel/index.ts';
import { at, num } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, isItem } from '../content/content.ts';
import { DECK, PETS_IN_DECK } from '../content/vocabulary.ts';
import { pick, rollOff } from '../state/mutations.ts';
import { other, petsIn } from '../state/queries.ts';
import type { Arena } from '../state/state.ts';

/** Chapter: How to Draft Your Decks. Both see all picks, and what is left follows from them. */

const picks = (s: Arena): number => at(s.decks, 0).length + at(s.decks, 1).length;
/** MA-1.4, MA-1.5: picks alternate to the end. */
const picker = (s: Arena): Seat => (picks(s) % 2 === 0 ? s.first : other(s.first));

/** MA-1.4: Pets until each has six, then everything else. */
const choosesPets = (s: Arena): boolean => picks(s) < 2 * PETS_IN_DECK;

/** Who has taken each card, a bit a seat. Reused at every question. */
const takers: number[] = [];

function pool(s: Arena, _d: object, seat: Seat, offers: Offers<GameAnswer<'pick'>>): void {
  const c = contentOf(s);
  const pets = choosesPets(s);
  const from = pets ? 0 : c.elyth;
  const to = pets ? c.tokens : c.all;
  for (let card = from; card < to; card++) takers[card] = 0;
  for (let each = 0; each < s.seats; each++) {
    const deck = at(s.decks, each);
    for (let i = 0; i < deck.length; i++) takers[num(deck, i)] = num(takers, num(deck, i)) | (1 << each);
  }
  for (let card = from; card < to; card++) {
    const taken = num(takers, card);
    const pair = isItem(c, card);
    if (taken === 0 || (pair && taken === 1 << (1 - seat))) offers.may(c.answers.pick.of(card));
    else if (!pair) offers.bar(c.answers.pick.of(card), 'MA-1.4', 'taken');
    else offers.bar(c.answers.pick.of(card), 'MA-1.5', 'deck-twice', { card: at(c.cards, card) });
  }
}

const picking = choose<Arena, object, GameAnswer<'pick'>>({
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
