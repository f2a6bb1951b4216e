import { describe, expect, test } from 'vitest';
import { type AnyGame, Match, type Question } from '../../kernel/index.ts';
import {
  begun,
  factory,
  helpless,
  isWatched,
  job,
  legal,
  moduleOf,
  newGate,
  pools,
  question,
  stoodIn,
  stopClock,
  troubles,
} from '../testing/pools.ts';
import type { BotScheduler } from './bot-scheduler.ts';

const { newPool, logged } = pools();

/** Plays on, all seats by the bot, for so many answers. */
async function playOn(pool: BotScheduler, game: AnyGame, pack: unknown, bot: string, answers: number): Promise<void> {
  const match = Match.start(game, { seats: game.seating.seats.min, options: {}, seed: 'pool', salts: [] });
  for (let n = 0; n < answers && match.state.result === null; n++) {
    const [seat] = game.asked(match.state) as [number];
    const { view, question } = { view: match.view(seat), question: match.question(seat) as Question };
    const { say } = await pool.choose({
      table: 't',
      game: game.name,
      edition: game.edition,
      content: game.content,
      pack,
      bot,
      view,
      question,
      ms: 100,
      extraMs: 50,
    });
    expect(match.answer(seat, say)).toMatchObject({ ok: true });
  }
}

describe('bots of the shelf', () => {
  const more = moduleOf('export const bots = [];');

  test.each(['greedy', 'kitten', 'nine-lives'])('play a game with its own cards: %s', async (bot) => {
    const pool = newPool({ more });
    expect(pool.figures().threads).toBe(0);
    await playOn(pool, factory.core, null, bot, bot === 'nine-lives' ? 12 : 40);
    expect(pool.figures()).toMatchObject({ waiting: 0, atWork: 0, threads: 1 });
    expect(pool.figures().answered).toBeGreaterThan(2);
    expect(troubles(pool)).toEqual({});
  });

  test("play with strangers' packs; a thread that has loaded many makes way for a new one", async () => {
    const pool = newPool({ more });
    const threads: number[] = [];
    for (let n = 1; n <= 31; n++) {
      const pack = { ...(factory.pack as object), author: `Somebody ${n}` };
      await playOn(pool, factory.load(pack) as AnyGame, pack, 'random', 1);
      threads.push(pool.figures().threads);
    }
    expect(threads.indexOf(0)).toBe(29);
    expect(threads.at(-1)).toBe(1);
    expect(troubles(pool)).toEqual({});
  });
});

describe('a bot that', () => {
  test.each([
    ['throws an error', 'throw', 'failed'],
    ['ends its thread', 'exit', 'died'],
    ['takes all memory', 'hog', 'died'],
    ['says what is not legal', 'cheat', 'illegal'],
    ['says nothing', 'mute', 'illegal'],
    ['does not exist', 'grandmaster', 'failed'],
  ])('%s: greedy stands in, and the next bot thinks', async (_what, bot, why) => {
    const pool = newPool();
    expect(await pool.choose(job('a', bot))).toEqual(stoodIn);
    expect((await pool.choose(job('a', 'first'))).say).toBe(legal[0]);
    expect(troubles(pool)).toEqual({ [why]: 1 });
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ level: 'warn', table: 'a', bot, why, times: 1 }]);
  });

  test('fails often starts no threads, fills no log, and nothing that it said is in there', async () => {
    const pool = newPool();
    for (let n = 0; n < 50; n++) await pool.choose(job(`${n}`, 'throw'));
    expect(troubles(pool)).toEqual({ failed: 50 });
    expect(pool.figures().threads).toBe(1);
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toContain('moth');
    const { error, at } = JSON.parse(logged[0] as string);
    expect(error).toBe('RangeError');
    expect(at[1]).toContain('src/server/bots/task-runner.ts');
  });

  test('fails is reported: the log names the report, which says how to ask the bot the same again', async () => {
    const pool = newPool();
    const words: string[] = [];
    const keep = async (said: string) => `report-${words.push(said)}`;
    await pool.choose(job('a', 'throw'), { keep });
    // What looks alike is one report, as it is one line of the log.
    await pool.choose(job('b', 'throw'), { keep });
    await pool.choose(job('c', 'cheat'), { keep });
    await expect.poll(() => logged).toHaveLength(2);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { table: 'a', bot: 'throw', why: 'failed', report: 'report-1' },
      { table: 'c', bot: 'cheat', why: 'illegal', report: 'report-2' },
    ]);
    expect(words[0]).toMatch(/^the bot throw on seat 0, with the luck [0-9a-f]{32}: failed: RangeError at /);
    expect(words[1]).toMatch(/^the bot cheat on seat 0, with the luck [0-9a-f]{32}: illegal$/);
    const luck = /luck (\w+)/.exec(words[0] as string)?.[1] as string;
    for (const line of logged) expect(line).not.toContain(luck);
  });

  test('fails where nothing can be kept is logged all the same', async () => {
    const pool = newPool();
    const keep = () => Promise.reject(new Error('no database'));
    expect(await pool.choose(job('a', 'throw'), { keep })).toEqual(stoodIn);
    await expect.poll(() => logged).toHaveLength(1);
    expect(JSON.parse(logged[0] as string)).toMatchObject({ table: 'a', unkept: { error: 'Error' } });
  });

  test.each(['throw', 'exit', 'cheat'])(
    'fails (%s) has any legal answer given for it if greedy fails too',
    async (bot) => {
      const pool = newPool({ more: helpless });
      expect(await pool.choose(job('a', bot))).toEqual({ say: expect.stringMatching(/^take [123]$/), why: null });
      expect((await pool.choose(job('a', 'first'))).say).toBe(legal[0]);
      expect(troubles(pool)).toMatchObject({ 'stand-in': 1 });
    },
  );

  test('has one answer only does not think about it', async () => {
    const pool = newPool();
    const forced = { ...question, legal: ['take 3'] };
    expect(await pool.choose({ ...job('a', 'hang'), question: forced })).toEqual({ say: 'take 3', why: null });
    expect(pool.figures().threads).toBe(0);
  });

  test('has one answer only, but something to do beside the question, thinks about that', async () => {
    const pool = newPool();
    const forced = { ...question, legal: ['take 3'], asides: ['take 1'] };
    expect((await pool.choose({ ...job('a', 'first'), question: forced })).say).toBe('take 3');
    expect(pool.figures().threads).toBe(1);
  });

  test('runs away is ended in time, and meanwhile the others think', async () => {
    const passes = stopClock();
    const pool = newPool({ seconds: 8, slowAfter: 500 });
    const runaway = pool.choose(job('a', 'hang'));
    await isWatched();
    const others = Promise.all(['b', 'c', 'd', 'e'].map((table) => pool.choose(job(table, 'first'))));
    passes(499);
    expect(pool.figures()).toMatchObject({ waiting: 4, atWork: 1 });
    passes(1);
    expect(new Set((await others).map(({ why }) => why))).toEqual(new Set(['first']));
    passes(7499);
    expect(troubles(pool)).toEqual({});
    passes(1);
    expect(await runaway).toEqual(stoodIn);
    expect(pool.figures().atWork).toBe(1);
    passes(500);
    expect(pool.figures().atWork).toBe(0);
    expect((await pool.choose(job('a', 'first'))).say).toBe(legal[0]);
    expect(troubles(pool)).toEqual({ slow: 1 });
  });

  test('gets what cannot be sent to a thread fails alone', async () => {
    const pool = newPool();
    expect(legal).toContain((await pool.choose(job('a', 'first', { gate: () => {} }))).say);
    expect((await pool.choose(job('a', 'first'))).say).toBe(legal[0]);
    expect(troubles(pool)).toEqual({ failed: 1, 'stand-in': 1 });
  });
});

