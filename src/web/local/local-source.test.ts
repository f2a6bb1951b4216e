import { afterEach, expect, test } from 'vitest';
import { below, replay, seededRng } from '../../kernel/index.ts';
import type { FollowedTable } from '../../protocol/client/followed-table.ts';
import type { TableNews } from '../table/source.ts';
import { type LocalEngine, makeLocalEngine } from './engine/engine.ts';
import type { TablesNews } from './engine/tables/local-tables.ts';
import { LocalSource } from './local-source.ts';
import { type Port, rpcClient, serveRpc } from './rpc.ts';
import { editionsOf } from './testing/editions.ts';
import { FakeStorage } from './testing/fake-browser.ts';
import { find } from './testing/records.ts';

const lines: MessageChannel[] = [];
afterEach(() => {
  for (const { port1, port2 } of lines.splice(0)) for (const port of [port1, port2]) port.close();
});

/** An engine behind a real line, as in its thread. */
function room(storage: FakeStorage) {
  const channel = new MessageChannel();
  lines.push(channel);
  const listeners = new Set<(news: TablesNews) => void>();
  const environment = {
    now: Date.now,
    pause: async () => {},
    lock: async () => () => {},
    reportBotError: (error: unknown) => {
      throw error;
    },
    secret: () => crypto.randomUUID().replaceAll('-', '').repeat(2),
  };
  serveRpc(channel.port1 as unknown as Port, (tell) => ({
    ...makeLocalEngine(editionsOf(), storage, environment, tell),
  }));
  const { calls } = rpcClient<LocalEngine>(channel.port2 as unknown as Port, ['tables', 'records'], (news) => {
    for (const listener of [...listeners]) listener(news as TablesNews);
  });
  const hear = (listener: (news: TablesNews) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { ...calls, hear };
}

const unheard = { unkept: () => {}, taken: () => {}, broken: () => {} };

/** Waits until it is for the person to answer, or over. */
const myTurn = (source: LocalSource): Promise<FollowedTable> =>
  new Promise((resolve) => {
    const isSo = () => {
      const { now } = source;
      if (now !== null && (now.question !== null || now.info.state === 'over')) resolve(now);
    };
    isSo();
    source.subscribe(isSo);
  });

test('a whole game is played through a source like any other, with a reload in the middle', async () => {
  const storage = new FakeStorage();
  let at = room(storage);
  const made = await at.tables.create({ game: find.name, seats: [null, 'random', 'greedy'], options: {} }, [
    'Ada',
    'Rat',
    'Raven',
  ]);
  if (made.kind !== 'made') throw new Error(made.kind);
  const sitDown = async () => {
    const source = new LocalSource(made.id, at);
    expect(await source.sit(unheard)).toBeNull();
    return source;
  };
  let source = await sitDown();
  const news: TableNews[] = [];
  source.subscribe((told) => news.push(told));
  const rng = seededRng('whole');
  for (let n = 0; ; n++) {
    const { question, info } = await myTurn(source);
    if (question === null) {
      expect(info.state).toBe('over');
      break;
    }
    if (n === 10) {
      await at.tables.settled();
      const before = source.now as FollowedTable;
      source.leave();
      at = room(storage);
      source = await sitDown();
      expect(await myTurn(source)).toMatchObject({
        view: before.view,
        question: { legal: before.question?.legal },
        undo: before.undo,
      });
      continue;
    }
    const say = question.legal[below(rng, question.legal.length)] as string;
    const free = await source.answer(question.number, say, true);
    if (free.kind !== 'done') {
      expect(free).toEqual({ kind: 'refused', bar: { rule: null, why: 'seals' }, faults: [] });
      expect(await source.answer(question.number, say, false)).toEqual({ kind: 'done' });
    }
  }
  for (const { before, now, events } of news) {
    expect(now.seq).toBe((before?.seq ?? 0) + 1);
    expect(now.events).toEqual([...(before?.events ?? []), ...events]);
  }
  await at.tables.settled();
  const saved = storage.games.get(made.id);
  expect(replay(find, saved?.record as never).state.result).toEqual(source.now?.info.result);
});

test('what was free can be taken back, and what was not cannot', async () => {
  const at = room(new FakeStorage());
  const made = await at.tables.create({ game: find.name, seats: [null, 'random'], options: { first: '1' } }, []);
  if (made.kind !== 'made') throw new Error(made.kind);
  const source = new LocalSource(made.id, at);
  await source.sit(unheard);
  let freely = 0;
  for (let n = 0; n < 40 && freely < 3; n++) {
    const { question, view, info } = await myTurn(source);
    if (question === null) throw new Error(info.state);
    const say = question.legal[0] as string;
    const free = await source.answer(question.number, say, true);
    if (free.kind === 'done' && freely++ < 3) {
      expect(await source.undo()).toEqual({ kind: 'done' });
      expect(source.now?.view).toEqual(view);
      expect(source.now?.question?.legal).toEqual(question.legal);
      expect(source.now?.question?.number).not.toBe(question.number);
      await source.answer(source.now?.question?.number as number, say, false);
    } else if (free.kind === 'refused') {
      expect(free.bar.why).toBe('seals');
      expect(source.now?.question).toEqual(question);
      await source.answer(question.number, say, false);
    }
  }
  expect(freely).toBe(3);
  expect(await source.why()).toMatchObject({ kind: 'barred' });
});

test('what is wrong with a table is said by who sits down', async () => {
  const source = new LocalSource('nowhere', room(new FakeStorage()));
  expect(await source.sit(unheard)).toEqual({ kind: 'missing' });
  expect(source.now).toBeNull();
});
