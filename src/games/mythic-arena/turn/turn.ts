import { call, type Offers, procedure, run, type Seat, window } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { withRelease } from '../battle/holds.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, isPet } from '../content/content.ts';
import { checkAfter } from '../lines/check.ts';
import { tell } from '../state/events.ts';
import { draw, playPet, startTurn } from '../state/mutations.ts';
import { couldHoldPet, LINES_EACH, lineOrder, mayPlaceOn, other } from '../state/queries.ts';
import type { Arena, Turn } from '../state/state.ts';
import { cleanup } from './cleanup.ts';
import { primary } from './primary.ts';

/** Chapter: On Your Turn. */

export const newTurn = (seat: Seat): Turn => ({
  seat,
  battled: false,
  unique: false,
  switched: false,
  used: false,
  over: false,
  pet: false,
});
export function nextTurn(s: Arena): Turn {
  startTurn(s, s.turns === 0 ? s.first : other(s.lead));
  return newTurn(s.lead);
}

type PlayOrPass = GameAnswer<'play' | 'pass'>;
/** MA-3.3, MA-3.4: one Pet from the hand, on the next line to be held, or on any once all are. */
function petsToPlay(s: Arena, _turn: Turn, seat: Seat, offers: Offers<PlayOrPass>): void {
  const c = contentOf(s);
  offers.may(c.answers.pass.of());
  for (const card of at(s.hands, seat)) {
    if (!isPet(c, card)) continue;
    for (let line = 0; line < LINES_EACH; line++) {
      if (mayPlaceOn(s, seat, line)) offers.may(c.answers.play.of(card, line));
      else if (offers.why) offers.bar(c.answers.play.of(card, line), ...lineOrder(s));
    }
  }
}

export const turn = procedure<Arena, Turn>('turn', {
  // MA-3.1: the very first turn of the game has no draw.
  '1 Draw a card': run((s, { seat }) => {
    if (s.turns > 1) draw(s, seat, 1);
  }),
  '2 Play a Pet': window(
    withRelease<Turn, PlayOrPass>({
      ask: 'pet',
      hidden: true,
      pass: 'pass',
      by: (s, { seat, pet }) => (!pet && couldHoldPet(s, seat) ? seat : null),
      from: petsToPlay,
      then: (s, turn, answer) => {
        turn.pet = true;
        if ('card' in answer) playPet(s, turn.seat, answer.card, answer.line);
        else tell.passes(turn.seat);
      },
    }),
  ),
  // Health may hang on whose turn it is, or on who stands beside a Pet.
  '2 Check': call((s) => checkAfter(s, NONE)),
  '3 Primary Step': window(primary),
  '4 Cleanup': call((_s, { seat }) => cleanup.with({ seat, recovering: [], resting: [] })),
});