test.each([
  ['a game that is not there', { game: 'chess' }],
  ['cards that are not there', { content: 'f'.repeat(64), pack: {} }],
])('%s: any legal answer is given', async (_what, wrong) => {
  const pool = newPool();
  expect(legal).toContain((await pool.choose({ ...job('a', 'first'), ...wrong })).say);
  expect(troubles(pool)).toEqual({ failed: 1, 'stand-in': 1 });
});

test('where threads cannot be started any legal answer is given', async () => {
  const pool = newPool({ worker: new URL('./no-such-thinker.mjs', import.meta.url) });
  expect(legal).toContain((await pool.choose(job('a', 'first'))).say);
  expect(troubles(pool)).toEqual({ died: 1, 'stand-in': 1 });
  expect(pool.figures().threads).toBe(0);
});

test('a question without a legal answer is the fault of who asks', async () => {
  const none = { ...job('a', 'first'), question: { ...question, legal: [] } };
  await expect(newPool().choose(none)).rejects.toThrow('a question without a legal answer');
});

describe('a job that nobody needs any more', () => {
  test('is refused; its bot comes to an end and the thread serves the next', async () => {
    const pool = newPool();
    const stop = new AbortController();
    const gate = newGate();
    const answer = pool.choose(job('a', 'patient', gate), { signal: stop.signal });
    await begun(gate);
    stop.abort();
    await expect(answer).rejects.toThrow(/^unwanted$/);
    expect((await pool.choose(job('a', 'first'))).say).toBe(legal[0]);
    expect(gate.hasEnded()).toBe(true);
    expect(pool.figures()).toMatchObject({ waiting: 0, atWork: 0, threads: 1, answered: 1 });
    expect(troubles(pool)).toEqual({});
  });

  test('costs the thread of a bot that does not listen, and nothing else', async () => {
    const pool = newPool();
    const stop = new AbortController();
    const gate = newGate();
    const answer = pool.choose(job('a', 'gate', gate), { signal: stop.signal });
    await begun(gate);
    stop.abort();
    await expect(answer).rejects.toThrow(/^unwanted$/);
    expect((await pool.choose(job('a', 'first'))).say).toBe(legal[0]);
    expect(troubles(pool)).toEqual({});
  });

  test('never begins if it still waited, or was never wanted', async () => {
    const pool = newPool();
    const stop = new AbortController();
    const [gate, never] = [newGate(), newGate()];
    const first = pool.choose(job('a', 'gate', gate));
    const second = pool.choose(job('a', 'gate', never), { signal: stop.signal });
    await begun(gate);
    stop.abort();
    await expect(second).rejects.toThrow(/^unwanted$/);
    await expect(pool.choose(job('b', 'first'), { signal: stop.signal })).rejects.toThrow(/^unwanted$/);
    expect(pool.figures()).toMatchObject({ waiting: 0, atWork: 1 });
    gate.open();
    await first;
    expect((await pool.choose(job('a', 'first'))).say).toBe(legal[0]);
    expect(never.hasBegun()).toBe(false);
  });
});

test('a closed pool refuses everybody with one word, and has no threads', async () => {
  const pool = newPool();
  const gate = newGate();
  const answers = ['a', 'b', 'a'].map((table) => pool.choose(job(table, 'gate', gate)));
  const refused = Promise.all(answers.map((answer) => expect(answer).rejects.toThrow(/^stopped$/)));
  await begun(gate);
  await Promise.all([pool.close(), pool.close()]);
  await refused;
  await expect(pool.choose(job('a', 'first'))).rejects.toThrow(/^stopped$/);
  expect(pool.figures()).toMatchObject({ waiting: 0, atWork: 0, threads: 0 });
  expect(troubles(pool)).toEqual({});
});
