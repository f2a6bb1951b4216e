import type { Offers, Seat } from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { cardOf, contentOf, idOfRef } from '../content/content.ts';
import { firstAim, offerAims } from '../effects/targets.ts';
import { tell } from '../state/events.ts';
import { perform } from '../state/frame-data.ts';
import { putAway, setDown, unslot } from '../state/mutations.ts';
import { at, mageOf, nextSlot, roomWithCard } from '../state/queries.ts';
import { type FaceDown, NONE, QUICK, type Rose } from '../state/state.ts';
import { READY } from '../view/knowledge.ts';
import { targetAnswers } from './rooms.ts';

/** Chapter: Spells. The next numbered one, or the quick one; Traps and Protections are laid down (BR-2.5). */

export type CastAnswer = GameAnswer<'cast' | 'castAt' | 'castOn' | 'quick' | 'quickAt' | 'quickOn'>;

/** Offers to cast a prepared card, with the target of its first effect where it has one. */
export function offerSpell(s: Rose, seat: Seat, slot: number, offers: Offers<CastAnswer>): void {
  const { face } = at(mageOf(s, seat).slots, slot) as FaceDown;
  const { answers } = contentOf(s);
  const quick = slot === QUICK;
  const aim = firstAim(s, face);
  const naming = quick ? targetAnswers(s).quick : targetAnswers(s).cast;
  // Without a target it is cast for what else it does.
  if (aim !== null && !isLaid(s, face) && offerAims(s, seat, aim, NONE, naming, offers)) return;
  offers.may(quick ? answers.quick.of() : answers.cast.of());
}
const isLaid = (s: Rose, face: number): boolean => {
  const { kind } = at(contentOf(s).lists, face);
  return kind === 'trap' || kind === 'protection';
};

export function castSpell(s: Rose, seat: Seat, answer: CastAnswer): void {
  const mage = mageOf(s, seat);
  const slot = answer.verb.startsWith('quick') ? QUICK : nextSlot(mage);
  const { face } = at(mage.slots, slot) as FaceDown;
  if (isLaid(s, face)) {
    setDown(s, seat, slot);
    return;
  }
  unslot(mage, slot);
  tell.casts(s, seat, face, slot === QUICK);
  putAway(s, seat, cardOf(face), READY);
  const target = 'model' in answer ? idOfRef(contentOf(s), answer.model) : NONE;
  const room = 'room' in answer ? roomWithCard(s, answer.room) : NONE;
  perform(s, { list: face, seat, target, room, source: 'spell' });
}
