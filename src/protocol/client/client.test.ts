import { describe, expect, test } from 'vitest';
import type { FromServer } from '../socket.ts';
import type { TableInfo } from '../table.ts';
import { Client, type ClientNews } from './client.ts';
import { timeLeft } from './followed-table.ts';
import type { SocketHandlers } from './reconnecting-socket.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const me = { id: 'p1', name: 'Ada', guest: true, language: 'en', since: NOW } as const;
const welcome: FromServer = { type: 'welcome', protocol: 1, me, now: NOW };
const info: TableInfo = {
  ...{
    id: 't1',
    game: 'tiny',
    rules: 1,
    edition: null,
    content: '',
    options: {},
    state: 'playing',
    public: false,
    spectators: true,
  },
  ...{
    clock: { kind: 'none' },
    eager: false,
    coach: true,
    host: 'p1',
    seats: [],
    commitment: '',
    revealing: false,
    withheld: [],
    salts: [],
    seed: null,
  },
  ...{ result: null, next: null, origin: null, created: NOW, started: NOW, ended: null },
};
const question = { seat: 0, ask: 'go', with: {}, hidden: false, legal: ['left', 'right'], pass: null, number: 4 };
const table = (more: object = {}): FromServer =>
  ({
    ...{ type: 'table', table: 't1', info, you: 0, seq: 3, view: { pile: [1, 2] }, question, events: [] },
    ...{ undo: false, clocks: [], ...more },
  }) as FromServer;
const update = (more: object = {}): FromServer =>
  ({
    ...{ type: 'update', table: 't1', seq: 4, changes: [[['pile', 2], 3]], events: [{ kind: 'drawn' }] },
    ...{ question: null, undo: true, clocks: [], ...more },
  }) as FromServer;

/** A client with the far end of its line in our hands. */
function setUp({ random = 1 } = {}) {
  const lines: { handlers: SocketHandlers; sent: Record<string, unknown>[]; hungUp: boolean }[] = [];
  const timers: { ms: number; act: () => void }[] = [];
  const news: ClientNews[] = [];
  let clock = 0;
  const client = new Client(
    {
      openSocket: (handlers) => {
        const line = { handlers: handlers, sent: [] as Record<string, unknown>[], hungUp: false };
        lines.push(line);
        const hangUp = () => {
          line.hungUp = true;
        };
        return { send: (text) => line.sent.push(JSON.parse(text)), hangUp };
      },
      later: (ms, act) => {
        const timer = { ms, act };
        timers.push(timer);
        return () => {
          if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
        };
      },
      random: () => random,
      now: () => clock,
    },
    (heard) => news.push(heard),
  );
  const line = () => lines.at(-1) as (typeof lines)[number];
  const say = (...messages: unknown[]) => {
    for (const message of messages) line().handlers.heard(JSON.stringify(message));
  };
  return {
    client,
    news,
    lines,
    line,
    say,
    timers,
    sent: (type: string) => line().sent.filter((message) => message.type === type),
    /** The only timer that runs: its milliseconds, and how it goes off. */
    timer: () => {
      expect(timers).toHaveLength(1);
      return { ms: timers[0]?.ms, ring: () => timers.splice(0).forEach((timer) => void timer.act()) };
    },
    tick: (ms: number) => {
      clock += ms;
    },
    welcomed: () => {
      line().handlers.opened();
      say(welcome);
    },
    lastId: () => line().sent.at(-1)?.id as number,
  };
}

/** A client that follows a table and has seen it. */
function seated() {
  const all = setUp();
  all.welcomed();
  all.client.follow('t1');
  all.say(table());
  all.say({ type: 'done', id: all.lastId() });
  return all;
}

test('it says hello, and is open once it is welcome', () => {
  const { client, news, line, say } = setUp();
  expect(client.status).toBe('connecting');
  line().handlers.opened();
  expect(line().sent).toEqual([{ type: 'hello', protocol: 1 }]);
  say(welcome);
  expect([client.status, client.me]).toEqual(['open', me]);
  expect(news).toEqual([{ kind: 'status', status: 'open', why: null }]);
});

