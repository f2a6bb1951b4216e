import { describe, expect, test } from 'vitest';
import { duel } from '../../kernel/testing/games/duel.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { playFixtures } from './fixture.ts';
import type { Player } from './player.ts';
import { runTournament } from './run-tournament.ts';
import { standingsOf } from './standings.ts';
import { type Contestant, fixtures, type Tournament } from './tournament.ts';

const ours = (...names: string[]): Contestant[] => names.map((name) => ({ name, ours: true }));
const tournament = (more: Partial<Tournament> = {}): Tournament => ({
  game: 'liars-dice',
  pack: null,
  content: liarsDice.content,
  options: {},
  players: 2,
  together: false,
  contestants: ours('random', 'greedy'),
  near: null,
  games: 20,
  seed: 'arena',
  ...more,
});

describe('the games of a tournament', () => {
  test('of two players come in pairs of mirrored seats on one seed', () => {
    const all = fixtures(tournament({ contestants: ours('a', 'b', 'c'), games: 3 }));
    // Two rounds, in each three pairs, in each two games.
    expect(all).toHaveLength(12);
    for (let n = 0; n < all.length; n += 2) {
      expect(all[n + 1]?.seats).toEqual([...(all[n]?.seats ?? [])].reverse());
      expect(all[n + 1]?.seed).toBe(all[n]?.seed);
    }
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(6);
    expect(all.slice(0, 6).map(({ seats }) => seats.join())).toEqual(['0,1', '1,0', '0,2', '2,0', '1,2', '2,1']);
  });
  test('of three players have each alone among the other, in every seat', () => {
    const all = fixtures(tournament({ players: 3, games: 6 }));
    expect(all.map(({ seats }) => seats.join('')).sort()).toEqual(['001', '010', '011', '100', '101', '110']);
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(1);
  });
  test('that are won together are played by one contestant in all seats, everybody on the same seeds', () => {
    const all = fixtures(tournament({ players: 3, games: 2, together: true }));
    expect(all.map(({ seats, seed }) => `${seed} ${seats.join('')}`)).toEqual([
      'arena/0 000',
      'arena/0 111',
      'arena/1 000',
      'arena/1 111',
    ]);
  });
  test('of a pair are the same whoever else takes part, and in whichever order they are named', () => {
    const pair = (names: string[]) =>
      fixtures(tournament({ contestants: ours(...names) }))
        .filter(({ seats }) => seats.every((who) => ['b', 'c'].includes(names[who] as string)))
        .map(({ seed, seats }) => `${seed}: ${seats.map((who) => names[who])}`)
        .sort();
    expect(pair(['a', 'c', 'x', 'b'])).toEqual(pair(['b', 'c']));
  });
  test('can be those of neighbours alone, and who never met has no cell', async () => {
    const plan = tournament({ contestants: ours('random', 'kitten', 'greedy'), near: 1, games: 4 });
    expect(new Set(fixtures(plan).map(({ seats }) => [...seats].sort().join('')))).toEqual(new Set(['01', '12']));
    const { standings } = await runTournament(liarsDice, plan);
    expect(standings).toMatchObject({ games: 8, each: 4, near: 1 });
    expect(standings.cross.map((row) => row.map((part) => part?.of ?? null))).toEqual([
      [null, 4, null],
      [4, null, 4],
      [null, 4, null],
    ]);
  });
});

describe('a tournament', () => {
  test.each([
    ['two', 2, liarsDice],
    ['three', 3, liarsDice],
    ['three in a race', 3, duel],
  ])('of %s has the same standings however it is cut into stretches', async (_name, players, game) => {
    const plan = tournament({
      ...{ game: game.name, content: game.content, players, games: 12 },
      contestants: ours('random', 'greedy', 'kitten'),
    });
    const one = JSON.stringify((await runTournament(game, plan, { workers: 1 })).standings);
    for (const workers of [2, 3])
      expect(JSON.stringify((await runTournament(game, plan, { workers })).standings)).toBe(one);
    const other = await runTournament(game, { ...plan, seed: 'other' });
    expect(JSON.stringify(other.standings.cross)).not.toBe(JSON.stringify(JSON.parse(one).cross));
  });
  test('does not depend on the order in which games come in', async () => {
    const plan = tournament({ players: 3, games: 12 });
    const outcomes = await playFixtures(liarsDice, plan, { from: 0, to: 12 });
    const mixed = [...outcomes.slice(5).reverse(), ...outcomes.slice(0, 5)];
    expect(JSON.stringify(await standingsOf(plan, mixed))).toBe(JSON.stringify(await standingsOf(plan, outcomes)));
  });
  test('finds greedy stronger than random, by every measure', async () => {
    const { standings } = await runTournament(liarsDice, tournament({ games: 300 }));
    const [random, greedy] = standings.contestants;
    expect(greedy).toMatchObject({ name: 'greedy', rating: 1500, error: 0, games: 300, fouls: 0 });
    expect((random?.rating as number) + (random?.error as number)).toBeLessThan(1500);
    expect(random?.openskill.mu).toBeLessThan(greedy?.openskill.mu as number);
    expect(random?.won.high).toBeLessThan(greedy?.won.low as number);
  });
  test('accounts for every game', async () => {
    const { standings, pace } = await runTournament(liarsDice, tournament({ players: 3, games: 7 }));
    expect(standings).toMatchObject({ games: 12, each: 12, unfinished: 0 });
    const [a, b] = [standings.cross[0]?.[1], standings.cross[1]?.[0]];
    expect([a?.of, b?.of, standings.cross[0]?.[0]]).toEqual([6, 6, null]);
    // Two of three win and share the win; the seats of both together have one a table.
    expect(standings.contestants.reduce((sum, { won }) => sum + won.count, 0)).toBe(12);
    expect(standings.contestants.map(({ won }) => won.of)).toEqual([18, 18]);
    expect(pace.random?.decisions).toBeGreaterThan(12);
  });
  test('where all play together rates by the share of tables won', async () => {
    const plan = tournament({ together: true, contestants: ours('greedy', 'random'), games: 10 });
    const { standings } = await runTournament(liarsDice, plan);
    expect(standings.cross).toEqual([]);
    // Somebody wins every hand of Liar's Dice, so here both teams always do.
    for (const { won } of standings.contestants) expect(won).toMatchObject({ of: 10, count: 10 });
    expect(standings.contestants.map(({ rating }) => rating)).toEqual([1500, 1500]);
  });
  test('tells how far it is, up to the last game', async () => {
    const seen: number[] = [];
    await runTournament(liarsDice, tournament(), { onProgress: (done) => seen.push(done) });
    expect(seen.at(-1)).toBe(20);
    expect(seen.length).toBeGreaterThan(5);
  });
});

