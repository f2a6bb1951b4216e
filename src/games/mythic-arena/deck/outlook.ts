import type { Seat } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import { DECK, OTHERS_IN_DECK, PETS_IN_DECK } from '../content/vocabulary.ts';
import { frames } from '../frames.ts';
import { other, petsIn } from '../state/queries.ts';
import type { Arena } from '../state/state.ts';
import { GRAIN, type Insight, sumOf } from './insight.ts';

/** How the decks stand against each other by what was learned of their cards, before the first turn. */

/** What one has already counts a little more: the other may not take what is foreseen. A power of two keeps sums exact. */
const SURER = 1 / 16;

/** Who has each card, a bit a seat. Reused each time. */
const takers: number[] = [];

/** A list of cards, the best first, and how far it has been taken: what is taken stays so to the end of a draft. */
class Supply {
  private readonly cards: readonly number[];
  private readonly mask: number;
  private next = 0;

  /** Closed to whom the mask names: a bit a seat that has the card. */
  constructor(cards: readonly number[], mask: number) {
    this.cards = cards;
    this.mask = mask;
  }
  /** The best that may still be taken, or NONE. */
  get best(): number {
    const { cards, mask } = this;
    while (this.next < cards.length && ((takers[cards[this.next] as number] as number) & mask) !== 0) this.next++;
    return this.next < cards.length ? (cards[this.next] as number) : NONE;
  }
  /** Whether fewer than so many that may be taken are better than this one. */
  hasFewerBetter(worth: readonly number[], card: number, count: number): boolean {
    const { cards, mask } = this;
    const bound = worth[card] as number;
    let better = 0;
    for (let i = this.next; i < cards.length && better < count; i++) {
      const other = cards[i] as number;
      if ((worth[other] as number) <= bound) break;
      if (((takers[other] as number) & mask) === 0) better++;
    }
    return better < count;
  }
}

function take(seat: Seat, card: number): void {
  takers[card] = (takers[card] as number) | (1 << seat);
}

/** A draft to its end, both taking the best that is left. There is one of everything, and an Item for each. */
function drafted(s: Arena, { pets, uniques, items, worth }: Insight): readonly (readonly number[])[] {
  const decks = [at(s.decks, 0).slice(), at(s.decks, 1).slice()];
  for (let card = 0; card < worth.length; card++) takers[card] = 0;
  for (let seat = 0; seat < decks.length; seat++) for (const card of at(decks, seat)) take(seat, card);
  const petsLeft = new Supply(pets, -1);
  const uniquesLeft = new Supply(uniques, -1);
  const itemsLeft = [new Supply(items, 1), new Supply(items, 2)];
  for (let picks = at(decks, 0).length + at(decks, 1).length; picks < 2 * DECK; picks++) {
    const seat = picks % 2 === 0 ? s.first : other(s.first);
    const deck = at(decks, seat);
    const own = at(itemsLeft, seat);
    let card: number;
    if (picks < 2 * PETS_IN_DECK) card = petsLeft.best;
    else {
      // An Item waits as long as all that are better than the best other card find room later.
      const unique = uniquesLeft.best;
      card = unique !== NONE && own.hasFewerBetter(worth, unique, DECK - deck.length) ? unique : own.best;
    }
    take(seat, card);
    deck.push(card);
  }
  return decks;
}

/** A deck of any cards to its end, with the best that it has not. */
function built(s: Arena, { pets, others }: Insight, deck: readonly number[]): number[] {
  const lacking = (from: readonly number[], count: number): readonly number[] =>
    from.filter((card) => !deck.includes(card)).slice(0, count);
  const already = petsIn(s, deck);
  return [
    ...deck,
    ...lacking(pets, PETS_IN_DECK - already),
    ...lacking(others, OTHERS_IN_DECK - (deck.length - already)),
  ];
}

/**
 * The chance to win, from -1 to 1: with the cards so far and the best that can still be had, against a deck made as
 * well, or the other's where it is known.
 */
export function outlook(s: Arena, seat: Seat, insight: Insight): number {
  const c = contentOf(s);
  const top = frames.top(s.stack);
  let ahead: number;
  if (top?.proc === 'construct') {
    const staged = (top.given?.[seat] ?? []).map((words) => c.cards.indexOf(words.split(' ')[1] ?? ''));
    ahead = sumOf(insight, built(s, insight, staged)) - insight.best;
  } else {
    const lead = (decks: readonly (readonly number[])[]): number =>
      sumOf(insight, at(decks, seat)) - sumOf(insight, at(decks, other(seat)));
    ahead = lead(drafted(s, insight)) + SURER * lead(s.decks);
  }
  return Math.tanh((ahead * GRAIN) / 2);
}