test('a table that is followed before there is a connection is asked for as soon as there is one', () => {
  const { client, line, welcomed } = setUp();
  client.follow('t1');
  welcomed();
  expect(line().sent.slice(1)).toEqual([{ type: 'watch', id: expect.any(Number), table: 't1', since: 0 }]);
});

describe('a followed table', () => {
  test('is kept as it was told, and updates change it without changing what was handed out', () => {
    const { client, say, news } = seated();
    const before = client.table('t1');
    say(update());
    const now = client.table('t1');
    expect(before?.view).toEqual({ pile: [1, 2] });
    expect(now).toMatchObject({ seq: 4, view: { pile: [1, 2, 3] }, question: null, undo: true, you: 0 });
    expect(news.at(-1)).toMatchObject({ kind: 'table', before, now, events: [{ kind: 'drawn' }] });
  });

  test('has all events that were heard, and all lines of chat once and in order', () => {
    const { client, say, news } = seated();
    const line = (id: number) => ({ id, person: { id: 'p2', name: 'Basil', guest: true }, text: `${id}`, at: NOW });
    say(update(), update({ seq: 5, changes: [], events: [{ kind: 'shuffled' }] }));
    say({ type: 'chat', table: 't1', lines: [line(7), line(8)] }, { type: 'chat', table: 't1', lines: [line(8)] });
    expect(client.table('t1')?.events.map(({ kind }) => kind)).toEqual(['drawn', 'shuffled']);
    expect(client.table('t1')?.chat.map(({ id }) => id)).toEqual([7, 8]);
    expect(news.at(-1)).toMatchObject({ chat: [] });
  });

  test('takes who sits where from every message that says so', () => {
    const { client, say } = seated();
    say({ type: 'info', table: 't1', info: { ...info, state: 'over' }, you: null, clocks: [] });
    expect(client.table('t1')).toMatchObject({ info: { state: 'over' }, you: null, seq: 3 });
  });

  test('leaves out an update that it has had', () => {
    const { client, say } = seated();
    say(update({ seq: 3 }));
    expect(client.table('t1')).toMatchObject({ seq: 3, view: { pile: [1, 2] }, events: [] });
  });

  test.each([
    ['after one that is missing', { seq: 9 }],
    ['that does not fit', { changes: [[['hand', 'card'], 1]] }],
  ])('is asked for anew, once, on an update %s', (_what, more) => {
    const { client, say, sent } = seated();
    say(update(more), update(more));
    expect(sent('watch').slice(1)).toEqual([expect.objectContaining({ table: 't1', since: 3 })]);
    expect(client.table('t1')?.seq).toBe(3);
    say(table({ seq: 9, events: [{ kind: 'missed' }] }));
    expect(client.table('t1')).toMatchObject({ seq: 9, events: [{ kind: 'missed' }] });
  });

  test('is gone when the server says so, or does not let us watch', async () => {
    const { client, say, news, lastId } = seated();
    say({ type: 'gone', table: 't1' });
    expect([client.table('t1'), news.at(-1)]).toEqual([null, { kind: 'gone', table: 't1', bar: null }]);
    client.follow('t2');
    const bar = { rule: null, why: 'no-spectators' };
    say({ type: 'refused', id: lastId(), bar });
    await Promise.resolve();
    expect(news.at(-1)).toEqual({ kind: 'gone', table: 't2', bar });
  });

  test('that cannot be shown just now is asked for again, more and more rarely, and is not gone', async () => {
    const { client, say, news, lastId, sent, timers } = seated();
    client.follow('t2');
    const refuse = async (why: string) => {
      say({ type: 'refused', id: lastId(), bar: { rule: null, why } });
      await Promise.resolve();
    };
    const pauses: unknown[] = [];
    const wait = () => {
      const pause = timers.pop();
      pauses.push(pause?.ms);
      pause?.act();
    };
    for (const why of ['database', 'stopping', 'too-fast']) {
      await refuse(why);
      wait();
    }
    expect(pauses).toEqual([1000, 2000, 4000]);
    expect(sent('watch').filter(({ table }) => table === 't2')).toHaveLength(4);
    expect(news.filter(({ kind }) => kind === 'gone')).toEqual([]);
    say(table({ table: 't2' }));
    expect(client.table('t2')?.seq).toBe(3);
  });

  test('that is no longer wanted is not asked for again', async () => {
    const { client, say, lastId, sent, timers } = seated();
    client.follow('t2');
    say({ type: 'refused', id: lastId(), bar: { rule: null, why: 'database' } });
    await Promise.resolve();
    void client.unfollow('t2');
    timers.pop()?.act();
    expect(sent('watch').filter(({ table }) => table === 't2')).toHaveLength(1);
  });

  test('that came is kept, even if the rest of it cannot be had', async () => {
    const { client, say, news, lastId } = seated();
    client.follow('t2');
    say(table({ table: 't2' }), { type: 'refused', id: lastId(), bar: { rule: null, why: 'database' } });
    await Promise.resolve();
    expect([client.table('t2')?.seq, news.at(-1)?.kind]).toEqual([3, 'table']);
  });

  test('that is followed again before it was let go of is told once', async () => {
    const { client, say, line, sent } = setUp();
    line().handlers.opened();
    say(welcome);
    client.follow('t1');
    void client.unfollow('t1');
    client.follow('t1');
    const [first] = sent('watch');
    const all = table({ events: [{ kind: 'drawn' }] });
    say(all, { type: 'done', id: first?.id });
    expect([client.table('t1'), sent('watch').length]).toEqual([null, 1]);
    say({ type: 'done', id: sent('unwatch')[0]?.id });
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent('watch')).toHaveLength(2);
    say(all);
    expect(client.table('t1')?.events).toEqual([{ kind: 'drawn' }]);
  });

  test('tells older lines of chat with the table, and only new ones as news', async () => {
    const { client, say, news, lastId } = setUp();
    client.follow('t1');
    say(welcome);
    const line = (id: number) => ({ id, person: { id: 'p2', name: 'Basil', guest: true }, text: `${id}`, at: NOW });
    say(table(), { type: 'chat', table: 't1', lines: [line(1)] }, { type: 'done', id: lastId() });
    expect(news.at(-1)).toMatchObject({ chat: [], now: { chat: [{ id: 1 }] } });
    await Promise.resolve();
    say({ type: 'chat', table: 't1', lines: [line(2)] });
    expect(news.at(-1)).toMatchObject({ chat: [{ id: 2 }], now: { chat: [{ id: 1 }, { id: 2 }] } });
  });

  test('is heard of no more once it is not followed', () => {
    const { client, say, news, sent } = seated();
    void client.unfollow('t1');
    const { length } = news;
    say(update());
    expect([client.table('t1'), news.length, sent('unwatch').length]).toEqual([null, length, 1]);
  });

  test('has clocks that run on between two messages', () => {
    const { client, say, tick } = seated();
    const clocks = [
      { left: 5000, runs: true },
      { left: 9000, runs: false },
      { left: null, runs: true },
    ];
    tick(100);
    say({ type: 'info', table: 't1', info, you: 0, clocks });
    tick(2000);
    const now = client.table('t1');
    const left = (at: number) => clocks.map((_, seat) => now && timeLeft(now, seat, at));
    expect([left(2100), left(99_999)]).toEqual([
      [3000, 9000, null],
      [0, 9000, null],
    ]);
  });
});

