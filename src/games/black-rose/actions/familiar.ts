import type { Offers, Seat } from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, modelOf } from '../content/content.ts';
import { firstAim, offerAims, onlyAim } from '../effects/targets.ts';
import { tell } from '../state/events.ts';
import { activate, perform } from '../state/frame-data.ts';
import { hunt } from '../state/models.ts';
import { at, familiarOf, isAlone, isInCell, kindOf, mageOf, mayHeal, num } from '../state/queries.ts';
import { NONE, type Rose } from '../state/state.ts';
import { targetAnswers } from './rooms.ts';

/** Chapter: Familiars. The marker is for the Familiar Action, or to send the Familiar Hunting (BR-1.9). */

export type FamiliarAnswer = GameAnswer<'familiar' | 'familiarAt' | 'familiarOn' | 'send'>;

export function offerFamiliar(s: Rose, seat: Seat, offers: Offers<never>): void {
  const familiar = familiarOf(s, seat);
  const all = offers as unknown as Offers<FamiliarAnswer>;
  const { answers } = contentOf(s);
  const bar = familiarBar(s, seat);
  if (bar !== null) {
    all.bar(answers.familiar.of(), bar[0], bar[1]);
    all.bar(answers.send.of(), bar[0], bar[1]);
    return;
  }
  all.may(answers.send.of());
  const { list } = kindOf(s, familiar);
  const aim = firstAim(s, list);
  if (aim !== null) {
    if (onlyAim(s, seat, aim, NONE) === NONE) all.bar(answers.familiar.of(), 'BR-1.9', 'no-target');
    else offerAims(s, seat, aim, NONE, targetAnswers(s).familiar, offers);
  } else if (isIdle(s, seat, list)) all.bar(answers.familiar.of(), 'BR-1.9', 'no-effect');
  else all.may(answers.familiar.of());
}
/** Why the marker cannot be used now, or null. */
function familiarBar(s: Rose, seat: Seat): readonly [string, string] | null {
  if (familiarOf(s, seat) === NONE) return ['BR-1.9', 'no-familiar'];
  if (isInCell(s, seat)) return ['BR-1.19', 'in-cell'];
  if (num(s.guard, seat) === 0) return ['BR-1.9', 'hunts'];
  return num(s.marker, seat) === 0 ? ['BR-1.5', 'marker-used'] : null;
}
/** Whether a Familiar Action without a target would do nothing. */
function isIdle(s: Rose, seat: Seat, list: number): boolean {
  const act = at(at(contentOf(s).lists, list).do, 0);
  if (act.do === 'power') return act.alone === true && !isAlone(s, seat);
  if (act.do === 'heal') return !mayHeal(s, mageOf(seat)) && !mayHeal(s, familiarOf(s, seat));
  return act.do === 'draw' && at(s.decks, seat).length + at(s.discards, seat).length === 0;
}

export function useMarker(s: Rose, seat: Seat, answer: FamiliarAnswer): void {
  s.marker[seat] = 0;
  if (answer.verb === 'send') {
    sendHunting(s, seat);
    return;
  }
  const familiar = familiarOf(s, seat);
  const { list } = kindOf(s, familiar);
  tell.familiar(s, seat, familiar, list);
  const target = 'model' in answer ? modelOf(contentOf(s), answer.model) : NONE;
  const room = 'room' in answer ? num(s.where, answer.room) : NONE;
  perform(s, { list, seat, target, room, source: 'familiar' });
}
/** Off it goes, and acts at once. */
export function sendHunting(s: Rose, seat: Seat): void {
  const familiar = familiarOf(s, seat);
  hunt(s, seat);
  activate(s, familiar, seat);
}
