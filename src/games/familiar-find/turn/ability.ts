import { type Ask, type In, interrupt, type Offers, type Seat } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import type { GameAnswers } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import type { AbilityMoment } from '../content/vocabulary.ts';
import { effectsOf } from '../effects/effect.ts';
import { isPossible, power } from '../effects/resolve.ts';
import { tell } from '../state/events.ts';
import { hasAbility, isFinal } from '../state/queries.ts';
import type { Find } from '../state/state.ts';

export type UseOrPass = In<GameAnswers['use']> | In<GameAnswers['pass']>;

const abilityOf = (s: Find, seat: Seat) => ({ of: 'familiar', card: at(s.familiars, seat) }) as const;

/**
 * FF-6.9: abilities are optional; one that could do nothing is not asked for. Before a final action only one that says how
 * cards are played can be used (FF-3.6).
 */
export const mayUse = (s: Find, seat: Seat, moment: AbilityMoment): boolean =>
  hasAbility(s, seat, moment) &&
  effectsOf(s, abilityOf(s, seat)).every(
    (effect) => (effect.do === 'lay' || !isFinal(s)) && isPossible(s, seat, effect),
  );

export function useAbility(s: Find, seat: Seat): void {
  tell.used(s, seat);
  interrupt(s, power.with({ seat, ...abilityOf(s, seat), done: 0 }));
}

/** The question whether to use the Familiar's ability at this moment. */
export const useAt = (moment: AbilityMoment): Ask<Find, { readonly seat: Seat }, UseOrPass> => ({
  ask: 'use',
  pass: 'pass',
  by: (s, { seat }) => (mayUse(s, seat, moment) ? seat : null),
  from: (s, _whose, _seat, offers: Offers<UseOrPass>) => {
    const { answers } = contentOf(s);
    offers.may(answers.use.of());
    offers.may(answers.pass.of());
  },
  then: (s, { seat }, answer) => {
    if (answer.verb === 'use') useAbility(s, seat);
  },
  with: (s, { seat }) => ({ familiar: at(contentOf(s).familiars, at(s.familiars, seat)) }),
});
