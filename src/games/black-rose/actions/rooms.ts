import { type BarReason, interrupt, type Offers, type Seat } from '../../../kernel/index.ts';
import type { GameAnswer, GameAnswers } from '../content/answers.ts';
import { contentOf, type RoomCard } from '../content/content.ts';
import { calling, isInReserve } from '../effects/summon.ts';
import { firstAim, offerAims, onlyAim } from '../effects/targets.ts';
import { tell } from '../state/events.ts';
import { perform } from '../state/frame-data.ts';
import { at, familiarOf, isInCell, mageOf, roomAt, roomCard, supply } from '../state/queries.ts';
import { advance } from '../state/quests.ts';
import { setUsed } from '../state/rooms.ts';
import { type Mage, NONE, type Rose } from '../state/state.ts';

/** Chapter: Rooms. Each can be activated once a round (BR-2.6). */

/** Why a seat cannot activate the Room that its Mage is in, or null. */
export function roomBar(s: Rose, seat: Seat, again: boolean): BarReason | null {
  const mage = mageOf(s, seat);
  if (isInCell(mage)) return ['BR-2.4', 'in-cell'];
  const { ruined, used } = roomAt(s, mage.room);
  if (ruined) return ['BR-2.7', 'ruined'];
  if (used && !again) return ['BR-2.6', 'used'];
  const card = roomCard(s, mage.room);
  return card.pack === NONE ? emptyBar(s, mage, card) : summonBar(s, mage, card.pack);
}
/** BR-1.3, BR-1.20: the checks in the order of the leaflet. */
function summonBar(s: Rose, mage: Mage, pack: number): BarReason | null {
  if (!isInReserve(s, pack)) return ['BR-1.3', 'reserve-empty'];
  if (familiarOf(mage) !== null) return ['BR-1.3', 'has-familiar'];
  return null;
}
/** Nothing is activated in vain. */
function emptyBar(s: Rose, mage: Mage, room: RoomCard): BarReason | null {
  const act = at(at(contentOf(s).lists, room.list).do, 0);
  switch (act.do) {
    case 'learn':
      if (s.moon < 2) return ['BR-2.6', 'second-moon'];
      if (s.forgotten.length === 0) return ['BR-2.6', 'none-left'];
      return mage.hand.length < act.discard ? ['BR-2.6', 'two-cards'] : null;
    case 'crown':
      // Whoever has it takes it again, so that it does not pass (BR-2.12).
      return s.crown === mage.owner && s.crownTaken ? ['BR-2.12', 'has-crown'] : null;
    case 'draw':
      return mage.deck.length + mage.discards.length === 0 ? ['BR-2.6', 'no-cards'] : null;
    case 'recover':
      return mage.discards.length === 0 ? ['BR-2.6', 'no-discards'] : null;
    // BR-2.13: no quest bars itself, be the row full or the deck empty.
    case 'quest':
      return null;
    case 'summon': {
      const kind = contentOf(s).kinds.findIndex(({ id }) => id === act.evocation);
      return supply(s, kind) === 0 ? ['BR-2.8', 'supply-empty'] : null;
    }
    default: {
      const aim = firstAim(s, room.list);
      return aim !== null && onlyAim(s, mage.owner, aim, NONE) === NONE ? ['BR-2.6', 'no-target'] : null;
    }
  }
}

/** Offers to activate the Room, with the target of its effect where it has one. */
export function offerRoom(
  s: Rose,
  seat: Seat,
  offers: Offers<GameAnswer<'activate' | 'activateAt' | 'activateOn'>>,
): void {
  const { answers } = contentOf(s);
  const bar = roomBar(s, seat, false);
  if (bar !== null) {
    offers.bar(answers.activate.of(), bar[0], bar[1]);
    return;
  }
  const room = roomCard(s, mageOf(s, seat).room);
  const aim = room.list === NONE ? null : firstAim(s, room.list);
  if (aim === null) offers.may(answers.activate.of());
  else offerAims(s, seat, aim, NONE, targetAnswers(s).activate, offers);
}
/** The answers that name a target, by what is done. */
export function targetAnswers(s: Rose) {
  const { answers } = contentOf(s);
  let made = known.get(answers);
  if (made === undefined) {
    made = targetAnswersOf(answers);
    known.set(answers, made);
  }
  return made;
}
const targetAnswersOf = (answers: GameAnswers) => ({
  activate: { at: answers.activateAt, on: answers.activateOn },
  cast: { at: answers.castAt, on: answers.castOn },
  quick: { at: answers.quickAt, on: answers.quickOn },
  familiar: { at: answers.familiarAt, on: answers.familiarOn },
});
const known = new WeakMap<GameAnswers, ReturnType<typeof targetAnswersOf>>();

/** A Mage activates its Room; the target and the Room that its effect is aimed at are NONE until they are chosen. */
export function activateRoom(s: Rose, seat: Seat, target: number, room: number): void {
  const here = mageOf(s, seat).room;
  setUsed(s, here, true);
  tell.activates(s, seat, here);
  const card = roomCard(s, here);
  if (card.colour !== NONE) advance(s, seat, 'rooms', card.colour);
  if (card.pack !== NONE) interrupt(s, calling.with({ seat, pack: card.pack }));
  else perform(s, { list: card.list, seat, target, room, source: 'room' });
}
