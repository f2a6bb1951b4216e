import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { type AnyGame, commitmentTo, type GameRecord, replay, seededRng } from '../kernel/index.ts';
import { DATABASES } from './testing/database/databases.ts';
import { GAME, playOut, tableFor } from './testing/play.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import type { Visitor } from './testing/visitor/visitor.ts';

const game = games[GAME]?.core as AnyGame;

describe.each(DATABASES)('on %s', (kind) => {
  let place: TestServer & { remove(): Promise<void> };
  beforeAll(async () => {
    place = await startTestServer(kind, { ADMIN_TOKEN: 'open-sesame-open-sesame' });
  });
  afterAll(() => place.remove());
  const pair = async (): Promise<[Visitor, Visitor]> => [await place.visitor(), await place.visitor()];

  test('the seed is promised before anybody sits down, and shown only after the end', async () => {
    const [a, b] = await pair();
    const { id, commitment } = await a.ask('POST', '/tables', { game: GAME, seats: [null, null] });
    await a.ask('POST', `/tables/${id}/join`, { salt: 'pepper' });
    await b.ask('POST', `/tables/${id}/join`, { salt: 'salt' });
    for (const person of [a, b]) await person.watch(id, 0);
    await a.ask('POST', `/tables/${id}/start`);
    await playOut([a, b], id, seededRng('promise'));
    const record: GameRecord = await b.ask('GET', `/tables/${id}/record`);
    expect(commitmentTo(record.seed)).toBe(commitment);
    expect(record.salts).toEqual(['pepper', 'salt']);
    // Not a digit of it came before.
    const over = a.texts.findIndex((text) => text.includes('"state":"over"'));
    expect(a.texts.slice(0, over).join('')).not.toContain(record.seed);
    expect(place.logged()).not.toContain(record.seed);
    const { commitment: _kept, ...other } = { ...record, seed: 'another' };
    expect(() => replay(game, { ...other, commitment })).toThrow('commitment');
  });

  test('before the end a record is the own view, and no more', async () => {
    const [a, b] = await pair();
    const id = await tableFor([a, b]);
    await playOut([a, b], id, seededRng('own'), () => a.at(id).events.length > 10);
    const own = await a.ask('GET', `/tables/${id}/record`);
    expect(own).toMatchObject({ format: 'view', you: 0, table: { seed: null } });
    expect(own.updates.flat().slice(0, 10)).toEqual(a.at(id).events.slice(0, 10));
    expect(own.view.table.players[1].hand).toBeNull();
    expect(own).not.toHaveProperty('seed');
  });

  test('“this looks wrong” keeps the game up to that place with the words, for who runs the server', async () => {
    const [a, b] = await pair();
    const id = await tableFor([a, b]);
    await playOut([a, b], id, seededRng('wrong'), () => (a.at(id).seq ?? 0) >= 6);
    const { id: report } = await a.ask('POST', `/tables/${id}/report`, { words: 'My card is gone!', seq: 2 });
    await a.ask('POST', `/tables/${id}/report`, { words: 'And now?' });
    const read = async (path: string, token: string) => {
      const response = await fetch(`${a.url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
      // biome-ignore lint/suspicious/noExplicitAny: looked into below
      return { status: response.status, body: (await response.json()) as any };
    };
    expect((await read('/reports', 'guess')).status).toBe(401);
    expect((await a.fetch('GET', '/reports')).status).toBe(401);
    const { body: list } = await read('/reports', 'open-sesame-open-sesame');
    expect(list.map(({ words }: { words: string }) => words)).toEqual(['And now?', 'My card is gone!']);
    const { body: early } = await read(`/reports/${report}`, 'open-sesame-open-sesame');
    const { body: late } = await read(`/reports/${list[0].id}`, 'open-sesame-open-sesame');
    expect(early.record.answers.length).toBeLessThan(late.record.answers.length);
    replay(game, early.record);
  });

  test('a finished game is played on from any place, as a new table against bots', async () => {
    const [a, b] = await pair();
    const id = await tableFor([a, b]);
    await expect(a.ask('POST', '/play-on', { table: id, after: 0, seat: 0 })).rejects.toThrow('not-over');
    await playOut([a, b], id, seededRng('on'));
    const record: GameRecord = await a.ask('GET', `/tables/${id}/record`);
    const after = Math.floor(record.answers.length / 2);
    const watcher = await place.visitor();
    const next = await watcher.ask('POST', '/play-on', { table: id, after, seat: 1, bot: 'random' });
    expect(next).toMatchObject({ state: 'playing', origin: { table: id, after }, commitment: record.commitment });
    await watcher.watch(next.id, 0);
    await playOut([watcher], next.id, seededRng('new'));
    const played: GameRecord = await watcher.ask('GET', `/tables/${next.id}/record`);
    const words = ({ answers }: GameRecord) => answers.slice(0, after).map(({ seat, say }) => [seat, say]);
    expect(words(played)).toEqual(words(record));
    replay(game, played);
  });

  test('a record of one’s own is played on, if it fits', async () => {
    const a = await place.visitor();
    const { match } = (() => {
      const setup = { seats: 2, options: {}, seed: 'my own', salts: [] };
      const record = {
        format: 2,
        game: GAME,
        edition: game.edition,
        content: game.content,
        ...setup,
        forced: true,
        answers: [],
      };
      return { match: replay(game, record as GameRecord) };
    })();
    const record = match.record as GameRecord;
    const next = await a.ask('POST', '/play-on', { record, after: 0, seat: 0 });
    await a.watch(next.id, 0);
    expect(a.at(next.id).view).toEqual(JSON.parse(JSON.stringify(match.view(0))));
    const on = (more: object) => a.fetch('POST', '/play-on', { record: { ...record, ...more }, after: 0, seat: 0 });
    expect((await on({ seed: 7 })).body).toMatchObject({ refused: { why: 'bad-record' }, faults: [{ path: 'seed' }] });
    expect((await on({ edition: 'ff' })).body).toMatchObject({ refused: { why: 'other-rules' } });
    expect((await on({ game: 'chess' })).body).toMatchObject({ refused: { why: 'no-such-game' } });
    const far = await a.fetch('POST', '/play-on', { record, after: 9, seat: 0 });
    expect(far.body).toMatchObject({ faults: [{ path: 'after' }] });
  });
});
