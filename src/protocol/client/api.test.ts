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

test('nothing to say back is fine where nothing is wanted', async () => {
  expect(await setUp(204, '').api.start('t1')).toMatchObject({ kind: 'done' });
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
