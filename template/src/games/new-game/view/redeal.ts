import { type RandomState, type State, shuffle, type Viewer } from '../../../kernel/index.ts';
import { contentOf } from '../content/content.ts';
import { make, type NewGameState } from '../state/state.ts';
import type { NewGameTable } from './secrets.ts';

/** What is left of a list when these are taken out of it, shuffled. */
function unseen(all: readonly number[], seen: readonly number[], rng: RandomState): number[] {
  const left = [...all];
  for (const n of seen) left.splice(left.indexOf(n), 1);
  shuffle(rng, left);
  return left;
}

/** A whole state that fits what a viewer sees: cards that they have not seen are dealt anew to all the places where they can be. */
export function redeal(common: State, t: NewGameTable, _viewer: Viewer, rng: RandomState): NewGameState {
  const { cards, charms, forest, box } = contentOf(common);
  const card = (name: string): number => cards.indexOf(name);
  const charm = (name: string): number => charms.indexOf(name);
  const discard = t.discard.map(card);
  const basket = t.basket.map(card);
  const stores = t.players.map(({ store }) => store.map(card));
  const top = t.deck.top === null ? [] : [card(t.deck.top)];
  const spent = t.spent.map(charm);
  const known = t.players.map(({ hand }) => hand?.map(charm) ?? null);

  const otherCharms = unseen(box, [...spent, ...known.flatMap((hand) => hand ?? [])], rng);
  const hands = known.map((hand, seat) => hand ?? otherCharms.splice(0, t.players[seat]?.charms));
  return make(common, {
    deck: t.deck.cards?.map(card).reverse() ?? [
      ...unseen(forest, [...discard, ...basket, ...stores.flat(), ...top], rng),
      ...top,
    ],
    peeked: t.deck.peeked.reduce((bits, seat) => bits | (1 << seat), 0),
    discard,
    charms: t.charms.cards?.map(charm).reverse() ?? otherCharms,
    spent,
    hands,
    stores,
    basket,
    active: t.active,
    turns: t.turns,
  });
}
