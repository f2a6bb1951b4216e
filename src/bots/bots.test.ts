import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import {
  type AnyGame,
  answers,
  below,
  type Chanceful,
  choose,
  finish,
  type In,
  type Offers,
  procedure,
  type Question,
  run,
  type State,
  seeded,
} from '../kernel/index.ts';
import { type Bare, bareGame } from '../kernel/testing/bare.ts';
import { duel } from '../kernel/testing/duel.ts';
import { liarsDice } from '../kernel/testing/liars-dice.ts';
import { botNames, bots, makeBot } from './index.ts';

const luck = (seed: string): Chanceful => ({ chance: seeded(seed) });
const all: AnyGame[] = [liarsDice, duel, ...Object.values(games).map((box) => box.core)];

test('a bot that does not exist is refused by name, with the names of those that do', () => {
  expect(() => makeBot('grandmaster', liarsDice)).toThrow("there is no bot 'grandmaster'; there are: random, greedy");
});

test('levels rise from one kind to the next', () => {
  const levels = bots.map((kind) => kind.level);
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
  expect(new Set(levels).size).toBe(levels.length);
});

/** Calls `visit` at every question of one random game. */
function wander(game: AnyGame, seats: number, seed: string, visit: (s: State, question: Question) => void): void {
  const s: State = game.start({ seats, options: {}, seed, salts: [] });
  const rng = luck(`${seed} wander`);
  for (let n = 0; s.result === null && n < 60; n++) {
    const question = game.question(s, game.engine.next(s)) as Question;
    visit(s, question);
    game.answer(s, question.seat, question.legal[below(rng, question.legal.length)] as string);
  }
}

describe.each(all.map((game) => [game.name, game] as const))('in %s', (_name, game) => {
  test.each(botNames)("%s's move does not depend on what it cannot see", (name) => {
    const bot = makeBot(name, game);
    wander(game, game.rules.seats.max, 'hidden', (s, question) => {
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
    wander(game, game.rules.seats.min, 'untouched', (s, question) => {
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

test('greedy looks past a secret choice of all, guessing what the others answer', () => {
  const s = numbers.start({ seats: 2, options: {}, seed: 'secret', salts: [] });
  const bot = makeBot('greedy', numbers);
  const moves = Array.from({ length: 40 }, (_, n) =>
    bot.choose(numbers.view(s, 0), numbers.question(s, 0) as Question, luck(`secret ${n}`)),
  );
  expect(moves.filter((move) => move === 'name 0').length).toBeLessThan(4);
  expect(moves.filter((move) => move === 'name 3').length).toBeGreaterThan(12);
});
