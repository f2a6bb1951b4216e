import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import {
  type Answer,
  type AnyGame,
  answers,
  below,
  type Chanceful,
  choose,
  compose,
  finish,
  type In,
  lucky,
  type Offers,
  procedure,
  type Question,
  run,
  type State,
} from '../kernel/index.ts';
import { type Bare, bareGame } from '../kernel/testing/games/bare.ts';
import { duel } from '../kernel/testing/games/duel.ts';
import { liarsDice } from '../kernel/testing/games/liars-dice.ts';
import { botNames, makeBot } from './index.ts';

const luck = (seed: string): Chanceful => lucky(seed);
const all: AnyGame[] = [liarsDice, duel, ...Object.values(games).map((box) => box.core)];

test('a bot that does not exist is refused by name, with the names of those that do', () => {
  expect(() => makeBot('grandmaster', liarsDice)).toThrow("there is no bot 'grandmaster'; there are: random, greedy");
});

/** Calls `visit` at every question of one random game. */
function wander(game: AnyGame, seats: number, seed: string, visit: (s: State, question: Question) => void): void {
  const s: State = game.start({ seats, options: {}, seed, salts: [] });
  const rng = luck(`${seed} wander`);
  for (let n = 0; s.result === null && n < 60; n++) {
    const question = game.question(s, game.asked(s)[0] as number) as Question;
    visit(s, question);
    const say = question.legal[below(rng, question.legal.length)] as string;
    game.take(s, question.seat, game.read(say) as Answer);
  }
}

describe.each(all.map((game) => [game.name, game] as const))('in %s', (_name, game) => {
  test.each(botNames)("%s's move does not depend on what it cannot see", (name) => {
    const bot = makeBot(name, game);
    wander(game, game.seating.seats.max, 'hidden', (s, question) => {
      const view = game.view(s, question.seat);
      const other: State = game.redeal(view, luck('another world'));
      const again = game.question(other, question.seat) as Question;
      const move = bot.choose(view, question, luck('same'));
      expect(bot.choose(game.view(other, question.seat), again, luck('same'))).toBe(move);
      expect(question.legal).toContain(move);
    });
  });

  test.each(botNames)('%s changes nothing that it is shown', (name) => {
    const bot = makeBot(name, game);
    wander(game, game.seating.seats.min, 'untouched', (s, question) => {
      const view = game.view(s, question.seat);
      const before = JSON.stringify([s, view]);
      bot.choose(view, question, luck('x'));
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
    const words = makeBot('random', liarsDice).choose(liarsDice.view(s, 0), question, rng);
    counts.set(words, (counts.get(words) as number) + 1);
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
    const moves = Array.from({ length: 20 }, (_, n) =>
      bot.choose(sums.view(s, 0), sums.question(s, 0) as Question, luck(`lines ${lines} ${n}`)),
    );
    expect(new Set(moves)).toEqual(new Set(['name 3']));
    sums.take(s, 0, sums.read('name 3') as Answer);
  }
  expect(sums.question(s, 0)).toBeNull();
});

test('greedy looks past a secret choice of all, guessing what the others answer', () => {
  const s = numbers.start({ seats: 2, options: {}, seed: 'secret', salts: [] });
  const bot = makeBot('greedy', numbers);
  const moves = Array.from({ length: 40 }, (_, n) =>
    bot.choose(numbers.view(s, 0), numbers.question(s, 0) as Question, luck(`secret ${n}`)),
  );
  expect(moves.filter((move) => move === 'name 0').length).toBeLessThan(4);
  expect(moves.filter((move) => move === 'name 3').length).toBeGreaterThan(12);
});
