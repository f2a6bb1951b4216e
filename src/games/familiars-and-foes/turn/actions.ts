import { type BarReason, interrupt, type Offers } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, HELPER } from '../content/content.ts';
import { REVIVE_COST } from '../content/levels.ts';
import { foeIn, targetFoe } from '../effects/targets.ts';
import { costOf } from '../foes/abilities.ts';
import { DEFEATED, FALLEN_TARGET } from '../state/bars.ts';
import { tell } from '../state/events.ts';
import { discardArtifact, giveMagic, heal, pay, train, without } from '../state/mutations.ts';
import {
  familiar,
  foeAt,
  foePlace,
  isAlive,
  isForbidden,
  isStanding,
  isTrained,
  matOf,
  placeOf,
} from '../state/queries.ts';
import type { Foes } from '../state/state.ts';
import { reviving } from './revive.ts';
import { offerArtifacts, offerSpells } from './spells.ts';
import type { Turn } from './turn-data.ts';

/** FO-3: exactly one of three actions. */
export type ActionAnswer = GameAnswer<'attack' | 'cast' | 'restore' | 'use' | 'revive'>;

const NO_MAGIC: BarReason = ['FO-8.2', 'no-magic'];
const NO_HEALING: BarReason = ['FO-10.9', 'no-healing'];

/** FO-3.6, FO-10.7, FO-10.11: so many MP as one likes, for one Standing Familiar. */
function offerRestoring(s: Foes, place: number, offers: Offers<ActionAnswer>): void {
  const { answers, mostMagic } = contentOf(s);
  const { mat, mp } = familiar(s, place);
  const noMagic = isForbidden(s, 'magic') ? NO_MAGIC : null;
  const noHealing = isForbidden(s, 'healing') ? NO_HEALING : null;
  const most = offers.why ? mostMagic : mp;
  for (let eye = 0; eye < 2; eye++) {
    for (let p = 0; p < s.familiars.length; p++) {
      const barred = noMagic ?? (isStanding(s, p) ? null : FALLEN_TARGET) ?? (eye === 0 ? noHealing : null);
      if (barred !== null && !offers.why) continue;
      for (let cost = 1; cost <= most; cost++) {
        const answer = answers.restore.of(mat * 2 + eye, familiar(s, p).mat, cost - 1);
        if (barred !== null) offers.bar(answer, ...barred);
        else if (cost > mp) offers.bar(answer, 'FO-10.11', 'too-dear', { cost });
        else offers.may(answer);
      }
    }
  }
}
/** FO-7.2: every Standing Familiar must be trained and able to pay. */
function offerRevive(s: Foes, { refused }: Turn, offers: Offers<ActionAnswer>): void {
  const { answers } = contentOf(s);
  for (let p = 0; p < s.familiars.length; p++) {
    const answer = answers.revive.of(familiar(s, p).mat);
    if (isStanding(s, p)) {
      offers.bar(answer, 'FO-7.2', 'standing');
      continue;
    }
    const all = (fits: (place: number) => boolean): boolean =>
      s.familiars.every((_, place) => !isStanding(s, place) || fits(place));
    if (isForbidden(s, 'magic')) offers.bar(answer, 'FO-8.2', 'no-magic');
    else if (!all((place) => isTrained(s, place))) offers.bar(answer, 'FO-7.2', 'untrained-team');
    else if (!all((place) => familiar(s, place).mp >= REVIVE_COST)) offers.bar(answer, 'FO-7.2', 'poor-team');
    else if ((refused & (1 << p)) !== 0) offers.bar(answer, 'FO-7.2', 'refused');
    else offers.may(answer);
  }
}
export function offerActions(s: Foes, t: Turn, offers: Offers<ActionAnswer>): void {
  const { answers } = contentOf(s);
  // FO-3.10: there is always a Physical Attack.
  for (let n = 0; n < s.foes.length; n++) {
    const answer = answers.attack.of(foeAt(s, n).card);
    if (isAlive(s, n)) offers.may(answer);
    else offers.bar(answer, ...DEFEATED);
  }
  offerSpells(s, t.place, offers);
  offerRestoring(s, t.place, offers);
  offerArtifacts(s, t.place, offers);
  offerRevive(s, t, offers);
}

/** What the turn is spent on, target named and paid for (FO-3.4). */
function begin(s: Foes, t: Turn, deed: number, target: number): void {
  t.deed = deed;
  t.target = target;
  t.left = at(contentOf(s).deeds, deed).parts;
}
export function takeAction(s: Foes, t: Turn, answer: ActionAnswer): void {
  const { deeds, pack } = contentOf(s);
  const { place } = t;
  t.done = true;
  if ('points' in answer) {
    const target = placeOf(s, answer.familiar);
    const points = answer.points + 1;
    const mat = at(pack.mats, answer.spell >> 1);
    const eye = (answer.spell & 1) === 1;
    tell.restores(s, place, (eye ? mat.eye : mat.healing).id, target, points);
    pay(s, place, points);
    if (eye) giveMagic(s, target, points * matOf(s, place).eye);
    else heal(s, target, points * matOf(s, place).healing);
    train(s, place, 'restorative');
    return;
  }
  if ('foe' in answer) {
    const target = targetFoe(s, foePlace(s, answer.foe));
    const { physical } = matOf(s, place);
    begin(s, t, physical.number, target);
    tell.attacks(s, place, physical.number, target);
    return;
  }
  if ('familiar' in answer) {
    const target = placeOf(s, answer.familiar);
    tell.proposes(s, place, target);
    interrupt(s, reviving.with({ by: place, target, next: 0, open: 0, flips: 0, flipped: false, refused: false }));
    return;
  }
  const deed = at(deeds, answer.deed);
  begin(s, t, deed.number, answer.target);
  if (answer.verb === 'use') {
    tell.uses(s, place, deed.number, answer.target);
    discardArtifact(s, place, deed.number);
    train(s, place, 'artifact');
    return;
  }
  tell.casts(s, place, deed.number, answer.target);
  pay(s, place, costOf(s, deed, foeIn(s, answer.target)));
  // FO-3.7, FO-10.10: a Coven card that is open to all is good for one casting.
  if (deed.kind !== HELPER || deed.mat === familiar(s, place).mat) return;
  s.commons = without(s.commons, deed.mat);
  s.used = [...s.used, deed.mat];
}
export const newTurn = (place: number): Turn => ({
  place,
  done: false,
  deed: NONE,
  target: 0,
  left: 0,
  opened: NONE,
  refused: 0,
});
