import type { Ask, Offers, Seat } from '../../../kernel/index.ts';
import type { Say } from '../answers.ts';
import { letGo } from '../atoms.ts';
import { contentOf } from '../content.ts';
import { tell } from '../events.ts';
import { at, LINES_EACH, lineOf, other, petOf, refTo } from '../readings.ts';
import { type Arena, type Battle, NONE, type Pet } from '../state.ts';
import { holdsAny } from '../stats.ts';

/** Chapter: Chomp, Constrict. Who gives a hold may end it at any time (MA-12.5, MA-16.14). */

export function offerReleases(s: Arena, seat: Seat, offers: Offers<Say<'release'>>): void {
  const { says } = contentOf(s);
  for (let line = 0; line < LINES_EACH; line++) {
    const pets = lineOf(s, seat, line);
    for (let i = 0; i < pets.length; i++)
      if (at(pets, i).holds !== NONE) offers.may(says.release.of(refTo(at(pets, i))));
  }
}
export const release = (s: Arena, { pet }: Say<'release'>): void => letGo(s, petOf(s, pet) as Pet);

/** Before powers are declared, each player with a hold may let go: Lead first. */
function nextHolder(s: Arena, b: Battle): Seat | null {
  for (let i = 0, seat = b.seat; i < s.seats; i++, seat = other(seat))
    if (!at(b.calm, seat) && holdsAny(s, seat)) return seat;
  return null;
}
export const letting: Ask<Arena, Battle, Say<'release' | 'pass'>> = {
  ask: 'release',
  pass: 'pass',
  by: nextHolder,
  from: (s, _b, seat, offers: Offers<Say<'release' | 'pass'>>) => {
    offerReleases(s, seat, offers as unknown as Offers<Say<'release'>>);
    offers.may(contentOf(s).says.pass.of());
  },
  then: (s, b, answer, seat) => {
    if ('pet' in answer) return release(s, answer);
    b.calm[seat] = true;
    tell.passes(seat);
  },
};
