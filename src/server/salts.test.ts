import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { type AnyGame, commitmentTo, type GameRecord, replay, seededRng } from '../kernel/index.ts';
import { DATABASES } from './testing/database/databases.ts';
import { GAME, playOut } from './testing/play.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import type { Visitor } from './testing/visitor/visitor.ts';

const game = games[GAME]?.core as AnyGame;
/** Longer than any test: nobody's salt is given up. */
const PATIENT = { REVEAL_SECONDS: '600' };
/** More than that, in milliseconds. */
const TOO_LONG = 601_000;
const DAY = 86_400_000;

const promise = (who: Visitor, id: string, salt: string) =>
  who.ask('POST', `/tables/${id}/join`, { saltCommitment: commitmentTo(salt) });
const show = (who: Visitor, id: string, salt: string) => who.ask('POST', `/tables/${id}/reveal`, { salt });

/** Two people watch a table at which both have promised a salt, and the host has started the game. */
async function revealing(host: Visitor, friend: Visitor, bots: readonly string[] = []) {
  const { id } = await host.ask('POST', '/tables', { game: GAME, seats: [null, null, ...bots] });
  for (const who of [host, friend]) await who.watch(id, 0);
  await promise(host, id, 'pepper');
  await promise(friend, id, 'thyme');
  await host.ask('POST', `/tables/${id}/start`);
  return id as string;
}

async function recordOf(who: Visitor, id: string): Promise<GameRecord> {
  await who.ask('POST', `/tables/${id}/resign`);
  await who.until(() => who.at(id).info.state === 'over');
  return who.ask('GET', `/tables/${id}/record`);
}

