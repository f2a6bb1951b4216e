import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import {
  type Answer,
  type AnyGame,
  answers,
  below,
  choose,
  compose,
  die,
  finish,
  Game,
  type In,
  type Offers,
  type Options,
  optionSets,
  procedure,
  type Question,
  type RandomState,
  type Reason,
  run,
  type State,
  seededRng,
} from '../kernel/index.ts';
import { type Bare, bareGame } from '../kernel/testing/games/bare.ts';
import { duel } from '../kernel/testing/games/duel.ts';
import { liarsDice } from '../kernel/testing/games/liars-dice.ts';
import { botNames, makeBot } from './index.ts';

const luck = (seed: string): RandomState => seededRng(seed);
const all: AnyGame[] = [liarsDice, duel, ...Object.values(games).map((factory) => factory.core)];

test('a bot that does not exist is refused by name, with the names of those that do', () => {
  expect(() => makeBot('grandmaster', liarsDice)).toThrow(
    "there is no bot 'grandmaster'; there are: random, greedy, kitten, cat, grimalkin, nine-lives, and search-N for N iterations",
  );
});

/** No time but for a bite or two. */
const hasty = (): (() => boolean) => {
  let asked = 0;
  return () => asked++ > 1;
};

/** One question in so many is tried; of bots that search fewer, for they take as long as all others together. */
const ONE_IN = 4;
const stepOf = (bot: string): number => (bot === 'random' || bot === 'greedy' ? ONE_IN : 4 * ONE_IN - 1);

/** Calls `visit` at every so many questions of one random game. */
function wander(
  game: AnyGame,
  { seats, options = {}, step }: { readonly seats: number; readonly options?: Options; readonly step: number },
  seed: string,
  visit: (s: State, question: Question) => void,
): void {
  const s: State = game.start({ seats, options, seed, salts: [] });
  const rng = luck(`${seed} wander`);
  for (let n = 0; s.result === null && n < 200; n++) {
    const question = game.question(s, game.asked(s)[0] as number) as Question;
    if (n % step === 0) visit(s, question);
    const say = question.legal[below(rng, question.legal.length)] as string;
    game.take(s, question.seat, game.read(say) as Answer);
  }
}

describe.each(all.map((game) => [game.name, game] as const))('in %s', (_name, game) => {
  test.each(botNames)("%s's move does not depend on what it cannot see", (name) => {
    const bot = makeBot(name, game);
    const { max: seats } = game.seating.seats;
    let swapped = 0;
    for (const options of [{}, optionSets(game.seating, seats).at(-1) as Options])
      wander(game, { seats, options, step: stepOf(name) }, 'hidden', (s, question) => {
        const view = game.view(s, question.seat);
        const other: State = game.redeal(view, luck('another world'));
        if (JSON.stringify(game.view(other, 'all')) !== JSON.stringify(game.view(s, 'all'))) swapped++;
        const again = game.question(other, question.seat) as Question;
        const move = bot.choose(view, question, luck('same'), hasty());
        expect(bot.choose(game.view(other, question.seat), again, luck('same'), hasty())).toEqual(move);
        expect(question.legal).toContain(move.say);
      });
    expect(swapped).toBeGreaterThan(0);
  });

  test.each(botNames)('%s changes nothing that it is shown', (name) => {
    const bot = makeBot(name, game);
    wander(game, { seats: game.seating.seats.min, step: stepOf(name) }, 'untouched', (s, question) => {
      const view = game.view(s, question.seat);
      const before = JSON.stringify([s, view]);
      bot.choose(view, question, luck('x'), hasty());
      expect(JSON.stringify([s, view])).toBe(before);
    });
  });
});

test('random gives every legal answer about as often', () => {
  const s = liarsDice.start({ seats: 2, options: {}, seed: 'even', salts: [] });
  const question = liarsDice.question(s, 0) as Question;
  const rng = luck('even');
  const counts = new Map(question.legal.map((words) => [words, 0]));
  for (let n = 0; n < 100 * question.legal.length; n++) {
    const { say } = makeBot('random', liarsDice).choose(liarsDice.view(s, 0), question, rng);
    counts.set(say, (counts.get(say) as number) + 1);
  }
  for (const count of counts.values()) expect(count).toBeGreaterThan(50);
});

const name = answers('name', ['number', ['0', '1', '2', '3']]);
/** Everybody names a number in secret; who named the highest wins. */
const numbers = bareGame(
  [
    procedure<Bare, object>('naming', {
      'Name a number': choose({
        ask: 'name',
        by: (s) => Array.from({ length: s.seats }, (_, seat) => seat),
        from: (_s, _data, _seat, offers: Offers<In<typeof name>>) => {
          for (const n of [0, 1, 2, 3]) offers.may(name.of(n));
        },
        then: (s, _data, answer) => {
          s.log.push(answer.words);
        },
      }),
      'The highest wins': run((s) => {
        const places = s.log.map((words) => (words === [...s.log].sort().at(-1) ? 1 : 2));
        finish(s, { winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])), places, reason: 'highest' });
      }),
    }),
  ],
  [name],
  { value: (s, seat) => (s.result === null ? 0 : s.result.winners.includes(seat) ? 1 : -1) },
);

