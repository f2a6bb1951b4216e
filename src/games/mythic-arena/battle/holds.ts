import { type Answer, type Ask, END, type Offers, type Seat, window } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { letGo } from '../state/mutations.ts';
import { eachPet, LINES_EACH, lineOf, other, petNamed, refTo } from '../state/queries.ts';
import type { Arena, Battle } from '../state/state.ts';
import { holdsAny } from '../state/stats.ts';

/** Chapter: Chomp, Constrict. Who gives a hold may end it at any time (MA-12.5, MA-16.14). */

export function offerReleases(s: Arena, seat: Seat, offers: Offers<GameAnswer<'release'>>): void {
  const { answers } = contentOf(s);
  for (let line = 0; line < LINES_EACH; line++) {
    const pets = lineOf(s, seat, line);
    for (let i = 0; i < pets.length; i++)
      if (at(pets, i).holds !== NONE) offers.may(answers.release.of(refTo(at(pets, i))));
  }
}
/** The same for an answer of several lines: each hold is let go of once. */
export function offerReleasesOnce<L extends Answer>(
  s: Arena,
  seat: Seat,
  offers: Offers<L | GameAnswer<'release'>>,
  soFar: readonly (L | GameAnswer<'release'>)[],
): void {
  if (!holdsAny(s, seat)) return;
  const { answers } = contentOf(s);
  eachPet(s, (pet) => {
    if (pet.seat !== seat || pet.holds === NONE) return;
    const answer = answers.release.of(refTo(pet));
    if (!soFar.includes(answer)) offers.may(answer);
  });
}
export const release = (s: Arena, { pet }: GameAnswer<'release'>): void => letGo(s, petNamed(s, pet));

/**
 * MA-12.5: whoever is asked something may first let go of holds. The question must be a `window`: after a release it is
 * asked again.
 */
export function withRelease<D, A extends Answer>(ask: Ask<Arena, D, A>): Ask<Arena, D, A | GameAnswer<'release'>> {
  return {
    ...ask,
    from: (s, d, seat, offers) => {
      ask.from(s, d, seat, offers);
      offerReleases(s, seat, offers);
    },
    then: (s, d, answer, seat) =>
      answer.verb === 'release' ? release(s, answer as GameAnswer<'release'>) : ask.then(s, d, answer as A, seat),
  };
}

/** The same for a question that one answer settles, and with it the procedure whose last step it is. */
export const askOnceWithRelease = <D, A extends Answer>(ask: Ask<Arena, D, A>) =>
  window(
    withRelease<D, A>({
      ...ask,
      then: (s, d, answer, seat) => {
        ask.then(s, d, answer, seat);
        return END;
      },
    }),
  );

/** Before powers are declared, each player with a hold may let go: Lead first. */
function nextHolder(s: Arena, b: Battle): Seat | null {
  for (let i = 0, seat = b.seat; i < s.seats; i++, seat = other(seat))
    if (!at(b.calm, seat) && holdsAny(s, seat)) return seat;
  return null;
}
export const releaseQuestion: Ask<Arena, Battle, GameAnswer<'release' | 'pass'>> = {
  ask: 'release',
  pass: 'pass',
  by: nextHolder,
  from: (s, _b, seat, offers: Offers<GameAnswer<'release' | 'pass'>>) => {
    offerReleases(s, seat, offers);
    offers.may(contentOf(s).answers.pass.of());
  },
  then: (s, b, answer, seat) => {
    if ('pet' in answer) return release(s, answer);
    b.calm[seat] = true;
    tell.passes(seat);
  },
};
