import { type In, interrupt, type Offers, type Seat } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { CENTRE, type GameAnswers } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { power } from '../effects/resolve.ts';
import { tell } from '../state/events.ts';
import { castSpell, stay, takePile, travel } from '../state/mutations.ts';
import { always, hasAbility, isInReach, isPileInPlay, location } from '../state/queries.ts';
import type { Find, Turn } from '../state/state.ts';
import { mayUse, useAbility } from './ability.ts';

type Take = In<GameAnswers['take']> | In<GameAnswers['spare']>;
type Powers = In<GameAnswers['obey']> | In<GameAnswers['use']> | In<GameAnswers['pass']>;
type Travel = In<GameAnswers['travel']>;
type Tour = Travel | In<GameAnswers['stay']>;
type CastOrTravel = In<GameAnswers['cast']> | Travel;

/** Step 1: Scavenge. */

/** Why a pile cannot be taken, or null. */
function takeBar(s: Find, seat: Seat, pile: number): readonly [rule: string, why: string] | null {
  if (!isInReach(s, seat, pile)) return ['FF-2.2', 'out-of-reach'];
  if (at(s.piles, pile).length === 0) return ['FF-2.2', 'empty'];
  if (pile === CENTRE && s.rest === 1 && location(s).rest === true) return ['FF-5.3', 'resting'];
  return null;
}

export function canScavenge(s: Find, { seat }: Turn): Seat | null {
  for (let pile = 0; pile < s.piles.length; pile++) if (takeBar(s, seat, pile) === null) return seat;
  return null;
}

/** FF-2.2: one whole pile within reach. */
export function pilesToTake(s: Find, _turn: Turn, seat: Seat, offers: Offers<Take>): void {
  const { answers } = contentOf(s);
  const spares = always(s, seat).spare === true;
  for (let pile = 0; pile < s.piles.length; pile++) {
    if (!isPileInPlay(s, pile)) continue;
    const bar = takeBar(s, seat, pile);
    if (bar !== null) {
      offers.bar(answers.take.of(pile), bar[0], bar[1]);
      continue;
    }
    offers.may(answers.take.of(pile));
    if (spares && at(s.piles, pile).length > 1) {
      if (pile === CENTRE && location(s).leave === true) offers.bar(answers.spare.of(pile), 'FF-6.8', 'left-already');
      else offers.may(answers.spare.of(pile));
    }
  }
}

export function scavenge(s: Find, turn: Turn, { verb, pile }: Take): void {
  if (verb === 'spare') tell.used(s, turn.seat);
  takePile(s, turn, pile, verb === 'spare');
  turn.obeys = pile === CENTRE && location(s).taken !== undefined;
  turn.uses = hasAbility(s, turn.seat, 'taken');
}

/** Judged anew each time: what came first may have left the other nothing to do. */
const stillUses = (s: Find, { uses, seat }: Turn): boolean => uses && mayUse(s, seat, 'taken');
export const withPowers = (s: Find, turn: Turn): Seat | null => (turn.obeys || stillUses(s, turn) ? turn.seat : null);

/** FF-6.8: the active player orders what the Location and the Familiar do. */
export function powersToUse(s: Find, turn: Turn, _seat: Seat, offers: Offers<Powers>): void {
  const { answers } = contentOf(s);
  if (turn.obeys) offers.may(answers.obey.of());
  if (stillUses(s, turn)) {
    offers.may(answers.use.of());
    offers.may(answers.pass.of());
  }
}

/** Whose powers are to be ordered: an empty name is none. */
export function powersOffered(s: Find, turn: Turn): { location: string; familiar: string } {
  const { locations, familiars } = contentOf(s);
  return {
    location: turn.obeys ? at(locations, s.location) : '',
    familiar: stillUses(s, turn) ? at(familiars, at(s.familiars, turn.seat)) : '',
  };
}

export function usePower(s: Find, turn: Turn, { verb }: Powers): void {
  if (verb === 'obey') {
    turn.obeys = false;
    tell.bound(s, turn.seat);
    interrupt(s, power.with({ seat: turn.seat, of: 'location', card: s.location, done: 0 }));
    return;
  }
  turn.uses = false;
  if (verb === 'use') useAbility(s, turn.seat);
}

/** FF-5.4: who collected cards from the centre in this step may change the Location, if there is another. */
export const mayTravel = (s: Find, turn: Turn): boolean =>
  turn.tours && s.options.tourism === true && s.locations.length + s.visited.length > 0;
export function travelOrStay(s: Find, _turn: Turn, _seat: Seat, offers: Offers<Tour>): void {
  const { answers } = contentOf(s);
  offers.may(answers.travel.of());
  offers.may(answers.stay.of());
}
export function visit(s: Find, turn: Turn, { verb }: Tour): void {
  if (verb === 'travel') travel(s, turn);
  else stay(turn);
}

export const caster = (_s: Find, turn: Turn): Seat | null => (turn.spells.length > 0 ? turn.seat : null);

/** FF-2.4, FF-6.3: the collector chooses the order, of Spells that join later too. */
export function spellsToCast(s: Find, turn: Turn, _seat: Seat, offers: Offers<CastOrTravel>): void {
  const { answers } = contentOf(s);
  turn.spells.forEach((card, i) => {
    if (turn.spells.indexOf(card) === i) offers.may(answers.cast.of(card));
  });
}
/** FF-5.4: who may change the Location can do so before or between the Spells, too. */
export function spellsOrTravel(s: Find, turn: Turn, seat: Seat, offers: Offers<CastOrTravel>): void {
  spellsToCast(s, turn, seat, offers);
  if (mayTravel(s, turn)) offers.may(contentOf(s).answers.travel.of());
}
/** The Location that can be left before the next Spell. */
export const toursFrom = (s: Find, turn: Turn): { tour?: string } =>
  mayTravel(s, turn) ? { tour: at(contentOf(s).locations, s.location) } : {};
export function castOrTravel(s: Find, turn: Turn, answer: CastOrTravel): void {
  if (!('card' in answer)) {
    travel(s, turn);
    return;
  }
  castSpell(s, turn, answer.card);
  interrupt(s, power.with({ seat: turn.seat, of: 'spell', card: answer.card, done: 0 }));
}
