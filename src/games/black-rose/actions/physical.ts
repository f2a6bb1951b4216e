import { type BarReason, interrupt, type Offers, procedure, type Seat, window } from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, idOfRef } from '../content/content.ts';
import { wound } from '../effects/damage.ts';
import { attackBar } from '../effects/targets.ts';
import { tell } from '../state/events.ts';
import {
  isInCell,
  mageOf,
  modelIds,
  modelNamed,
  modelOf,
  modelsInPlay,
  refOf,
  roomWithCard,
} from '../state/queries.ts';
import { MOVE, type Model, NONE, type Rose, STRIKE } from '../state/state.ts';
import { activateRoom, offerRoom, roomBar } from './rooms.ts';
import { offerSteps, step } from './walk.ts';

/** Chapter: Explore and Fight. A token for a move or a strike, and the Room before or after it (BR-2.4). */

export interface PhysicalData {
  readonly seat: Seat;
  left: number;
  walked: boolean;
  struck: boolean;
  activated: boolean;
  over: boolean;
}
export type PhysicalAnswer = GameAnswer<'walk' | 'rejoin' | 'strike' | 'activate' | 'activateAt' | 'activateOn'>;

const newPhysical = (seat: Seat): PhysicalData => ({
  seat,
  left: MOVE,
  walked: false,
  struck: false,
  activated: false,
  over: false,
});

const ONE_OF_BOTH: BarReason = ['BR-2.4', 'move-or-strike'];
const NO_TOKENS: BarReason = ['BR-2.4', 'no-tokens'];
const IN_CELL: BarReason = ['BR-2.4', 'in-cell'];
const NO_STEPS: BarReason = ['BR-2.2', 'no-steps'];
/** Why a Model cannot be struck with this token, or null. */
function strikeBar(s: Rose, { seat, walked, struck }: PhysicalData, model: Model): BarReason | null {
  if (walked || struck) return ONE_OF_BOTH;
  return attackBar(seat, mageOf(s, seat).room, model);
}
/** Rooms that cannot be walked to any more with this token. */
function barSteps(s: Rose, { struck }: PhysicalData, offers: Offers<PhysicalAnswer>): void {
  const bar = struck ? ONE_OF_BOTH : NO_STEPS;
  for (const { card } of s.rooms) offers.bar(contentOf(s).answers.walk.of(card), bar[0], bar[1]);
}
/** What can be done with the token, or what is left of it. */
function offerPhysical(s: Rose, p: PhysicalData, offers: Offers<PhysicalAnswer>): void {
  const { seat } = p;
  if (p.left > 0 && !p.struck) offerSteps(s, seat, NONE, offers);
  else if (offers.why) barSteps(s, p, offers);
  if (isInCell(mageOf(s, seat))) {
    if (offers.why) barTokenUses(s, seat, IN_CELL, offers);
    return;
  }
  for (let id = 0; id < modelIds(s); id++) {
    const model = modelOf(s, id);
    if (model === null) continue;
    const bar = strikeBar(s, p, model);
    if (bar === null) offers.may(contentOf(s).answers.strike.of(refOf(s, model)));
    else if (offers.why) offers.bar(contentOf(s).answers.strike.of(refOf(s, model)), bar[0], bar[1]);
  }
  if (!p.activated) offerRoom(s, seat, offers);
}
/** Bars what takes a token besides a move: strikes, the Room, commands. */
function barTokenUses(s: Rose, seat: Seat, [rule, why]: BarReason, offers: Pick<Offers, 'bar'>): void {
  const { answers } = contentOf(s);
  offers.bar(answers.activate.of(), rule, why);
  for (const model of modelsInPlay(s)) {
    if (model.owner !== seat) offers.bar(answers.strike.of(refOf(s, model)), rule, why);
    else if (!model.isMage) offers.bar(answers.command.of(refOf(s, model)), rule, why);
  }
}
/** What a token can be used for, except to command; or that none is left. */
export function offerTokens(s: Rose, seat: Seat, offers: Offers<PhysicalAnswer>): void {
  if (mageOf(s, seat).tokens > 0) offerPhysical(s, newPhysical(seat), offers);
  else if (offers.why) {
    for (const { card } of s.rooms) offers.bar(contentOf(s).answers.walk.of(card), NO_TOKENS[0], NO_TOKENS[1]);
    barTokenUses(s, seat, NO_TOKENS, offers);
  }
}

function act(s: Rose, p: PhysicalData, answer: PhysicalAnswer): void {
  const { seat } = p;
  switch (answer.verb) {
    case 'walk':
    case 'rejoin':
      p.left--;
      p.walked = true;
      step(s, seat, roomWithCard(s, answer.room), answer.verb === 'rejoin', false);
      break;
    case 'strike': {
      const target = modelNamed(s, answer.model);
      p.struck = true;
      p.left = 0;
      tell.strikes(s, seat, target);
      wound(s, target, STRIKE + s.fury, seat, 'strike');
      break;
    }
    default: {
      p.activated = true;
      // After the move it ends the Action; before it, the move is still to come.
      if (p.walked || p.struck) p.over = true;
      const target = 'model' in answer ? idOfRef(contentOf(s), answer.model) : NONE;
      activateRoom(s, seat, target, 'room' in answer ? roomWithCard(s, answer.room) : NONE);
    }
  }
}
/** Begins with the first of it; the rest comes after what that sets off. */
export function beginPhysical(s: Rose, seat: Seat, answer: PhysicalAnswer): void {
  mageOf(s, seat).tokens--;
  const p = newPhysical(seat);
  act(s, p, answer);
  interrupt(s, physical.with(p));
}

const goesOn = (s: Rose, p: PhysicalData): boolean => {
  if (p.over || isInCell(mageOf(s, p.seat))) return false;
  return p.left > 0 || (!p.activated && roomBar(s, p.seat, false) === null);
};
export const physical = procedure<Rose, PhysicalData>('physical', {
  'Go on or stop': window<Rose, PhysicalData, PhysicalAnswer | GameAnswer<'stop'>>({
    ask: 'physical',
    by: (s, p) => (goesOn(s, p) ? p.seat : null),
    from: (s, p, _seat, offers) => {
      offers.may(contentOf(s).answers.stop.of());
      offerPhysical(s, p, offers);
    },
    then: (s, p, answer) => {
      if (answer.verb === 'stop') p.over = true;
      else act(s, p, answer);
    },
    with: (_s, p) => ({ left: p.left }),
  }),
});
