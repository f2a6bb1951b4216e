import { call, choose, END, type Frame, interrupt, procedure, run } from '../../../kernel/index.ts';
import type { Say } from '../answers.ts';
import { end, findArtifact, giveLuck, strike, train } from '../atoms.ts';
import {
  ADVANCED,
  ARTIFACT,
  BACKFIRE,
  CRITICAL,
  contentOf,
  type Deed,
  ELEMENTAL,
  HELPER,
  HIT,
  type Outcome,
  PHYSICAL,
  SIMPLE,
} from '../content.ts';
import { foeIn, perform, targetFoe } from '../effects.ts';
import { tell } from '../events.ts';
import { harm } from '../interrupts/damage.ts';
import { bears, rollFor } from '../interrupts/roll.ts';
import { at, damageBonus, foePlace, foeStats, lives, rolled, seatAt, stands } from '../readings.ts';
import { DAMAGES, type Foes, NONE } from '../state.ts';
import { turnOf } from './turns.ts';

/** One part of a deed: its roll, if it has one, and what comes of it. */
export interface Part {
  readonly by: number;
  readonly deed: number;
  target: number;
  /** The Foe is still to be named, and at the beginning of a wave one may stop instead. */
  readonly asks: boolean;
  readonly mayStop: boolean;
}
const deedOf = (s: Foes, d: Pick<Part, 'deed'>): Deed => at(contentOf(s).deeds, d.deed);

/** What a hit takes from this Foe: bonuses, then its own ability (FO-3.9). */
export function damageTo(s: Foes, d: Pick<Part, 'by' | 'deed'>, n: number, points: number): number {
  const { kind } = deedOf(s, d);
  const { ability } = foeStats(s, n);
  const all = points + damageBonus(s, d.by) + s.roll.more;
  if (ability?.is === 'immune') {
    if ((ability.to === 'physical' && kind === PHYSICAL) || (ability.to === 'toad' && kind === SIMPLE)) return 0;
  }
  if (ability?.is === 'armoured' && bears(ability.against, kind)) return Math.max(0, all - ability.less);
  return all;
}
/** FO-3.8, FO-10.10: an attack is successful if it takes HP from a Foe. */
function hit(s: Foes, d: Part, n: number, points: number): boolean {
  if (!strike(s, n, damageTo(s, d, n, points), d.by)) return false;
  const { ability } = foeStats(s, n);
  if (ability?.is === 'thorny' && bears(ability.against, deedOf(s, d).kind))
    interrupt(s, harm(s, d.by, ability.damage));
  return true;
}
/** FO-6.1: attacks count for the scroll only if they did damage. */
function trainBy(s: Foes, d: Part): void {
  const { kind } = deedOf(s, d);
  if (kind === PHYSICAL) train(s, d.by, 'physical');
  else if (kind === SIMPLE) train(s, d.by, 'toad');
  else if (kind <= ELEMENTAL) train(s, d.by, 'strong');
}
function succeed(s: Foes, d: Part): void {
  const { finder, lucky } = s.roll;
  trainBy(s, d);
  if (finder !== NONE) findArtifact(s, finder);
  if (lucky !== NONE) giveLuck(s, lucky);
  // FO-4.1, FO-10.3: what opens the Ballyhoo, and at whom.
  const { kind } = deedOf(s, d);
  if (kind !== ADVANCED && kind !== HELPER && kind !== ARTIFACT) turnOf(s).opened = foeIn(s, d.target);
}
function score(s: Foes, d: Part): void {
  const deed = deedOf(s, d);
  if (deed.chart === null) {
    perform(s, deed.do, d.by, d.target);
    return;
  }
  const outcome: Outcome = at(deed.chart, rolled(s));
  if (outcome.kind === BACKFIRE) {
    tell.backfired(s, d.by, outcome.points);
    interrupt(s, harm(s, d.by, outcome.points));
  } else if (outcome.kind === HIT || outcome.kind === CRITICAL) {
    const only = foeIn(s, d.target);
    let success = false;
    for (let n = 0; n < s.foes.length; n++)
      if (lives(s, n) && (deed.target === 'foes' || n === only)) success = hit(s, d, n, outcome.points) || success;
    if (!success) return;
    succeed(s, d);
  } else if (outcome.do.length === 0) tell.missed(s, d.by);
  perform(s, outcome.do, d.by, d.target);
}

export const part = procedure<Foes, Part>('part', {
  'Name the next Foe': choose<Foes, Part, Say<'at' | 'stop'>>({
    ask: 'part',
    by: (s, d) => (d.asks ? seatAt(s, d.by) : null),
    from: (s, d, _seat, offers) => {
      const { says } = contentOf(s);
      for (let n = 0; n < s.foes.length; n++) if (lives(s, n)) offers.may(says.at.of(at(s.foes, n).card));
      if (d.mayStop) offers.may(says.stop.of());
    },
    then: (s, d, answer) => {
      if ('foe' in answer) {
        const n = foePlace(s, answer.foe);
        d.target = targetFoe(s, n);
        return tell.goesOn(s, d.by, d.deed, n);
      }
      turnOf(s).left = 0;
      tell.stops(s, d.by, d.deed);
      return END;
    },
    with: (s, d) => ({ deed: deedOf(s, d).id }),
  }),
  Roll: call((s, d) => (deedOf(s, d).chart === null ? null : rollFor(s, d.by, foeIn(s, d.target), d.deed))),
  // FO-3.4: the Foe may have been defeated before the roll; what was paid is paid.
  'Was it rolled?': run((s, d) => (deedOf(s, d).chart !== null && s.roll.face === 0 ? END : undefined)),
  'Score it': run(score),
  'A bonus for the next attack is used up': run((s, d) => {
    if (deedOf(s, d).chart === null) return;
    end(s, (effect) => effect.kind === DAMAGES && effect.to === 1 << d.by && effect.until === NONE);
  }),
});

/** The next part of what the turn is spent on, while there are Foes and the Familiar stands. */
export function nextPart(s: Foes, again: boolean): Frame | null {
  const t = turnOf(s);
  if (t.left === 0 || !stands(s, t.place) || s.foes.every(({ hp }) => hp === 0)) return null;
  const deed = at(contentOf(s).deeds, t.deed);
  const first = t.left === deed.parts;
  t.left--;
  const asks = !first && deed.target === 'foe';
  return part.with({
    by: t.place,
    deed: t.deed,
    target: first || !asks ? t.target : 0,
    asks: asks || again,
    mayStop: again,
  });
}
