import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  answers,
  below,
  choose,
  finish,
  type GameFactory,
  type In,
  type Learned,
  procedure,
  run,
  seededRng,
} from '../../kernel/index.ts';
import { type Bare, bareGame } from '../../kernel/testing/games/bare.ts';
import { learn } from './learn.ts';
import { factor, solve } from './matrix.ts';
import type { TraitGame } from './pairs.ts';
import { logistic } from './regression.ts';
import { study } from './study.ts';

const names = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox', 'gnu', 'hen', 'ibex', 'jay', 'koi', 'lynx'];
const truth = [0.5, 0.35, 0.25, 0.15, 0.1, 0, 0, -0.1, -0.15, -0.25, -0.35, -0.5];
const about = { name: 'zoo', content: 'zoo' };

/** Results of decks of five that chance puts together, by the true worth of their cards and of one pair. */
function planted(games: number, seed: string, together: number): TraitGame[] {
  const rng = seededRng(seed);
  const deck = (): number[] => {
    const left = names.map((_, i) => i);
    return Array.from({ length: 5 }, () => left.splice(below(rng, left.length), 1)[0] as number);
  };
  const worth = (cards: readonly number[]): number =>
    cards.reduce((sum, card) => sum + (truth[card] as number), 0) +
    (cards.includes(5) && cards.includes(6) ? together : 0);
  return Array.from({ length: games }, () => {
    const had = [deck(), deck()] as const;
    return { had, won: below(rng, 1 << 20) < logistic(worth(had[0]) - worth(had[1])) * (1 << 20) };
  });
}

test('a system of equations is solved', () => {
  const l = factor(Float64Array.of(4, 2, 2, 3), 2);
  expect([...solve(l, Float64Array.of(10, 9))]).toEqual([expect.closeTo(1.5, 9), expect.closeTo(2, 9)]);
});

describe('from results alone', () => {
  test('the worth of every card is found again', () => {
    const { learned, surprise } = study(about, '', names, planted(8000, 'plain', 0));
    // Only differences show in results: what all have in common is nobody's advantage.
    const mean = Object.values(learned.worth).reduce((sum, worth) => sum + worth, 0) / names.length;
    names.forEach((name, i) => {
      const off = Math.abs((learned.worth[name] as number) - mean - (truth[i] as number));
      expect(off).toBeLessThan(0.12);
    });
    expect(Object.keys(learned.worth).slice(0, 2)).toEqual(['ant', 'bee']);
    expect(surprise).toBeLessThan(0.67);
  });
  test('a pair that is worth more together is found, and no other', () => {
    const { pairs } = study(about, '', names, planted(8000, 'pair', 0.8)).learned;
    expect(pairs.map((pair) => [pair.of, pair.with])).toEqual([['fox', 'gnu']]);
    expect(pairs[0]?.worth).toBeGreaterThan(0.5);
    expect(pairs[0]?.worth).toBeLessThan(1.1);
  });
  test.each(['one', 'two', 'three'])('no pair is found where there is none (%s)', (seed) => {
    expect(study(about, '', names, planted(3000, seed, 0)).learned.pairs).toEqual([]);
  });
  test('of games that are all luck nothing much is learned', () => {
    const rng = seededRng('luck');
    const bouts = planted(2000, 'luck', 0).map(({ had }) => ({ had, won: below(rng, 2) === 0 }));
    for (const worth of Object.values(study(about, '', names, bouts).learned.worth))
      expect(Math.abs(worth)).toBeLessThan(0.1);
  });
});

/** Both take a stone, one after the other; the heavier one wins three times of four. */
const take = answers('take', ['stone', ['dust', 'pebble', 'rock']]);
type Take = In<typeof take>;
const taking = (seat: number) =>
  choose<Bare, object, Take>({
    ask: 'take',
    by: () => seat,
    from: (_s, _data, _seat, offers) => [0, 1, 2].forEach((stone) => void offers.may(take.of(stone))),
    then: (s, _data, { words }) => void s.log.push(words),
  });
const weigh = run<Bare, object>((s) => {
  const [a = 0, b = 0] = s.log.map((words) => ['dust', 'pebble', 'rock'].indexOf(words.slice(5)));
  const upset = below(s, 4) === 0;
  const winner = a === b ? below(s, 2) : a > b === upset ? 1 : 0;
  finish(s, { winners: [winner], places: [1, 2], reason: 'weight' });
});
const stones = (learned: Learned | null): AnyGame =>
  bareGame(
    [
      procedure<Bare, object>('game', {
        'One takes': taking(0),
        'The other takes': taking(1),
        'They are weighed': weigh,
      }),
    ],
    [take],
    {
      name: 'stones',
      seats: { min: 2, max: 2 },
      traits: (s: Bare, seat: number) => [`stone:${s.log[seat]?.slice(5)}`, 'a seat'],
      learns: { asks: ['take'], traits: 'stone:', ways: [{}] },
      value: (s: Bare, seat: number) => learned?.worth[s.log[seat]?.slice(5) ?? ''] ?? 0,
    },
  );
const factory: GameFactory = {
  name: 'stones',
  core: stones(null),
  pack: null,
  load: () => stones(null),
  taught: (_pack, learned) => stones(learned as Learned | null),
};

describe('self-play', () => {
  const course = { factory, pack: null, games: 400, seed: 's', bot: 'greedy', by: 'so' };
  test('teaches what wins', async () => {
    const { learned } = await learn(course);
    expect(Object.keys(learned.worth)).toEqual(['rock', 'pebble', 'dust']);
    expect(learned).toMatchObject({ game: 'stones', content: factory.core.content, by: 'so', games: 400, pairs: [] });
  });
  test('teaches the same from the same seed, and something else from another', async () => {
    const once = JSON.stringify(await learn(course));
    expect(JSON.stringify(await learn(course))).toBe(once);
    expect(JSON.stringify(await learn({ ...course, seed: 'other' }))).not.toBe(once);
  });
  test('tells how far it is', async () => {
    const seen: number[] = [];
    await learn({ ...course, games: 20, onProgress: (done) => seen.push(done) });
    expect(seen).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });
});
