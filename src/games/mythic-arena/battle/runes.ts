import type { Offers, Seat } from '../../../kernel/index.ts';
import { num } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { tell } from '../state/events.ts';
import { couldHoldRune, other } from '../state/queries.ts';
import type { Arena, Battle } from '../state/state.ts';
import { offerRunes, runRune } from '../turn/cards.ts';
import { withRelease } from './holds.ts';

/** Battle, step 3: Runes. Who is asked follows from what everybody can see, not from the hands. */

const UNASKED = 0;
const PASSED = 1;
const PLAYED = 2;

/** MA-8.9: Lead, then Passive; if Lead passed and Passive plays, Lead once more. */
function nextPlayer(s: Arena, b: Battle): Seat | null {
  const lead = b.seat;
  const passive = other(lead);
  const asks = (seat: Seat): boolean => couldHoldRune(s, seat);
  if (num(b.runes, lead) === UNASKED && asks(lead)) return lead;
  if (num(b.runes, passive) === UNASKED && asks(passive)) return passive;
  return null;
}

export const runes = withRelease<Battle, GameAnswer<'rune' | 'runeOn' | 'pass'>>({
  ask: 'rune',
  hidden: true,
  pass: 'pass',
  by: nextPlayer,
  from: (s, _b, seat, offers: Offers<GameAnswer<'rune' | 'runeOn' | 'pass'>>) => {
    offers.may(contentOf(s).answers.pass.of());
    offerRunes(s, seat, 'turn', offers);
  },
  then: (s, b, answer, seat) => {
    if (!('card' in answer)) {
      b.runes[seat] = PASSED;
      tell.passes(seat);
      return;
    }
    b.runes[seat] = PLAYED;
    if (seat !== b.seat && num(b.runes, b.seat) === PASSED) b.runes[b.seat] = UNASKED;
    runRune(s, seat, answer);
  },
  with: (_s, b, seat) => ({ lead: seat === b.seat ? 1 : 0 }),
});
