import type { Answer, Match, RandomState, Seat, State } from '../../index.ts';
import { objectsIn } from './data.ts';
import { isSame, must, type Property, pick, viewersOf, walk, whose } from './walk.ts';

/** So many worlds in which an answer that is foreseen is tried. */
const WORLDS = 3;

const fork = ({ chance }: RandomState): RandomState => ({ chance: chance.slice() });

/**
 * A world that is dealt from a state is the one that is dealt from the view, and takes as much luck. What both share, but for
 * options and result, is frozen here: if the game changes it after all, that throws.
 */
const dealsFromView: Property = (game, setup, choices) => {
  const check = ({ state }: Match, rng: RandomState): void => {
    const viewer = pick(rng, [...viewersOf(state), 'all' as const]);
    const [here, there] = [fork(rng), fork(rng)];
    const world = game.imagination.dealAnew(state, viewer, here);
    const wanted = game.redeal(JSON.parse(JSON.stringify(game.view(state, viewer))), there);
    const both = () => `${JSON.stringify(world)}, but from the view ${JSON.stringify(wanted)}`;
    must(isSame(world, wanted), () => `a world that is dealt for ${whose(viewer)} is ${both()}`);
    must(isSame(here, there), () => `a world that is dealt for ${whose(viewer)} takes other luck than from the view`);
    const own = objectsIn(state);
    for (const object of objectsIn(world)) if (own.has(object)) Object.freeze(object);
  };
  walk(game, setup, choices, { before: check, end: check });
};

/** Where a value follows from what its seat sees, it is the same in all its worlds: now, and after what is foreseen. */
const foreseesValue: Property = (game, setup, choices) => {
  const { imagination } = game;
  walk(game, setup, choices, {
    before({ state }, rng) {
      const seat = pick(rng, game.asked(state)) as Seat;
      const legal = (game.question(state, seat)?.legal ?? []).map((say) => game.read(say) as Answer);
      const foreseen = new Map<Answer, number>();
      const worthOf = (s: State, answer: Answer | null): number | null => {
        const next: State = game.copy(s);
        const give = () => answer !== null && game.take(next, seat, answer);
        return imagination.isForeseen(seat, give) && imagination.seesValue(next, seat) ? game.value(next, seat) : null;
      };
      for (const answer of legal) {
        const worth = worthOf(state, answer);
        if (worth !== null) foreseen.set(answer, worth);
      }
      for (let n = 0; n < WORLDS; n++) {
        const world: State = imagination.dealAnew(state, seat, rng);
        const values = [state, world].map((s) => game.value(s, seat));
        must(
          !imagination.seesValue(state, seat) || isSame(values[0], values[1]),
          () => `the value for seat ${seat} is ${values.join(' in one world, in another ')}`,
        );
        for (const [answer, worth] of foreseen) {
          const next: State = game.copy(world);
          game.take(next, seat, answer);
          const other = game.value(next, seat);
          must(
            worth === other,
            () => `'${answer.words}' is foreseen to be worth ${worth}, but in another world it is worth ${other}`,
          );
        }
      }
    },
  });
};

export const imagining: Readonly<Record<string, Property>> = {
  'a world dealt anew is the one that the view gives': dealsFromView,
  'what a seat foresees is worth the same in all its worlds': foreseesValue,
};
