import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { games } from '../../games/index.ts';
import { type AnyGame, type GameBox, Match, type Question, type View } from '../../kernel/index.ts';
import { openLog } from '../log.ts';
import { builtThinker } from '../testing/built.ts';
import { type How, Pool } from './pool.ts';

const box = Object.values(games)[0] as GameBox;

/**
 * Bots that no table should have. `gate` begins, says so and thinks until the test lets it go; `patient` until it is
 * late, and says that it was. `calm` thinks as long as it has leisure; for it no time goes by.
 */
const BAD_BOTS = `
  const bot = (name, choose) => ({ name, make: () => ({ name, choose }) });
  const [OPEN, BEGUN, ENDED] = [0, 1, 2];
  export const bots = [
    bot('first', (view, { legal }) => ({ say: legal[0], why: 'first' })),
    bot('patient', ({ table: { gate } }, { legal }, rng, late) => {
      const cells = new Int32Array(gate);
      Atomics.store(cells, BEGUN, 1);
      while (!late());
      Atomics.store(cells, ENDED, 1);
      return { say: legal[0], why: 'late' };
    }),
    bot('calm', ({ table: { gate } }, { legal }, rng, late, leisurely) => {
      const now = performance.now;
      const stopped = now.call(performance);
      performance.now = () => stopped;
      while (leisurely()) Atomics.store(new Int32Array(gate), BEGUN, 1);
      performance.now = now;
      return { say: legal[0], why: late() ? 'cut' : 'done' };
    }),
    bot('hang', () => { for (;;); }),
    bot('gate', ({ table: { gate } }, { legal }) => {
      const cells = new Int32Array(gate);
      Atomics.store(cells, BEGUN, 1);
      Atomics.wait(cells, OPEN, 0);
      return { say: legal[0], why: null };
    }),
    bot('throw', () => { throw new RangeError('mo' + 'th in hand'); }),
    bot('exit', () => process.exit(7)),
    bot('hog', () => { for (const all = []; ; ) all.push(new Array(10_000).fill(all.length)); }),
    bot('cheat', () => ({ say: 'win at once', why: 'first' })),
    bot('mute', () => ({ why: null })),
  ];`;
/** Whoever stands in, easily known. */
const STAND_IN = `
  bots.push(bot('greedy', (view, { legal }, rng) => ({ say: legal[1], why: 'stood in' })));`;
const HELPLESS = `
  bots.push(bot('greedy', () => { throw new Error(); }));`;
const moduleOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const more = moduleOf(BAD_BOTS + STAND_IN);
const helpless = moduleOf(BAD_BOTS + HELPLESS);
const stoodIn = { say: 'take 2', why: 'stood in' };

const legal = ['take 1', 'take 2', 'take 3'];
const question: Question = { seat: 0, ask: 'take', with: {}, hidden: false, legal, pass: null };
const job = (table: string, bot: string, { gate }: { gate?: unknown } = {}) => {
  const view = { table: { gate } } as View;
  return {
    table,
    game: box.name,
    content: box.core.content,
    pack: null,
    bot,
    view,
    question,
    ms: 60_000,
    leisure: 800,
  };
};

/** A door for the bot `gate`, in memory that both threads see. */
function newGate() {
  const gate = new SharedArrayBuffer(12);
  const cells = new Int32Array(gate);
  return {
    gate,
    hasBegun: () => Atomics.load(cells, 1) === 1,
    hasEnded: () => Atomics.load(cells, 2) === 1,
    open: () => {
      Atomics.store(cells, 0, 1);
      Atomics.notify(cells, 0);
    },
  };
}
const begun = (...gates: ReturnType<typeof newGate>[]) =>
  vi.waitFor(() => expect(gates.every((gate) => gate.hasBegun())).toBe(true), { timeout: 20_000 });

let worker: URL;
beforeAll(async () => {
  worker = await builtThinker();
}, 60_000);

