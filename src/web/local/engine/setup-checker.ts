import type { EditionRegistry } from '../../../editions/registry.ts';
import { type Bar, type Fault, type Options, settle } from '../../../kernel/index.ts';

/** An option's value that would not go with the others, and the rule that is in the way. */
export interface OptionConflict {
  readonly option: string;
  readonly value: boolean | string;
  readonly bar: Bar;
}

/** What is wrong with how a game is to be played; and, where nothing is, which single change would be. */
export interface SetupCheck {
  readonly faults: readonly Fault[];
  readonly misfits: readonly OptionConflict[];
}

/** Tells of a table that is being laid whether its game could be played like that, before it is laid. */
export class SetupChecker {
  private readonly factories: EditionRegistry['current'];

  constructor(factories: EditionRegistry['current']) {
    this.factories = factories;
  }

  check(game: string, seats: number, given: Options): SetupCheck {
    const factory = Object.hasOwn(this.factories, game) ? this.factories[game] : undefined;
    // A game that is not here is the server's to judge.
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