describe('a request', () => {
  test('is done or refused with its reason, each by its own number', async () => {
    const { client, say, line } = seated();
    const [first, second] = [client.answer('t1', 4, 'left'), client.undo('t1')];
    const [answer, undo] = line().sent.slice(-2);
    expect(answer).toEqual({ type: 'answer', id: expect.any(Number), table: 't1', to: 4, say: 'left' });
    const bar = { rule: null, why: 'undo-nothing' };
    say({ type: 'refused', id: undo?.id, bar }, { type: 'done', id: answer?.id });
    expect([await first, await second]).toEqual([{ kind: 'done' }, { kind: 'refused', bar, faults: [] }]);
  });

  test('for an answer may ask that it can be taken back', async () => {
    const { client, say, line, lastId } = seated();
    const answer = client.answer('t1', 4, 'left', true);
    expect(line().sent.at(-1)).toMatchObject({ type: 'answer', say: 'left', free: true });
    const bar = { rule: null, why: 'seals' };
    say({ type: 'refused', id: lastId(), bar });
    expect(await answer).toEqual({ kind: 'refused', bar, faults: [] });
  });

  test('that confirms an answer which the server holds does not send its words again', async () => {
    const { client, say, line, lastId } = seated();
    const bar = { rule: null, why: 'seals' };
    const isHeld = async () => {
      const free = client.answer('t1', 4, 'left', true);
      say({ type: 'refused', id: lastId(), bar, held: true });
      expect(await free).toMatchObject({ kind: 'refused', bar });
    };
    await isHeld();
    const confirmed = client.answer('t1', 4, 'left');
    expect(line().sent.at(-1)).toEqual({ type: 'confirm', id: lastId(), table: 't1', to: 4 });
    say({ type: 'done', id: lastId() });
    expect(await confirmed).toEqual({ kind: 'done' });
    await isHeld();
    void client.answer('t1', 4, 'right');
    expect(line().sent.at(-1)).toMatchObject({ type: 'answer', say: 'right' });
    void client.answer('t1', 4, 'left');
    expect(line().sent.at(-1)).toMatchObject({ type: 'answer', say: 'left' });
  });

  test('for an answer that was held before the connection was lost sends it whole', async () => {
    const { client, say, line, timer, welcomed, lastId } = seated();
    const free = client.answer('t1', 4, 'left', true);
    say({ type: 'refused', id: lastId(), bar: { rule: null, why: 'seals' }, held: true });
    await free;
    line().handlers.closed();
    timer().ring();
    welcomed();
    void client.answer('t1', 4, 'left');
    expect(line().sent.at(-1)).toMatchObject({ type: 'answer', say: 'left' });
  });

  test('for what is barred brings the list', async () => {
    const { client, say, lastId } = seated();
    const why = client.why('t1');
    const answers = [{ say: 'up', bar: { rule: 'T-1', why: 'no-ladder' } }];
    say({ type: 'barred', id: lastId(), table: 't1', answers });
    expect(await why).toEqual({ kind: 'barred', answers, asides: [] });
  });

  test('whose reply was lost is unknown, is not sent again, and what is asked meanwhile is unsent', async () => {
    const { client, line, timer, welcomed } = seated();
    const answer = client.answer('t1', 4, 'left');
    line().handlers.closed();
    expect(await answer).toEqual({ kind: 'unknown' });
    expect(await client.chat('t1', 'hello?')).toEqual({ kind: 'unsent' });
    timer().ring();
    welcomed();
    expect(line().sent.map(({ type }) => type)).toEqual(['hello', 'watch']);
  });
});

