import { type Ask, type Frame, interrupt, type Offers } from '../../../kernel/index.ts';
import { NONE } from '../../shared/list.ts';
import { battle, newBattle } from '../battle/battle.ts';
import { offerReleases, release } from '../battle/holds.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { checkAfter } from '../lines/check.ts';
import { tell } from '../state/events.ts';
import type { Arena, Turn } from '../state/state.ts';
import { attachTo, offerHand, offerItems, offerRunes, place, runRune, useOf } from './cards.ts';
import { makeSwitch, offerSwitches } from './switch.ts';
import { offerUniques, useUnique } from './unique.ts';

/** Chapter: Primary Step. Battle, one Unique Power, one Switch, and any number of cards, in any order (MA-3.5). */

type PrimaryAnswer = GameAnswer<
  | 'battle'
  | 'cleanup'
  | 'attach'
  | 'place'
  | 'rune'
  | 'runeOn'
  | 'use'
  | 'useOn'
  | 'unique'
  | 'uniqueOn'
  | 'switch'
  | 'move'
  | 'release'
>;

function offerPrimary(s: Arena, turn: Turn, _seat: number, offers: Offers<PrimaryAnswer>): void {
  const { answers } = contentOf(s);
  // MA-3.6: exactly one battle a turn, and no Cleanup before it.
  if (turn.battled) {
    offers.bar(answers.battle.of(), 'MA-3.6', 'battled');
    offers.may(answers.cleanup.of());
  } else {
    offers.may(answers.battle.of());
    offers.bar(answers.cleanup.of(), 'MA-3.6', 'battle-first');
  }
  offerUniques(s, turn, offers);
  offerSwitches(s, turn, offers);
  offerHand(s, turn.seat, offers);
  offerRunes(s, turn.seat, 'battle', offers);
  offerItems(s, turn, offers);
  offerReleases(s, turn.seat, offers);
}

/** Health may hang on an Elyth, on a line, or on a hold. */
const check = (s: Arena): void => {
  const frame: Frame | null = checkAfter(s, NONE);
  if (frame !== null) interrupt(s, frame);
};

const act = (s: Arena, turn: Turn, answer: PrimaryAnswer): void => {
  const { seat } = turn;
  switch (answer.verb) {
    case 'battle':
      turn.battled = true;
      tell.battle(seat);
      interrupt(s, battle.with(newBattle(seat)));
      break;
    case 'cleanup':
      turn.over = true;
      tell.cleanup(seat);
      break;
    case 'attach':
      attachTo(s, seat, answer);
      check(s);
      break;
    case 'place':
      place(s, seat, answer);
      break;
    case 'release':
      release(s, answer);
      check(s);
      break;
    case 'rune':
    case 'rune-on':
      runRune(s, seat, answer);
      break;
    case 'use':
    case 'use-on':
      useOf(s, turn, answer);
      break;
    case 'unique':
    case 'unique-on':
      useUnique(s, turn, answer);
      break;
    default:
      makeSwitch(s, turn, answer);
      check(s);
  }
};

export const primary: Ask<Arena, Turn, PrimaryAnswer> = {
  ask: 'primary',
  hidden: true,
  by: (_s, turn) => (turn.over ? null : turn.seat),
  from: offerPrimary,
  then: act,
  with: (_s, turn) => ({ battled: turn.battled ? 1 : 0 }),
};
