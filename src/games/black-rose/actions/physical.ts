import { interrupt, type Offers, procedure, type Seat, window } from '../../../kernel/index.ts';
import type { Say } from '../answers.ts';
import { contentOf, modelOf } from '../content.ts';
import { attackBar } from '../effects/aims.ts';
import { tell } from '../events.ts';
import { inCell, isMage, mageOf, num, ownerOf, refOf } from '../readings.ts';
import { MOVE, NONE, type Rose, STRIKE } from '../state.ts';
import { wound } from '../wounds.ts';
import { activateRoom, offerRoom, roomBarred } from './rooms.ts';
import { offerSteps, step } from './walk.ts';

/** Chapter: Explore and Fight. A token for a move or a strike, and the Room before or after it (BR-2.4). */

export interface Physical {
  readonly seat: Seat;
  left: number;
  walked: boolean;
  struck: boolean;
  activated: boolean;
  over: boolean;
}
export type Bodily = Say<'walk' | 'rejoin' | 'strike' | 'activate' | 'activateAt' | 'activateOn'>;

const newPhysical = (seat: Seat): Physical => ({
  seat,
  left: MOVE,
  walked: false,
  struck: false,
  activated: false,
  over: false,
});

type Bar = readonly [rule: string, why: string];
const ONE_OF_BOTH: Bar = ['BR-2.4', 'move-or-strike'];
const NO_TOKENS: Bar = ['BR-2.4', 'no-tokens'];
const IN_CELL: Bar = ['BR-2.4', 'in-cell'];
const NO_STEPS: Bar = ['BR-2.2', 'no-steps'];
/** Why a Model cannot be struck with this token, or null. */
function strikeBar(s: Rose, { seat, walked, struck }: Physical, model: number): Bar | null {
  if (walked || struck) return ONE_OF_BOTH;
  return attackBar(s, seat, num(s.place, mageOf(seat)), model);
}
/** Rooms that cannot be walked to any more with this token. */
function barSteps(s: Rose, { struck }: Physical, offers: Offers<Bodily>): void {
  const bar = struck ? ONE_OF_BOTH : NO_STEPS;
  for (const room of s.rooms) offers.bar(contentOf(s).says.walk.of(room), bar[0], bar[1]);
}
/** What can be done with the token, or what is left of it. */
function offerBodily(s: Rose, p: Physical, offers: Offers<never>): void {
  const { seat } = p;
  const all = offers as unknown as Offers<Bodily>;
  if (p.left > 0 && !p.struck) offerSteps(s, seat, NONE, offers);
  else if (offers.why) barSteps(s, p, all);
  if (inCell(s, seat)) {
    if (offers.why) barTokenUses(s, seat, IN_CELL, all);
    return;
  }
  for (let model = 0; model < s.kind.length; model++) {
    if (num(s.kind, model) === NONE) continue;
    const bar = strikeBar(s, p, model);
    if (bar === null) all.may(contentOf(s).says.strike.of(refOf(s, model)));
    else if (offers.why) all.bar(contentOf(s).says.strike.of(refOf(s, model)), bar[0], bar[1]);
  }
  if (!p.activated) offerRoom(s, seat, offers);
}
/** Bars what takes a token besides a move: strikes, the Room, commands. */
function barTokenUses(s: Rose, seat: Seat, [rule, why]: Bar, offers: Offers<Bodily | Say<'command'>>): void {
  const { says } = contentOf(s);
  offers.bar(says.activate.of(), rule, why);
  for (let model = 0; model < s.kind.length; model++) {
    if (num(s.kind, model) === NONE) continue;
    if (ownerOf(model) !== seat) offers.bar(says.strike.of(refOf(s, model)), rule, why);
    else if (!isMage(model)) offers.bar(says.command.of(refOf(s, model)), rule, why);
  }
}
/** What a token can be used for, except to command; or that none is left. */
export function offerTokens(s: Rose, seat: Seat, offers: Offers<never>): void {
  if (num(s.tokens, seat) > 0) offerBodily(s, newPhysical(seat), offers);
  else if (offers.why) {
    const all = offers as unknown as Offers<Bodily>;
    for (const room of s.rooms) all.bar(contentOf(s).says.walk.of(room), NO_TOKENS[0], NO_TOKENS[1]);
    barTokenUses(s, seat, NO_TOKENS, all);
  }
}

function act(s: Rose, p: Physical, answer: Bodily): void {
  const { seat } = p;
  switch (answer.verb) {
    case 'walk':
    case 'rejoin':
      p.left--;
      p.walked = true;
      step(s, seat, num(s.where, (answer as Say<'walk'>).room), answer.verb === 'rejoin', false);
      break;
    case 'strike': {
      const target = modelOf(contentOf(s), (answer as Say<'strike'>).model);
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
      const target = 'model' in answer ? modelOf(contentOf(s), answer.model) : NONE;
      activateRoom(s, seat, target, 'room' in answer ? num(s.where, answer.room) : NONE);
    }
  }
}
/** Begins with the first of it; the rest comes after what that sets off. */
export function beginPhysical(s: Rose, seat: Seat, answer: Bodily): void {
  s.tokens[seat] = num(s.tokens, seat) - 1;
  const p = newPhysical(seat);
  act(s, p, answer);
  interrupt(s, physical.with(p));
}

const goesOn = (s: Rose, p: Physical): boolean => {
  if (p.over || inCell(s, p.seat)) return false;
  return p.left > 0 || (!p.activated && roomBarred(s, p.seat, false) === null);
};
export const physical = procedure<Rose, Physical>('physical', {
  'Go on or stop': window<Rose, Physical, Bodily | Say<'stop'>>({
    ask: 'physical',
    by: (s, p) => (goesOn(s, p) ? p.seat : null),
    from: (s, p, _seat, offers) => {
      offers.may(contentOf(s).says.stop.of());
      offerBodily(s, p, offers as never);
    },
    then: (s, p, answer) => {
      if (answer.verb === 'stop') p.over = true;
      else act(s, p, answer as Bodily);
    },
    with: (_s, p) => ({ left: p.left }),
  }),
});