describe('the list of one’s own tables', () => {
  const listed = { ...info, you: 0, waits: true, due: null };

  test('is asked for as soon as there is a connection, and again after each loss', () => {
    const { client, line, timer, welcomed, sent } = setUp();
    client.followMine();
    expect(sent('mine')).toEqual([]);
    welcomed();
    expect(sent('mine')).toEqual([{ type: 'mine', id: expect.any(Number) }]);
    line().handlers.closed();
    timer().ring();
    welcomed();
    expect(sent('mine')).toHaveLength(1);
  });

  test('is news whenever it comes, and is not asked for by itself', () => {
    const { client, news, say, sent } = seated();
    expect(sent('mine')).toEqual([]);
    client.followMine();
    say({ type: 'mine', tables: [listed] }, { type: 'mine', tables: [] });
    expect(news.slice(-2)).toEqual([
      { kind: 'mine', tables: [listed] },
      { kind: 'mine', tables: [] },
    ]);
  });
});

describe('a lost connection', () => {
  test('is said, mended, and what was missed is asked for from the last number', () => {
    const { client, line, lines, timer, welcomed, news, say } = seated();
    say(update());
    line().handlers.closed();
    expect([client.status, client.table('t1')?.seq]).toEqual(['lost', 4]);
    timer().ring();
    expect(lines).toHaveLength(2);
    welcomed();
    expect(line().sent.at(-1)).toMatchObject({ type: 'watch', since: 4 });
    const said = news.flatMap((heard) => (heard.kind === 'status' ? [heard.status] : []));
    expect(said).toEqual(['open', 'lost', 'open']);
    say(table({ seq: 6, events: [{ kind: 'missed' }] }));
    expect(client.table('t1')?.events.map(({ kind }) => kind)).toEqual(['drawn', 'missed']);
  });

  test('is tried again more and more rarely, not all clients at once, and from the beginning once it was mended', () => {
    const pauses = (random: number) => {
      const { line, timer, welcomed } = setUp({ random });
      const waited = Array.from({ length: 8 }, () => {
        line().handlers.closed();
        const { ms, ring } = timer();
        ring();
        return ms;
      });
      welcomed();
      line().handlers.closed();
      return [...waited, timer().ms];
    };
    expect(pauses(1)).toEqual([300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000, 300]);
    expect(pauses(0).slice(0, 3)).toEqual([150, 300, 600]);
  });

  test('by the server’s own wish is mended when it says, or never', () => {
    const restarts = seated();
    restarts.say({ type: 'bye', why: 'stopping', retry: 1234 });
    expect([restarts.client.status, restarts.timer().ms, restarts.line().hungUp]).toEqual(['lost', 1234, true]);
    expect(restarts.news.at(-1)).toEqual({ kind: 'status', status: 'lost', why: 'stopping' });
    const unwanted = seated();
    unwanted.say({ type: 'bye', why: 'not-signed-in', retry: null });
    expect(unwanted.news.at(-1)).toEqual({ kind: 'status', status: 'closed', why: 'not-signed-in' });
    expect(() => unwanted.timer()).toThrow();
  });

  test('is noticed by silence, after asking', () => {
    const { client, timer, sent, say } = seated();
    timer().ring();
    expect(sent('ping')).toEqual([{ type: 'ping', id: 0 }]);
    say({ type: 'pong', id: 0, now: NOW });
    expect(client.status).toBe('open');
    timer().ring();
    timer().ring();
    expect(client.status).toBe('lost');
  });

  test('is not mended once it was closed here, and what its old line still says is not heard', () => {
    const { client, line, news } = seated();
    client.close();
    const { length } = news;
    line().handlers.heard(JSON.stringify(update()));
    line().handlers.closed();
    expect([client.status, line().hungUp, news.length, client.table('t1')?.seq]).toEqual(['closed', true, length, 3]);
  });
});

describe('a server that speaks otherwise', () => {
  test('is left for good where it refuses our protocol, or breaks it', () => {
    const { line, say, news } = setUp();
    line().handlers.opened();
    say({ type: 'refused', id: null, bar: { rule: null, why: 'version' } });
    expect(news.at(-1)).toEqual({ kind: 'status', status: 'closed', why: 'version' });
    for (const text of ['no JSON', 'null', '{"type":"update","table":7}']) {
      const other = seated();
      other.line().handlers.heard(text);
      expect(other.news.at(-1)).toEqual({ kind: 'status', status: 'closed', why: 'malformed' });
    }
  });

  test('may say what we do not know yet', () => {
    const { client, say } = seated();
    say({ type: 'fireworks', table: 't1' });
    expect(client.status).toBe('open');
  });
});
