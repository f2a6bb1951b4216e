import { choose, each, type Offers, procedure, run, type Seat, window } from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { SCHOOLS } from '../content/vocabulary.ts';
import { dropping } from '../effects/asks.ts';
import { draw, keep, overLimit, study } from '../state/mutations.ts';
import { at, inTurn, mageOf, num } from '../state/queries.ts';
import { HAND, type Rose } from '../state/state.ts';

/** Chapter: Study. Two cards of the own deck, four of any schools, of which two are kept (BR-2.3). */

const OWN = 2;
const SCHOOL = 4;
const KEPT = 2;

export interface Studying {
  readonly seat: Seat;
  left: number;
}
const hasCards = (s: Rose, school: number): boolean => at(s.piles, school).length + at(s.spent, school).length > 0;
export const hasAnyCards = (s: Rose): boolean => {
  for (let school = 0; school < SCHOOLS.length; school++) if (hasCards(s, school)) return true;
  return false;
};

/** Offers the schools that have cards. */
export function offerSchools(s: Rose, offers: Offers<GameAnswer<'study'>>, rule: string): void {
  const { answers } = contentOf(s);
  for (let school = 0; school < SCHOOLS.length; school++) {
    if (hasCards(s, school)) offers.may(answers.study.of(school));
    else offers.bar(answers.study.of(school), rule, 'pile-empty');
  }
}

export const studying = procedure<Rose, Studying>('studying', {
  'Two of the own deck': run((s, { seat }) => {
    draw(s, seat, OWN);
    s.student = seat;
  }),
  'Four of any schools': window<Rose, Studying, GameAnswer<'study'>>({
    ask: 'study',
    by: (s, d) => (d.left > 0 && hasAnyCards(s) ? d.seat : null),
    from: (s, _d, _seat, offers) => offerSchools(s, offers, 'BR-2.3'),
    then: (s, d, { school }, seat) => {
      d.left--;
      study(s, seat, school);
    },
    with: (_s, { left }) => ({ left }),
  }),
  'Of two or fewer all are kept': run((s, { seat }) => {
    if (s.drawn.length <= KEPT) keep(s, seat, s.drawn.slice());
  }),
  'Two are kept': choose<Rose, Studying, GameAnswer<'keep'>>({
    ask: 'keep',
    hidden: true,
    by: (s, { seat }) => (s.drawn.length > KEPT ? seat : null),
    from: (s, _d, _seat, offers) => {
      const { answers } = contentOf(s);
      const seen = new Set<object>();
      for (let i = 0; i < s.drawn.length; i++)
        for (let j = i + 1; j < s.drawn.length; j++) {
          const [a, b] = [num(s.drawn, i), num(s.drawn, j)];
          const answer = answers.keep.of(Math.min(a, b), Math.max(a, b));
          if (seen.has(answer)) continue;
          seen.add(answer);
          offers.may(answer);
        }
    },
    then: (s, { seat }, { card, other }) => keep(s, seat, [card, other]),
  }),
  'No more than seven in hand': each((s, { seat }) =>
    overLimit(mageOf(s, seat)) ? dropping.with({ seat, left: mageOf(s, seat).hand.length - HAND }) : null,
  ),
});

export interface StudyPhaseData {
  turn: number;
}
export const studyPhase = procedure<Rose, StudyPhaseData>('study-phase', {
  'Each Mage in turn': each((s, p) =>
    p.turn === s.seats ? null : studying.with({ seat: inTurn(s, p.turn++), left: SCHOOL }),
  ),
});
