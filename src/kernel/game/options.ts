import type { Fault } from '../data/fault.ts';
import type { Bar } from '../flow/answers.ts';
import type { Options } from '../flow/state.ts';

/** One switch of a seating. From these descriptions come the lobby's form, the command's flags and the checks. */
export type OptionSpec =
  | { readonly id: string; readonly kind: 'flag'; readonly default: boolean }
  | { readonly id: string; readonly kind: 'choice'; readonly default: string; readonly values: readonly string[] };

/** What a table is made of before anything is dealt. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** One salt a seat, mixed into the seed, so that no single party chooses the shuffle. */
  readonly salts: readonly string[];
}

/** Who can sit at a game, and with which options. */
export interface Seating {
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** Whether all seats win or lose together, and see the same. */
  readonly together?: boolean;
  /** Why these options do not go together, or null. */
  readonly refuse?: (options: Options, seats: number) => Bar | null;
}

/** Every option with its given or default value, or all that is wrong with them. */
export function settle(seating: Seating, seats: number, given: Options): { options: Options; faults: Fault[] } {
  const faults: Fault[] = [];
  const { min, max } = seating.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    faults.push({
      path: 'seats',
      message: `must be a whole number from ${min} to ${max}, not ${JSON.stringify(seats)}`,
    });
  }
  const options: Record<string, boolean | number | string> = {};
  for (const spec of seating.options) {
    const value = given[spec.id] ?? spec.default;
    options[spec.id] = value;
    const path = `options.${spec.id}`;
    if (spec.kind === 'flag' && typeof value !== 'boolean') {
      faults.push({ path, message: `must be true or false, not ${JSON.stringify(value)}` });
    }
    if (spec.kind === 'choice' && !spec.values.includes(value as string)) {
      faults.push({ path, message: `must be one of ${spec.values.join(', ')}, not ${JSON.stringify(value)}` });
    }
  }
  for (const id of Object.keys(given)) {
    if (!seating.options.some((spec) => spec.id === id))
      faults.push({ path: `options.${id}`, message: 'there is no such option' });
  }
  const bar = faults.length === 0 ? (seating.refuse?.(options, seats) ?? null) : null;
  if (bar !== null) faults.push({ path: 'options', message: `${bar.why} (${bar.rule})`, bar });
  return { options, faults };
}

/** Every combination of options that the table does not refuse. */
export function optionSets(seating: Seating, seats: number): Options[] {
  let sets: Options[] = [{}];
  for (const spec of seating.options) {
    const values = spec.kind === 'flag' ? [false, true] : spec.values;
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [spec.id]: value })));
  }
  return sets.filter((set) => settle(seating, seats, set).faults.length === 0);
}
