import type { Offers, Seat } from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, idOfRef } from '../content/content.ts';
import { firstAim, offerAims, onlyAim } from '../effects/targets.ts';
import { tell } from '../state/events.ts';
import { activate, perform } from '../state/frame-data.ts';
import { hunt } from '../state/models.ts';
import { at, familiarOf, isAlone, isInCell, kindOf, mageOf, mayHeal, roomWithCard } from '../state/queries.ts';
import { type Evocation, type Mage, NONE, type Rose } from '../state/state.ts';
import { targetAnswers } from './rooms.ts';

/** Chapter: Familiars. The marker is for the Familiar Action, or to send the Familiar Hunting (BR-1.9). */

export type FamiliarAnswer = GameAnswer<'familiar' | 'familiarAt' | 'familiarOn' | 'send'>;

export function offerFamiliar(s: Rose, seat: Seat, offers: Offers<FamiliarAnswer>): void {
  const mage = mageOf(s, seat);
  const { answers } = contentOf(s);
  const bar = familiarBar(mage);
  if (bar !== null) {
    offers.bar(answers.familiar.of(), bar[0], bar[1]);
    offers.bar(answers.send.of(), bar[0], bar[1]);
    return;
  }
  offers.may(answers.send.of());
  const { list } = kindOf(s, familiarOf(mage) as Evocation);
  const aim = firstAim(s, list);
  if (aim !== null) {
    if (onlyAim(s, seat, aim, NONE) === NONE) offers.bar(answers.familiar.of(), 'BR-1.9', 'no-target');
    else offerAims(s, seat, aim, NONE, targetAnswers(s).familiar, offers);
  } else if (isIdle(s, mage, list)) offers.bar(answers.familiar.of(), 'BR-1.9', 'no-effect');
  else offers.may(answers.familiar.of());
}
/** Why the marker cannot be used now, or null. */
function familiarBar(mage: Mage): readonly [string, string] | null {
  const familiar = familiarOf(mage);
  if (familiar === null) return ['BR-1.9', 'no-familiar'];
  if (isInCell(mage)) return ['BR-1.19', 'in-cell'];
  if (!familiar.guards) return ['BR-1.9', 'hunts'];
  return mage.marker ? null : ['BR-1.5', 'marker-used'];
}
/** Whether a Familiar Action without a target would do nothing. */
function isIdle(s: Rose, mage: Mage, list: number): boolean {
  const act = at(at(contentOf(s).lists, list).do, 0);
  if (act.do === 'power') return act.alone === true && !isAlone(s, mage);
  if (act.do === 'heal') return !mayHeal(mage) && !mayHeal(familiarOf(mage) as Evocation);
  return act.do === 'draw' && mage.deck.length + mage.discards.length === 0;
}

export function useMarker(s: Rose, seat: Seat, answer: FamiliarAnswer): void {
  const mage = mageOf(s, seat);
  const familiar = familiarOf(mage) as Evocation;
  mage.marker = false;
  if (answer.verb === 'send') {
    sendHunting(s, familiar);
    return;
  }
  const { list } = kindOf(s, familiar);
  tell.familiar(s, seat, familiar, list);
  const target = 'model' in answer ? idOfRef(contentOf(s), answer.model) : NONE;
  const room = 'room' in answer ? roomWithCard(s, answer.room) : NONE;
  perform(s, { list, seat, target, room, source: 'familiar' });
}
/** Off it goes, and acts at once. */
export function sendHunting(s: Rose, familiar: Evocation): void {
  hunt(s, familiar);
  activate(s, familiar, familiar.owner);
}
