import { type Answer, type Offers, procedure, type Seat, window } from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { DIRECTIONS, lodgeOf, wayTo } from '../state/lodge.ts';
import { familiarOf, isInCell, mageOf, num, roomAt, roomWithCard, stepsFrom } from '../state/queries.ts';
import { type Mage, NONE, type Rose } from '../state/state.ts';
import { enter, rejoin } from './movement.ts';

/** A Mage on foot, Room by Room. */

/** BR-1.7: where its Familiar hunts, so that the Mage may take it back on entering; NONE if it does not. */
const huntsIn = (mage: Mage): number => {
  const familiar = familiarOf(mage);
  return familiar === null || familiar.guards ? NONE : familiar.room;
};
/** Steps to Rooms beside the Mage's own, or out of the Cell; in one direction only, where that is given. */
export function offerSteps(s: Rose, seat: Seat, way: number, offers: Offers<GameAnswer<'walk' | 'rejoin'>>): void {
  const { answers } = contentOf(s);
  const mage = mageOf(s, seat);
  const familiar = huntsIn(mage);
  const rooms = stepsFrom(s, mage);
  for (const room of rooms) {
    const { card } = roomAt(s, room);
    if (way !== NONE && wayTo(lodgeOf(s), mage.room, room) !== way) {
      offers.bar(answers.walk.of(card), 'BR-2.5', 'straight');
      continue;
    }
    offers.may(answers.walk.of(card));
    if (room === familiar) offers.may(answers.rejoin.of(card));
  }
  barFarRooms(s, rooms, mage.room, 'BR-2.4', answers.walk, offers);
}
/** Rooms that are too far for one step. */
export function barFarRooms(
  s: Rose,
  near: readonly number[],
  here: number,
  rule: string,
  answers: { of(room: number): Answer },
  offers: Pick<Offers, 'why' | 'bar'>,
): void {
  if (!offers.why) return;
  for (let room = 0; room < s.rooms.length; room++)
    if (room !== here && !near.includes(room)) offers.bar(answers.of(roomAt(s, room).card), rule, 'not-beside');
}
/** One step; the Familiar that hunts there is taken back, or left. */
export function step(s: Rose, seat: Seat, room: number, rejoins: boolean, softly: boolean): void {
  if (rejoins) rejoin(s, seat, room, softly);
  else enter(s, mageOf(s, seat), room, seat, softly);
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
    by: (s, m) => (m.left > 0 && !isInCell(mageOf(s, m.seat)) && hasWay(s, m) ? m.seat : null),
    from: (s, { seat, way }, _seat, offers) => {
      offerSteps(s, seat, way, offers);
      offers.may(contentOf(s).answers.stop.of());
    },
    then: (s, m, answer) => {
      if (!('room' in answer)) {
        m.left = 0;
        return;
      }
      const room = roomWithCard(s, answer.room);
      if (m.straight) m.way = wayTo(lodgeOf(s), mageOf(s, m.seat).room, room);
      m.left--;
      step(s, m.seat, room, answer.verb === 'rejoin', m.softly);
    },
    with: (_s, { left }) => ({ left }),
  }),
});
/** Whether a straight move can go on. */
const hasWay = (s: Rose, { seat, way }: MoveData): boolean =>
  way === NONE || num(lodgeOf(s).next, mageOf(s, seat).room * DIRECTIONS + way) !== NONE;
