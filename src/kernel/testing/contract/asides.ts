import { type AnyGame, Game, type GameRecord, Match, type Seat, type State } from '../../index.ts';
import { spellings } from './conduct.ts';
import { answer, asidesIn, give, giveIn, isSame, must, type Property, pick, seatsOf, viewersOf, walk } from './walk.ts';

/** More asides than can follow each other while nobody answers: whoever still gives some then gives them for ever. */
const MOST_ASIDES = 200;

/** The same game in which nobody can give an aside. */
function withoutAsides(game: AnyGame): AnyGame {
  const { asides: _asides, ...rules } = game.rules;
  return new Game(rules) as AnyGame;
}

/** Everything that anybody can see of a match, its undo and its record included. */
const seenOf = (match: Match) => ({
  state: match.state,
  views: viewersOf(match.state).map((viewer) => match.view(viewer)),
  questions: seatsOf(match.state).map((seat) => match.question(seat)),
  undo: seatsOf(match.state).map((seat) => match.undoBar(seat)),
  record: match.record,
});

/** Asks for everything about asides that can be asked, and gives none. */
function askAll(match: Match, everything: readonly string[], say: string): void {
  const { game, state } = match;
  for (const seat of seatsOf(state)) {
    match.asides(seat);
    for (const { say: barred } of game.asides.barred(state, seat)) match.aside(seat, barred);
    if (!game.asides.legal(state, seat).includes(say) && everything.includes(say)) match.aside(seat, say);
  }
}

/** Asides that nobody gives leave asked seats, views, undo and record as they are in the same game without any. */
const unused: Property = (game, setup, choices) => {
  if (!game.asides.exist) return;
  const everything = spellings(game);
  const twin = Match.start(game, setup, { forced: false });
  const equal = (match: Match, when: string) => {
    const [here, there] = [seenOf(twin), seenOf(match)];
    must(isSame(here, there), () => `asides that nobody gave are seen ${when}`);
  };
  const match = walk(withoutAsides(game), setup, choices, {
    before(match, rng) {
      askAll(twin, everything, pick(rng, everything));
      equal(match, 'before an answer');
    },
    after(match, _rng, { seat, say }) {
      must(answer(game, game.copy(twin.state), seat, say) === null, () => `'${say}' is no answer beside asides`);
      twin.answer(seat, say);
      equal(match, `after '${say}'`);
    },
  });
  equal(match, 'at the end');
};

/** Asides can be read, none is named twice or both legal and barred, and none answers the question of its seat. */
const wellNamed: Property = (game, setup, choices) => {
  walk(game, setup, choices, {
    before({ state }) {
      for (const seat of seatsOf(state)) {
        const legal = game.asides.legal(state, seat);
        const all = [...legal, ...game.asides.barred(state, seat).map(({ say }) => say)];
        const twice = all.find((say, n) => all.indexOf(say) !== n);
        must(twice === undefined, () => `'${twice}' is named twice among the asides of seat ${seat}`);
        for (const say of all) must(game.read(say)?.words === say, () => `the aside '${say}' cannot be read`);
        const answers = game.question(state, seat)?.legal ?? [];
        const both = legal.find((say) => answers.includes(say));
        must(both === undefined, () => `'${both}' by seat ${seat} is an answer and an aside`);
      }
    },
  });
};

/** Every other aside is refused with a reason, what is barred with exactly that bar, and nothing changes. */
const othersAreRefused: Property = (game, setup, choices) => {
  const everything = spellings(game);
  walk(game, setup, choices, {
    before(match, rng) {
      const { state } = match;
      const before = JSON.stringify(state);
      const refused = (seat: Seat, say: string, wanted?: object) => {
        const outcome = match.aside(seat, say);
        must(!outcome.ok, () => `the aside '${say}' by seat ${seat} was taken, but is not legal`);
        const fits = outcome.bar.why !== '' && (wanted === undefined || isSame(wanted, outcome.bar));
        must(fits, () => `the aside '${say}' is refused with ${JSON.stringify(outcome.bar)}`);
      };
      for (const seat of [-1, state.seats, 0.5, Number.NaN]) refused(seat, pick(rng, everything));
      for (const seat of seatsOf(state)) {
        for (const { say, bar } of game.asides.barred(state, seat)) {
          must(Boolean(bar.rule && bar.why), () => `the aside '${say}' is barred without rule or reason`);
          refused(seat, say, bar);
        }
        const legal = game.asides.legal(state, seat);
        const strange = ['', ' x', '__proto__', ...Array.from({ length: 5 }, () => pick(rng, everything))];
        for (const say of strange) if (!legal.includes(say)) refused(seat, say);
      }
      must(match.state === state && JSON.stringify(state) === before, () => 'a refused aside changed something');
    },
    end: ({ state }) => {
      must(asidesIn(game, state).length === 0, () => 'there are asides after the end');
    },
  });
};

/** While a question is answered in secret, or line by line, there are no asides: they would fall between its lines. */
const notInSecret: Property = (game, setup, choices) => {
  const secret = (s: State): boolean =>
    game.waits(s) || (seatsOf(s).some((seat) => game.othersInSecret(s, seat)) && game.asked(s).length > 0);
  walk(game, setup, choices, {
    before({ state }) {
      must(!secret(state) || asidesIn(game, state).length === 0, () => 'there are asides while answers are secret');
    },
  });
};

/** Who gives one aside after the other comes to an end: otherwise a bot could go on for ever. */
const endWithoutAnswers: Property = (game, setup, choices) => {
  if (!game.asides.exist) return;
  let n = 0;
  walk(game, setup, choices, {
    before({ state }, rng) {
      if (n++ % 10 !== 0) return;
      const s = game.copy(state);
      for (let given = 0; ; given++) {
        must(given < MOST_ASIDES, () => `there are still asides after ${given} of them`);
        const all = s.result === null ? asidesIn(game, s) : [];
        if (all.length === 0) return;
        give(game, s, pick(rng, all));
      }
    },
  });
};

/** A question that an aside leaves as it was keeps its number, so that an answer on its way is taken; another has a new one. */
const askAnew: Property = (game, setup, choices) => {
  if (!game.asides.exist) return;
  walk(game, setup, choices, {
    before(match, rng) {
      const asides = asidesIn(game, match.state);
      if (asides.length === 0) return;
      const aside = pick(rng, asides);
      const record = match.record as GameRecord;
      const again = Match.at(game, game.copy(match.state), { forced: false });
      const before = seatsOf(match.state).map((seat) => again.question(seat));
      giveIn(again, aside);
      for (const seat of seatsOf(match.state)) {
        const [was, is] = [before[seat] ?? null, again.question(seat)];
        if (was === null || is === null) continue;
        const [{ number: old, ...asked }, { number, ...now }] = [was, is];
        const changed = !isSame(asked, now);
        must(!changed || number > old, () => `'${aside.say}' asks seat ${seat} something else under the same number`);
        const stays = isSame(game.place(match.state), game.place(again.state));
        must(changed || !stays || number === old, () => `'${aside.say}' asks seat ${seat} the same again`);
      }
      must(isSame(match.record, record), () => `'${aside.say}' in a copy is in the record`);
    },
  });
};

export const asides: Readonly<Record<string, Property>> = {
  'asides that nobody gives leave everything as it is without them': unused,
  'asides can be read, none is named twice, and none is an answer to its seat’s question': wellNamed,
  'every other aside is refused with its reason and changes nothing': othersAreRefused,
  'there are no asides while answers are given in secret': notInSecret,
  'asides come to an end while nobody answers': endWithoutAnswers,
  'an aside asks anew only who is asked something else': askAnew,
};
