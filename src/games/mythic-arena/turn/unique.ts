import type { BarReason, Offers } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, type Deed } from '../content/content.ts';
import { perform } from '../effects/deed.ts';
import { isTarget, targetBar, WRONG } from '../effects/targets.ts';
import { tell } from '../state/events.ts';
import { eachPet, LINES_EACH, lineOf, petNamed, petsInPlay, refTo } from '../state/queries.ts';
import type { Arena, Pet, Turn } from '../state/state.ts';
import { rollToAct } from './incapacity.ts';

/** Chapter: Unique Powers. */

type UniqueAnswer = GameAnswer<'unique' | 'uniqueOn'>;

/** Why the power as a whole is out of reach, or null (MA-3.7, MA-5.2). */
function uniqueBar(s: Arena, turn: Turn, deed: Deed): BarReason | null {
  if (turn.unique) return ['MA-3.7', 'unique-used'];
  if (at(s.hands, turn.seat).length < deed.willpower) return ['MA-5.2', 'willpower'];
  // MA-16.4: the last Pet does not leave the Arena by its own power.
  return deed.leaves && petsInPlay(s, turn.seat) < 2 ? ['MA-16.4', 'last-pet'] : null;
}

export function offerUniques(s: Arena, turn: Turn, offers: Offers<UniqueAnswer>): void {
  const c = contentOf(s);
  for (let line = 0; line < LINES_EACH; line++) {
    const pets = lineOf(s, turn.seat, line);
    for (let i = 0; i < pets.length; i++) {
      const pet = at(pets, i);
      const deed = at(c.pets, pet.card).unique;
      if (deed === null) continue;
      const bar = uniqueBar(s, turn, deed);
      if (bar !== null) {
        if (offers.why) barUnique(s, pet, deed, bar, offers);
      } else if (deed.target === null) offers.may(c.answers.unique.of(refTo(pet)));
      else offerTargets(s, pet, deed, offers);
    }
  }
}
function offerTargets(s: Arena, self: Pet, deed: Deed, offers: Offers<UniqueAnswer>): void {
  const { answers } = contentOf(s);
  for (let i = 0; i < s.lines.length; i++) {
    const pets = at(s.lines, i);
    for (let j = 0; j < pets.length; j++) {
      const pet = at(pets, j);
      const meant = isTarget(self.seat, self, deed, pet);
      if (!meant && !offers.why) continue;
      const bar = meant ? targetBar(s, self, deed, pet) : WRONG;
      const answer = answers.uniqueOn.of(refTo(self), refTo(pet));
      if (bar === null) offers.may(answer);
      else offers.bar(answer, bar[0], bar[1]);
    }
  }
}
function barUnique(s: Arena, self: Pet, deed: Deed, [rule, why]: BarReason, offers: Offers<UniqueAnswer>): void {
  const { answers } = contentOf(s);
  const numbers = { willpower: deed.willpower, cards: at(s.hands, self.seat).length };
  if (deed.target === null) {
    offers.bar(answers.unique.of(refTo(self)), rule, why, numbers);
    return;
  }
  eachPet(s, (pet) => {
    if (isTarget(self.seat, self, deed, pet))
      offers.bar(answers.uniqueOn.of(refTo(self), refTo(pet)), rule, why, numbers);
  });
}

/** MA-16.13: an attempt that fails uses the turn's Unique Power up. */
export function useUnique(s: Arena, turn: Turn, answer: UniqueAnswer): void {
  const pet = petNamed(s, answer.pet);
  const deed = at(contentOf(s).pets, pet.card).unique as Deed;
  const target = 'target' in answer ? answer.target : NONE;
  turn.unique = true;
  tell.unique(s, answer.pet, deed.id, target);
  if (rollToAct(s, pet)) perform(s, deed, turn.seat, answer.pet, target);
}
