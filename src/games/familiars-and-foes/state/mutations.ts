import { finish } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { gemsOf } from '../content/levels.ts';
import { FORBIDDEN, type Forbidden, TASKS, type TrainingTask } from '../content/vocabulary.ts';
import { tell } from './events.ts';
import {
  familiar,
  foeAt,
  foeStats,
  isAlive,
  isForbidden,
  isStanding,
  isTrained,
  matOf,
  missingHealth,
  missingMagic,
  openerOf,
  standing,
} from './queries.ts';
import { FORBIDS, type Foes, type Running } from './state.ts';

/** All that changes a state, each change told as it is made. */

export const without = (list: readonly number[], card: number): number[] => {
  const n = list.indexOf(card);
  return [...list.slice(0, n), ...list.slice(n + 1)];
};

// ---- Magic Points, gems, tokens, Artifacts ----

export function pay(s: Foes, place: number, mp: number): void {
  if (mp === 0) return;
  familiar(s, place).mp -= mp;
  tell.paid(s, place, mp);
}
/** FO-3.6: never above the maximum. */
export function giveMagic(s: Foes, place: number, points: number): void {
  const gain = Math.min(points, missingMagic(s, place));
  if (gain <= 0) return;
  familiar(s, place).mp += gain;
  tell.magic(s, place, gain);
}
export function drain(s: Foes, place: number, points: number): void {
  const f = familiar(s, place);
  const loss = Math.min(points, f.mp);
  if (loss === 0) return;
  f.mp -= loss;
  tell.drained(s, place, loss);
}
/** FO-3.6, FO-10.9: never above the maximum, and not at all while healing is forbidden. */
export function heal(s: Foes, place: number, points: number): void {
  const gain = Math.min(points, missingHealth(s, place));
  if (gain <= 0 || !isStanding(s, place) || isForbidden(s, 'healing')) return;
  familiar(s, place).hp += gain;
  tell.healed(s, place, gain);
}
export function giveGem(s: Foes, place: number): void {
  const f = familiar(s, place);
  if (f.gems >= gemsOf(s.options, s.familiars.length)) return;
  f.gems++;
  tell.gem(s, place);
}
/** FO-5.4: from the supply, as long as it lasts. */
export function giveLuck(s: Foes, place: number): void {
  if (s.luck === 0) return;
  s.luck--;
  familiar(s, place).luck++;
  tell.token(s, place);
}
export function spendLuck(s: Foes, place: number): void {
  familiar(s, place).luck--;
  s.luck++;
  tell.luck(s, place);
}
export function findArtifact(s: Foes, place: number): void {
  const artifact = s.deck.pop();
  if (artifact === undefined) return;
  const f = familiar(s, place);
  f.artifacts = [...f.artifacts, artifact];
  tell.found(s, place, artifact);
}
export function discardArtifact(s: Foes, place: number, artifact: number): void {
  const f = familiar(s, place);
  f.artifacts = without(f.artifacts, artifact);
  s.gone = [...s.gone, artifact];
}

// ---- What is in effect for a while ----

export function enact(s: Foes, effect: Running): void {
  s.running = [...s.running, effect];
}
/** Ends what fits; how many there were. */
export function end(s: Foes, fits: (effect: Running) => boolean): number {
  if (s.running.length === 0) return 0;
  const left = s.running.filter((effect) => !fits(effect));
  const ended = s.running.length - left.length;
  if (ended === 0) return 0;
  s.running = left;
  tell.ends(ended);
  return ended;
}
/** FO-8.2, FO-10.9: from the end of this Foes' turn until the end of the next, or until the Foe is defeated. */
export function forbid(s: Foes, card: number, what: Forbidden): void {
  const amount = FORBIDDEN.indexOf(what);
  const next = s.round + 1;
  enact(s, { kind: FORBIDS, by: NONE, spell: false, foe: card, to: 0, amount, from: next, until: next });
  tell.forbidden(s, card, amount);
}

// ---- Training ----

/** FO-6.1: each task is counted once. */
export function train(s: Foes, place: number, task: TrainingTask): void {
  const f = familiar(s, place);
  const n = TASKS.indexOf(task);
  if ((f.tasks & (1 << n)) !== 0) return;
  f.tasks |= 1 << n;
  tell.task(s, place, n);
  if (isTrained(s, place)) tell.trained(s, place);
}

// ---- Damage ----

/** FO-7.1, FO-2.6: HP are lost; at 0 the Familiar has Fallen, and what it enacted ends, but for its spells. */
export function hurt(s: Foes, place: number, points: number): void {
  const f = familiar(s, place);
  if (f.hp === 0 || points <= 0) return;
  const loss = Math.min(points, f.hp);
  f.hp -= loss;
  tell.hurt(s, place, loss);
  if (f.hp > 0) return;
  f.mp = 0;
  f.gems = 0;
  tell.fell(s, place);
  end(s, ({ by, spell }) => by === place && !spell);
  if (standing(s) > 0) return;
  tell.ended(false);
  finish(s, { winners: [], places: new Array<number>(s.seats).fill(1), reason: 'lost' });
}
/** Takes HP from a Foe; what is too much is lost (FO-10.10). True if it took any. */
export function strike(s: Foes, n: number, points: number, by: number): boolean {
  const foe = foeAt(s, n);
  if (!isAlive(s, n)) return false;
  const loss = Math.min(points, foe.hp);
  if (loss <= 0) {
    tell.unharmed(s, n);
    return false;
  }
  foe.hp -= loss;
  if (by !== NONE) foe.last = by;
  tell.struck(s, n, loss, by);
  if (foe.hp === 0) defeat(s, n);
  return true;
}
/** FO-8.3: a Foe never heals above its maximum. */
export function mend(s: Foes, n: number, points: number): void {
  const foe = foeAt(s, n);
  const most = at(foeStats(s, n).health, s.familiars.length - 2);
  const gain = Math.min(points, most - foe.hp);
  if (!isAlive(s, n) || gain <= 0) return;
  foe.hp += gain;
  tell.mended(s, n, gain);
}
/** FO-8.4, FO-8.5, FO-10.4: the card goes to who damaged it last, else to the active or the next Familiar. */
function defeat(s: Foes, n: number): void {
  const { card, last } = foeAt(s, n);
  const place = last !== NONE ? last : s.active !== NONE ? s.active : openerOf(s);
  const f = familiar(s, place);
  f.rewards = [...f.rewards, card];
  tell.defeated(s, n, place);
  end(s, ({ foe }) => foe === card);
}
export function spendReward(s: Foes, place: number, card: number): void {
  const f = familiar(s, place);
  f.rewards = without(f.rewards, card);
  s.spent = [...s.spent, card];
}

// ---- Revive ----

/** FO-7.2, FO-7.4: back whole, or with half of everything, rounded up. */
export function revive(s: Foes, place: number, whole: boolean): void {
  const f = familiar(s, place);
  const { health, magic } = matOf(s, place);
  const part = (all: number): number => (whole ? all : Math.ceil(all / 2));
  f.hp = part(health);
  f.mp = part(magic);
  f.gems = part(gemsOf(s.options, s.familiars.length));
  tell.revived(s, place, whole);
}
