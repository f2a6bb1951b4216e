import { call, END, interrupt, type Offers, procedure, run, type Seat, window } from '../../../kernel/index.ts';
import { NONE } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { BALLYHOO, contentOf } from '../content/content.ts';
import { CALL_BACKFIRE, CALL_COST, CALL_DAMAGE } from '../content/levels.ts';
import { mayBallyhoo } from '../foes/abilities.ts';
import { harm } from '../interrupts/damage.ts';
import { type Flipper, flipping } from '../interrupts/flip.ts';
import { tell } from '../state/events.ts';
import { pay } from '../state/mutations.ts';
import { familiar, foeStats, isAlive, isForbidden, matOf, placeOf, seatAt } from '../state/queries.ts';
import { type Foes, OPEN } from '../state/state.ts';
import { hit, useUpBonus } from './hit.ts';

/** Chapter: Ballyhoo. Whoever calls first goes first: a window that several seats are asked in at once. */

export interface BallyhooData {
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
  if (n === NONE || !isAlive(s, n) || isForbidden(s, 'ballyhoo')) return false;
  return mayBallyhoo(s, n);
};
/** FO-4.2, FO-4.3: any other Standing Familiar, once a turn, for one MP. */
const mayCall = (s: Foes, d: BallyhooData, place: number): boolean =>
  place !== d.by && (d.tried & (1 << place)) === 0 && familiar(s, place).hp > 0 && familiar(s, place).mp >= CALL_COST;
/** FO-4.4: until a failure, until the Foe is defeated, until all have tried, or while anybody wants to. */
function callers(s: Foes, d: BallyhooData): readonly Seat[] | null {
  if (d.over || !isAlive(s, d.foe)) return null;
  let bits = 0;
  for (let place = 0; place < s.familiars.length; place++) if (mayCall(s, d, place)) bits |= 1 << seatAt(s, place);
  bits &= ~d.passed;
  if (bits === 0) return null;
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if ((bits & (1 << seat)) !== 0) seats.push(seat);
  return seats;
}
type CallAnswer = GameAnswer<'ballyhoo' | 'pass'>;
function offerCalls(s: Foes, d: BallyhooData, seat: Seat, offers: Offers<CallAnswer>): void {
  const { answers } = contentOf(s);
  for (let place = 0; place < s.familiars.length; place++) {
    if (seatAt(s, place) !== seat) continue;
    const answer = answers.ballyhoo.of(familiar(s, place).mat);
    if (mayCall(s, d, place)) offers.may(answer);
    else if (place === d.by) offers.bar(answer, 'FO-4.3', 'own-attack');
    else if ((d.tried & (1 << place)) !== 0) offers.bar(answer, 'FO-4.3', 'tried');
    else if (familiar(s, place).hp === 0) offers.bar(answer, 'FO-7.1', 'fallen');
    else offers.bar(answer, 'FO-4.2', 'too-dear', { cost: CALL_COST });
  }
  offers.may(answers.pass.of());
}

export const ballyhoo = procedure<Foes, BallyhooData>('ballyhoo', {
  'Who calls first': window<Foes, BallyhooData, CallAnswer>({
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
      pay(s, place, CALL_COST);
      interrupt(s, calling.with({ place, foe: d.foe, flipped: false }));
    },
    with: (s, d) => ({ foe: foeStats(s, d.foe).id, who: matOf(s, d.by).id }),
  }),
});

export interface CallData extends Flipper {
  readonly place: number;
  readonly foe: number;
}
export const calling = procedure<Foes, CallData>('calling', {
  'Flip the coin': call((_s, { place, foe }) => flipping.with({ by: place, foe, passed: 0 })),
  // FO-4.4: the Foe may have been defeated before the flip; what was paid is paid.
  'Was it flipped?': run((_s, { flipped }) => (flipped ? undefined : END)),
  // FO-10.12: a Team Attack is an attack.
  'Eye open': run((s, { place, foe }) => {
    if (s.coin === OPEN) hit(s, place, BALLYHOO, foe, CALL_DAMAGE);
    useUpBonus(s, place);
  }),
  'Eye closed': call((s, { place }) => {
    if (s.coin === OPEN) return null;
    (ballyhoo.in(s) as BallyhooData).over = true;
    return harm(s, place, CALL_BACKFIRE);
  }),
});