describe('a guest', () => {
  const guest = (choose: Player['choose'], log: string[] = []): Player => ({
    name: 'guest',
    start: ({ seat, seats, game }) => void log.push(`start ${game} ${seat}/${seats}`),
    choose,
    finish: (result) => void log.push(`finish ${result === null ? 'broken off' : result.reason}`),
    close: () => void log.push('close'),
  });
  const plan = tournament({ contestants: [...ours('random'), { name: 'guest', ours: false }], games: 4 });
  const held = async (player: () => Player, deadlineMs: number | null = null) =>
    (await runTournament(liarsDice, plan, { openPlayer: async () => player(), deadlineMs })).standings;

  test('plays in every seat, is told of every game and sent home at the end', async () => {
    const log: string[] = [];
    const standings = await held(() => guest(async (_view, { legal }) => legal.at(-1) as string, log));
    expect(log.filter((line) => line === 'start liars-dice 0/2')).toHaveLength(2);
    expect(log.filter((line) => line === 'start liars-dice 1/2')).toHaveLength(2);
    expect(log.filter((line) => /^finish (lie|true)$/.test(line))).toHaveLength(4);
    expect(log.slice(-2)).toEqual(['close', 'close']);
    expect(standings.contestants[1]).toMatchObject({ fouls: 0, games: 4 });
  });
  test('is not held up by our own games, where all are played in one thread', async () => {
    const order: string[] = [];
    const contestants = [...ours('random', 'greedy'), { name: 'guest', ours: false }];
    await runTournament(liarsDice, tournament({ contestants, games: 4 }), {
      onProgress: (done) => order.push(`${done}`),
      openPlayer: async () => guest(async (_view, { legal }) => legal[0] as string, order),
    });
    expect(order.findIndex((line) => line.startsWith('start'))).toBe(order.indexOf('4') + 1);
  });
  test('has the same standings in every run', async () => {
    const again = () => held(() => guest(async (_view, { legal }) => legal[0] as string));
    expect(await again()).toEqual(await again());
  });
  test('that cheats is named, and has lost', async () => {
    const log: string[] = [];
    const standings = await held(() => guest(async () => 'bid 1 9', log));
    expect(standings.contestants[1]).toMatchObject({ fouls: 4, won: { count: 0, of: 4 } });
    expect(standings.contestants[1]?.firstFoul).toMatch(
      /^answered 'bid 1 9', which is not legal, at .* \(seed 'arena\/guest\/random\/0'\)$/,
    );
    expect(standings.contestants[0]).toMatchObject({ fouls: 0, won: { count: 4 } });
    expect(log.filter((line) => line === 'finish broken off')).toHaveLength(4);
  });
  test('that fails is named and fetched anew for the next game', async () => {
    let opened = 0;
    const standings = await held(() => {
      opened++;
      return guest(async () => {
        throw new Error('out of tea');
      });
    });
    expect(opened).toBe(4);
    expect(standings.contestants[1]?.firstFoul).toContain('failed: out of tea');
  });
  test('that cannot be fetched has lost', async () => {
    const { standings } = await runTournament(liarsDice, plan);
    expect(standings.contestants[1]).toMatchObject({ fouls: 4, won: { count: 0 } });
    expect(standings.contestants[1]?.firstFoul).toContain('failed: nobody here can fetch guest');
  });
  test('that never answers is named once its time is up', async () => {
    const standings = await held(() => guest(() => new Promise(() => {})), 1);
    expect(standings.contestants[1]).toMatchObject({ fouls: 4 });
    expect(standings.contestants[1]?.firstFoul).toContain('took longer than 1 ms');
  });
});

test('a fault of the rules names the game instead of a contestant', async () => {
  await expect(runTournament(liarsDice, tournament({ players: 5 }))).rejects.toThrow(
    /^game 0 \(seed 'arena\/greedy\/random\/0', 5 seats\): .*seats must be/,
  );
});
