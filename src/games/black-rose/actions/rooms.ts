import { interrupt, type Offers, type Seat } from '../../../kernel/index.ts';
import type { Say } from '../answers.ts';
import { contentOf, type RoomCard } from '../content.ts';
import { firstAim, offerAims, onlyAim } from '../effects/aims.ts';
import { calling, inReserve } from '../effects/summon.ts';
import { tell } from '../events.ts';
import { perform } from '../frames.ts';
import { advance } from '../quests.ts';
import { at, familiarOf, mageOf, num, roomAt, supply } from '../readings.ts';
import { CELL, NONE, type Rose } from '../state.ts';

/** Chapter: Rooms. Each can be activated once a round (BR-2.6). */

type Bar = readonly [rule: string, why: string];

/** Why a seat cannot activate the Room that its Mage is in, or null. */
export function roomBarred(s: Rose, seat: Seat, again: boolean): Bar | null {
  const place = num(s.place, mageOf(seat));
  if (place === CELL) return ['BR-2.4', 'in-cell'];
  if (num(s.ruined, place) === 1) return ['BR-2.7', 'ruined'];
  if (num(s.used, place) === 1 && !again) return ['BR-2.6', 'used'];
  const room = roomAt(s, place);
  return room.pack === NONE ? emptyBar(s, seat, room) : summonBar(s, seat, room.pack);
}
/** BR-1.3, BR-1.20: the checks in the order of the leaflet. */
function summonBar(s: Rose, seat: Seat, pack: number): Bar | null {
  if (!inReserve(s, pack)) return ['BR-1.3', 'reserve-empty'];
  if (familiarOf(s, seat) !== NONE) return ['BR-1.3', 'has-familiar'];
  return null;
}
/** Nothing is activated in vain. */
function emptyBar(s: Rose, seat: Seat, room: RoomCard): Bar | null {
  const act = at(at(contentOf(s).lists, room.list).do, 0);
  switch (act.do) {
    case 'learn':
      if (s.moon < 2) return ['BR-2.6', 'second-moon'];
      if (s.forgotten.length === 0) return ['BR-2.6', 'none-left'];
      return at(s.hands, seat).length < act.discard ? ['BR-2.6', 'two-cards'] : null;
    case 'crown':
      // Whoever has it takes it again, so that it does not pass (BR-2.12).
      return s.crown === seat && s.crownTaken === 1 ? ['BR-2.12', 'has-crown'] : null;
    case 'draw':
      return at(s.decks, seat).length + at(s.discards, seat).length === 0 ? ['BR-2.6', 'no-cards'] : null;
    case 'recover':
      return at(s.discards, seat).length === 0 ? ['BR-2.6', 'no-discards'] : null;
    // BR-2.13: no quest bars itself, be the row full or the deck empty.
    case 'quest':
      return null;
    case 'summon': {
      const kind = contentOf(s).kinds.findIndex(({ id }) => id === act.evocation);
      return supply(s, kind) === 0 ? ['BR-2.8', 'supply-empty'] : null;
    }
    default: {
      const aim = firstAim(s, room.list);
      return aim !== null && onlyAim(s, seat, aim, NONE) === NONE ? ['BR-2.6', 'no-target'] : null;
    }
  }
}

/** Offers to activate the Room, with the target of its effect where it has one. */
export function offerRoom(s: Rose, seat: Seat, offers: Offers<never>): void {
  const all = offers as unknown as Offers<Say<'activate' | 'activateAt' | 'activateOn'>>;
  const { says } = contentOf(s);
  const bar = roomBarred(s, seat, false);
  if (bar !== null) {
    all.bar(says.activate.of(), bar[0], bar[1]);
    return;
  }
  const room = roomAt(s, num(s.place, mageOf(seat)));
  const aim = room.list === NONE ? null : firstAim(s, room.list);
  if (aim === null) all.may(says.activate.of());
  else offerAims(s, seat, aim, NONE, namings(s).activate, offers);
}
/** The answers that name a target, by what is done. */
export interface Namings {
  readonly activate: Naming;
  readonly cast: Naming;
  readonly quick: Naming;
  readonly familiar: Naming;
}
type Naming = Parameters<typeof offerAims>[4];
const known = new WeakMap<object, Namings>();
export function namings(s: Rose): Namings {
  const { says } = contentOf(s);
  let made = known.get(says);
  if (made === undefined) {
    const naming = (at: { of(ref: number): unknown }, on: { of(room: number): unknown }): Naming => ({
      at: (ref) => at.of(ref) as Say<'at'>,
      on: (room) => on.of(room) as Say<'on'>,
    });
    made = {
      activate: naming(says.activateAt, says.activateOn),
      cast: naming(says.castAt, says.castOn),
      quick: naming(says.quickAt, says.quickOn),
      familiar: naming(says.familiarAt, says.familiarOn),
    };
    known.set(says, made);
  }
  return made;
}

export function activateRoom(s: Rose, seat: Seat, target: number, room: number): void {
  const place = num(s.place, mageOf(seat));
  s.used[place] = 1;
  tell.activates(s, seat, place);
  const card = roomAt(s, place);
  if (card.colour !== NONE) advance(s, seat, 'rooms', card.colour);
  if (card.pack !== NONE) interrupt(s, calling.with({ seat, pack: card.pack }));
  else perform(s, { list: card.list, seat, target, room, source: 'room' });
}
