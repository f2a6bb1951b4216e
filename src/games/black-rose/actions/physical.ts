import { interrupt, type Offers, procedure, type Seat, window } from '../../../kernel/index.ts';
import type { Say } from '../answers.ts';
import { contentOf, modelOf } from '../content.ts';
import { tell } from '../events.ts';
import { inCell, isFoe, mageOf, num, refOf } from '../readings.ts';
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

const mayStrike = (s: Rose, seat: Seat, model: number): boolean =>
  num(s.place, model) === num(s.place, mageOf(seat)) && isFoe(s, model, seat);
/** What can be done with the token, or what is left of it. */
function offerBodily(s: Rose, p: Physical, offers: Offers<never>): void {
  const { seat } = p;
  const all = offers as unknown as Offers<Bodily>;
  if (p.left > 0 && !p.struck) offerSteps(s, seat, NONE, offers);
  if (inCell(s, seat)) return;
  if (!p.walked && !p.struck)
    for (let model = 0; model < s.kind.length; model++)
      if (mayStrike(s, seat, model)) all.may(contentOf(s).says.strike.of(refOf(s, model)));
  if (!p.activated) offerRoom(s, seat, offers);
}
export const offerTokens = (s: Rose, seat: Seat, offers: Offers<never>): void =>
  offerBodily(s, newPhysical(seat), offers);

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
