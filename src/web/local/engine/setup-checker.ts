import type { EditionRegistry } from '../../../editions/registry.ts';
import { type Bar, type Fault, type Options, settle } from '../../../kernel/index.ts';

/** A value of an option that conflicts with the others, and the rule that forbids it. */
export interface OptionConflict {
  readonly option: string;
  readonly value: boolean | string;
  readonly bar: Bar;
}

/** The faults of a setup or, if it has none, the single changes that would cause one. */
export interface SetupCheck {
  readonly faults: readonly Fault[];
  readonly misfits: readonly OptionConflict[];
}

/** Checks whether a game can be played with a setup, while the form is being filled in. */
export class SetupChecker {
  private readonly factories: EditionRegistry['current'];

  constructor(factories: EditionRegistry['current']) {
    this.factories = factories;
  }

  check(game: string, seats: number, given: Options): SetupCheck {
    const factory = Object.hasOwn(this.factories, game) ? this.factories[game] : undefined;
    // A game unknown to this page is checked by the server only.
    if (factory === undefined) return { faults: [], misfits: [] };
    const { seating } = factory.core;
    const { options, faults } = settle(seating, seats, given);
    if (faults.length > 0) return { faults, misfits: [] };
    const misfits: OptionConflict[] = [];
    for (const spec of seating.options) {
      for (const value of spec.kind === 'flag' ? [false, true] : spec.values) {
        const [fault] = settle(seating, seats, { ...options, [spec.id]: value }).faults;
        if (fault?.bar !== undefined) misfits.push({ option: spec.id, value, bar: fault.bar });
      }
    }
    return { faults, misfits };
  }
}
