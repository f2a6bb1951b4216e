import { type AnyGame, type GameRecord, Match, replay, type Seat, type State, type View } from '../../index.ts';
import { heardOf, standing } from './hearing.ts';
import {
  answer,
  giveIn,
  isSame,
  must,
  type Property,
  pick,
  seatsOf,
  viewersOf,
  type WalkObserver,
  walk,
  whose,
} from './walk.ts';

/** Plays the game twice: where questions with one answer answer themselves, and where they do not. */
const bothWays =
  (look: (game: AnyGame) => WalkObserver): Property =>
  (game, setup, choices) => {
    for (const forced of [true, false]) walk(game, setup, choices, look(game), forced);
  };

/** Undo brings back exactly the state before, and the same answer then leads to the same state again. */
const exact = bothWays(() => {
  let before = '';
  return {
    before({ state }) {
      before = JSON.stringify(state);
    },
    after(match, _rng, taken) {
      const { seat, say, aside } = taken;
      if (match.undoBar(seat) !== null) return;
      const now = () => JSON.stringify(match.state);
      const after = now();
      const answers = match.answers.length;
      const undone = match.undo(seat);
      must(undone.ok && now() === before, () => `undo of '${say}' does not lead back`);
      must(
        isSame(undone.taken, { seat, say, at: 0, ...(aside && { aside }) }),
        () => `undo of '${say}' took ${JSON.stringify(undone.taken)} back`,
      );
      must(match.answers.length === answers - 1, () => `undo of '${say}' left it in the record`);
      must(giveIn(match, taken).ok && now() === after, () => `'${say}' after undo leads elsewhere`);
    },
  };
});

/** What was given in secret can be withdrawn as if it had never been given, whatever others gave after it. */
const withdraws: Property = (game, setup, choices) => {
  walk(game, setup, choices, {
    before({ state }, rng) {
      const asked = game.asked(state);
      if (asked.length < 2) return;
      const seat = pick(rng, asked);
      const other = pick(
        rng,
        asked.filter((each) => each !== seat),
      );
      const line = (of: Seat) => pick(rng, game.question(state, of)?.legal ?? []);
      const [own, others] = [line(seat), line(other)];
      const match = Match.at(game, game.copy(state), { forced: false });
      match.answer(seat, own);
      if (!game.waits(match.state)) return;
      match.answer(other, others);
      if (!game.waits(match.state)) return;
      const alone = game.copy(state);
      answer(game, alone, other, others);
      const told = () => `'${own}' by seat ${seat} and '${others}' by seat ${other}`;
      must(match.undo(seat).ok && isSame(match.state, alone), () => `after ${told()} the first cannot be withdrawn`);
      must(match.undo(other).ok && isSame(match.state, state), () => `after ${told()} not both can be withdrawn`);
    },
  });
};

/** Whether another seat has given something in secret to the open question. */
const othersGave = (s: State, seat: Seat): boolean =>
  (s.stack.at(-1)?.given ?? []).some((lines, other) => other !== seat && lines.length > 0);

/** After a result, and after several seats' secret answers came to light, nobody can take anything back. */
const over = bothWays((game) => {
  let before: State | null = null;
  const nobody = (match: Match, when: string) => {
    for (const seat of seatsOf(match.state)) {
      must(match.undoBar(seat) !== null && !match.undo(seat).ok, () => `seat ${seat} may undo ${when}`);
    }
  };
  return {
    before({ state }) {
      before = game.copy(state);
    },
    after(match, _rng, { seat }) {
      const light = othersGave(before as State, seat) && !game.waits(match.state);
      if (light) nobody(match, 'after secret answers of several seats came to light');
    },
    end: (match) => nobody(match, 'after the end'),
  };
});

/** A match that goes on from its record offers the same undo as the one that never stopped. */
const survives = bothWays((game) => ({
  after(match, rng, taken) {
    const { seat, say } = taken;
    if (pick(rng, [0, 1, 2, 3, 4, 5, 6, 7]) !== 0) return;
    const again = replay(game, match.record as GameRecord);
    const equal = (when: string) => {
      for (const each of seatsOf(match.state)) {
        const [here, there] = [match, again].map((one) => one.undoBar(each));
        const both = () => `${JSON.stringify(here)}, but after a replay ${JSON.stringify(there)}`;
        must(isSame(here, there), () => `what keeps seat ${each} from undo ${when} '${say}' is ${both()}`);
      }
    };
    equal('after');
    if (match.undoBar(seat) !== null) return;
    for (const one of [match, again]) one.undo(seat);
    must(isSame(match.state, again.state), () => `undo of '${say}' leads elsewhere after a replay`);
    equal('before');
    giveIn(match, taken);
  },
}));

/**
 * Undo is offered only if nobody learned anything but the answer itself: given the same answer in a world that a viewer
 * thought possible before, they hear and see the same as in the true one. This can always be tried for who answered, as
 * their question is the same in all their worlds; for the others in those worlds in which the answer is legal.
 */
const fair = bothWays((game) => {
  let before: View[] = [];
  return {
    before({ state }, rng) {
      const viewers = new Set([
        ...(game.asides.exist ? seatsOf(state) : game.asked(state)),
        pick(rng, viewersOf(state)),
      ]);
      before = [...viewers].map((viewer) => game.view(state, viewer));
    },
    after(match, rng, { events, ...line }) {
      const { seat, say } = line;
      if (match.undoBar(seat) !== null) return;
      for (const view of before) {
        const { viewer } = view;
        const world = Match.at(game, game.redeal(view, rng), { forced: match.forced });
        const outcome = giveIn(world, line);
        // Of others' lines a viewer sees no more than that they are enough: in their world it may be the first line.
        if (!outcome.ok || !isSame(standing(game, match.state), standing(game, world.state))) continue;
        const learned = (here: unknown, there: unknown) =>
          must(isSame(here, there), () => {
            const what = `${JSON.stringify(here)}, which could have been ${JSON.stringify(there)}`;
            return `'${say}' by seat ${seat} may be undone, but ${whose(viewer)} learned ${what}`;
          });
        learned(heardOf(events, viewer), heardOf(outcome.events, viewer));
        learned(game.view(match.state, viewer), game.view(world.state, viewer));
      }
    },
  };
});

export const undo: Readonly<Record<string, Property>> = {
  'undo is exact': exact,
  'what was given in secret can be withdrawn whatever others gave after it': withdraws,
  'nothing can be undone after the end or once secret answers came to light': over,
  'a match that goes on from its record offers the same undo': survives,
  'undo is offered only if nobody learned anything': fair,
};
