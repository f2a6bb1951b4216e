import type { Seat } from '../../kernel/index.ts';
import { BACKFIRE, type Content, CRITICAL, contentOf, type Deed, type FoeStats, HIT, type Outcome } from './content.ts';
import { foeIn } from './effects.ts';
import { bears } from './interrupts/roll.ts';
import {
  after,
  at,
  damageBonus,
  familiar,
  foeAt,
  foeStats,
  guardOf,
  healthOf,
  hexOf,
  isTrained,
  lives,
  matOf,
  rollBonus,
  rolled,
  stands,
  team,
} from './readings.ts';
import { DAMAGES, DAZES, type Familiar, type Foes, GUARDS, HEXES, NONE, ROLLS, type Running } from './state.ts';
import type { Part } from './turn/part.ts';
import { turnOf } from './turn/turns.ts';
import { TASKS } from './vocabulary.ts';

/** How well the team stands, in Health Points of a Familiar: one value for all seats. */

const FALLEN = -7;
const FACES = 20;
const FOE_HP = 0.8;
/** What a Foe that lives will still do. */
const PRESENCE = 3;
const WAVE_TO_COME = 2;
/** Beside the pack's numbers: points by which the worth of the whole team is brought between lost and won. */
const SCALE = 80;

const count = (bits: number): number => {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
};
function worthOf(s: Foes, f: Familiar, place: number): number {
  if (f.hp === 0) return FALLEN;
  const { health, magic } = matOf(s, place);
  const left = f.hp / health;
  // The last points are worth the most.
  let sum = 10 * Math.sqrt(left) + 3 * Math.sqrt(f.mp / magic);
  sum += 0.9 * f.gems + 0.5 * f.luck + 1.6 * f.artifacts.length + 1.1 * f.rewards.length;
  sum += 0.35 * count(f.tasks & ((1 << TASKS.length) - 1)) + (isTrained(s, place) ? 1.5 : 0) + (f.helper ? 0.8 : 0);
  return sum;
}

/** What an outcome of a Familiar's roll is worth against one Foe. */
function outcomeWorth(s: Foes, { kind, points, do: effects }: Outcome, deed: Deed, by: number, n: number): number {
  if (kind === BACKFIRE) return -points;
  let sum = effects.length * 1.5;
  if (kind !== HIT && kind !== CRITICAL) return sum;
  const { ability } = foeStats(s, n);
  let damage = points + damageBonus(s, by) + s.roll.more;
  if (ability?.is === 'armoured' && bears(ability.against, deed.kind)) damage = Math.max(0, damage - ability.less);
  if (ability?.is === 'thorny' && bears(ability.against, deed.kind)) sum -= ability.damage;
  const { hp } = foeAt(s, n);
  sum += FOE_HP * Math.min(damage, hp) + (damage >= hp ? PRESENCE + 1 : 0);
  if (s.roll.finder !== NONE) sum += 1.6;
  return sum;
}
/** What a deed that is still to be rolled for promises: the mean over the faces of the die. */
function promise(s: Foes, deed: Deed, by: number, target: number): number {
  if (deed.chart === null) return 0;
  const only = foeIn(s, target);
  const ability = only === NONE ? null : foeStats(s, only).ability;
  const elusive = ability?.is === 'elusive' && bears(ability.against, deed.kind) ? ability.roll : 0;
  const bonus = rollBonus(s, by) - elusive;
  let sum = 0;
  for (let face = 1; face <= FACES; face++) {
    const outcome = at(deed.chart, Math.max(1, Math.min(FACES, face + bonus)));
    sum += scored(s, outcome, deed, by, only);
  }
  return sum / FACES;
}
function scored(s: Foes, outcome: Outcome, deed: Deed, by: number, only: number): number {
  if (deed.target === 'foe') return only === NONE ? 0 : outcomeWorth(s, outcome, deed, by, only);
  if (deed.target !== 'foes') return outcome.do.length * 2;
  let sum = 0;
  for (let n = 0; n < s.foes.length; n++) if (lives(s, n)) sum += outcomeWorth(s, outcome, deed, by, n);
  return sum;
}

/** What a Foe's roll will cost the team, less what reflecting it brings. */
function threat(s: Foes, n: number, { kind, points, do: effects }: Outcome, reflected: boolean): number {
  let sum = -effects.length * 0.8;
  if (kind === BACKFIRE) return FOE_HP * points;
  if (kind !== HIT && kind !== CRITICAL) return sum;
  if (reflected) return sum + FOE_HP * Math.min(points, foeAt(s, n).hp);
  for (let place = 0; place < s.familiars.length; place++) {
    if (!stands(s, place)) continue;
    const hurts = Math.max(0, points - guardOf(s, place));
    sum -= hurts >= familiar(s, place).hp ? hurts + 8 : hurts;
  }
  return sum;
}
/** The mean of what a Foe will do. */
function menace(s: Foes, n: number, reflected: boolean): number {
  const { chart } = foeStats(s, n);
  const bonus = -hexOf(s, foeAt(s, n).card);
  let sum = 0;
  for (let face = 1; face <= FACES; face++)
    sum += threat(s, n, at(chart, Math.max(1, Math.min(FACES, face + bonus))), reflected);
  return sum / FACES;
}

