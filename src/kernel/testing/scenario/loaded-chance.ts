import type { ChanceSource, Fault } from '../../index.ts';

/**
 * An outcome of chance that is given beforehand: the face that a die shows, the place of a pick (from 0), a coin's side,
 * or a shuffle. A shuffle keeps the order, or says which of the old places each card comes from.
 */
export type GivenOutcome = number | 'heads' | 'tails' | { readonly shuffle: 'keep' | readonly number[] };

/** The rules drew another outcome than the scenario supplies, or one more. */
export class LoadedChanceError extends Error {
  override readonly name = 'LoadedChanceError';
  /** Which of the outcomes, `chance[2]`, and what is wrong with it. */
  readonly fault: Fault;
  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.fault = { path, message };
  }
}

/** A source that gives these outcomes, in this order, and nothing else. */
export interface LoadedChance extends ChanceSource {
  /** Throws if some were never wanted. */
  finish(): void;
}

export function loadedChance(outcomes: readonly GivenOutcome[]): LoadedChance {
  let used = 0;
  const next = (wanted: string): GivenOutcome => {
    const outcome = outcomes[used];
    if (outcome === undefined) throw new LoadedChanceError(`chance[${used}]`, `missing: ${wanted} is wanted`);
    used++;
    return outcome;
  };
  const wrong = (outcome: GivenOutcome, wanted: string): never => {
    throw new LoadedChanceError(`chance[${used - 1}]`, `${wanted} is wanted, not ${JSON.stringify(outcome)}`);
  };
  const numberFrom = (least: number, most: number, what: string): number => {
    const wanted = `${what} (a whole number from ${least} to ${most})`;
    const outcome = next(wanted);
    const fits = typeof outcome === 'number' && Number.isInteger(outcome) && outcome >= least && outcome <= most;
    return fits ? outcome : wrong(outcome, wanted);
  };
  return {
    below(n, what) {
      if (what === 'coin') {
        const outcome = next('heads or tails');
        return outcome === 'heads' ? 1 : outcome === 'tails' ? 0 : wrong(outcome, 'heads or tails');
      }
      return what === `d${n}` ? numberFrom(1, n, what) - 1 : numberFrom(0, n - 1, what);
    },
    order(list) {
      const wanted = `a shuffle of ${list.length}`;
      const outcome = next(wanted);
      if (typeof outcome !== 'object') return wrong(outcome, wanted);
      if (outcome.shuffle === 'keep') return;
      const places = outcome.shuffle;
      const whole = places.length === list.length && list.every((_, place) => places.includes(place));
      if (!whole) return wrong(outcome, `${wanted}, naming each place from 0 to ${list.length - 1} once,`);
      const before = [...list];
      places.forEach((from, to) => {
        list[to] = before[from];
      });
    },
    finish() {
      const left = outcomes.length - used;
      if (left > 0)
        throw new LoadedChanceError(
          `chance[${used}]`,
          `never wanted${left > 1 ? `, nor the ${left - 1} after it` : ''}`,
        );
    },
  };
}
