import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BotChoice, constantDelay } from '../../bots/index.ts';
import { type AnyGame, replay, type Seat } from '../../kernel/index.ts';
import { duel } from '../../kernel/testing/games/duel.ts';
import { liarsDice } from '../../kernel/testing/games/liars-dice.ts';
import { parseRecord } from '../../protocol/record/record.ts';
import { type DraftEntry, LiveGame } from '../../table/index.ts';
import type { Job, JobOptions } from '../bots/job.ts';
import type { Storage } from '../storage/open.ts';
import { makeDatabase, type TestDatabase } from '../testing/database/databases.ts';
import { SlicedWork } from '../work/sliced-work.ts';
import { readReport } from './reports.ts';
import type { Propose } from './seat-authorization.ts';
import { TableBots } from './table-bots.ts';
import type { StoredTable } from './table-rows.ts';
import type { TableServices } from './table-services.ts';

interface AskedBotJob {
  readonly job: Job;
  readonly asker: JobOptions;
  answer(choice: BotChoice): void;
}

/** A table whose bots answer when the test says so. */
function table(game: AnyGame, bots: (string | null)[], storage: Storage | null = null) {
  const setup = { seats: bots.length, options: {}, seed: 'moon', salts: [] };
  const dealt = { game, setup, started: 0, bots, downtimes: [] };
  const live = new LiveGame({ ...dealt, clock: { kind: 'none' } }, [], [null, ...bots.keys()]);
  const asked: AskedBotJob[] = [];
  const botService = {
    choose: (job: Job, options: JobOptions) =>
      new Promise<BotChoice>((answer, refuse) => {
        options.signal.addEventListener('abort', () => refuse(new Error('unwanted')));
        asked.push({ job, asker: options, answer });
      }),
  };
  const log = { error: vi.fn() };
  const services = {
    botService,
    storage,
    log,
    work: new SlicedWork(),
    settings: { botPaceMs: 0 },
  } as unknown as TableServices;
  const act = (draft: DraftEntry, to: number | null = null) => {
    const appended = live.append(draft, to, 0);
    if ('bar' in appended) return appended.bar;
    tableBots.follow(live);
    return null;
  };
  const applyProposal = async (propose: Propose) => {
    const proposal = propose(live, {} as never, 0);
    return 'why' in proposal ? proposal : act(proposal.draft, proposal.to);
  };
  const row = { row: { salted: true, origin: null }, seats: bots.map(() => ({ salt: '', saltCommitment: null })) };
  const host = {
    ...{ id: 't', closed: false, pack: null, row: row as unknown as StoredTable },
    ...{ run: <T>(act: () => Promise<T>) => act(), applyProposal },
  };
  const tableBots: TableBots = new TableBots(host, services);
  tableBots.follow(live);
  const does = (kind: DraftEntry['kind'], seat: Seat, say = '') => expect(act({ kind, seat, say })).toBeNull();
  const dropped = () => asked.map(({ asker: options }) => options.signal.aborted);
  return { live, tableBots, asked, does, dropped, log };
}

describe('a bot need not think on', () => {
  test('when the answer that it was asked after is taken back; asked again it thinks again', async () => {
    const { live, asked, does, dropped, log } = table(liarsDice, [null, 'cat']);
    does('answer', 0, 'bid 1 1');
    expect(asked.map(({ job }) => [job.bot, job.question.seat])).toEqual([['cat', 1]]);
    does('undo', 0);
    expect(dropped()).toEqual([true]);
    does('answer', 0, 'bid 1 2');
    expect(dropped()).toEqual([true, false]);
    const [say = ''] = asked[1]?.job.question.legal ?? [];
    asked[1]?.answer({ say, why: null });
    await expect.poll(() => live.match.answers).toHaveLength(2);
    expect(log.error).not.toHaveBeenCalled();
  });

  test('when who it plays for is back', () => {
    const { does, dropped, tableBots } = table(liarsDice, [null, null]);
    does('away', 0, 'left');
    expect(dropped()).toEqual([false]);
    does('back', 0);
    expect(dropped()).toEqual([true]);
    expect(tableBots.areRunning).toBe(false);
  });

  test('when the table is closed, or somebody else sees to it', () => {
    const { tableBots, dropped } = table(liarsDice, ['cat', null]);
    expect(tableBots.areRunning).toBe(true);
    tableBots.stop();
    expect(dropped()).toEqual([true]);
    expect(tableBots.areRunning).toBe(false);
  });

  test('but does while others answer what all are asked at once', () => {
    const { asked, does, dropped } = table(duel, ['cat', 'nine-lives', null]);
    expect(asked.map(({ job }) => job.bot)).toEqual(['cat', 'nine-lives']);
    does('answer', 2, 'throw rock');
    expect(dropped()).toEqual([false, false]);
  });
});

test('what follows from hidden things is thought about for a short time, and answered no sooner', async () => {
  const { asked, live, does } = table(duel, ['nine-lives', null]);
  asked[0]?.answer({ say: 'throw rock', why: null });
  await expect.poll(() => live.asked).toEqual([1]);
  const began = performance.now();
  // The bot is beaten, and may show the shield that it was perhaps dealt.
  does('answer', 1, 'throw paper');
  expect(asked.map(({ job }) => job.question.hidden)).toEqual([false, true]);
  expect(asked[1]?.job.ms).toBeLessThan((asked[0]?.job.ms as number) / 4);
  // It has no extraMs: whoever waits for a thread after it has a time of its own, too.
  expect(asked.map(({ job }) => job.extraMs > 0)).toEqual([true, false]);
  const before = live.match.answers.length;
  asked[1]?.answer({ say: 'pass', why: null });
  await expect.poll(() => live.match.answers).toHaveLength(before + 1);
  // Timers may go off a little early.
  expect(performance.now() - began).toBeGreaterThan((constantDelay(duel, 'nine-lives')?.after as number) - 20);
});

describe('what a bot failed at', () => {
  let database: TestDatabase;
  let storage: Storage;
  beforeAll(async () => {
    database = await makeDatabase('pglite');
    storage = await database.open();
  });
  afterAll(async () => {
    await storage.close();
    await database.remove();
  });

  test('is kept as the game was when it was asked, to be played again', async () => {
    const { live, asked, does } = table(liarsDice, [null, 'cat'], storage);
    does('answer', 0, 'bid 1 1');
    const { job, asker: options } = asked[0] as AskedBotJob;
    const { view, question } = job;
    const [say = ''] = question.legal;
    asked[0]?.answer({ say, why: null });
    await expect.poll(() => live.match.answers).toHaveLength(2);
    const id = await options.keep('it threw');
    // The same again is no second report.
    expect(await options.keep('it threw')).toBe(id);
    const report = await readReport(storage.db, id);
    expect(report).toMatchObject({ table: 't', person: null, words: 'it threw' });
    const record = parseRecord(report?.record);
    if (!('format' in record)) throw new Error(JSON.stringify(record));
    expect(record.saltCommitments).toEqual([null, null]);
    const again = replay(liarsDice, record);
    expect([again.view(1), again.question(1)]).toEqual([view, question]);
  });
});
