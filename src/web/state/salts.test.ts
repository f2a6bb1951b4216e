import { beforeEach, expect, test, vi } from 'vitest';
import { commitmentTo } from '../../kernel/index.ts';
import { FakeServer, settled, stubBrowser } from './testing/fake-server.ts';

const ada = { id: 'p1', name: 'Ada', guest: true, language: 'en', since: '2026-01-01T00:00:00.000Z' };

let server: FakeServer;
const kept = new Map<string, string>();
beforeEach(() => {
  server = new FakeServer();
  kept.clear();
  stubBrowser(server, kept);
  return () => vi.unstubAllGlobals();
});

/** The page is loaded, by Ada. */
async function begin() {
  vi.resetModules();
  (await import('./session.ts')).me.set(ada as never);
  return import('./salts.ts');
}

const table = (more: object) => ({
  ...{ id: 't1', game: 'tiny', rules: 1, edition: null, content: '', options: {}, state: 'open', public: false },
  ...{ spectators: true, clock: { kind: 'none' }, eager: false, coach: false, host: 'p1', commitment: '', salts: null },
  ...{ seed: null, result: null, next: null, origin: null, created: ada.since, started: null, ended: null },
  ...{ revealing: false, withheld: [], ...more },
});
const seat = (saltCommitment: string | null) => ({
  ...{ person: null, keptFor: null, bot: null, away: null, here: true, saltCommitment, saltShown: false },
});

test('a page that is loaded again in the middle shows the salt that it promised, and promises no other', async () => {
  const salts = await begin();
  const joining = salts.join('t1');
  await settled();
  const { saltCommitment } = server.bodies.at(-1) as { saltCommitment: string };
  await server.reply(200, table({ seats: [seat(saltCommitment), seat(null)] }));
  await joining;
  const again = await begin();
  const other = 'f'.repeat(64);
  const open = table({ seats: [seat(saltCommitment), seat(other)] });
  await again.promiseSalt(open as never);
  expect(server.asked).toEqual(['POST /api/v1/tables/t1/join']);
  again.showSalts({ kind: 'mine', tables: [{ ...open, revealing: true }] } as never);
  await settled();
  expect(server.asked.at(-1)).toBe('POST /api/v1/tables/t1/reveal');
  const { salt } = server.bodies.at(-1) as { salt: string };
  expect(commitmentTo(salt)).toBe(saltCommitment);
  await server.reply(200, open);
  expect(again.keptSalt('t1')).toEqual({ salt, fixed: [saltCommitment, other], taken: true });
});

test('who sat down with another device promises a salt that this one can show, once', async () => {
  const salts = await begin();
  const info = table({ seats: [seat('f'.repeat(64))] });
  const promising = salts.promiseSalt(info as never);
  await settled();
  await server.reply(200, info);
  await promising;
  await salts.promiseSalt(info as never);
  expect(server.asked).toEqual(['POST /api/v1/tables/t1/join']);
});

test('nothing is promised any more while salts are shown', async () => {
  const salts = await begin();
  await salts.promiseSalt(table({ revealing: true, seats: [seat('f'.repeat(64))] }) as never);
  expect(server.asked).toEqual([]);
});
