import { call, choose, END, type Frame, interrupt, procedure, run } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import {
  ADVANCED,
  ARTIFACT,
  BACKFIRE,
  contentOf,
  type Deed,
  ELEMENTAL,
  HELPER,
  isHit,
  PHYSICAL,
  type RollOutcome,
  SIMPLE,
} from '../content/content.ts';
import { perform } from '../effects/resolve.ts';
import { foeIn, targetFoe } from '../effects/targets.ts';
import { elusiveness, isSpellKind, tollOf } from '../foes/abilities.ts';
import { harm } from '../interrupts/damage.ts';
import { rollFor } from '../interrupts/roll.ts';
import { DEFEATED } from '../state/bars.ts';
import { tell } from '../state/events.ts';
import { findArtifact, giveLuck, pay, train } from '../state/mutations.ts';
import { faceOf, familiar, foePlace, foesLeft, isAlive, isStanding, rolled, seatAt } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';
import { hit, useUpBonus } from './hit.ts';
import { turnOf } from './turn-data.ts';

/** One part of a deed: its roll, if it has one, and what comes of it. */
export interface DeedPart {
  readonly by: number;
  readonly deed: number;
  target: number;
  /** The Foe is still to be named, or one leaves off. */
  readonly asks: boolean;
}
const deedOf = (s: Foes, d: Pick<DeedPart, 'deed'>): Deed => at(contentOf(s).deeds, d.deed);

/** FO-6.1: attacks count for the scroll only if they did damage. */
function trainBy(s: Foes, d: DeedPart): void {
  const { kind } = deedOf(s, d);
  if (kind === PHYSICAL) train(s, d.by, 'physical');
  else if (kind === SIMPLE) train(s, d.by, 'toad');
  else if (kind <= ELEMENTAL) train(s, d.by, 'strong');
}
function succeed(s: Foes, d: DeedPart): void {
  const { finders, luckies, solo } = s.roll;
  trainBy(s, d);
  for (const place of finders) findArtifact(s, place);
  for (const place of luckies) giveLuck(s, place);
  // FO-4.1, FO-10.3, FO-10.15: what opens the Ballyhoo, and at whom.
  const { kind } = deedOf(s, d);
  if (!solo && kind !== ADVANCED && kind !== HELPER && kind !== ARTIFACT) turnOf(s).opened = foeIn(s, d.target);
}
/** FO-10.12: as which face this Foe reads a roll; one at all Foes is read anew for each that is elusive. */
export const faceAt = (s: Foes, { target, kind }: Deed, n: number, face: number): number =>
  target === 'foes' ? faceOf(face - elusiveness(s, n, kind)) : face;
function score(s: Foes, d: DeedPart): void {
  const deed = deedOf(s, d);
  const source = {
    spell: isSpellKind(deed.kind),
    strikes: (n: number, points: number): void => void hit(s, d.by, deed.kind, n, points),
  };
  if (deed.chart === null) {
    perform(s, deed.do, d.by, d.target, source);
    return;
  }
  const outcome: RollOutcome = at(deed.chart, rolled(s));
  if (outcome.kind === BACKFIRE) {
    tell.backfired(s, d.by, outcome.points);
    interrupt(s, harm(s, d.by, outcome.points));
  } else if (isHit(outcome)) {
    const only = foeIn(s, d.target);
    let success = false;
    for (let n = 0; n < s.foes.length; n++) {
      if (!isAlive(s, n) || (deed.target !== 'foes' && n !== only)) continue;
      const here = at(deed.chart, faceAt(s, deed, n, rolled(s)));
      if (!isHit(here)) tell.unharmed(s, n);
      else success = hit(s, d.by, deed.kind, n, here.points + s.roll.more) || success;
    }
    if (!success) return;
    succeed(s, d);
  } else if (outcome.do.length === 0) tell.missed(s, d.by);
  perform(s, outcome.do, d.by, d.target, source);
}

export const part = procedure<Foes, DeedPart>('part', {
  'Name the next Foe': choose<Foes, DeedPart, GameAnswer<'at' | 'stop'>>({
    ask: 'part',
    by: (s, d) => (d.asks && foesLeft(s) > 0 ? seatAt(s, d.by) : null),
    alwaysAsked: true,
    from: (s, d, _seat, offers) => {
      const { answers } = contentOf(s);
      for (let n = 0; n < s.foes.length; n++) {
        const answer = answers.at.of(at(s.foes, n).card);
        if (!isAlive(s, n)) {
          offers.bar(answer, ...DEFEATED);
          continue;
        }
        const toll = tollOf(s, n, deedOf(s, d).kind);
        if (toll > familiar(s, d.by).mp) offers.bar(answer, 'FO-10.12', 'too-dear', { cost: toll });
        else offers.may(answer);
      }
      offers.may(answers.stop.of());
    },
    then: (s, d, answer) => {
      if ('foe' in answer) {
        const n = foePlace(s, answer.foe);
        d.target = targetFoe(s, n);
        tell.goesOn(s, d.by, d.deed, n);
        return pay(s, d.by, tollOf(s, n, deedOf(s, d).kind));
      }
      turnOf(s).left = 0;
      tell.stops(s, d.by, d.deed);
      return END;
    },
    with: (s, d) => ({ deed: deedOf(s, d).id }),
  }),
  // An aside may have defeated the last Foe before one was named: this part is still to be struck in the next wave (FO-2.5).
  'Was a Foe named?': run((s, d) => {
    if (d.target !== 0 || !d.asks) return;
    turnOf(s).left++;
    return END;
  }),
  Roll: call((s, d) => (deedOf(s, d).chart === null ? null : rollFor(s, d.by, foeIn(s, d.target), d.deed))),
  // FO-3.4: the Foe may have been defeated before the roll; what was paid is paid.
  'Was it rolled?': run((s, d) => (deedOf(s, d).chart !== null && s.roll.face === 0 ? END : undefined)),
  'Score it': run(score),
  'A bonus for the next attack is used up': run((s, d) => {
    if (deedOf(s, d).attack) useUpBonus(s, d.by);
  }),
});

/** The next part of what the turn is spent on, while there are Foes and the Familiar stands. */
export function nextPart(s: Foes, again: boolean): Frame | null {
  const t = turnOf(s);
  if (t.left === 0 || !isStanding(s, t.place) || s.foes.every(({ hp }) => hp === 0)) return null;
  const deed = at(contentOf(s).deeds, t.deed);
  const first = t.left === deed.parts;
  t.left--;
  const asks = !first && deed.target === 'foe';
  return part.with({
    by: t.place,
    deed: t.deed,
    target: first || !asks ? t.target : 0,
    asks: asks || again,
  });
}
