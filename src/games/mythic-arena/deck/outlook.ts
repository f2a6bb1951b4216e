import type { Seat } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
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

/** The first of a list that a seat may still take: there is one of everything, and an Item for each. */
function openIn(from: readonly number[], mask: number): number {
  for (let i = 0; i < from.length; i++) if ((num(takers, num(from, i)) & mask) === 0) return num(from, i);
  return NONE;
}

/** The best that is left. An Item waits as long as all that are better than the best other card find room later. */
function bestLeft({ pets, uniques, items, worth }: Insight, seat: Seat, size: number, petsNow: boolean): number {
  if (petsNow) return openIn(pets, -1);
  const unique = openIn(uniques, -1);
  if (unique === NONE) return openIn(items, 1 << seat);
  let better = 0;
  for (let i = 0; i < items.length; i++) {
    const item = num(items, i);
    if ((num(takers, item) & (1 << seat)) === 0 && num(worth, item) > num(worth, unique)) better++;
  }
  return better < DECK - size ? unique : openIn(items, 1 << seat);
}

/** A draft to its end, both taking the best that is left. */
function drafted(s: Arena, insight: Insight): readonly (readonly number[])[] {
  const decks = [at(s.decks, 0).slice(), at(s.decks, 1).slice()];
  for (let card = 0; card < insight.worth.length; card++) takers[card] = 0;
  const take = (seat: Seat, card: number): void => {
    takers[card] = num(takers, card) | (1 << seat);
  };
  for (let seat = 0; seat < decks.length; seat++) for (const card of at(decks, seat)) take(seat, card);
  for (let picks = at(decks, 0).length + at(decks, 1).length; picks < 2 * DECK; picks++) {
    const seat = picks % 2 === 0 ? s.first : other(s.first);
    const deck = at(decks, seat);
    const card = bestLeft(insight, seat, deck.length, picks < 2 * PETS_IN_DECK);
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
