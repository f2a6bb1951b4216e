import type { Match, Question, RandomState, State, ToldEvent, View, Viewer, Zone } from '../../index.ts';
import { isSame, must, type Property, pick, playOut, seatsOf, viewersOf, walk, whose } from './walk.ts';

/** So many worlds are dealt where one that differs from the truth is wanted. */
const MANY = 40;

/** A view as it crosses the wire: nothing of the state hangs on to it. */
const sent = (view: View): View => JSON.parse(JSON.stringify(view));

/** A viewer cannot tell a redealt world from the true one: not by the view, nor by their question, nor by its bars. */
const viewsDoNotLeak: Property = (game, setup, choices) => {
  const check = ({ state }: Match, rng: RandomState): void => {
    const viewer = pick(rng, viewersOf(state));
    const world = game.redeal(sent(game.view(state, viewer)), rng);
    const equal = (what: string, of: (s: State) => unknown) =>
      must(isSame(of(state), of(world)), () => {
        const both = `${JSON.stringify(of(state))}, but in a redealt world ${JSON.stringify(of(world))}`;
        return `the ${what} of ${whose(viewer)} is ${both}`;
      });
    equal('view', (s) => game.view(s, viewer));
    if (viewer === null) return;
    equal('question', (s) => game.question(s, viewer));
    equal('list of barred answers', (s) => game.barred(s, viewer));
    equal('list of asides', (s) => [game.asides.legal(s, viewer), game.asides.barred(s, viewer)]);
  };
  walk(game, setup, choices, { before: check, end: check });
};

/** What a viewer does not see is really dealt anew; and if something is told in secret, somebody does not see it. */
const redealsDiffer: Property = (game, setup, choices) => {
  let n = 0;
  let hidden = false;
  let secrets = false;
  const isSecret = ({ to, full, rest }: ToldEvent) => to !== null && !isSame(full, rest);
  walk(game, setup, choices, {
    before({ state }, rng) {
      if (n++ % 25 !== 0) return;
      const truth = game.view(state, 'all').table;
      for (const viewer of viewersOf(state)) {
        const view = game.view(state, viewer);
        if (isSame(view.table, truth)) continue;
        hidden = true;
        const differs = () => !isSame(game.view(game.redeal(view, rng), 'all').table, truth);
        const one = Array.from({ length: MANY }).some(differs);
        must(one, () => `${whose(viewer)} does not see everything, yet ${MANY} redealt worlds are all the true one`);
      }
    },
    after(_match, _rng, { events }) {
      secrets ||= events.some(isSecret);
    },
    end({ opening }) {
      secrets ||= opening.some(isSecret);
      must(hidden || !secrets, () => 'something was told in secret, but everybody saw everything');
    },
  });
};

/** A question is for all to know; of one that follows from hidden things others are shown only its key and whose. */
const questionsDoNotLeak: Property = (game, setup, choices) => {
  walk(game, setup, choices, {
    before({ state }, rng) {
      const viewer = pick(rng, viewersOf(state));
      const world = game.redeal(game.view(state, viewer), rng);
      for (const seat of game.asked(state)) {
        const [here, there] = [state, world].map((s): Question | null => game.question(s, seat, viewer));
        const both = () => `${JSON.stringify(here)}, in a redealt world ${JSON.stringify(there)}`;
        must(isSame(here, there), () => `${whose(viewer)} can learn from the question to seat ${seat}: ${both()}`);
      }
    },
  });
};

/** A redealt world is a whole state: it can be played to its end. */
const worldsArePlayable: Property = (game, setup, choices) => {
  let n = 0;
  walk(game, setup, choices, {
    before({ state }, rng) {
      if (n++ % 10 !== 0) return;
      const world = game.redeal(game.view(state, pick(rng, viewersOf(state))), rng);
      must(isSame(JSON.parse(JSON.stringify(world)), world), () => 'a redealt world is not plain data');
      playOut(game, world, rng);
    },
  });
};

/** The whole state, but for chance, can be told from the all-seeing view. */
const allSeesAll: Property = (game, setup, choices) => {
  const check = ({ state }: Match, rng: RandomState): void => {
    const world = game.redeal(sent(game.view(state, 'all')), rng);
    const [told, truth] = [world, state].map((s) => ({ ...s, chance: [] }));
    const both = () => `${JSON.stringify(truth)}, but the all-seeing view tells ${JSON.stringify(told)}`;
    must(isSame(told, truth), () => `the state is ${both()}`);
  };
  walk(game, setup, choices, { before: check, end: check });
};

/** A view stays as it was when the game goes on. */
const viewsStay: Property = (game, setup, choices) => {
  let view: View | null = null;
  let before = '';
  walk(game, setup, choices, {
    before({ state }, rng) {
      view = game.view(state, pick(rng, [...viewersOf(state), 'all' as const]));
      before = JSON.stringify(view);
    },
    after(_match, _rng, { seat, say }) {
      must(JSON.stringify(view) === before, () => `'${say}' by seat ${seat} changed a view that was taken before`);
    },
  });
};

/** The zones that any client draws come from the view alone; a card that a viewer sees in one is there. */
const zonesAreHonest: Property = (game, setup, choices) => {
  const check = ({ state }: Match, rng: RandomState): void => {
    const viewer = pick(rng, viewersOf(state));
    const view = game.view(state, viewer);
    const zones = game.zones(sent(view));
    must(isSame(zones, game.zones(view)), () => `the zones of ${whose(viewer)} are not made from the view alone`);
    const truth = game.zones(game.view(state, 'all'));
    must(zones.length === truth.length, () => `${whose(viewer)} sees ${zones.length} zones of ${truth.length}`);
    for (const [n, zone] of zones.entries()) {
      const real = truth[n] as Zone;
      must(
        zone.id === real.id && zone.seat === real.seat,
        () => `${whose(viewer)} sees ${zone.id} where ${real.id} is`,
      );
      for (const card of new Set(zone.cards.flatMap((each) => each.card ?? []))) {
        const isThere = countOf(zone, card) <= countOf(real, card);
        must(isThere, () => `${whose(viewer)} sees ${card} in zone ${zone.id} (${n}), where it is not`);
      }
    }
  };
  walk(game, setup, choices, { before: check, end: check });
};

/** Who tells why they answered tells what they see: only where all seats see the same there may be reasons. */
const reasonsDoNotLeak: Property = (game, setup, choices) => {
  if (!game.givesReasons) return;
  walk(game, setup, choices, {
    before({ state }, rng) {
      const [seat, other] = [pick(rng, seatsOf(state)), pick(rng, viewersOf(state))];
      const of = (viewer: Viewer) => ({ ...game.view(state, viewer), viewer: null });
      const equal = isSame(of(seat), of(other));
      must(equal, () => `the game gives reasons, but ${whose(seat)} and ${whose(other)} do not see the same`);
    },
  });
};

const countOf = (zone: Zone, name: string): number =>
  zone.cards.reduce((sum, { card, count = 1 }) => (card === name ? sum + count : sum), 0);

export const secrecy: Readonly<Record<string, Property>> = {
  'views do not leak: a viewer cannot tell a redealt world from the true one': viewsDoNotLeak,
  'what is hidden is dealt anew in a redealt world': redealsDiffer,
  'a question tells nobody anything hidden': questionsDoNotLeak,
  'a redealt world can be played to its end': worldsArePlayable,
  'the all-seeing view sees everything': allSeesAll,
  'a view stays as it was when the game goes on': viewsStay,
  'reasons are given only where all seats see the same': reasonsDoNotLeak,
  'zones show what is there and nothing else': zonesAreHonest,
};
