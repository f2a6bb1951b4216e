import { describe, expect, test } from 'vitest';
import { type Bot, makeBot } from '../bots/index.ts';
import { duel } from '../kernel/testing/games/duel.ts';
import { liarsDice } from '../kernel/testing/games/liars-dice.ts';
import { playOne } from './play-one.ts';
import { simulate } from './simulate.ts';
import { playRange, type Simulation } from './simulation.ts';
import { summarize } from './summary.ts';
import { addTotals, emptyTotals } from './totals.ts';

const simulation: Simulation = {
  game: 'liars-dice',
  pack: null,
  content: liarsDice.content,
  options: {},
  bots: ['greedy', 'random', 'greedy'],
  games: 250,
  seed: 'lab',
};
const setup = { seats: 2, options: {}, seed: 's', salts: [] };
/** A bot that says what it is told to. */
const botThat = (name: string, say: (legal: readonly string[]) => string): Bot => ({
  name,
  choose: (_view, { legal }) => ({ say: say(legal), why: null }),
  think: (_view, { legal }) => ({
    ...{ step: () => false, stepBeyond: () => false },
    choice: () => ({ say: say(legal), why: null }),
  }),
});

describe('one game', () => {
  test('ends with a result and says how many decisions it took', () => {
    const played = playOne(liarsDice, setup, [makeBot('random', liarsDice), makeBot('random', liarsDice)]);
    expect(played.result?.winners).toHaveLength(1);
    expect(played.decisions).toBeGreaterThan(0);
    expect(played.answers).toBeGreaterThanOrEqual(played.decisions);
    expect(played.turns).toBe(played.answers);
  });
  test('is the same for the same seed', () => {
    const again = () => playOne(liarsDice, setup, [makeBot('greedy', liarsDice), makeBot('random', liarsDice)]);
    expect(again()).toEqual(again());
  });
  test('that does not end within the bound has no result', () => {
    const timid = botThat('timid', (legal) => legal.find((words) => words !== 'call') as string);
    expect(playOne(liarsDice, setup, [timid, timid], { bound: 3 })).toMatchObject({ result: null, answers: 3 });
  });
  test('with a bot that cheats stops and names the bot, the answer and the place', () => {
    const cheat = botThat('cheat', () => 'bid 1 9');
    expect(() => playOne(liarsDice, setup, [cheat, cheat])).toThrow(
      "bot 'cheat' answered 'bid 1 9', which is not legal, at game / Take turns > turn / Bid higher or call",
    );
  });
});

test('of several who are asked at once nobody is always first', () => {
  const bots = ['random', 'random', 'random'].map((name) => makeBot(name, duel));
  const first = new Set<number>();
  const spy = bots.map((bot, seat) => ({
    ...bot,
    choose: (...args: Parameters<Bot['choose']>) => {
      if (args[0].asked.length === 3 && args[1].ask === 'snap') first.add(seat);
      return bot.choose(...args);
    },
  }));
  for (let n = 0; n < 40; n++) playOne(duel, { seats: 3, options: {}, seed: `race ${n}`, salts: [] }, spy);
  expect([...first].sort()).toEqual([0, 1, 2]);
});

describe('a simulation', () => {
  test('has the same summary however many workers share it', async () => {
    const one = await simulate(liarsDice, simulation, { workers: 1 });
    expect(one.games).toBe(250);
    for (const workers of [2, 3, 8]) {
      // Byte for byte: also in the same order.
      expect(JSON.stringify(await simulate(liarsDice, simulation, { workers }))).toBe(JSON.stringify(one));
    }
  });
  test('does not depend on the order in which stretches come in', () => {
    const ranges = [
      { from: 100, to: 250 },
      { from: 0, to: 7 },
      { from: 7, to: 100 },
    ];
    const total = emptyTotals(3);
    for (const range of ranges) addTotals(total, playRange(liarsDice, simulation, range));
    const whole = playRange(liarsDice, simulation, { from: 0, to: 250 });
    expect(JSON.stringify(summarize(simulation, total))).toBe(JSON.stringify(summarize(simulation, whole)));
  });
  test('lists reasons and traits in an order that does not tell who counted first', () => {
    const counted = (...keys: string[]) => {
      const count = () => new Map(keys.map((key) => [key, 1]));
      return JSON.stringify(summarize(simulation, { ...emptyTotals(3), games: 2, reasons: count(), traits: count() }));
    };
    expect(counted('a', 'b')).toBe(counted('b', 'a'));
  });
  test('changes with the seed', async () => {
    const other = await simulate(liarsDice, { ...simulation, seed: 'other' });
    expect(other.seats).not.toEqual((await simulate(liarsDice, simulation)).seats);
  });
  test('accounts for every game', async () => {
    const { seats, bots, reasons, shared, lost, unfinished, games } = await simulate(liarsDice, simulation);
    const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
    expect(sum(Object.values(reasons)) + unfinished.count).toBe(games);
    // Three at the table, one loses: always two winners.
    expect([shared.count, lost.count, sum(seats)]).toEqual([games, 0, 2 * games]);
    expect(bots.greedy?.of).toBe(2 * games);
    expect(sum(Object.values(bots))).toBe(2 * games);
  });
  test('tells how far it is, up to the last game', async () => {
    const seen: number[] = [];
    await simulate(liarsDice, simulation, { onProgress: (done) => seen.push(done) });
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.at(-1)).toBe(250);
  });
  test('that breaks names the game and its seed', () => {
    const broken = { ...simulation, bots: ['random', 'random', 'random', 'random', 'random'] };
    expect(() => playRange(liarsDice, broken, { from: 4, to: 5 })).toThrow(
      /^game 4 \(seed 'lab\/4', 5 seats\): .*seats must be/,
    );
  });
  test('finds greedy stronger than random', async () => {
    const { bots } = await simulate(liarsDice, { ...simulation, bots: ['greedy', 'random'], games: 400 });
    expect(bots.greedy?.low).toBeGreaterThan(bots.random?.high as number);
  });
});
