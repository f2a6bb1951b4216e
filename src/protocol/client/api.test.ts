import { expect, test } from 'vitest';
import { Api, type Fetch } from './api.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const me = { id: 'p1', name: 'Ada', guest: true, language: 'en', since: NOW };

function setUp(status: number, text: string) {
  const calls: Parameters<Fetch>[] = [];
  const api = new Api('http://table.example', async (...call) => {
    calls.push(call);
    return { status, text: async () => text };
  });
  return { api, calls };
}

test('a call goes to its address, with its body as JSON, and what comes back is parsed', async () => {
  const { api, calls } = setUp(200, JSON.stringify({ ...me, secret: 1 }));
  expect(await api.guest({ name: 'Ada' })).toEqual({ kind: 'done', value: me });
  const headers = { 'content-type': 'application/json' };
  expect(calls).toEqual([['http://table.example/api/v1/guest', { method: 'POST', headers, body: '{"name":"Ada"}' }]]);
});

test('a table’s name cannot lead to another address', async () => {
  const { api, calls } = setUp(200, '{}');
  await api.record('../me?');
  expect(calls[0]?.[0]).toBe('http://table.example/api/v1/tables/..%2Fme%3F/record');
});

test('a refusal comes with its reason and its faults', async () => {
  const bar = { rule: 'T-1', why: 'no-ladder', with: { seat: 1 } };
  expect(await setUp(409, JSON.stringify({ refused: bar })).api.me()).toEqual({ kind: 'refused', bar, faults: [] });
  const faults = [{ path: 'options.tea', message: 'there is no such option' }];
  expect(await setUp(400, JSON.stringify({ refused: bar, faults })).api.me()).toMatchObject({ faults });
});

const person = { id: 'p2', name: 'Basil', guest: true };
const table = {
  ...{
    id: 't1',
    game: 'tiny',
    rules: 1,
    edition: null,
    content: '',
    options: {},
    state: 'open',
    public: false,
    spectators: true,
  },
  ...{
    clock: { kind: 'none' },
    eager: false,
    coach: false,
    host: 'p1',
    seats: [],
    commitment: '',
    revealing: false,
    withheld: [],
    salts: null,
    seed: null,
  },
  ...{ result: null, next: null, origin: null, created: NOW, started: null, ended: null },
};
const data = {
  ...{ me: { ...me, seen: NOW }, sessions: [{ created: NOW, seen: NOW }], tables: [], chat: [] },
  ...{ mutes: [person], reports: [], packs: [] },
};

test.each<[string, (api: Api) => Promise<unknown>, string, unknown, unknown]>([
  ['settle', (api) => api.settle({ name: 'Ada', password: 'x' }), 'POST /account', { name: 'Ada', password: 'x' }, me],
  ['signIn', (api) => api.signIn({ name: 'Ada', password: 'x' }), 'POST /sign-in', { name: 'Ada', password: 'x' }, me],
  ['myData', (api) => api.myData(), 'GET /me/export', null, data],
  ['mutes', (api) => api.mutes(), 'GET /mutes', null, [person]],
  ['mute', (api) => api.mute('p2', true), 'PUT /mutes', { person: 'p2', muted: true }, [person]],
  ['myTables', (api) => api.myTables(100), 'GET /me/tables?skip=100', null, []],
  ['start', (api) => api.start('t1'), 'POST /tables/t1/start', {}, table],
  ['reveal', (api) => api.reveal('t1', 'pepper'), 'POST /tables/t1/reveal', { salt: 'pepper' }, table],
  ['placeBot', (api) => api.placeBot('t1', 1, null), 'POST /tables/t1/bots', { seat: 1, bot: null }, table],
  ['leave', (api) => api.leave('t1'), 'POST /tables/t1/leave', {}, table],
  ['leave, as the last', (api) => api.leave('t1'), 'POST /tables/t1/leave', {}, null],
  ['report', (api) => api.report('t1', { words: 'odd' }), 'POST /tables/t1/report', { words: 'odd' }, { id: 'r1' }],
  [
    'playOn',
    (api) => api.playOn({ table: 't1', after: 3, seat: 0 }),
    'POST /play-on',
    { table: 't1', after: 3, seat: 0 },
    table,
  ],
])(
  '%s asks for what it is called, and brings what it should and nothing else',
  async (_name, call, asked, body, came) => {
    const { api, calls } = setUp(200, JSON.stringify(came));
    expect(await call(api)).toEqual({ kind: 'done', value: came });
    const [url = '', sent] = calls[0] ?? [];
    expect(`${sent?.method} ${url.replace('http://table.example/api/v1', '')}`).toBe(asked);
    expect(JSON.parse(sent?.body ?? 'null')).toEqual(body);
    expect(await call(setUp(200, '"tea"').api)).toEqual({ kind: 'unreadable' });
  },
);

test.each<[string, (api: Api) => Promise<unknown>, string]>([
  ['signOut', (api) => api.signOut(), 'POST /sign-out'],
  ['signOutEverywhere', (api) => api.signOutEverywhere(), 'POST /sign-out-everywhere'],
  ['deleteMe', (api) => api.deleteMe({ password: 'x' }), 'DELETE /me'],
  ['away', (api) => api.away('t1'), 'POST /tables/t1/away'],
])('%s wants no more than that it is done', async (_name, call, asked) => {
  const { api, calls } = setUp(204, '');
  expect(await call(api)).toMatchObject({ kind: 'done' });
  expect(`${calls[0]?.[1].method} ${calls[0]?.[0].replace('http://table.example/api/v1', '')}`).toBe(asked);
});

test('nothing to say back is fine where nothing is wanted', async () => {
  expect(await setUp(204, '').api.resign('t1')).toMatchObject({ kind: 'done' });
});

test.each([
  [200, '<html>'],
  [200, '{"id":7}'],
  [502, 'Bad Gateway'],
])('status %i with %s is not from a server of ours', async (status, text) => {
  expect(await setUp(status, text).api.me()).toEqual({ kind: 'unreadable' });
});

test('nobody there is unreachable', async () => {
  const api = new Api('http://table.example', async () => {
    throw new TypeError('fetch failed');
  });
  expect(await api.me()).toEqual({ kind: 'unreachable' });
});
