import { below, call, each, type Frame, interrupt, procedure, type Seat, when } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { contentOf, type Deed } from '../content/content.ts';
import { type Effect, STATUSES } from '../content/vocabulary.ts';
import { checkAfter } from '../lines/check.ts';
import { discard, draw, takeElyth } from '../state/mutations.ts';
import { other, petOf, refTo } from '../state/queries.ts';
import type { Arena, Pet } from '../state/state.ts';
import { kindsOf } from '../state/stats.ts';
import { curing, gripping, picking, renewing, summoning, swapping } from './asks.ts';
import { applyEffect } from './resolve.ts';
import { deals } from './triggers.ts';
import { adjacentTo, whom } from './whom.ts';

/** A power, a Rune or an Item at work: its effects in the order of the card. */
export interface DeedData {
  readonly list: number;
  readonly seat: Seat;
  /** The Pet that acts, or NONE. */
  readonly self: number;
  readonly target: number;
  /** It is what a hit does beside its damage: the strike itself looks at who falls. */
  readonly hits: boolean;
  /** A hit whose damage came to nothing leaves no status (MA-16.12). */
  readonly blunt: boolean;
  /** What dealing damage sets off has been set off: one power deals damage once, however many it hurts. */
  dealt: boolean;
  done: number;
}

/** The opponent's cards fall at random: nobody has to choose out of turn. */
function discardAtRandom(s: Arena, seat: Seat, cards: number): void {
  for (let i = 0; i < cards && at(s.hands, seat).length > 0; i++)
    discard(s, seat, below(s, at(s.hands, seat).length, 'discard'));
}

/** Acts at once, or gives the procedure that asks first. */
function resolve(s: Arena, d: DeedData, effect: Effect, place: number): Frame | null {
  const self = petOf(s, d.self);
  const target = petOf(s, d.target);
  if (d.blunt && effect.do === 'status') return null;
  switch (effect.do) {
    case 'draw':
      draw(s, d.seat, effect.cards);
      return null;
    case 'discard':
      discardAtRandom(s, other(d.seat), effect.cards);
      return null;
    case 'takeElyth':
      if (self !== null && target !== null && self !== target) takeElyth(s, target, self);
      return null;
    case 'hold':
      return gripping.with({ seat: d.seat, giver: d.self, pet: d.target, grip: STATUSES.indexOf(effect.status) });
    case 'summon':
      return summoning.with({ seat: d.seat, card: contentOf(s).cards.indexOf(effect.token) });
    case 'swap':
      return swapping.with({ seat: d.seat, pet: d.target });
    case 'renew':
      return renewing.with({ seat: d.seat, but: at(contentOf(s).lists, d.list).card });
  }
  // MA-8.19, MA-16.23: the owner of the acting Pet chooses; of "up to n" also fewer.
  if ('pets' in effect && effect.pets !== undefined && target !== null) {
    const reached = adjacentTo(s, target, self).length;
    if (reached > effect.pets || (effect.pets > 1 && reached > 0)) return pickFrom(d, effect, place, effect.pets);
  }
  const only = effect.to === 'target' ? target : effect.to === 'self' ? self : null;
  if (effect.do === 'cure' && effect.what === 'one' && only !== null && kindsOf(s, only) > 1)
    return curing.with({ seat: d.seat, pet: refTo(only) });
  let victim: Pet | null = null;
  whom(s, effect.to, d.seat, self, target, (pet) => {
    if (applyEffect(s, effect, pet, d.seat) && pet !== self) victim ??= pet;
  });
  if (victim === null || self === null || d.dealt) return null;
  d.dealt = true;
  deals(s, self, victim);
  return null;
}
function pickFrom(d: DeedData, effect: Effect, place: number, left: number): Frame {
  const dealer = d.dealt ? NONE : d.self;
  d.dealt ||= effect.do === 'damage';
  const { list, seat, self, target } = d;
  return picking.with({ list, place, seat, self, target, dealer, left, fewer: left > 1, picked: [] });
}

export const deed = procedure<Arena, DeedData>('deed', {
  'Each effect in the order of the card': each((s, d) => {
    const effects = at(contentOf(s).lists, d.list).do;
    while (d.done < effects.length) {
      const place = d.done++;
      const frame = resolve(s, d, at(effects, place), place);
      if (frame !== null) return frame;
    }
    return null;
  }),
  Check: when(
    (_s, d) => !d.hits,
    call((s, d) => checkAfter(s, d.self)),
  ),
});

/** Has a power, a Rune or an Item do what it does, before anything else. */
export function perform(s: Arena, { number }: Deed, seat: Seat, self: number, target: number): void {
  interrupt(s, deed.with({ list: number, seat, self, target, hits: false, blunt: false, dealt: false, done: 0 }));
}
