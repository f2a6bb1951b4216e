import type { Rules } from '../game/rules.ts';
import type { View } from '../game/view.ts';
import { type Answer, OfferList } from './answers.ts';
import { below, forkRng, outcomesDrawn, type RandomState } from './chance.ts';
import { type Engine, HIDDEN } from './engine.ts';
import { listening } from './events.ts';
import { copyStack, type Seat, type State, type Viewer } from './state.ts';

/** The worlds that a viewer thinks possible. A bot plays in many of them for each answer that it gives. */
export interface Imagination<S extends State = State> {
  /** Whether a state's value for a seat follows from what that seat sees: it is the same in all its worlds. */
  seesValue(s: S, seat: Seat): boolean;
  /** Another world that fits what this viewer sees of a state: the one that `redeal` makes of its view, without the view. */
  dealAnew(s: S, viewer: Viewer, rng: RandomState): S;
  /**
   * Gives an answer in one of a seat's worlds, and tells whether it comes to the same for the seat in all of them: neither
   * chance was asked nor did anything come to light that the seat did not know. `give` tells whether secret answers did.
   */
  isForeseen(seat: Seat, give: () => boolean): boolean;
}

/** What a game of an edition can imagine that is older than all this: a world at a time, by its view. */
export const plainImagination = <S extends State>(game: {
  view(s: S, viewer: Viewer): View;
  redeal(view: View, rng: RandomState): S;
}): Imagination<S> => ({
  seesValue: () => false,
  dealAnew: (s, viewer, rng) => game.redeal(game.view(s, viewer), rng),
  isForeseen(_seat, give) {
    give();
    return false;
  },
});

/** The worlds as the rules deal them, with the answers that others have given in secret. */
export class Worlds<S extends State, T> implements Imagination<S> {
  private readonly rules: Rules<S, T>;
  private readonly engine: Engine<S>;
  private readonly offers = new OfferList();

  constructor(rules: Rules<S, T>, engine: Engine<S>) {
    this.rules = rules;
    this.engine = engine;
  }

  seesValue(s: S, seat: Seat): boolean {
    return this.rules.seesValue?.(s, seat) ?? false;
  }

  /** A whole state that fits a view. */
  redeal({ content, seats, options, stack, result, table, viewer }: View<T>, rng: RandomState): S {
    const common: State = { content, seats, options, stack: copyStack(stack), chance: forkRng(rng), result };
    return this.withSecretAnswers(this.rules.redeal(common, table, viewer, rng), rng);
  }

  dealAnew(s: S, viewer: Viewer, rng: RandomState): S {
    const { content, seats, options, result } = s;
    const stack = this.engine.conceal(s, viewer);
    const common: State = { content, seats, options, stack, chance: forkRng(rng), result };
    const { rules } = this;
    const world = rules.dealAnew?.(common, s, viewer, rng) ?? rules.redeal(common, rules.table(s, viewer), viewer, rng);
    return this.withSecretAnswers(world, rng);
  }

  isForeseen(seat: Seat, give: () => boolean): boolean {
    const before = outcomesDrawn();
    let news = false;
    const hear = ({ reveals, knew }: { readonly reveals: boolean; readonly knew?: Seat }): void => {
      if (reveals && knew !== seat) news = true;
    };
    const cameToLight = listening(hear, give);
    return !news && !cameToLight && outcomesDrawn() === before;
  }

  /** Where others have given whole answers in secret, any that are legal may be theirs. */
  private withSecretAnswers(s: S, rng: RandomState): S {
    const given = s.stack[s.stack.length - 1]?.given ?? null;
    if (given === null) return s;
    const hidden = given.flatMap((lines, seat) => (lines[0] === HIDDEN ? [seat] : []));
    // All are cleared before the first is guessed: the rules can read none of them.
    for (const seat of hidden) given[seat] = [];
    const { engine, offers } = this;
    for (const seat of hidden) {
      while (engine.isAsked(s, seat)) {
        offers.clear();
        engine.offer(s, seat, offers);
        given[seat]?.push((offers.list[below(rng, offers.count)] as Answer).words);
      }
    }
    return s;
  }
}
