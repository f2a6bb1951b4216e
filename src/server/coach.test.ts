import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BotAdvice } from '../bots/index.ts';
import { games } from '../games/index.ts';
import type { AnyGame, NumberedQuestion, Question, Seat, State } from '../kernel/index.ts';
import { BotScheduler } from './bots/bot-scheduler.ts';
import type { BotService } from './bots/bot-service.ts';
import type { Job, JobOptions } from './bots/job.ts';
import { openLog } from './log.ts';
import { builtThinker } from './testing/built.ts';
import { DATABASES } from './testing/database/databases.ts';
import { GAME, tableFor } from './testing/play.ts';
import { startTestServer } from './testing/server.ts';
import type { Visitor } from './testing/visitor/visitor.ts';

/** The coach at a table: for who is asked, and for nobody else. */

type AskedJob = Omit<Job, 'bot'>;

/** A coach that thinks at once, or for as long as somebody wants to know. */
class Held implements BotService {
  readonly jobs: AskedJob[] = [];
  holds = false;
  /** Questions of which nobody wanted to know any more what it thinks. */
  readonly unwanted: number[] = [];

  choose = async ({ question }: { question: Question }) => ({ say: question.legal[0] as string, why: null });
  advise = async (job: AskedJob, { signal }: Partial<JobOptions> = {}): Promise<BotAdvice | null> => {
    this.jobs.push(job);
    if (this.holds)
      await new Promise<void>((_, reject) =>
        signal?.addEventListener('abort', () => {
          this.unwanted.push((job.question as NumberedQuestion).number);
          reject(new Error('unwanted'));
        }),
      );
    return { iterations: 9, verdicts: job.question.legal.map((say) => ({ say, visits: 9, worth: 0 })) };
  };
  close = async () => {};
}

describe.each(DATABASES)('on %s', (kind) => {
  let place: Awaited<ReturnType<typeof startTestServer>>;
  const botService = new Held();
  beforeAll(async () => {
    place = await startTestServer(kind, { BOT_PACE_MS: '60000' }, { botService });
  });
  afterAll(() => place.remove());
  afterEach(() => {
    botService.holds = false;
  });

  const people = (count: number) => Promise.all(Array.from({ length: count }, () => place.visitor()));
  const coach = (who: Visitor, table: string, to = who.at(table).question?.number ?? 0) =>
    who.send({ type: 'coach', table, to });
  /** Who is asked there, and the others. */
  const asked = (at: readonly Visitor[], id: string) => {
    const [who] = at.filter((person) => person.at(id).question !== null) as [Visitor];
    return [who, ...at.filter((person) => person !== who)] as [Visitor, ...Visitor[]];
  };

  test('who is asked gets it, from what their seat sees; nobody else hears anything', async () => {
    const all = await people(3);
    const id = await tableFor(all.slice(0, 2), { coach: true });
    await all[2]?.watch(id);
    const [who, ...others] = asked(all, id);
    const { view, question } = who.at(id);
    const before = others.map(({ texts }) => texts.length);
    expect(await coach(who, id)).toMatchObject({
      type: 'advice',
      to: question?.number,
      advice: { verdicts: question?.legal.map((say) => ({ say })) },
    });
    const job = botService.jobs.at(-1) as AskedJob;
    expect(job).toEqual({
      game: GAME,
      edition: job.edition,
      content: job.content,
      pack: null,
      table: job.table,
      view,
      question,
    });
    // Not in the line of the table's bots, who would be slower for it.
    expect(job.table).not.toBe(id);
    // What came before the echo of this came before.
    await Promise.all(others.map((other) => other.send({ type: 'ping' })));
    expect(others.map(({ texts }) => texts.length - 1)).toEqual(before);
  });

  test('nobody gets it who is not asked, nor of a question that is gone, nor where there is none', async () => {
    const all = await people(3);
    const id = await tableFor(all.slice(0, 2), { coach: true });
    await all[2]?.watch(id);
    const [who, other, guest] = asked(all, id) as [Visitor, Visitor, Visitor];
    const count = botService.jobs.length;
    const { number, legal } = who.at(id).question as { number: number; legal: readonly string[] };
    expect(await coach(other, id, number)).toMatchObject({ bar: { why: 'not-asked' } });
    expect(await coach(guest, id, number)).toMatchObject({ bar: { why: 'not-seated' } });
    await who.answer(id, legal[0] as string);
    await who.until(() => who.at(id).question?.number !== number);
    expect(await coach(who, id, number)).toMatchObject({ bar: { why: expect.stringMatching(/^(late|not-asked)$/) } });
    const [host] = await people(1);
    const open = await host?.ask('POST', '/tables', { game: GAME, seats: [null, null], coach: true });
    expect(await host?.send({ type: 'coach', table: open.id, to: 0 })).toMatchObject({ bar: { why: 'not-playing' } });
    expect(await host?.send({ type: 'coach', table: 'nowhere', to: 0 })).toMatchObject({
      bar: { why: 'no-such-table' },
    });
    expect(botService.jobs).toHaveLength(count);
  });

  test('while a bot plays for somebody, and after the end, nobody is coached', async () => {
    const all = await people(2);
    const id = await tableFor(all, { coach: true });
    const [who] = asked(all, id);
    const { number } = who.at(id).question as { number: number };
    await who.ask('POST', `/tables/${id}/away`);
    expect(await coach(who, id, number)).toMatchObject({ bar: { why: 'bot-plays' } });
    await who.ask('POST', `/tables/${id}/back`);
    await who.ask('POST', `/tables/${id}/resign`);
    expect(await coach(who, id, number)).toMatchObject({ type: 'refused' });
  });

  test('a table has one if its maker says so, else where nobody but bots is there; a rematch keeps it', async () => {
    const [a, b] = (await people(2)) as [Visitor, Visitor];
    const made = async (seats: (string | null)[], more = {}) =>
      (await a.ask('POST', '/tables', { game: GAME, seats, ...more })).coach;
    expect(await made([null, 'random'])).toBe(true);
    expect(await made([null, null])).toBe(false);
    expect(await made([null, 'random'], { coach: false })).toBe(false);
    expect(await made([null, null], { coach: true })).toBe(true);
    for (const on of [true, false]) {
      const id = await tableFor([a, b], { coach: on });
      expect(b.at(id).info.coach).toBe(on);
      await a.ask('POST', `/tables/${id}/resign`);
      expect((await b.ask('POST', `/tables/${id}/rematch`)).coach).toBe(on);
    }
  });

  test('where it is off it is refused, whoever asks', async () => {
    const all = await people(2);
    const id = await tableFor(all);
    const count = botService.jobs.length;
    for (const who of all) expect(await coach(who, id)).toMatchObject({ bar: { why: 'coach-off' } });
    expect(botService.jobs).toHaveLength(count);
  });

  test('each person has one coach, however many devices, and the table goes on while it thinks; then it need not any more', async () => {
    const all = await people(2);
    const id = await tableFor(all, { coach: true });
    const [a] = asked(all, id);
    const device = await a.device();
    botService.holds = true;
    const { number, legal } = a.at(id).question as { number: number; legal: readonly string[] };
    const first = coach(a, id);
    await expect.poll(() => botService.jobs.at(-1)?.question).toMatchObject({ number });
    expect(await device.send({ type: 'coach', table: id, to: number })).toMatchObject({ bar: { why: 'too-fast' } });
    expect(await a.answer(id, legal[0] as string)).toMatchObject({ type: 'done' });
    expect(await first).toMatchObject({ type: 'refused', bar: { why: 'late' } });
    expect(botService.unwanted).toContain(number);
  });

  test('who hangs up is waited for by no coach', async () => {
    const all = await people(2);
    const id = await tableFor(all, { coach: true });
    const [a] = asked(all, id);
    const before = botService.unwanted.length;
    const count = botService.jobs.length;
    botService.holds = true;
    void coach(a, id).catch(() => {});
    await expect.poll(() => botService.jobs.length).toBe(count + 1);
    a.hangUp();
    await expect.poll(() => botService.unwanted.length).toBe(before + 1);
    // And who comes back may ask again.
    botService.holds = false;
    const again = await a.device();
    await again.watch(id);
    const to = again.at(id).question?.number ?? 0;
    await expect.poll(async () => (await again.send({ type: 'coach', table: id, to })).type).toBe('advice');
  });

  test('who asks without end is asked to wait', async () => {
    const all = await people(2);
    const id = await tableFor(all, { coach: true });
    const [a] = asked(all, id);
    const replies: string[] = [];
    for (let n = 0; n < 12; n++) {
      const reply = await coach(a, id);
      replies.push(reply.type === 'refused' ? reply.bar.why : reply.type);
    }
    expect(replies[0]).toBe('advice');
    expect(replies.at(-1)).toBe('too-fast');
  });
});

