import type { Offers, Seat } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, seatOf } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { swapPlaces } from '../state/mutations.ts';
import { eachPet, petNamed, petOf, refTo } from '../state/queries.ts';
import { type Arena, type Battle, battleIn, type Pet, type Strike } from '../state/state.ts';
import { isInHold } from '../state/stats.ts';
import { enterWith, facedBy } from './entering.ts';
import { withRelease } from './holds.ts';

/** Chapter: Switch Hit. It is tied to a hit and is not the turn's Switch (MA-8.25, MA-9.3). */

interface HitData extends Strike {
  die: number;
}
type SwapOrPass = GameAnswer<'swap' | 'pass'>;

/** MA-16.9: any other own Pet in the Arena, on any line, assigned or not. */
function partners(s: Arena, d: HitData, visit: (pet: Pet) => void): void {
  eachPet(s, (pet) => {
    if (pet.seat === seatOf(d.pet) && refTo(pet) !== d.pet) visit(pet);
  });
}
/** Whether there is something to choose. A glancing blow switches nobody (MA-8.16). */
function chooser(s: Arena, d: HitData): Seat | null {
  if (d.power === NONE || d.die <= 1 || !at(contentOf(s).powers, d.power).switchHit) return null;
  if (petOf(s, d.pet) === null) return null;
  let any = false;
  partners(s, d, () => {
    any = true;
  });
  return any ? seatOf(d.pet) : null;
}
function swaps(s: Arena, d: HitData, _seat: Seat, offers: Offers<SwapOrPass>): void {
  const { answers } = contentOf(s);
  const striker = petNamed(s, d.pet);
  const stuck = isInHold(s, striker);
  partners(s, d, (pet) => {
    const answer = answers.swap.of(refTo(pet));
    if (stuck || isInHold(s, pet)) offers.bar(answer, 'MA-12.5', 'held');
    else offers.may(answer);
  });
  offers.may(answers.pass.of());
}

/**
 * MA-8.25: the two trade their assignments, none for some, and whoever has one now is the target of what remains. A
 * power that was declared is its Pet's own: who has one still to use strikes whom it faces now.
 */
function swapAssignments(b: Battle, a: number, c: number): void {
  const swapped = (ref: number): number => (ref === a ? c : ref === c ? a : ref);
  for (const attack of b.attacks) {
    attack.pet = swapped(attack.pet);
    for (let i = 0; i < attack.blockers.length; i++) attack.blockers[i] = swapped(num(attack.blockers, i));
  }
  for (const strike of b.order) {
    if (strike.pet !== a && strike.pet !== c) strike.foe = swapped(strike.foe);
    else {
      strike.foe = facedBy(b, strike.pet)[0] ?? NONE;
      strike.leftover = strike.foe === NONE;
    }
  }
  for (const ref of [a, c]) {
    if (b.fighters.includes(ref)) continue;
    b.fighters.push(ref);
    b.powers.push(NONE);
  }
}

export const switchHit = withRelease<HitData, SwapOrPass>({
  ask: 'switch-hit',
  pass: 'pass',
  by: chooser,
  from: swaps,
  then: (s, d, answer, seat) => {
    // Once it is settled the question does not come again.
    d.die = 0;
    if (!('pet' in answer)) return tell.passes(seat);
    const striker = petNamed(s, d.pet);
    const partner = petNamed(s, answer.pet);
    swapPlaces(s, striker, partner);
    tell.switchHit(s, d.pet, answer.pet);
    const b = battleIn(s);
    swapAssignments(b, d.pet, answer.pet);
    // MA-16.23: each of the two enters battle with all whom it faces now, the partner also with whom was hit.
    enterWith(s, b, answer.pet, [...facedBy(b, answer.pet), d.foe]);
    enterWith(s, b, d.pet, facedBy(b, d.pet));
  },
  with: (s, d) => ({ pet: at(contentOf(s).refs, d.pet) }),
});
