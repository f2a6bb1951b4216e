import { type Offers, type Seat, window } from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, momentBit } from '../content/content.ts';
import type { InterruptTiming } from '../content/vocabulary.ts';
import { tell } from '../state/events.ts';
import { familiar, nth } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';
import type { Moment } from './moments.ts';
import { type Interrupts, isConcerned, offerInterrupts, useInterrupt } from './using.ts';

/** The moments of FO-10.1 are one question, asked at different times of those whom it concerns. */

type Declared = Interrupts | GameAnswer<'pass' | 'rest'>;

/** FO-10.1, FO-5.7: the active Familiar's player first, then in turn order; nobody who has nothing to declare. */
function nextToAsk(s: Foes, passed: number, moment: number): Seat | null {
  for (let n = 0; n < s.familiars.length; n++) {
    const place = nth(s, n);
    const { seat } = familiar(s, place);
    if (((passed | s.rests) & (1 << seat)) === 0 && isConcerned(s, place, moment)) return seat;
  }
  return null;
}
function offerDeclarations(s: Foes, seat: Seat, moment: number, offers: Offers<Declared>): void {
  const { answers } = contentOf(s);
  offerInterrupts(s, seat, moment, offers);
  offers.may(answers.pass.of());
  offers.may(answers.rest.of());
}
function declare(s: Foes, d: Moment, answer: Declared, seat: Seat): void {
  if (answer.verb !== 'pass' && answer.verb !== 'rest') {
    useInterrupt(s, answer);
    return;
  }
  const rests = answer.verb === 'rest';
  d.passed |= 1 << seat;
  if (rests) s.rests |= 1 << seat;
  tell.passes(seat, rests);
}

/** The window of a moment. */
export function interrupts<D extends Moment>(
  moment: InterruptTiming,
  numbers: (s: Foes, d: D) => Readonly<Record<string, number | string>>,
) {
  const bit = momentBit(moment);
  return window<Foes, D, Declared>({
    ask: moment,
    pass: 'pass',
    by: (s, d) => nextToAsk(s, d.passed, bit),
    from: (s, _d, seat, offers) => offerDeclarations(s, seat, bit, offers),
    then: declare,
    with: numbers,
  });
}
