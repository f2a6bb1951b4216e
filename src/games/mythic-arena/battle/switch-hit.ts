import type { Ask, Offers, Seat } from '../../../kernel/index.ts';
import type { Say } from '../answers.ts';
import { swapPlaces } from '../atoms.ts';
import { contentOf, seatOf } from '../content.ts';
import { tell } from '../events.ts';
import { at, eachPet, petOf, refTo } from '../readings.ts';
import { type Arena, type Battle, battleOf, NONE, type Pet, type Strike } from '../state.ts';
import { inHold } from '../stats.ts';
import { enter, isAssigned } from './blockers.ts';
import { release } from './holds.ts';

/** Chapter: Switch Hit. It is tied to a hit and is not the turn's Switch (MA-8.25, MA-9.3). */

interface Hitting extends Strike {
  die: number;
}
type SwapOrPass = Say<'swap' | 'release' | 'pass'>;
const battleIn = (s: Arena): Battle => battleOf(s) as Battle;

/** MA-16.9: any own Pet in the Arena that has no assignment. */
function partners(s: Arena, d: Hitting, visit: (pet: Pet) => void): void {
  const b = battleIn(s);
  eachPet(s, (pet) => {
    if (pet.seat === seatOf(d.pet) && !isAssigned(b, refTo(pet))) visit(pet);
  });
}
/** Whether there is something to choose. A glancing blow switches nobody (MA-8.16). */
function chooser(s: Arena, d: Hitting): Seat | null {
  if (d.power === NONE || d.die <= 1 || !at(contentOf(s).powers, d.power).switchHit) return null;
  if (petOf(s, d.pet) === null) return null;
  let any = false;
  partners(s, d, () => {
    any = true;
  });
  return any ? seatOf(d.pet) : null;
}
function swaps(s: Arena, d: Hitting, _seat: Seat, offers: Offers<SwapOrPass>): void {
  const { says } = contentOf(s);
  const striker = petOf(s, d.pet) as Pet;
  const stuck = inHold(s, striker);
  partners(s, d, (pet) => {
    const answer = says.swap.of(refTo(pet));
    if (stuck || inHold(s, pet)) offers.bar(answer, 'MA-12.5', 'held');
    else offers.may(answer);
    if (pet.holds !== NONE) offers.may(says.release.of(refTo(pet)));
  });
  if (striker.holds !== NONE) offers.may(says.release.of(d.pet));
  offers.may(says.pass.of());
}

/** Whoever takes a Pet's place in a battle takes over its assignment, and is the target of what remains. */
export function replaceIn(b: Battle, before: number, after: number): void {
  for (const attack of b.attacks) {
    if (attack.pet === before) attack.pet = after;
    const i = attack.blockers.indexOf(before);
    if (i >= 0) attack.blockers[i] = after;
  }
  for (const strike of b.order) if (strike.foe === before) strike.foe = after;
  if (b.fighters.includes(after)) return;
  b.fighters.push(after);
  b.powers.push(NONE);
}

export const switchHit: Ask<Arena, Hitting, SwapOrPass> = {
  ask: 'switch-hit',
  pass: 'pass',
  by: chooser,
  from: swaps,
  then: (s, d, answer, seat) => {
    if (answer.verb === 'release') return release(s, answer as Say<'release'>);
    // Once it is settled the question does not come again.
    d.die = 0;
    if (!('pet' in answer)) return tell.passes(seat);
    const striker = petOf(s, d.pet) as Pet;
    const partner = petOf(s, answer.pet) as Pet;
    swapPlaces(s, striker, partner);
    tell.switchHit(s, d.pet, answer.pet);
    replaceIn(battleIn(s), d.pet, answer.pet);
    d.pet = answer.pet;
    const foe = petOf(s, d.foe);
    if (foe !== null) enter(s, partner, foe);
  },
  with: (s, d) => ({ pet: at(contentOf(s).refs, d.pet) }),
};
