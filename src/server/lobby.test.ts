import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { seededRng } from '../kernel/index.ts';
import { DATABASES } from './testing/database/databases.ts';
import { GAME, playOut, tableFor } from './testing/play.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { Visitor } from './testing/visitor/visitor.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let place: TestServer & { remove(): Promise<void> };
  beforeAll(async () => {
    place = await startTestServer(kind, { TABLES_PER_PERSON: '4', ADMIN_TOKEN: 'open-sesame-open-sesame' });
  });
  afterAll(() => place.remove());

  test('a link lets one in to watch or to take a free seat, and a taken seat stays its owner’s', async () => {
    const [host, friend, stranger] = await Promise.all([place.visitor('Host'), place.visitor(), place.visitor()]);
    const table = await host.ask('POST', '/tables', { game: GAME, seats: [null, null] });
    expect(table).toMatchObject({ state: 'open', host: host.id, salts: null, seed: null });
    await host.watch(table.id);
    await friend.watch(table.id);
    expect(friend.at(table.id)).toMatchObject({ you: null, seq: null, view: null });
    await friend.ask('POST', `/tables/${table.id}/join`, { seat: 1 });
    await friend.until(() => friend.at(table.id).you === 1);
    await host.until(() => host.at(table.id).info.seats[1]?.here === true);
    await expect(stranger.ask('POST', `/tables/${table.id}/join`, { seat: 1 })).rejects.toThrow('seat-taken');
    await expect(stranger.ask('POST', `/tables/${table.id}/join`, {})).rejects.toThrow('table-full');
    await expect(friend.ask('POST', `/tables/${table.id}/join`, { seat: 0 })).rejects.toThrow('already-seated');
    expect((await friend.ask('POST', `/tables/${table.id}/join`, { salt: 'mine' })).seats[1].person.id).toBe(friend.id);
    await expect(friend.ask('POST', `/tables/${table.id}/start`)).rejects.toThrow('not-host');
    await host.ask('POST', `/tables/${table.id}/start`);
    await expect(host.ask('POST', `/tables/${table.id}/start`)).rejects.toThrow('has-started');
    await expect(stranger.ask('POST', `/tables/${table.id}/join`, {})).rejects.toThrow('has-started');
    await stranger.watch(table.id);
    expect(stranger.at(table.id).you).toBeNull();
  });

  test('two who want the same seat at once: one gets it', async () => {
    const host = await place.visitor();
    const guests = await Promise.all(Array.from({ length: 5 }, () => place.visitor()));
    const { id } = await host.ask('POST', '/tables', { game: GAME, seats: [null, null, null] });
    const replies = await Promise.all(guests.map((guest) => guest.fetch('POST', `/tables/${id}/join`, { seat: 1 })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('the host puts bots on free seats and takes them away; when the host leaves, another is host', async () => {
    const [host, friend] = [await place.visitor(), await place.visitor()];
    const { id } = await host.ask('POST', '/tables', { game: GAME, seats: [null, null, null] });
    await friend.ask('POST', `/tables/${id}/join`, {});
    const bot = (seat: number, bot: string | null) => host.ask('POST', `/tables/${id}/bots`, { seat, bot });
    expect((await bot(2, 'greedy')).seats[2].bot).toBe('greedy');
    expect((await bot(2, null)).seats[2].bot).toBeNull();
    await expect(host.ask('POST', `/tables/${id}/start`)).rejects.toThrow('seats-free');
    await expect(bot(1, 'greedy')).rejects.toThrow('seat-taken');
    await expect(bot(2, 'deep blue')).rejects.toThrow('no-such-bot');
    // As long as one likes is for tournaments, not for a server's threads.
    await expect(bot(2, 'search-9')).rejects.toThrow('no-such-bot');
    await expect(friend.ask('POST', `/tables/${id}/bots`, { seat: 2, bot: 'random' })).rejects.toThrow('not-host');
    await friend.watch(id);
    await host.ask('POST', `/tables/${id}/leave`);
    await friend.until(() => friend.at(id).info.host === friend.id);
    expect(await friend.ask('POST', `/tables/${id}/leave`)).toBeNull();
    await friend.until(() => !friend.tables.has(id));
    await expect(friend.ask('GET', `/tables/${id}`)).rejects.toThrow('no-such-table');
  });

  test('public tables are in the lobby, others are not; an eager one starts when it is full', async () => {
    const [host, friend] = [await place.visitor(), await place.visitor()];
    const make = (more: object) => host.ask('POST', '/tables', { game: GAME, seats: [null, null], ...more });
    const [open, hidden] = [await make({ public: true, eager: true }), await make({})];
    const lobby: { id: string }[] = await friend.ask('GET', '/tables');
    expect(lobby.map(({ id }) => id)).toContain(open.id);
    expect(lobby.map(({ id }) => id)).not.toContain(hidden.id);
    const stranger = await fetch(`${place.server.url}/api/v1/tables`);
    const seen = (await stranger.json()) as { id: string }[];
    expect([stranger.status, stranger.headers.get('set-cookie')]).toEqual([200, null]);
    // A free seat is nobody's, and so not a stranger's either.
    expect(seen.find(({ id }) => id === open.id)).toMatchObject({ you: null, waits: false, due: null });
    expect(seen.map(({ id }) => id)).not.toContain(hidden.id);
    expect(await friend.ask('POST', `/tables/${open.id}/join`, {})).toMatchObject({ state: 'playing' });
  });

  test.each<[string, object, string, string | null]>([
    ['a game that is not there', { game: 'chess', seats: [null, null] }, 'no-such-game', null],
    ['too many seats', { game: GAME, seats: [null, null, null, null, null] }, 'bad-options', 'seats'],
    ['no seat for a person', { game: GAME, seats: ['random', 'random'] }, 'bad-options', 'seats'],
    ['a bot that is not there', { game: GAME, seats: [null, 'x'] }, 'no-such-bot', null],
    ['an option that is none', { game: GAME, seats: [null, null], options: { tea: 1 } }, 'bad-options', 'options.tea'],
    ['a pack that is not there', { game: GAME, seats: [null, null], content: '0'.repeat(64) }, 'no-such-pack', null],
    [
      'a clock of no time',
      { game: GAME, seats: [null, null], clock: { kind: 'move', seconds: 0 } },
      'malformed',
      'body.clock.seconds',
    ],
  ])('a table with %s is refused with the reason', async (_what, body, why, path) => {
    const host = await place.visitor();
    const reply = await host.fetch('POST', '/tables', body);
    expect(reply.body).toMatchObject({ refused: { why } });
    if (path !== null)
      expect(reply.body).toMatchObject({ faults: [{ path: expect.stringContaining(path.replace('body.', '')) }] });
  });

  test('options that a rule does not allow are refused with that rule', async () => {
    const host = await place.visitor();
    const body = { game: GAME, seats: [null, null], options: { tourism: true } };
    const { status, body: replied } = await host.fetch('POST', '/tables', body);
    expect([status, replied]).toMatchObject([409, { refused: { rule: 'FF-5.4', why: 'tourism-needs-locations' } }]);
  });

  test('one person cannot fill the lobby', async () => {
    const host = await place.visitor();
    const make = () => host.ask('POST', '/tables', { game: GAME, seats: [null, null] });
    for (let n = 0; n < 4; n++) await make();
    await expect(make()).rejects.toThrow('too-many-tables');
  });

  test('somebody’s own cards: faults are named, and a good pack can be played with', async () => {
    const [host, friend] = [await place.visitor(), await place.visitor()];
    const bad = await host.fetch('POST', '/packs', { game: GAME, pack: { id: 'mine' } });
    expect(bad).toMatchObject({ status: 400, body: { refused: { why: 'bad-pack' } } });
    const core = games[GAME]?.pack as { id: string };
    const mine = await host.ask('POST', '/packs', { game: GAME, pack: { ...core, id: 'mine' } });
    expect(mine.content).not.toBe(games[GAME]?.core.content);
    const id = await tableFor([host, friend], { content: mine.content }, ['random']);
    await playOut([host, friend], id, seededRng('mine'));
    const record = await host.ask('GET', `/tables/${id}/record`);
    expect(record.content).toBe(mine.content);
    expect((await host.ask('GET', `/packs/${mine.content}`)).pack).toMatchObject({ id: 'mine' });
  });

  test('a pack of one card: the table pins what it comes to, and everybody gets that whole', async () => {
    const [host, friend] = [await place.visitor(), await place.visitor()];
    const header = { game: GAME, id: 'one-card', version: '1.0.0', author: 'Ada', licence: 'CC0-1.0' };
    const bring = (pack: object) => host.fetch('POST', '/packs', { game: GAME, pack: { ...header, ...pack } });
    const refused = { faults: [{ path: 'remove[0]', message: "core has no card 'unicorn'" }] };
    expect(await bring({ remove: ['unicorn'] })).toMatchObject({ status: 400, body: refused });
    const moon = { id: 'moon', names: { en: 'Moon' }, copies: { '2+': 4, '3+': 0, '4': 0 }, do: [{ do: 'look' }] };
    const pack = { ...header, add: { spells: [moon] } };
    const mine = await host.ask('POST', '/packs', { game: GAME, pack });
    const id = await tableFor([host, friend], { content: mine.content }, ['random']);
    await playOut([host, friend], id, seededRng('one card'));
    expect((await host.ask('GET', `/tables/${id}/record`)).content).toBe(mine.content);
    const kept = await friend.ask('GET', `/packs/${mine.content}`);
    expect(games[GAME]?.load(kept.pack)).toMatchObject({ content: mine.content });
  });

  test('the tables that wait for me come first', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    const ids = [
      await tableFor([a, b], { options: { first: '1' } }),
      await tableFor([a, b], { options: { first: '2' } }),
    ];
    const of = async (person: typeof a) =>
      (await person.ask('GET', '/me/tables')).map(({ id, waits }: { id: string; waits: boolean }) => [
        ids.indexOf(id),
        waits,
      ]);
    expect(await of(a)).toEqual([
      [0, true],
      [1, false],
    ]);
    expect(await of(b)).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  test('chat reaches all but those who muted who writes; only those seated write', async () => {
    const [a, b, guest] = await Promise.all([place.visitor(), place.visitor(), place.visitor()]);
    const id = await tableFor([a, b]);
    await guest.watch(id);
    const text = '<b>hi</b> & "bye"';
    await a.must({ type: 'chat', table: id, text });
    await Promise.all([b, guest].map((person) => person.until(() => person.at(id).chat.length === 1)));
    expect(b.at(id).chat[0]).toMatchObject({ text, person: { id: a.id } });
    expect(await guest.send({ type: 'chat', table: id, text })).toMatchObject({ bar: { why: 'chat-closed' } });
    await b.ask('PUT', '/mutes', { person: a.id, muted: true });
    await a.must({ type: 'chat', table: id, text: 'are you there?' });
    await guest.until(() => guest.at(id).chat.length === 2);
    const later = await b.device();
    await later.watch(id);
    await later.must({ type: 'watch', table: id });
    expect([b.at(id).chat.length, later.at(id).chat.length]).toEqual([1, 0]);
  });

  test('chat is limited', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    const id = await tableFor([a, b]);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => a.send({ type: 'chat', table: id, text: 'spam' })),
    );
    expect(replies.filter(({ type }) => type === 'refused').length).toBeGreaterThanOrEqual(3);
    const long = await a.send({ type: 'chat', table: id, text: 'x'.repeat(501) });
    expect(long).toMatchObject({ type: 'refused', bar: { why: 'malformed' }, faults: [{ path: 'text' }] });
  });

  test('who deletes their account is played for by a bot, and nobody knows their name any more', async () => {
    const [a, b] = [await place.visitor('Nobody Soon'), await place.visitor()];
    const id = await tableFor([a, b]);
    const { id: open } = await a.ask('POST', '/tables', { game: GAME, seats: [null, null] });
    await a.ask('DELETE', '/me', {});
    await b.until(() => b.at(id).info.seats[0]?.person === null);
    expect(b.at(id).info.seats[0]).toMatchObject({ away: 'left', bot: 'greedy' });
    await a.until(() => !a.connected);
    await expect(b.ask('GET', `/tables/${open}`)).rejects.toThrow('no-such-table');
    await playOut([b], id, seededRng('alone'));
    expect(JSON.stringify(await b.ask('GET', `/tables/${id}/record`))).not.toContain('Nobody Soon');
  });

  test('who watched an open table is not let in by that where spectators are not wanted', async () => {
    const [a, b, early] = await Promise.all([place.visitor(), place.visitor(), place.visitor()]);
    const { id } = await a.ask('POST', '/tables', { game: GAME, seats: [null, null], spectators: false, eager: true });
    await early.watch(id);
    for (const person of [a, b]) await person.ask('POST', `/tables/${id}/join`, {});
    await early.until(() => !early.tables.has(id));
    expect(early.texts.join('')).not.toContain('"view":{');
  });

  test('a rematch whose table is gone can be asked for again, and a seat is kept for the host too', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    const id = await tableFor([a, b]);
    await a.ask('POST', `/tables/${id}/resign`);
    const first = await a.ask('POST', `/tables/${id}/rematch`);
    await expect(a.ask('POST', `/tables/${first.id}/start`)).rejects.toThrow('not-seated');
    for (const person of [a, b]) await person.ask('POST', `/tables/${first.id}/leave`);
    const second = await b.ask('POST', `/tables/${id}/rematch`);
    expect(second.id).not.toBe(first.id);
    await a.ask('POST', `/tables/${second.id}/join`, {});
    expect(await b.ask('POST', `/tables/${second.id}/join`, {})).toMatchObject({ state: 'playing' });
  });

  test('who may have no further table can still sit at their last one', async () => {
    const host = await place.visitor();
    let id = '';
    for (let n = 0; n < 4; n++)
      ({ id } = await host.ask('POST', '/tables', { game: GAME, seats: [null, 'random'], eager: true }));
    expect(await host.ask('POST', `/tables/${id}/join`, { salt: 'x' })).toMatchObject({ state: 'playing' });
  });

  test.each<[string, (host: Visitor, id: string) => Promise<unknown>]>([
    ['chat', (host, id) => host.send({ type: 'chat', table: id, text: 'a\0b' })],
    ['an id', (host) => host.send({ type: 'watch', table: 'a\0b' })],
    ['a salt', async (host, id) => (await host.fetch('POST', `/tables/${id}/join`, { salt: '\ud800' })).body],
    ['a report', async (host, id) => (await host.fetch('POST', `/tables/${id}/report`, { words: 'a\0b' })).body],
    ['a name', async (host) => (await host.fetch('POST', '/sign-in', { name: 'a\0b', password: 'x' })).body],
  ])('what no database takes is refused as malformed: %s', async (_where, send) => {
    const host = await place.visitor();
    const { id } = await host.ask('POST', '/tables', { game: GAME, seats: [null, null] });
    const reply = (await send(host, id)) as { bar?: object; refused?: object };
    expect(reply.bar ?? reply.refused).toMatchObject({ why: 'malformed' });
  });

  test('a brought record in which something is that no database takes is refused as a bad record', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    const id = await tableFor([a, b]);
    await a.ask('POST', `/tables/${id}/resign`);
    const { commitment: _, ...record } = await a.ask('GET', `/tables/${id}/record`);
    const bring = (more: object) =>
      a.fetch('POST', '/play-on', { record: { ...record, ...more }, after: 0, seat: 0, bot: 'random' });
    for (const more of [{ seed: 'a\0b' }, { salts: ['\0', '\ud800'] }, { options: { 'a\0b': true } }])
      expect(await bring(more)).toMatchObject({ status: 400, body: { refused: { why: 'bad-record' } } });
    expect(await bring({})).toMatchObject({ status: 200 });
  });

  test('chat cannot turn the direction of writing, nor hide anything; emoji stay whole', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    const id = await tableFor([a, b]);
    await a.must({ type: 'chat', table: id, text: 'see \u202egpj.exe\u202c \x1b[2J 👩\u200d🚀' });
    await b.until(() => b.at(id).chat.length === 1);
    expect(b.at(id).chat[0]?.text).toBe('see gpj.exe  [2J 👩\u200d🚀');
    expect(await a.send({ type: 'chat', table: id, text: '\u2066\u2069' })).toMatchObject({
      bar: { why: 'malformed' },
    });
  });

  test('nothing is taken back for ever', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    const id = await tableFor([a, b], { options: { first: '1' } });
    let reply: { type: string } = { type: 'done' };
    for (let n = 0; n < 200 && reply.type === 'done'; n++) {
      const { question, undo } = a.at(id);
      if (!undo) await a.answer(id, question?.legal.at(-1) as string);
      reply = await a.send({ type: 'undo', table: id });
      if (n === 0 && reply.type === 'refused') return;
    }
    expect(reply).toMatchObject({ bar: { why: 'undo-enough' } });
  });

  test('changing the password closes the sockets of other devices, and not one’s own', async () => {
    const a = await place.visitor();
    const name = `Changer ${kind}`;
    await a.ask('POST', '/account', { name, password: 'three black cats' });
    const phone = new Visitor(place.server.url);
    await phone.ask('POST', '/sign-in', { name, password: 'three black cats' });
    await phone.connect();
    await a.ask('POST', '/password', { password: 'three black cats', newPassword: 'four white owls' });
    await phone.until(() => !phone.connected);
    expect(phone.byes).toMatchObject([{ why: 'not-signed-in', retry: null }]);
    expect(await a.send({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  test('signing out everywhere closes the sockets too', async () => {
    const a = await place.visitor();
    const other = await a.device();
    await a.ask('POST', '/sign-out-everywhere');
    await other.until(() => !other.connected);
    expect(other.byes).toMatchObject([{ why: 'not-signed-in', retry: null }]);
  });
});
