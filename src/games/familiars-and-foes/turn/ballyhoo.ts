import { call, END, interrupt, type Offers, procedure, run, type Seat, window } from '../../../kernel/index.ts';
import type { Say } from '../answers.ts';
import { pay } from '../atoms.ts';
import { BALLYHOO, contentOf } from '../content.ts';
import { tell } from '../events.ts';
import { allowsBallyhoo } from '../foes/abilities.ts';
import { harm } from '../interrupts/damage.ts';
import { type Flipper, flipping } from '../interrupts/flip.ts';
import { familiar, foeStats, isForbidden, lives, matOf, placeOf, seatAt } from '../readings.ts';
import { type Foes, NONE, OPEN } from '../state.ts';
import { hit, useUpBonus } from './hit.ts';

/** Chapter: Ballyhoo. Whoever calls first goes first: a window that several seats are asked in at once. */
const COST = 1;
export const DAMAGE = 2;
const BACKFIRE = 1;

export interface Ballyhoo {
  /** The Foe's place, and the Familiar that attacked it. */
  readonly foe: number;
  readonly by: number;
  /** Familiars that have tried, and seats that do not want to, as bits. */
  tried: number;
  passed: number;
  over: boolean;
}
/** FO-4.1, FO-8.2: whether a successful attack on this Foe opens it. */
export const isOpen = (s: Foes, n: number): boolean => {
  if (n === NONE || !lives(s, n) || isForbidden(s, 'ballyhoo')) return false;
  return allowsBallyhoo(s, n);
};
/** FO-4.2, FO-4.3: any other Standing Familiar, once a turn, for one MP. */
const mayCall = (s: Foes, d: Ballyhoo, place: number): boolean =>
  place !== d.by && (d.tried & (1 << place)) === 0 && familiar(s, place).hp > 0 && familiar(s, place).mp >= COST;
/** FO-4.4: until a failure, until the Foe is defeated, until all have tried, or while anybody wants to. */
function callers(s: Foes, d: Ballyhoo): readonly Seat[] | null {
  if (d.over || !lives(s, d.foe)) return null;
  let bits = 0;
  for (let place = 0; place < s.familiars.length; place++) if (mayCall(s, d, place)) bits |= 1 << seatAt(s, place);
  bits &= ~d.passed;
  if (bits === 0) return null;
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if ((bits & (1 << seat)) !== 0) seats.push(seat);
  return seats;
}
type Calls = Say<'ballyhoo' | 'pass'>;
function offerCalls(s: Foes, d: Ballyhoo, seat: Seat, offers: Offers<Calls>): void {
  const { says } = contentOf(s);
  for (let place = 0; place < s.familiars.length; place++) {
    if (seatAt(s, place) !== seat) continue;
    const answer = says.ballyhoo.of(familiar(s, place).mat);
    if (mayCall(s, d, place)) offers.may(answer);
    else if (place === d.by) offers.bar(answer, 'FO-4.3', 'own-attack');
    else if ((d.tried & (1 << place)) !== 0) offers.bar(answer, 'FO-4.3', 'tried');
    else if (familiar(s, place).hp === 0) offers.bar(answer, 'FO-7.1', 'fallen');
    else offers.bar(answer, 'FO-4.2', 'too-dear', { cost: COST });
  }
  offers.may(says.pass.of());
}

export const ballyhoo = procedure<Foes, Ballyhoo>('ballyhoo', {
  'Who calls first': window<Foes, Ballyhoo, Calls>({
    ask: 'ballyhoo',
    pass: 'pass',
    by: callers,
    from: offerCalls,
    then: (s, d, answer, seat) => {
      if (!('familiar' in answer)) {
        d.passed |= 1 << seat;
        return tell.passes(seat, false);
      }
      const place = placeOf(s, answer.familiar);
      d.tried |= 1 << place;
      d.passed = 0;
      tell.ballyhoo(s, place, d.foe);
      pay(s, place, COST);
      interrupt(s, calling.with({ place, foe: d.foe, flipped: false }));
    },
    with: (s, d) => ({ foe: foeStats(s, d.foe).id, who: matOf(s, d.by).id }),
  }),
});

export interface Calling extends Flipper {
  readonly place: number;
  readonly foe: number;
}
export const calling = procedure<Foes, Calling>('calling', {
  'Flip the coin': call((_s, { place, foe }) => flipping.with({ by: place, foe, passed: 0 })),
  // FO-4.4: the Foe may have been defeated before the flip; what was paid is paid.
  'Was it flipped?': run((_s, { flipped }) => (flipped ? undefined : END)),
  // FO-10.12: a Team Attack is an attack.
  'Eye open': run((s, { place, foe }) => {
    if (s.coin === OPEN) hit(s, place, BALLYHOO, foe, DAMAGE);
    useUpBonus(s, place);
  }),
  'Eye closed': call((s, { place }) => {
    if (s.coin === OPEN) return null;
    (ballyhoo.in(s) as Ballyhoo).over = true;
    return harm(s, place, BACKFIRE);
  }),
});
