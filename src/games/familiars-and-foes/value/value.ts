import type { Reason, Seat } from '../../../kernel/index.ts';
import { NONE } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import type { Foes } from '../state/state.ts';
import { noteFamiliars } from './familiars.ts';
import { noteFoes } from './foes.ts';
import { NOBODY, PartsLedger, sumOf, type ValueLedger } from './ledger.ts';
import { noteMoment } from './pending.ts';
import { count, SCALE } from './weights.ts';

/** How good a state is: the same for everybody, as all win or lose together. */

/** Too little to be a reason: of two ways to pass, the one that binds for the whole turn is the worse. */
export const RESTING = 0.3;

export const scaleOf = (s: Foes): number => SCALE * s.familiars.length;

export function noteAll(s: Foes, ledger: ValueLedger): void {
  if (s.result !== null) {
    const won = s.result.winners.length > 0;
    ledger.note(won ? 'won' : 'lost', NOBODY, won ? scaleOf(s) : -scaleOf(s));
    return;
  }
  if (s.wave === NONE) return;
  noteFamiliars(s, ledger);
  noteFoes(s, ledger);
  noteMoment(s, ledger);
}

export function value(s: Foes, _seat: Seat): number {
  if (s.result !== null) return s.result.winners.length > 0 ? 1 : -1;
  if (s.wave === NONE) return 0;
  const sum = sumOf((ledger) => noteAll(s, ledger)) - RESTING * count(s.rests);
  return Math.max(-0.99, Math.min(0.99, sum / scaleOf(s)));
}

/** What that value is made of. */
export function reasons(s: Foes, _seat: Seat): Reason[] {
  const { mats, foes } = contentOf(s);
  const account = new PartsLedger();
  noteAll(s, account);
  const names = ['', ...mats.map(({ id }) => ` ${id}`), ...foes.map(({ id }) => ` ${id}`)];
  const scale = scaleOf(s);
  return [...account.parts.values()].map(({ part, of, worth }) => ({
    why: `${part}${names[of]}`,
    worth: worth / scale,
    number: part === 'hurt' ? (account.chances.get(of) ?? null) : null,
  }));
}

/** Whether no Foe is still to come that nobody has seen. */
export const seesValue = (s: Foes): boolean => s.waves.every((wave) => wave.length === 0);