/** What is going on and not yet scored. */
function underWay(s: Foes): number {
  let sum = 0;
  for (const { proc, data } of s.stack) {
    if (proc === 'part') {
      const { by, deed: number, target } = data as Part;
      const deed = at(contentOf(s).deeds, number);
      const top = s.stack[s.stack.length - 1];
      if (top?.proc !== 'rolling' || target === 0) continue;
      sum +=
        s.roll.face === 0
          ? promise(s, deed, by, target)
          : deed.chart === null
            ? 0
            : scored(s, at(deed.chart, rolled(s)), deed, by, foeIn(s, target));
    } else if (proc === 'foe') {
      const { foe } = data as { foe: number };
      const top = s.stack[s.stack.length - 1];
      if (top?.proc !== 'rolling' || !lives(s, foe)) continue;
      const reflected = s.roll.reflects !== NONE;
      sum +=
        s.roll.face === 0
          ? menace(s, foe, reflected)
          : threat(s, foe, at(foeStats(s, foe).chart, rolled(s)), reflected);
    } else if (proc === 'scoring') {
      const { hits } = data as { hits: readonly number[] };
      hits.forEach((points, place) => {
        if (!stands(s, place) || points === 0) return;
        const hurts = Math.max(0, points - guardOf(s, place));
        sum -= hurts >= familiar(s, place).hp ? hurts + 12 : hurts;
      });
    } else if (proc === 'flipping') sum += s.coin === 1 ? 0.8 : -0.6;
  }
  return sum;
}

const means = new WeakMap<Content, readonly number[]>();
/** What each Foe's attacks do on average, by card. */
function meansOf(c: Content): readonly number[] {
  let list = means.get(c);
  if (list === undefined) {
    const mean = ({ chart }: FoeStats): number =>
      chart.slice(1).reduce((sum, { kind, points, do: effects }) => {
        const hits = kind === HIT || kind === CRITICAL ? points : 0;
        return sum + hits + 0.3 * effects.length;
      }, 0) / FACES;
    list = c.foes.map(mean);
    means.set(c, list);
  }
  return list;
}
/** The Familiars that still act this round, as bits. */
function yetToAct(s: Foes): number {
  if (s.active === NONE) return team(s);
  let bits = turnOf(s).done ? 0 : 1 << s.active;
  for (let place = after(s, s.active); place !== NONE; place = after(s, place)) bits |= 1 << place;
  return bits;
}
/** What something in effect is worth to the team. */
function helpOf(s: Foes, { kind, foe, to, amount, until }: Running, mean: readonly number[]): number {
  const acting = count(until === NONE ? to : to & yetToAct(s));
  switch (kind) {
    case ROLLS:
      return 0.13 * amount * acting;
    case DAMAGES:
      return 0.45 * amount * acting;
    case GUARDS:
      return 0.4 * Math.min(amount, 2.5) * count(to);
    case HEXES:
      return 0.04 * amount * s.familiars.length;
    case DAZES:
      return 0.6 * at(mean, foe) * s.familiars.length;
    default:
      return -0.8;
  }
}
/** Foes that are left and those that are still to come, and what is in effect. */
function opposition(s: Foes): number {
  const c = contentOf(s);
  const mean = meansOf(c);
  const hurts = 0.35 * s.familiars.length;
  let sum = 0;
  for (const { card, hp } of s.foes) if (hp > 0) sum += FOE_HP * hp + PRESENCE + hurts * at(mean, card);
  for (const wave of s.waves) {
    if (wave.length > 0) sum += WAVE_TO_COME;
    for (const card of wave) sum += FOE_HP * healthOf(s, c, card) + PRESENCE + hurts * at(mean, card);
  }
  for (const effect of s.running) sum -= helpOf(s, effect, mean);
  return sum;
}

/** How good the state is: the same for everybody, as all win or lose together. */
export function value(s: Foes, _seat: Seat): number {
  if (s.result !== null) return s.result.winners.length > 0 ? 1 : -1;
  if (s.wave === NONE) return 0;
  let sum = underWay(s) - opposition(s);
  for (let place = 0; place < s.familiars.length; place++) sum += worthOf(s, familiar(s, place), place);
  return Math.max(-0.99, Math.min(0.99, sum / (SCALE * s.familiars.length)));
}
