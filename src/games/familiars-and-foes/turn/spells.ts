import type { BarReason, Offers } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { ARTIFACT, contentOf, type Deed, ELEMENTAL } from '../content/content.ts';
import { ELEMENTS } from '../content/vocabulary.ts';
import { targetFamiliar, targetFoe } from '../effects/targets.ts';
import { costOf } from '../foes/abilities.ts';
import { DEFEATED, FALLEN_TARGET } from '../state/bars.ts';
import { familiar, foeStats, isAlive, isForbidden, isStanding, isTrained, matOf, placeOf } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';

/** What spells and Artifacts a Familiar may spend its turn on. */

export type DeedAnswer = GameAnswer<'cast' | 'use'>;
const UNTRAINED: BarReason = ['FO-6.2', 'untrained'];
const NOT_RESCUED: BarReason = ['FO-3.7', 'not-rescued'];
const COVEN_USED: BarReason = ['FO-3.7', 'coven-used'];

/** FO-3.2, FO-3.3: one answer a target, or the reason why not. */
function offerAt(
  s: Foes,
  place: number,
  deed: Deed,
  n: number,
  target: number,
  offers: Offers<DeedAnswer>,
  barred: BarReason | null,
): void {
  const { answers } = contentOf(s);
  const answer = (deed.kind === ARTIFACT ? answers.use : answers.cast).of(deed.number, target);
  if (barred !== null) {
    offers.bar(answer, ...barred);
    return;
  }
  if (deed.kind === ARTIFACT) {
    if (isForbidden(s, 'artifacts')) offers.bar(answer, 'FO-8.2', 'no-artifacts');
    else offers.may(answer);
    return;
  }
  const cost = costOf(s, deed, n);
  if (isForbidden(s, 'magic')) offers.bar(answer, 'FO-8.2', 'no-magic');
  else if (deed.kind === ELEMENTAL && foeStats(s, n).element !== matOf(s, place).beats)
    offers.bar(answer, 'FO-3.5', 'element', {
      strong: ELEMENTS[matOf(s, place).beats] as string,
      element: ELEMENTS[foeStats(s, n).element] as string,
    });
  else if (cost > familiar(s, place).mp) offers.bar(answer, 'FO-3.3', 'too-dear', { cost });
  else offers.may(answer);
}
/** Visits the targets that a deed can have, and if somebody asks why also those that are gone. */
function offerDeed(
  s: Foes,
  place: number,
  deed: Deed,
  offers: Offers<DeedAnswer>,
  barred: BarReason | null = null,
): void {
  switch (deed.target) {
    case 'foe':
      for (let n = 0; n < s.foes.length; n++) {
        if (isAlive(s, n)) offerAt(s, place, deed, n, targetFoe(s, n), offers, barred);
        else if (offers.why) offerAt(s, place, deed, n, targetFoe(s, n), offers, barred ?? DEFEATED);
      }
      return;
    case 'familiar':
    case 'other':
      for (let p = 0; p < s.familiars.length; p++) {
        if (deed.target === 'other' && p === place) continue;
        if (isStanding(s, p)) offerAt(s, place, deed, NONE, targetFamiliar(s, p), offers, barred);
        else if (offers.why) offerAt(s, place, deed, NONE, targetFamiliar(s, p), offers, barred ?? FALLEN_TARGET);
      }
      return;
    default:
      offerAt(s, place, deed, NONE, 0, offers, barred);
  }
}

/** FO-3.3, FO-3.7, FO-6.2: the spells of both scrolls, and of the Coven cards. */
export function offerSpells(s: Foes, place: number, offers: Offers<DeedAnswer>): void {
  const { mats } = contentOf(s);
  const mat = matOf(s, place);
  for (const deed of mat.beginner) offerDeed(s, place, deed, offers);
  if (isTrained(s, place)) for (const deed of mat.advanced) offerDeed(s, place, deed, offers);
  else if (offers.why) for (const deed of mat.advanced) offerDeed(s, place, deed, offers, UNTRAINED);
  if (familiar(s, place).helper) offerDeed(s, place, mat.helper, offers);
  else if (offers.why) offerDeed(s, place, mat.helper, offers, NOT_RESCUED);
  for (const coven of s.commons) offerDeed(s, place, at(mats, coven).helper, offers);
  if (offers.why) barCommons(s, place, offers);
}
/** FO-3.7: the Coven cards of Familiars that are not in play, while they do not lie open. */
function barCommons(s: Foes, place: number, offers: Offers<DeedAnswer>): void {
  for (const [coven, { helper }] of contentOf(s).mats.entries()) {
    if (placeOf(s, coven) !== NONE || s.commons.includes(coven)) continue;
    offerDeed(s, place, helper, offers, s.used.includes(coven) ? COVEN_USED : NOT_RESCUED);
  }
}
/** FO-3.2: the Artifacts at hand. */
export function offerArtifacts(s: Foes, place: number, offers: Offers<DeedAnswer>): void {
  const { deeds } = contentOf(s);
  for (const artifact of familiar(s, place).artifacts) offerDeed(s, place, at(deeds, artifact), offers);
}
