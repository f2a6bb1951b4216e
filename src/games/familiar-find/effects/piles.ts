import type { Seat } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { collectTop, dropFromHand, look, unveil } from '../state/mutations.ts';
import { hasUnseen, isInReach, isPileInPlay } from '../state/queries.ts';
import type { Find } from '../state/state.ts';
import { askingEffect, type EffectOf, turnOf } from './effect.ts';

/** The words about piles and hands. */

/** The piles from which the top card can be collected. */
const collectable = (s: Find, seat: Seat, pile: number, { from }: EffectOf<'collect'>): boolean =>
  at(s.piles, pile).length > 0 && (from === 'any' || isInReach(s, seat, pile));
export const collecting = askingEffect<'collect', 'collect'>('collect', {
  possible: (s, seat, effect) => s.piles.some((_, pile) => collectable(s, seat, pile, effect)),
  from: (s, { seat, effect }, says, offers) => {
    for (let pile = 0; pile < s.piles.length; pile++) {
      if (!isPileInPlay(s, pile)) continue;
      if (collectable(s, seat, pile, effect)) offers.may(says.collect.of(pile));
      else if (at(s.piles, pile).length === 0) offers.bar(says.collect.of(pile), 'FF-2.2', 'empty');
      else offers.bar(says.collect.of(pile), 'FF-2.2', 'out-of-reach');
    }
  },
  then: (s, seat, { pile }) => collectTop(s, turnOf(s), pile, isInReach(s, seat, pile)),
});

export const looking = askingEffect<'look', 'look'>('look', {
  possible: (s, seat) => s.piles.some((_, pile) => isInReach(s, seat, pile) && hasUnseen(s, seat, pile)),
  from: (s, { seat }, says, offers) => {
    for (let pile = 0; pile < s.piles.length; pile++) {
      if (!isPileInPlay(s, pile)) continue;
      if (!isInReach(s, seat, pile)) offers.bar(says.look.of(pile), 'FF-2.2', 'out-of-reach');
      else if (hasUnseen(s, seat, pile)) offers.may(says.look.of(pile));
      else offers.bar(says.look.of(pile), 'FF-2.9', 'nothing-hidden');
    }
  },
  then: (s, seat, { pile }) => look(s, seat, pile),
});

export const unveiling = askingEffect<'unveil', 'unveil'>('unveil', {
  possible: (s) => s.piles.some((pile) => pile.some((lying) => lying.down)),
  from: (s, _doing, says, offers) => {
    for (let pile = 0; pile < s.piles.length; pile++) {
      if (at(s.piles, pile).some((lying) => lying.down)) offers.may(says.unveil.of(pile));
      else if (isPileInPlay(s, pile)) offers.bar(says.unveil.of(pile), 'FF-2.9', 'nothing-hidden');
    }
  },
  then: (s, seat, { pile }) => unveil(s, seat, pile),
});

export const dropping = askingEffect<'drop', 'drop'>('drop', {
  hidden: true,
  possible: (s, seat) => at(s.hands, seat).length > 0,
  from: (s, { seat }, says, offers) => {
    const hand = at(s.hands, seat);
    for (let i = 0; i < hand.length; i++) if (hand.indexOf(at(hand, i)) === i) offers.may(says.drop.of(at(hand, i)));
  },
  then: (s, seat, { card }) => dropFromHand(s, seat, card),
});