const open: Pool[] = [];
const logged: string[] = [];
function newPool(how: Partial<How> = {}): Pool {
  const log = openLog({ level: 'info', readable: false, out: { write: (line) => logged.push(line) } });
  const pool = new Pool({ worker, threads: 1, seconds: 20, standInMs: 20_000, log, more, ...how });
  open.push(pool);
  return pool;
}
afterEach(async () => {
  logged.length = 0;
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

/** How often each thing went wrong, without those that never did. */
const troubles = (pool: Pool) => Object.fromEntries(Object.entries(pool.figures().failures).filter(([, n]) => n > 0));

/** Plays on, all seats by the bot, for so many answers. */
async function playOn(pool: Pool, game: AnyGame, pack: unknown, bot: string, answers: number): Promise<void> {
  const match = Match.start(game, { seats: game.seating.seats.min, options: {}, seed: 'pool', salts: [] });
  for (let n = 0; n < answers && match.state.result === null; n++) {
    const [seat] = game.asked(match.state) as [number];
    const { view, question } = { view: match.view(seat), question: match.question(seat) as Question };
    const { say } = await pool.choose({
      table: 't',
      game: game.name,
      content: game.content,
      pack,
      bot,
      view,
      question,
      ms: 1000,
      leisure: 100,
    });
    expect(match.answer(seat, say)).toMatchObject({ ok: true });
  }
}

describe('bots of the shelf', () => {
  const more = moduleOf('export const bots = [];');

  test.each(['greedy', 'kitten', 'nine-lives'])('play a game with its own cards: %s', async (bot) => {
    const pool = newPool({ more });
    expect(pool.figures().threads).toBe(0);
    await playOn(pool, box.core, null, bot, bot === 'nine-lives' ? 12 : 40);
    expect(pool.figures()).toMatchObject({ waiting: 0, atWork: 0, threads: 1 });
    expect(pool.figures().answered).toBeGreaterThan(2);
    expect(troubles(pool)).toEqual({});
  });

  test("play with strangers' packs; a thread that has loaded many makes way for a new one", async () => {
    const pool = newPool({ more });
    const threads: number[] = [];
    for (let n = 1; n <= 31; n++) {
      const pack = { ...(box.pack as object), author: `Somebody ${n}` };
      await playOn(pool, box.load(pack) as AnyGame, pack, 'random', 1);
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
    expect(at[1]).toContain('src/server/thinkers/work.ts');
  });

  test('fails is reported: the log names the report, which says how to ask the bot the same again', async () => {
    const pool = newPool();
    const words: string[] = [];
    const keep = async (said: string) => `report-${words.push(said)}`;
    await pool.choose(job('a', 'throw'), { keep });
    // What looks alike is one report, as it is one line of the log.
    await pool.choose(job('b', 'throw'), { keep });
    await pool.choose(job('c', 'cheat'), { keep });
    await vi.waitFor(() => expect(logged).toHaveLength(2));
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
    await vi.waitFor(() => expect(logged).toHaveLength(1));
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

  test('runs away is ended in time, and meanwhile the others think', async () => {
    const pool = newPool({ seconds: 8, slowAfter: 500 });
    const order: string[] = [];
    const runaway = pool.choose(job('a', 'hang')).finally(() => order.push('a'));
    const tables = ['b', 'c', 'd', 'e'];
    await Promise.all(tables.map((table) => pool.choose(job(table, 'first')).then(() => order.push(table))));
    expect(await runaway).toEqual(stoodIn);
    expect(order).toEqual([...tables, 'a']);
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
  const pool = newPool({ worker: new URL('./no-such-thinker.mjs', worker) });
  expect(legal).toContain((await pool.choose(job('a', 'first'))).say);
  expect(troubles(pool)).toEqual({ died: 1, 'stand-in': 1 });
  expect(pool.figures().threads).toBe(0);
});

test('a question without a legal answer is the fault of who asks', async () => {
  const none = { ...job('a', 'first'), question: { ...question, legal: [] } };
  await expect(newPool().choose(none)).rejects.toThrow('a question without a legal answer');
});

describe('fairness', () => {
  test('bots of one table think side by side, and leave a thread for the others', async () => {
    const pool = newPool({ threads: 3 });
    const gates = [newGate(), newGate(), newGate()] as const;
    const answers = gates.map((gate) => pool.choose(job('a', 'gate', gate)));
    await begun(gates[0], gates[1]);
    expect(pool.figures()).toMatchObject({ waiting: 1, atWork: 2 });
    expect((await pool.choose(job('b', 'first'))).say).toBe(legal[0]);
    expect(gates[2].hasBegun()).toBe(false);
    for (const gate of gates) gate.open();
    await Promise.all(answers);
    expect(troubles(pool)).toEqual({});
  });

  test('where there is no room for more, one table has one thread', async () => {
    const pool = newPool({ threads: 2 });
    const [a1, a2, b1] = [newGate(), newGate(), newGate()];
    const first = pool.choose(job('a', 'gate', a1));
    const second = pool.choose(job('a', 'gate', a2));
    const other = pool.choose(job('b', 'gate', b1));
    await begun(a1, b1);
    expect(pool.figures()).toMatchObject({ waiting: 1, atWork: 2 });
    b1.open();
    await other;
    expect(pool.figures()).toMatchObject({ waiting: 1, atWork: 1 });
    expect(a2.hasBegun()).toBe(false);
    a1.open();
    await first;
    a2.open();
    expect(await second).toEqual({ say: legal[0], why: null });
  });

  test('tables with many jobs take turns with those that have one', async () => {
    const pool = newPool();
    const gate = newGate();
    const order: string[] = [];
    const ask = (name: string, bot: string) =>
      pool.choose(job(name[0] as string, bot, gate)).then(() => order.push(name));
    const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => ask(name, name === 'a1' ? 'gate' : 'first'));
    await begun(gate);
    gate.open();
    await Promise.all(all);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  test('slow tables wait for each other, not the others for them', async () => {
    const pool = newPool({ slowAfter: 500 });
    const slow = ['a', 'b', 'c'];
    // At first nobody knows that they are slow; with one thread for the quick there are two for the slow.
    for (const table of slow) {
      const gate = newGate();
      const answer = pool.choose(job(table, 'gate', gate));
      await begun(gate);
      expect(await pool.choose(job('quick', 'first'))).toEqual({ say: legal[0], why: 'first' });
      gate.open();
      await answer;
    }
    const gates = slow.map(newGate);
    const answers = slow.map((table, n) => pool.choose(job(table, 'gate', gates[n])));
    await begun(...gates.slice(0, 2));
    expect((await pool.choose(job('quick', 'first'))).say).toBe(legal[0]);
    expect(pool.figures()).toMatchObject({ waiting: 1, atWork: 2 });
    expect(gates[2]?.hasBegun()).toBe(false);
    for (const gate of gates) gate.open();
    await Promise.all(answers);
    expect(pool.figures().threads).toBe(1);
    expect(troubles(pool)).toEqual({});
  });

  test('who thinks at leisure thinks no longer than it must once others wait', async () => {
    const pool = newPool({ slowAfter: 600_000, seconds: 600 });
    const gate = newGate();
    const calm = pool.choose(job('a', 'calm', gate));
    await begun(gate);
    const other = pool.choose(job('b', 'first'));
    expect(await Promise.all([calm, other])).toMatchObject([{ why: 'done' }, { why: 'first' }]);
    // The next begins with as much leisure as ever.
    const next = newGate();
    const again = pool.choose(job('a', 'calm', next));
    await begun(next);
    expect(await Promise.all([again, pool.choose(job('b', 'first'))])).toMatchObject([{ why: 'done' }, {}]);
  });

  test('for who finds no thread in time greedy stands in, from a thread that is kept for that', async () => {
    const pool = newPool({ seconds: 1, slowAfter: 50 });
    const answers = ['a', 'a', 'a'].map((table) => pool.choose(job(table, 'hang')));
    expect(await Promise.all(answers)).toEqual([stoodIn, stoodIn, stoodIn]);
    expect(troubles(pool)).toEqual({ slow: 1, waited: 2 });
    expect(logged.map((line) => JSON.parse(line).why)).toEqual(['slow', 'waited']);
  });

  test('beyond the backlog greedy stands in at once', async () => {
    const pool = newPool({ backlog: 2 });
    const gate = newGate();
    const answers = ['a', 'b', 'c'].map((table) => pool.choose(job(table, 'gate', gate)));
    expect(await pool.choose(job('d', 'gate', gate))).toEqual(stoodIn);
    expect(troubles(pool)).toEqual({ crowded: 1 });
    gate.open();
    expect((await Promise.all(answers)).map(({ say }) => say)).toEqual([legal[0], legal[0], legal[0]]);
  });
});

describe('a bot that thinks for long', () => {
  test('answers with what it has when its time is up, by the clock of its thread', async () => {
    const pool = newPool({ seconds: 600 });
    const answer = await pool.choose({ ...job('a', 'patient', newGate()), ms: 50 });
    expect(answer).toEqual({ say: legal[0], why: 'late' });
    expect(troubles(pool)).toEqual({});
  });

  test('is late before anybody stops waiting for it, however long it might have', async () => {
    const pool = newPool({ seconds: 8 });
    expect(await pool.choose(job('a', 'patient', newGate()))).toEqual({ say: legal[0], why: 'late' });
    expect(troubles(pool)).toEqual({});
  });

  test('shares its time with those who wait: all of them answer by themselves', async () => {
    const pool = newPool({ seconds: 8, slowAfter: 60_000 });
    const gate = newGate();
    const first = pool.choose(job('z', 'gate', gate));
    await begun(gate);
    const tables = ['a', 'b', 'c', 'd', 'e'];
    const answers = Promise.all(tables.map((table) => pool.choose(job(table, 'patient', newGate()))));
    gate.open();
    await first;
    expect((await answers).map(({ why }) => why)).toEqual(tables.map(() => 'late'));
    expect(troubles(pool)).toEqual({});
  });
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
