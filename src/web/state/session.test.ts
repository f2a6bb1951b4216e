import { beforeEach, expect, test, vi } from 'vitest';
import { FakeServer, settled, stubBrowser } from './testing/fake-server.ts';

const ada = { id: 'p1', name: 'Ada', guest: true, language: 'en', since: '2026-01-01T00:00:00.000Z' };
const basil = { ...ada, id: 'p2', name: 'Basil' };

const stranger = { refused: { rule: null, why: 'not-signed-in' } };

let server: FakeServer;
let session: typeof import('./session.ts');
const kept = new Map<string, string>();
beforeEach(async () => {
  server = new FakeServer();
  kept.clear();
  kept.set('grimalkin.known', 'p1');
  vi.resetModules();
  stubBrowser(server, kept);
  session = await import('./session.ts');
  return () => vi.unstubAllGlobals();
});

test('who may be known already does not become a guest before the server has said who they are', async () => {
  void session.askWho();
  const somebody = session.ensurePerson();
  await settled();
  expect(server.asked).toEqual(['GET /api/v1/me']);
  await server.reply(200, ada);
  expect(await somebody).toEqual({ kind: 'done', value: ada });
  expect(server.asked).toHaveLength(1);
});

test('whom the server does not know becomes a guest, once for all who ask', async () => {
  const [one, other] = [session.ensurePerson(), session.ensurePerson()];
  await settled();
  await server.reply(401, stranger);
  await server.reply(201, basil);
  expect([await one, await other]).toEqual(Array(2).fill({ kind: 'done', value: basil }));
  expect(server.asked).toEqual(['GET /api/v1/me', 'POST /api/v1/guest']);
  expect(kept.get('grimalkin.known')).toBe('p2');
});

test('a stranger becomes a guest without being asked', async () => {
  kept.clear();
  const somebody = session.ensurePerson();
  await settled();
  await server.reply(201, basil);
  expect((await somebody).kind).toBe('done');
  expect(server.asked).toEqual(['POST /api/v1/guest']);
});

test('where nobody says who we are, we stay who we may be, and ask again the next time', async () => {
  const down = { refused: { rule: null, why: 'database' } };
  const somebody = session.ensurePerson();
  await settled();
  await server.reply(503, down);
  expect(await somebody).toMatchObject({ kind: 'refused', bar: { why: 'database' } });
  expect(session.me.get()).toBe(undefined);
  const again = session.ensurePerson();
  await settled();
  await server.reply(200, ada);
  expect(await again).toEqual({ kind: 'done', value: ada });
});
