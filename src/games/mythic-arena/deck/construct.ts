import { compose, type Offers, procedure, run, type Seat, shuffle } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, isPet, isToken } from '../content/content.ts';
import { DECK, OTHERS_IN_DECK, PETS_IN_DECK } from '../content/vocabulary.ts';
import { build, giveDeck } from '../state/mutations.ts';
import type { Arena } from '../state/state.ts';

/** Constructed decks: both are built in secret, at the same time, card by card. */

type DeckLine = GameAnswer<'deck'>;
const BOTH: readonly Seat[] = [0, 1];

/** MA-1.1, MA-1.2: each line names one more card. */
function cardsToAdd(s: Arena, _d: object, _seat: Seat, offers: Offers<DeckLine>, soFar: readonly DeckLine[]): void {
  const c = contentOf(s);
  let pets = 0;
  for (let i = 0; i < soFar.length; i++) if (isPet(c, at(soFar, i).card)) pets++;
  const others = soFar.length - pets;
  for (let card = 0; card < c.all; card++) {
    const answer = c.answers.deck.of(card);
    if (isToken(c, card)) offers.bar(answer, 'MA-1.3', 'deck-token', { card: at(c.cards, card) });
    else if (soFar.includes(answer)) offers.bar(answer, 'MA-1.2', 'deck-twice', { card: at(c.cards, card) });
    else if (isPet(c, card) && pets === PETS_IN_DECK)
      offers.bar(answer, 'MA-1.1', 'deck-pets', { pets: pets + 1, of: PETS_IN_DECK });
    else if (!isPet(c, card) && others === OTHERS_IN_DECK)
      offers.bar(answer, 'MA-1.1', 'deck-others', { of: OTHERS_IN_DECK });
    else offers.may(answer);
  }
}

export const construct = procedure<Arena, object>('construct', {
  'Both build a deck in secret': compose<Arena, object, DeckLine>({
    ask: 'deck',
    by: () => BOTH,
    from: cardsToAdd,
    enough: (_s, _d, _seat, soFar) => soFar.length === DECK,
    then: (s, _d, lines, seat) =>
      build(
        s,
        seat,
        lines.map(({ card }) => card),
      ),
  }),
});

/** A legal deck for each, put together by chance, for a quick game. */
export const dealDecks = procedure<Arena, object>('deal-decks', {
  'Each is dealt a deck': run((s) => {
    const c = contentOf(s);
    for (let seat = 0; seat < s.seats; seat++) {
      const pets: number[] = [];
      const others: number[] = [];
      for (let card = 0; card < c.all; card++) if (!isToken(c, card)) (isPet(c, card) ? pets : others).push(card);
      shuffle(s, pets);
      shuffle(s, others);
      giveDeck(s, seat, [...pets.slice(0, PETS_IN_DECK), ...others.slice(0, OTHERS_IN_DECK)]);
    }
  }),
});