test('the real botService weigh every answer', async () => {
  const place = await startTestServer('pglite');
  try {
    const a = await place.visitor();
    const id = await tableFor([a], {}, ['random']);
    await a.until(() => a.at(id).question !== null);
    const { number, legal } = a.at(id).question as { number: number; legal: readonly string[] };
    const reply = await a.send({ type: 'coach', table: id, to: number });
    if (reply.type !== 'advice') throw new Error(JSON.stringify(reply));
    expect(reply.advice.verdicts.map(({ say }) => say).sort()).toEqual([...legal].sort());
  } finally {
    await place.remove();
  }
});

test('a coach of whom nobody wants to know any more stops thinking', async () => {
  const log = openLog({ level: 'error', readable: false, out: { write: () => {} } });
  const pool = new BotScheduler({ worker: await builtThinker(), threads: 1, seconds: 60, log });
  const game = games['black-rose']?.core as AnyGame;
  const s: State = game.start({ seats: 2, options: {}, seed: 'coach', salts: [] });
  const seat = game.asked(s)[0] as Seat;
  const question = game.question(s, seat) as Question;
  const job = {
    table: 'coach x',
    game: game.name,
    edition: game.edition,
    content: game.content,
    pack: null,
    view: game.view(s, seat),
    question,
  };
  const stop = new AbortController();
  const advice = pool.advise(job, { signal: stop.signal });
  await expect.poll(() => pool.figures().atWork).toBe(1);
  stop.abort();
  await expect(advice).rejects.toThrow('unwanted');
  await expect.poll(() => pool.figures()).toMatchObject({ waiting: 0, atWork: 0, answered: 0 });
  await expect(pool.advise(job, { signal: stop.signal })).rejects.toThrow('unwanted');
  await pool.close();
});

test('a coach that cannot think says nothing', async () => {
  const log = openLog({ level: 'error', readable: false, out: { write: () => {} } });
  const pool = new BotScheduler({ worker: await builtThinker(), threads: 1, seconds: 60, log });
  const question: Question = { seat: 0, ask: 'take', with: {}, hidden: false, legal: ['take 1'], pass: null };
  const job = {
    table: 'coach x',
    game: 'no such game',
    edition: '',
    content: '',
    pack: null,
    view: {} as never,
    question,
  };
  expect(await pool.advise(job)).toBeNull();
  expect(pool.figures()).toMatchObject({ waiting: 0, atWork: 0, failures: { failed: 1 } });
  await pool.close();
});
