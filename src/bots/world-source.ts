import type { AnyGame, RandomState, State, View } from '../kernel/index.ts';

/** Worlds that fit a view, one after the other: the first is dealt from the view, the others from the first. Do not change them. */
export class WorldSource {
  private readonly game: AnyGame;
  private readonly view: View;
  private readonly rng: RandomState;
  private first: State | null = null;

  constructor(game: AnyGame, view: View, rng: RandomState) {
    this.game = game;
    this.view = view;
    this.rng = rng;
  }

  next(): State {
    const { game, view, rng, first } = this;
    if (first !== null) return game.imagination.dealAnew(first, view.viewer, rng);
    const world: State = game.redeal(view, rng);
    this.first = world;
    return world;
  }
}