/** Everybody composes two numbers in secret; what is chosen so far has its value, as every game's should. */
const sums = bareGame(
  [
    procedure<Bare, object>('naming', {
      'Name two numbers': compose({
        ask: 'name',
        by: (s) => Array.from({ length: s.seats }, (_, seat) => seat),
        from: (_s, _data, _seat, offers: Offers<In<typeof name>>) => {
          for (const n of [0, 1, 2, 3]) offers.may(name.of(n));
        },
        enough: (_s, _data, _seat, soFar) => soFar.length === 2,
        then: (s, _data, lines) => {
          s.log.push(`${lines.reduce((sum, line) => sum + line.number, 0)}`);
        },
      }),
      'The highest wins': run((s) => finish(s, { winners: [], places: s.log.map(Number), reason: 'sum' })),
    }),
  ],
  [name],
  {
    value: (s, seat) => {
      const chosen = (s.stack.at(-1)?.given?.[seat] ?? []).reduce((sum, words) => sum + Number(words.split(' ')[1]), 0);
      return (s.result?.places[seat] ?? chosen) / 6;
    },
  },
);

test('greedy judges an answer of several lines line by line', () => {
  const s = sums.start({ seats: 2, options: {}, seed: 'lines', salts: [] });
  const bot = makeBot('greedy', sums);
  for (const lines of [0, 1]) {
    const moves = Array.from(
      { length: 20 },
      (_, n) => bot.choose(sums.view(s, 0), sums.question(s, 0) as Question, luck(`lines ${lines} ${n}`)).say,
    );
    expect(new Set(moves)).toEqual(new Set(['name 3']));
    sums.take(s, 0, sums.read('name 3') as Answer);
  }
  expect(sums.question(s, 0)).toBeNull();
});

/** The nearest to a hundred wins: a number, and a bonus for whoever says it twice. */
const open = bareGame(
  [
    procedure<Bare, object>('naming', {
      'Name a number': choose({
        ask: 'name',
        by: () => 0,
        from: (_s, _data, _seat, offers: Offers<In<typeof name>>) => {
          for (const n of [0, 1, 2, 3]) offers.may(name.of(n));
        },
        then: (s, _data, answer) => {
          s.log.push(answer.words, `${die(s, 6)}`);
        },
      }),
      'And another': choose({
        ask: 'name',
        by: () => 0,
        from: (_s, _data, _seat, offers: Offers<In<typeof name>>) => offers.may(name.of(0)),
        then: () => {},
      }),
      'All is over': run((s) => finish(s, { winners: [0], places: [1, 1], reason: 'x' })),
    }),
  ],
  [name],
  {
    value: (s) => parts(s).reduce((sum, { worth }) => sum + worth, 0),
    reasons: (s) => parts(s),
    worlds: 6,
  },
);
/** A high number is good, and three costs something; the die is worth as much whatever is named. */
function parts({ log }: Bare): Reason[] {
  const n = Number(log[0]?.split(' ')[1] ?? 0);
  return [
    { why: 'high', worth: 0.1 * n, number: 10 * n },
    { why: 'cheap', worth: n === 3 ? -0.15 : 0, number: null },
    { why: 'die', worth: 0.01 * Number(log[1] ?? 0), number: null },
  ];
}

describe('the reason of a bot', () => {
  const s = open.start({ seats: 2, options: {}, seed: 'why', salts: [] });
  const asked = (question: Partial<Question> = {}) => {
    const whole = { ...(open.question(s, 0) as Question), ...question };
    return makeBot('greedy', open).choose(open.view(s, 0), whole, luck('why'));
  };

  test('is the part of the value by which its answer is most ahead of the best of the worse ones', () => {
    // Two is ahead of three by not costing anything; of one by being higher.
    expect(asked()).toEqual({ say: 'name 2', why: 'cheap' });
    expect(asked({ legal: ['name 0', 'name 1', 'name 2'] })).toEqual({ say: 'name 2', why: 'high 20' });
  });
  test('is missing where no answer is worse, where the game gives none, and with random', () => {
    expect(asked({ legal: ['name 2'] }).why).toBeNull();
    const view = numbers.view(numbers.start({ seats: 2, options: {}, seed: 'a', salts: [] }), 0);
    const question = { seat: 0, ask: 'name', with: {}, hidden: false, legal: ['name 0', 'name 3'], pass: null };
    expect(makeBot('greedy', numbers).choose(view, question, luck('a')).why).toBeNull();
    expect(makeBot('random', open).choose(open.view(s, 0), open.question(s, 0) as Question, luck('a')).why).toBeNull();
  });
  test('leaves the luck of the bot as it was', () => {
    const [told, untold] = [luck('same'), luck('same')];
    const bot = makeBot('greedy', open);
    void bot.choose(open.view(s, 0), open.question(s, 0) as Question, told).why;
    bot.choose(open.view(s, 0), open.question(s, 0) as Question, untold);
    expect(told).toEqual(untold);
  });
});

test('where a game wants it, the worlds of greedy share out a roll evenly', () => {
  const s = open.start({ seats: 2, options: {}, seed: 'even', salts: [] });
  const seen: string[] = [];
  const watched = new Game({
    ...open.rules,
    value: (next: Bare) => {
      if (next.log[0] === 'name 0') seen.push(next.log[1] as string);
      return 0;
    },
  });
  makeBot('greedy', watched).choose(watched.view(s, 0), watched.question(s, 0) as Question, luck('even'));
  expect(seen.sort()).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('greedy looks past a secret choice of all, guessing what the others answer', () => {
  const s = numbers.start({ seats: 2, options: {}, seed: 'secret', salts: [] });
  const bot = makeBot('greedy', numbers);
  const moves = Array.from(
    { length: 40 },
    (_, n) => bot.choose(numbers.view(s, 0), numbers.question(s, 0) as Question, luck(`secret ${n}`)).say,
  );
  expect(moves.filter((move) => move === 'name 0').length).toBeLessThan(4);
  expect(moves.filter((move) => move === 'name 3').length).toBeGreaterThan(12);
});
