import { type Offers, procedure, type Seat, window } from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { DIRECTIONS, lodgeOf, wayTo } from '../state/lodge.ts';
import { familiarOf, isInCell, mageOf, num, stepsFrom } from '../state/queries.ts';
import { NONE, type Rose } from '../state/state.ts';
import { enter, rejoin } from './movement.ts';

/** A Mage on foot, Room by Room. */

/** BR-1.7: where its Familiar hunts, so that the Mage may take it back on entering; NONE if it does not. */
const huntsIn = (s: Rose, seat: Seat): number => {
  const familiar = num(s.guard, seat) === 1 ? NONE : familiarOf(s, seat);
  return familiar === NONE ? NONE : num(s.place, familiar);
};
/** Steps to Rooms beside the Mage's own, or out of the Cell; in one direction only, where that is given. */
export function offerSteps(s: Rose, seat: Seat, way: number, offers: Offers<never>): void {
  const all = offers as unknown as Offers<GameAnswer<'walk' | 'rejoin'>>;
  const { answers } = contentOf(s);
  const here = num(s.place, mageOf(seat));
  const familiar = huntsIn(s, seat);
  const rooms = stepsFrom(s, mageOf(seat));
  for (let i = 0; i < rooms.length; i++) {
    const place = num(rooms, i);
    const room = num(s.rooms, place);
    if (way !== NONE && wayTo(lodgeOf(s), here, place) !== way) {
      all.bar(answers.walk.of(room), 'BR-2.5', 'straight');
      continue;
    }
    all.may(answers.walk.of(room));
    if (place === familiar) all.may(answers.rejoin.of(room));
  }
  barFarRooms(s, rooms, here, 'BR-2.4', answers.walk, offers);
}
/** Rooms that are too far for one step. */
export function barFarRooms(
  s: Rose,
  near: readonly number[],
  here: number,
  rule: string,
  answers: { of(room: number): unknown },
  offers: Offers<never>,
): void {
  if (!offers.why) return;
  for (let place = 0; place < s.rooms.length; place++)
    if (place !== here && !near.includes(place))
      offers.bar(answers.of(num(s.rooms, place)) as never, rule, 'not-beside');
}
/** One step; the Familiar that hunts there is taken back, or left. */
export function step(s: Rose, seat: Seat, place: number, rejoins: boolean, softly: boolean): void {
  if (rejoins) rejoin(s, seat, place, softly);
  else enter(s, mageOf(seat), place, seat, softly);
}

export interface MoveData {
  readonly seat: Seat;
  left: number;
  readonly straight: boolean;
  readonly softly: boolean;
  /** The direction of a straight move once it has begun, or NONE. */
  way: number;
}
/** A move by a spell or a Familiar Action. */
export const moving = procedure<Rose, MoveData>('moving', {
  'Step by step': window<Rose, MoveData, GameAnswer<'walk' | 'rejoin' | 'stop'>>({
    ask: 'move',
    by: (s, m) => (m.left > 0 && !isInCell(s, m.seat) && hasWay(s, m) ? m.seat : null),
    from: (s, { seat, way }, _seat, offers) => {
      offerSteps(s, seat, way, offers as never);
      offers.may(contentOf(s).answers.stop.of());
    },
    then: (s, m, answer) => {
      if (!('room' in answer)) {
        m.left = 0;
        return;
      }
      const place = num(s.where, answer.room);
      if (m.straight) m.way = wayTo(lodgeOf(s), num(s.place, mageOf(m.seat)), place);
      m.left--;
      step(s, m.seat, place, answer.verb === 'rejoin', m.softly);
    },
    with: (_s, { left }) => ({ left }),
  }),
});
/** Whether a straight move can go on. */
const hasWay = (s: Rose, { seat, way }: MoveData): boolean =>
  way === NONE || num(lodgeOf(s).next, num(s.place, mageOf(seat)) * DIRECTIONS + way) !== NONE;
