import type { Offers, Seat } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { moveTo, swapPlaces } from '../state/mutations.ts';
import { eachPet, LINES_EACH, lineOf, petNamed, refTo, simplified, standsOn } from '../state/queries.ts';
import type { Arena, Turn } from '../state/state.ts';
import { holdsAny, isInHold } from '../state/stats.ts';
import { rollToBreakFree } from './incapacity.ts';

/** Chapter: Switch. */

/**
 * MA-9.1, MA-9.2: two Pets of adjacent lines trade places, or one of several moves a line: where two stand, all lines are
 * held (MA-7.2).
 */
export function offerSwitches(s: Arena, { seat, switched }: Turn, offers: Offers<GameAnswer<'switch' | 'move'>>): void {
  if (switched && !offers.why) return;
  const { answers } = contentOf(s);
  const bound = holdsAny(s, 0) || holdsAny(s, 1);
  for (let line = 0; line < LINES_EACH; line++) {
    const pets = lineOf(s, seat, line);
    for (let i = 0; i < pets.length; i++) {
      const pet = at(pets, i);
      const held = bound && isInHold(s, pet);
      if (line + 1 < LINES_EACH) {
        const next = lineOf(s, seat, line + 1);
        for (let j = 0; j < next.length; j++) {
          const answer = answers.switch.of(refTo(pet), refTo(at(next, j)));
          if (switched) offers.bar(answer, 'MA-3.8', 'switched');
          else if (held || (bound && isInHold(s, at(next, j)))) offers.bar(answer, 'MA-12.5', 'held');
          else offers.may(answer);
        }
      }
      if (simplified(s) || (pets.length < 2 && !offers.why)) continue;
      for (let to = line - 1; to <= line + 1; to += 2) {
        if (to < 0 || to >= LINES_EACH) continue;
        const answer = answers.move.of(refTo(pet), to);
        if (switched) offers.bar(answer, 'MA-3.8', 'switched');
        else if (pets.length < 2) offers.bar(answer, 'MA-9.2', 'line-left-empty');
        else if (held) offers.bar(answer, 'MA-12.5', 'held');
        else offers.may(answer);
      }
    }
  }
  if (offers.why) barOthers(s, seat, offers);
}

/** Why Pets that are not in neighbouring lines, or the opponent's, cannot change places. */
function barOthers(s: Arena, seat: Seat, offers: Offers<GameAnswer<'switch' | 'move'>>): void {
  const { answers } = contentOf(s);
  eachPet(s, (pet) => {
    const from = standsOn(s, refTo(pet));
    const own = pet.seat === seat;
    eachPet(s, (next) => {
      if (next === pet || next.seat !== pet.seat) return;
      const to = standsOn(s, refTo(next));
      if (own && Math.abs(from - to) === 1) return;
      offers.bar(answers.switch.of(refTo(pet), refTo(next)), 'MA-9.1', own ? 'not-neighbouring' : 'not-own');
    });
    for (let to = 0; to < LINES_EACH; to++) {
      const answer = answers.move.of(refTo(pet), to);
      if (!own) offers.bar(answer, 'MA-9.1', 'not-own');
      else if (simplified(s)) offers.bar(answer, 'MA-15.1', 'one-on-front');
      else if (Math.abs(from - to) !== 1) offers.bar(answer, 'MA-9.1', 'not-neighbouring');
    }
  });
}

/** MA-12.3: each paralysed Pet of a Switch must break free, or nothing moves. */
export function makeSwitch(s: Arena, turn: Turn, answer: GameAnswer<'switch' | 'move'>): void {
  turn.switched = true;
  const pet = petNamed(s, answer.pet);
  if ('line' in answer) {
    if (rollToBreakFree(s, pet)) moveTo(s, pet, answer.line);
    return;
  }
  const partner = petNamed(s, answer.with);
  const first = rollToBreakFree(s, pet);
  if (!rollToBreakFree(s, partner) || !first) return;
  swapPlaces(s, pet, partner);
  tell.switched(s, answer.pet, answer.with);
}
