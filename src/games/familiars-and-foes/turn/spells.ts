import type { Offers } from '../../../kernel/index.ts';
import type { Say } from '../answers.ts';
import { ARTIFACT, contentOf, type Deed, ELEMENTAL } from '../content.ts';
import { targetFamiliar, targetFoe } from '../effects.ts';
import { costOf } from '../foes/abilities.ts';
import { at, familiar, foeStats, isForbidden, isTrained, lives, matOf, stands } from '../readings.ts';
import { type Foes, NONE } from '../state.ts';
import { ELEMENTS } from '../vocabulary.ts';

/** What spells and Artifacts a Familiar may spend its turn on. */

export type Deeds = Say<'cast' | 'use'>;
/** FO-3.2, FO-3.3: one answer a target, or the reason why not. */
function offerAt(s: Foes, place: number, deed: Deed, n: number, target: number, offers: Offers<Deeds>): void {
  const { says } = contentOf(s);
  if (deed.kind === ARTIFACT) {
    const answer = says.use.of(deed.number, target);
    if (isForbidden(s, 'artifacts')) offers.bar(answer, 'FO-8.2', 'no-artifacts');
    else offers.may(answer);
    return;
  }
  const answer = says.cast.of(deed.number, target);
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
/** Visits the targets that a deed can have. */
function offerDeed(s: Foes, place: number, deed: Deed, offers: Offers<Deeds>): void {
  switch (deed.target) {
    case 'foe':
      for (let n = 0; n < s.foes.length; n++) if (lives(s, n)) offerAt(s, place, deed, n, targetFoe(s, n), offers);
      return;
    case 'familiar':
    case 'other':
      for (let p = 0; p < s.familiars.length; p++)
        if (stands(s, p) && (deed.target === 'familiar' || p !== place))
          offerAt(s, place, deed, NONE, targetFamiliar(s, p), offers);
      return;
    default:
      offerAt(s, place, deed, NONE, 0, offers);
  }
}

/** FO-3.3, FO-3.7, FO-6.2: the spells of both scrolls, and of the Coven cards. */
export function offerSpells(s: Foes, place: number, offers: Offers<Deeds>): void {
  const { mats } = contentOf(s);
  const mat = matOf(s, place);
  for (const deed of mat.beginner) offerDeed(s, place, deed, offers);
  if (isTrained(s, place)) for (const deed of mat.advanced) offerDeed(s, place, deed, offers);
  else if (offers.why) for (const deed of mat.advanced) bar(s, place, deed, offers, 'FO-6.2', 'untrained');
  if (familiar(s, place).helper) offerDeed(s, place, mat.helper, offers);
  else if (offers.why) bar(s, place, mat.helper, offers, 'FO-3.7', 'not-rescued');
  for (const coven of s.commons) offerDeed(s, place, at(mats, coven).helper, offers);
}
/** FO-3.2: the Artifacts at hand. */
export function offerArtifacts(s: Foes, place: number, offers: Offers<Deeds>): void {
  const { deeds } = contentOf(s);
  for (const artifact of familiar(s, place).artifacts) offerDeed(s, place, at(deeds, artifact), offers);
}

/** Bars every target of a deed for one reason. */
function bar(s: Foes, place: number, deed: Deed, offers: Offers<Deeds>, rule: string, why: string): void {
  const { says } = contentOf(s);
  const all = (target: number) => offers.bar(says.cast.of(deed.number, target), rule, why);
  if (deed.target === 'foe') {
    for (let n = 0; n < s.foes.length; n++) if (lives(s, n)) all(targetFoe(s, n));
  } else if (deed.target === 'familiar' || deed.target === 'other') {
    for (let p = 0; p < s.familiars.length; p++)
      if (stands(s, p) && (deed.target === 'familiar' || p !== place)) all(targetFamiliar(s, p));
  } else all(0);
}
