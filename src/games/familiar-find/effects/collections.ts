import type { Seat } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { COLLECTED } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { discardCollected, give, steal, trade } from '../state/mutations.ts';
import { always, isOfKind, isPlaying, isTouchable, ownsAny } from '../state/queries.ts';
import type { Find } from '../state/state.ts';
import { askingEffect, type EffectOf } from './effect.ts';

/** The words that move collected cards. */

/** Own collected cards of the wanted kind; the others are barred by the card's own words. */
function ownCards(
  s: Find,
  seat: Seat,
  what: EffectOf<'discard'>['what'],
  offer: (card: number, fit: boolean) => void,
): void {
  const collection = at(s.collections, seat);
  for (let card = 0; card < COLLECTED; card++) if (at(collection, card) > 0) offer(card, isOfKind(card, what));
}
/** Other players' collected cards of the wanted kind. */
function theirCards(
  s: Find,
  seat: Seat,
  what: EffectOf<'steal'>['what'],
  offer: (other: Seat, card: number, bar: string | null) => void,
): void {
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isPlaying(s, other)) continue;
    const free = isTouchable(s, seat, other);
    const collection = at(s.collections, other);
    for (let card = 0; card < COLLECTED; card++) {
      if (at(collection, card) > 0)
        offer(other, card, !free ? 'warded' : isOfKind(card, what) ? null : 'not-that-kind');
    }
  }
}
const someoneOwns = (s: Find, seat: Seat, what: EffectOf<'steal'>['what']): boolean =>
  s.hands.some((_, other) => isTouchable(s, seat, other) && ownsAny(s, other, what));
/** Tells of the wards that kept collections out of an effect's reach. */
function tellWards(s: Find, seat: Seat): void {
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && isPlaying(s, other) && always(s, other).ward === true) tell.warded(s, other, seat);
  }
}

export const discarding = askingEffect<'discard', 'discard'>('discard', {
  possible: (s, seat, { what }) => ownsAny(s, seat, what),
  from: (s, { seat, rule, effect: { what } }, says, offers) =>
    ownCards(s, seat, what, (card, fit) => {
      if (fit) offers.may(says.discard.of(card));
      else offers.bar(says.discard.of(card), rule, 'not-that-kind', { what });
    }),
  then: (s, seat, { card }) => discardCollected(s, seat, card),
});

export const stealing = askingEffect<'steal', 'steal'>('steal', {
  possible: (s, seat, { what }) => someoneOwns(s, seat, what),
  from: (s, { seat, rule, effect: { what } }, says, offers) =>
    theirCards(s, seat, what, (other, card, bar) => {
      if (bar === null) offers.may(says.steal.of(other, card));
      else offers.bar(says.steal.of(other, card), bar === 'warded' ? 'FF-5.1' : rule, bar, { what });
    }),
  then: (s, seat, { player, card }) => {
    tellWards(s, seat);
    steal(s, seat, player, card);
  },
});

export const giving = askingEffect<'give', 'give'>('give', {
  possible: (s, seat, { what }) => ownsAny(s, seat, what) && s.hands.some((_, other) => isTouchable(s, seat, other)),
  from: (s, { seat, rule, effect: { what } }, says, offers) =>
    ownCards(s, seat, what, (card, fit) => {
      for (let other = 0; other < s.seats; other++) {
        if (other === seat || !isPlaying(s, other)) continue;
        if (!isTouchable(s, seat, other)) offers.bar(says.give.of(card, other), 'FF-5.1', 'warded', { what });
        else if (fit) offers.may(says.give.of(card, other));
        else offers.bar(says.give.of(card, other), rule, 'not-that-kind', { what });
      }
    }),
  then: (s, seat, { card, player }) => {
    tellWards(s, seat);
    give(s, seat, player, card);
  },
});

export const trading = askingEffect<'trade', 'trade'>('trade', {
  possible: (s, seat, { what }) => ownsAny(s, seat, what) && someoneOwns(s, seat, what),
  from: (s, { seat, rule, effect: { what } }, says, offers) =>
    ownCards(s, seat, what, (own, fit) => {
      theirCards(s, seat, what, (other, card, bar) => {
        if (fit && bar === null) offers.may(says.trade.of(own, other, card));
        else
          offers.bar(says.trade.of(own, other, card), bar === 'warded' ? 'FF-5.1' : rule, bar ?? 'not-that-kind', {
            what,
          });
      });
    }),
  then: (s, seat, { card, player, other }) => {
    tellWards(s, seat);
    trade(s, seat, card, player, other);
  },
});
