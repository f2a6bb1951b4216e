import { NONE } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import { targetFamiliar } from '../effects/targets.ts';
import { frames } from '../frames.ts';
import { familiar, foeAt, foeStats, guardOf, hexOf, isAlive, isDazed, matOf } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';
import { blowsOf, plainBlowsOf, together } from './charts.ts';
import { NOBODY, type ValueLedger } from './ledger.ts';
import { ARTIFACT, FALLEN, GEM, healthWorth, magicWorth, REWARD, TOKEN, trainingWorth } from './weights.ts';

/** The Familiars with all that they have, and what threatens them. */

/** What it costs if a Familiar falls, beside its HP. */
const DANGER = 10;
const HELPER = 0.8;

/** The first of the Foes that still act in this round. */
function nextFoe(s: Foes): number {
  if (s.active !== NONE) return 0;
  for (const { proc, data } of frames.of(s.stack)) if (proc === 'foes') return data.next;
  return 0;
}

/** How likely the Foes' turn takes so many HP from a Familiar with this guard, by points. */
function blows(s: Foes, guard: number): readonly number[] {
  const plain = plainBlowsOf(contentOf(s));
  let chances: readonly number[] = [1];
  for (let n = nextFoe(s); n < s.foes.length; n++) {
    const { card } = foeAt(s, n);
    if (!isAlive(s, n) || isDazed(s, card)) continue;
    const hex = hexOf(s, card);
    chances = together(
      chances,
      guard === 0 && hex === 0 ? (plain[card] as number[]) : blowsOf(foeStats(s, n).chart, -hex, guard),
    );
  }
  return chances;
}
function atLeast(chances: readonly number[], points: number): number {
  let sum = 0;
  for (let n = points; n < chances.length; n++) sum += chances[n] as number;
  return sum;
}

export function noteFamiliars(s: Foes, ledger: ValueLedger): void {
  const unguarded = blows(s, 0);
  for (let place = 0; place < s.familiars.length; place++) {
    const { hp, mp, gems, luck, artifacts, rewards, tasks, helper } = familiar(s, place);
    const of = targetFamiliar(s, place);
    if (hp === 0) {
      ledger.note('fallen', of, FALLEN);
      continue;
    }
    const { health, magic } = matOf(s, place);
    const guard = guardOf(s, place);
    ledger.note('danger', of, -DANGER * atLeast(guard === 0 ? unguarded : blows(s, guard), hp));
    ledger.note('health', of, healthWorth(hp, health));
    ledger.note('magic', of, magicWorth(s, mp, magic));
    ledger.note('gems', of, GEM * gems);
    ledger.note('luck', of, TOKEN * luck);
    ledger.note('artifacts', of, ARTIFACT * artifacts.length);
    ledger.note('rewards', of, REWARD * rewards.length);
    ledger.note('training', of, trainingWorth(s, tasks));
    if (helper) ledger.note('wave', NOBODY, HELPER);
  }
}
