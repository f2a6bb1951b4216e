import type { AnyGame, HeardEvent, State } from '../index.ts';

/** What must be true of a game, by the names of the tests that ask for it. */
export interface Invariants<S extends State> {
  /** From when on it is asked for: before, a game is only being set up. */
  readonly isUnderWay: (s: S) => boolean;
  /** Of the state, whenever somebody is asked; throws where it is not so. */
  readonly always: Readonly<Record<string, (s: S) => void>>;
  /** Of what happens, one event after the other; each has a memory of its own for a game. */
  readonly happenings: Readonly<Record<string, () => (event: HeardEvent) => void>>;
}

/** Watches the games that are played of it: how each invariant was broken first, by its name. */
export function watchInvariants<S extends State>(game: AnyGame, invariants: Invariants<S>) {
  const broken = new Map<string, string>();
  const look = (name: string, check: () => void) => {
    if (broken.has(name)) return;
    try {
      check();
    } catch (error) {
      broken.set(name, String(error));
    }
  };
  const always = Object.entries(invariants.always);
  /** The game, watched at each question and at each event. */
  const watched = (): AnyGame => {
    const listeners = Object.entries(invariants.happenings).map(([name, listen]) => [name, listen()] as const);
    const watch: Pick<AnyGame, 'asked' | 'featuresOf'> = {
      asked: (s) => {
        if (invariants.isUnderWay(s as S)) for (const [name, check] of always) look(name, () => check(s as S));
        return game.asked(s);
      },
      featuresOf: (event) => {
        for (const [name, listen] of listeners) look(name, () => listen(event));
        return game.featuresOf(event);
      },
    };
    return Object.assign(Object.create(game) as AnyGame, watch);
  };
  return { watched, broken, names: [...Object.keys(invariants.always), ...Object.keys(invariants.happenings)] };
}