describe.each(DATABASES)('on %s', (kind) => {
  let place: TestServer & { remove(): Promise<void> };
  let ahead = 0;
  beforeAll(async () => {
    place = await startTestServer(kind, PATIENT, { now: () => Date.now() + ahead });
  });
  afterAll(() => place.remove());

  test('who sits down last, and knows the seed, learns no salt before their own is fixed', async () => {
    const [victim, accomplice] = [await place.visitor(), await place.visitor()];
    const { id } = await victim.ask('POST', '/tables', { game: GAME, seats: [null, null] });
    await promise(victim, id, 'pepper');
    await accomplice.watch(id, 0);
    const { seats } = await promise(accomplice, id, 'thyme');
    // All that is known of the salt is its hash.
    expect(seats[0]).toMatchObject({ saltCommitment: commitmentTo('pepper'), saltShown: false });
    // A promise may be changed, and no salt is taken yet.
    await promise(accomplice, id, 'basil');
    await expect(show(victim, id, 'pepper')).rejects.toThrow('not-revealing');
    await victim.ask('POST', `/tables/${id}/start`);
    await accomplice.until(() => accomplice.at(id).info.revealing);
    // From here on nothing can be chosen any more, and even a salt that was shown is told to nobody.
    await show(victim, id, 'pepper');
    for (const given of [{ saltCommitment: commitmentTo('rosemary') }, { salt: 'rosemary' }, {}])
      await expect(accomplice.ask('POST', `/tables/${id}/join`, given)).rejects.toThrow('has-started');
    await expect(accomplice.ask('POST', `/tables/${id}/leave`)).rejects.toThrow('has-started');
    for (const other of ['rosemary', 'thyme']) await expect(show(accomplice, id, other)).rejects.toThrow('wrong-salt');
    const shown = await accomplice.ask('GET', `/tables/${id}`);
    expect(shown).toMatchObject({ state: 'open', revealing: true, salts: null, seats: [{ saltShown: true }, {}] });
    expect(accomplice.texts.join()).not.toContain('pepper');
    const dealt = await show(accomplice, id, 'basil');
    expect(dealt).toMatchObject({ state: 'playing', revealing: false, salts: ['pepper', 'basil'], withheld: [] });
    await playOutFrom(victim, accomplice, id);
    const record: GameRecord = await accomplice.ask('GET', `/tables/${id}/record`);
    expect(record).toMatchObject({
      salts: ['pepper', 'basil'],
      saltCommitments: [commitmentTo('pepper'), commitmentTo('basil')],
    });
    expect(record.withheld).toBeUndefined();
    expect(replay(game, record).state.result).toEqual(victim.at(id).info.result);
    expect(() => replay(game, { ...record, salts: ['pepper', 'thyme'] })).toThrow('saltCommitments[1]');
  });

  async function playOutFrom(a: Visitor, b: Visitor, id: string): Promise<void> {
    await a.watch(id, 0);
    await playOut([a, b], id, seededRng('salts'));
  }

  test('a salt is shown by who promised it, once, and again if they did not hear that it was taken', async () => {
    const [host, friend, stranger] = [await place.visitor(), await place.visitor(), await place.visitor()];
    const id = await revealing(host, friend, ['random']);
    await expect(show(stranger, id, 'pepper')).rejects.toThrow('not-seated');
    await expect(host.ask('POST', `/tables/${id}/start`)).rejects.toThrow('has-started');
    await expect(host.ask('POST', `/tables/${id}/bots`, { seat: 2, bot: null })).rejects.toThrow('has-started');
    await expect(host.ask('POST', `/tables/${id}/reveal`, { salt: '' })).rejects.toThrow('malformed');
    for (let n = 0; n < 2; n++) expect(await show(host, id, 'pepper')).toMatchObject({ revealing: true });
    await show(friend, id, 'thyme');
    // The reply was lost, and the game has begun.
    expect(await show(friend, id, 'thyme')).toMatchObject({ state: 'playing', salts: ['pepper', 'thyme', ''] });
    await expect(show(friend, id, 'other')).rejects.toThrow('not-revealing');
  });

  test('one person against bots begins with the salt that they show, without waiting for anybody', async () => {
    const host = await place.visitor();
    const { id } = await host.ask('POST', '/tables', { game: GAME, seats: [null, 'random'], eager: true });
    expect(await promise(host, id, 'pepper')).toMatchObject({ state: 'open', revealing: true });
    expect(await show(host, id, 'pepper')).toMatchObject({ state: 'playing', salts: ['pepper', ''] });
  });

  test('an eager table asks for the salts when it is full, and so does a rematch', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    const { id } = await a.ask('POST', '/tables', { game: GAME, seats: [null, null], eager: true });
    expect(await promise(a, id, 'pepper')).toMatchObject({ revealing: false });
    expect(await promise(b, id, 'thyme')).toMatchObject({ revealing: true });
    await show(b, id, 'thyme');
    await show(a, id, 'pepper');
    await a.ask('POST', `/tables/${id}/resign`);
    const { id: next } = await a.ask('POST', `/tables/${id}/rematch`);
    await promise(a, next, 'one');
    expect(await promise(b, next, 'two')).toMatchObject({ revealing: true });
    await show(a, next, 'one');
    expect(await show(b, next, 'two')).toMatchObject({ state: 'playing', salts: ['one', 'two'] });
  });

  test('a salt that is given openly, as 0.7.0 does, is fixed with the others and has no promise in the record', async () => {
    const [old, now] = [await place.visitor(), await place.visitor()];
    const { id } = await old.ask('POST', '/tables', { game: GAME, seats: [null, null] });
    await old.ask('POST', `/tables/${id}/join`, { salt: 'plain' });
    const { seats } = await promise(now, id, 'thyme');
    expect(seats[0]).toMatchObject({ saltCommitment: commitmentTo('plain'), saltShown: true });
    await expect(
      old.ask('POST', `/tables/${id}/join`, { salt: 'plain', saltCommitment: commitmentTo('plain') }),
    ).rejects.toThrow('malformed');
    for (const who of [old, now]) await who.watch(id, 0);
    await old.ask('POST', `/tables/${id}/start`);
    await expect(show(old, id, 'plain')).rejects.toThrow('wrong-salt');
    await show(now, id, 'thyme');
    await old.until(() => old.at(id).seq !== null);
    const record = await recordOf(old, id);
    expect(record).toMatchObject({ salts: ['plain', 'thyme'], saltCommitments: [null, commitmentTo('thyme')] });
    replay(game, record);
  });

  test('who is not there to show their salt is named at the table and in the record, and has none in the deal', async () => {
    const [here, gone] = [await place.visitor(), await place.visitor()];
    const id = await revealing(here, gone);
    await show(here, id, 'pepper');
    gone.hangUp();
    ahead += TOO_LONG;
    await here.until(() => here.at(id).seq !== null);
    expect(here.at(id).info).toMatchObject({ revealing: false, withheld: [1], salts: ['pepper', ''] });
    await expect(show(gone, id, 'thyme')).rejects.toThrow('not-revealing');
    const record = await recordOf(here, id);
    expect(record).toMatchObject({ withheld: [1], salts: ['pepper', ''] });
    expect(record.saltCommitments?.[1]).toBe(commitmentTo('thyme'));
    replay(game, record);
    const { withheld: _, ...denied } = record;
    expect(() => replay(game, denied)).toThrow('saltCommitments[1]');
  });

  test('who is deleted meanwhile is not waited for: a bot plays for them, and what they withheld is named', async () => {
    const [host, friend] = [await place.visitor(), await place.visitor()];
    const id = await revealing(host, friend);
    await show(friend, id, 'thyme');
    await host.ask('DELETE', '/me', {});
    await friend.until(() => friend.at(id).seq !== null);
    const { info } = friend.at(id);
    expect(info).toMatchObject({ revealing: false, host: friend.id, withheld: [0], salts: ['', 'thyme'] });
    expect(info.seats[0]).toMatchObject({ person: null, bot: 'greedy' });
    await playOut([friend], id, seededRng('deleted'));
    const record: GameRecord = await friend.ask('GET', `/tables/${id}/record`);
    expect(record).toMatchObject({ withheld: [0], saltCommitments: [commitmentTo('pepper'), commitmentTo('thyme')] });
    replay(game, record);
  });

  test('who is deleted after they have shown theirs leaves it in the deal, and the others are still waited for', async () => {
    const [host, friend] = [await place.visitor(), await place.visitor()];
    const id = await revealing(host, friend);
    await show(host, id, 'pepper');
    await host.ask('DELETE', '/me', {});
    expect(await friend.ask('GET', `/tables/${id}`)).toMatchObject({ revealing: true, withheld: [] });
    const dealt = await show(friend, id, 'thyme');
    expect(dealt).toMatchObject({
      withheld: [],
      salts: ['pepper', 'thyme'],
      seats: [{ person: null, bot: 'greedy' }, {}],
    });
  });

  test('a table that was about to begin for one person alone goes with them', async () => {
    const [host, other] = [await place.visitor(), await place.visitor()];
    const { id } = await host.ask('POST', '/tables', { game: GAME, seats: [null, 'random'], eager: true });
    await promise(host, id, 'pepper');
    await host.ask('DELETE', '/me', {});
    await expect(other.ask('GET', `/tables/${id}`)).rejects.toThrow('no-such-table');
  });

  test('who plays by days may show theirs as long as a move may take', async () => {
    const [here, gone] = [await place.visitor(), await place.visitor()];
    const clock = { kind: 'days', days: 2 };
    const { id } = await here.ask('POST', '/tables', { game: GAME, seats: [null, null], clock });
    await promise(here, id, 'pepper');
    await promise(gone, id, 'thyme');
    await here.ask('POST', `/tables/${id}/start`);
    await show(here, id, 'pepper');
    // Another table, where people play live, is dealt meanwhile.
    const live = await revealing(here, gone);
    ahead += 1.9 * DAY;
    await here.until(() => here.at(live).seq !== null);
    expect(await here.ask('GET', `/tables/${id}`)).toMatchObject({ revealing: true });
    await here.watch(id, 0);
    ahead += 0.2 * DAY;
    await here.until(() => here.at(id).seq !== null);
    expect(here.at(id).info).toMatchObject({ withheld: [1], salts: ['pepper', ''] });
  });

  test('games begin by the clock of the server', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    // In all less than it takes for an open table to be cleared away.
    ahead += 0.5 * DAY;
    const began = Date.now() + ahead;
    const id = await revealing(a, b);
    await show(a, id, 'pepper');
    const { started } = await show(b, id, 'thyme');
    expect(Date.parse(started)).toBeGreaterThanOrEqual(began);
    await a.until(() => a.at(id).seq !== null);
    await recordOf(a, id);
    const next = await a.ask('POST', '/play-on', { table: id, after: 0, seat: 0, bot: 'random' });
    expect(Date.parse(next.started)).toBeGreaterThanOrEqual(began);
  });

  test('where nobody shows anything cards are dealt when the time for it is up', async ({ onTestFinished }) => {
    const hasty = await startTestServer(kind, { REVEAL_SECONDS: '1' });
    onTestFinished(() => hasty.remove());
    const [a, b] = [await hasty.visitor(), await hasty.visitor()];
    const id = await revealing(a, b);
    await a.until(() => a.at(id).seq !== null);
    expect(a.at(id).info).toMatchObject({ withheld: [0, 1], salts: ['', ''] });
  });

  test('what is played on has the salts of the record, and promises of none', async () => {
    const [here, gone] = [await place.visitor(), await place.visitor()];
    const id = await revealing(here, gone);
    await show(here, id, 'pepper');
    ahead += TOO_LONG;
    await here.until(() => here.at(id).seq !== null);
    await recordOf(here, id);
    const next = await here.ask('POST', '/play-on', { table: id, after: 0, seat: 0, bot: 'random' });
    expect(next).toMatchObject({ state: 'playing', salts: ['pepper', ''], withheld: [] });
    await here.watch(next.id, 0);
    expect((await recordOf(here, next.id)).saltCommitments).toBeUndefined();
  });

  test('who comes back in the middle is still asked, and shows it from another device', async () => {
    const [host, friend] = [await place.visitor(), await place.visitor()];
    const id = await revealing(host, friend);
    await show(host, id, 'pepper');
    friend.hangUp();
    const again = await friend.device();
    await again.watch(id, 0);
    expect(again.at(id)).toMatchObject({ you: 1, seq: null, info: { revealing: true } });
    await show(again, id, 'thyme');
    await again.until(() => again.at(id).seq !== null);
  });

  test('a server that stops while salts are shown takes them after its start, or deals in time', async ({
    onTestFinished,
  }) => {
    let later = 0;
    const first = await startTestServer(kind, PATIENT, { now: () => Date.now() + later });
    onTestFinished(() => first.remove());
    const [a, b] = [await first.visitor(), await first.visitor()];
    const ids = [await revealing(a, b), await revealing(a, b)] as [string, string];
    for (const id of ids) await show(a, id, 'pepper');
    await first.stop();
    const second = await first.another();
    onTestFinished(() => second.stop());
    const back = await b.device(second.server.url);
    for (const id of ids) await back.watch(id, 0);
    expect(await show(back, ids[0], 'thyme')).toMatchObject({ state: 'playing', salts: ['pepper', 'thyme'] });
    expect(await back.ask('GET', `/tables/${ids[1]}`)).toMatchObject({ revealing: true });
    later += TOO_LONG;
    await back.until(() => back.at(ids[1]).seq !== null);
    expect(back.at(ids[1]).info).toMatchObject({ withheld: [1] });
  });
});

test('two servers show salts to neither side too soon, and either deals', async ({ onTestFinished }) => {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const north = await startTestServer('postgres', PATIENT, { now });
  const south = await north.another();
  onTestFinished(async () => {
    await south.stop();
    await north.remove();
  });
  const [a, b] = [await north.visitor(), await south.visitor()];
  const id = await revealing(a, b);
  await b.until(() => b.at(id).info.revealing);
  await show(a, id, 'pepper');
  await b.until(() => b.at(id).info.seats[0]?.saltShown === true);
  expect(b.texts.join()).not.toContain('pepper');
  await show(b, id, 'thyme');
  await a.until(() => a.at(id).seq !== null);
  expect(a.at(id).info.salts).toEqual(['pepper', 'thyme']);
  // The server that waited is gone: the other sees to it.
  const other = await revealing(a, b);
  await show(b, other, 'thyme');
  await north.server.stop();
  ahead += TOO_LONG;
  await b.until(() => b.at(other).seq !== null);
  expect(b.at(other).info.withheld).toEqual([0]);
});
