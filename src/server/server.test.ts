import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { type AnyGame, below, type GameRecord, replay, seededRng } from '../kernel/index.ts';
import { DATABASES } from './testing/database/databases.ts';
import { GAME, playOut, tableFor } from './testing/play.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import type { Visitor } from './testing/visitor/visitor.ts';

const game = games[GAME]?.core as AnyGame;

describe.each(DATABASES)('on %s', (kind) => {
  let place: TestServer & { remove(): Promise<void> };
  /** The server's clock: where a test stops it, no time passes however slow the machine is. */
  let stopped: number | null = null;
  let ahead = 0;
  const now = () => (stopped ?? Date.now()) + ahead;
  beforeAll(async () => {
    place = await startTestServer(kind, {}, { now });
  });
  afterAll(() => place.remove());

  const pair = async (): Promise<[Visitor, Visitor]> => [await place.visitor(), await place.visitor()];
  /** Who of two is asked, and who is not. */
  const turnAt = async (id: string, [a, b]: readonly [Visitor, Visitor]): Promise<[Visitor, Visitor]> => {
    await Promise.race([a, b].map((person) => person.until(() => person.at(id).question !== null)));
    return a.at(id).question === null ? [b, a] : [a, b];
  };

  test.each([2, 3, 4])('%d people play a whole game, and its record proves that all of it was fair', async (count) => {
    const people = await Promise.all(Array.from({ length: count }, () => place.visitor()));
    const [first] = people as [Visitor];
    const id = await tableFor(people);
    const { commitment, seed, salts } = first.at(id).info;
    expect([seed, salts?.[0], salts?.length]).toEqual([null, 'first', count]);
    await playOut(people, id, seededRng(`whole ${count}`));
    const record: GameRecord = await first.ask('GET', `/tables/${id}/record`);
    const [names, bots] = [people.map(({ me }) => me?.name), people.map(() => null)];
    expect(record).toMatchObject({ commitment, salts, seats: count, names, bots });
    const { state } = replay(game, record);
    expect(state.result).toEqual(first.at(id).info.result);
    expect(first.at(id).info.seed).toBe(record.seed);
    // What came in changes is what a newcomer is shown whole.
    for (const person of people) {
      const device = await person.device();
      await device.watch(id, 0);
      expect(device.at(id)).toEqual(person.at(id));
      device.hangUp();
    }
  });

  test('who loses the connection catches up from the last update, and sees what the others see', async () => {
    const [a, b] = await pair();
    const id = await tableFor([a, b]);
    const luck = seededRng('lost');
    const count = () => a.at(id).events.length;
    await playOut([a, b], id, luck, () => count() > 15);
    const [asked] = await turnAt(id, [a, b]);
    const { seq, events } = b.at(id);
    b.hangUp();
    await a.until(() => a.at(id).info.seats[1]?.here === false);
    if (asked === a) await a.answer(id, a.at(id).question?.legal[0] as string);
    await b.connect();
    await b.watch(id, seq as number);
    const fresh = await b.device();
    await fresh.watch(id, 0);
    expect(b.at(id).events.slice(0, events.length)).toEqual(events);
    expect(fresh.at(id)).toEqual(b.at(id));
    await a.until(() => a.at(id).info.seats[1]?.here === true);
    await playOut([a, b], id, luck);
    expect(a.at(id).info.result).toEqual(b.at(id).info.result);
  });

  test('several devices of one person agree, and an answer from either is taken once', async () => {
    const [a, b] = await pair();
    const id = await tableFor([a, b]);
    const [asked] = await turnAt(id, [a, b]);
    const tablet = await asked.device();
    await tablet.watch(id, 0);
    const { number, legal } = asked.at(id).question as { number: number; legal: readonly string[] };
    const say = legal[0] as string;
    const replies = await Promise.all(
      [asked, tablet].map((device) => device.send({ type: 'answer', table: id, to: number, say })),
    );
    expect(replies.map(({ type }) => type).sort()).toEqual(['done', 'refused']);
    const seq = Math.max(asked.at(id).seq as number, tablet.at(id).seq as number);
    await Promise.all([asked, tablet].map((device) => device.until(() => device.at(id).seq === seq)));
    expect(tablet.at(id)).toEqual(asked.at(id));
  });

  test('a spectator sees what everybody may, and no more; where there are to be none, there are none', async () => {
    const [a, b] = await pair();
    const [guest, id] = [await place.visitor(), await tableFor([a, b])];
    await guest.watch(id);
    await playOut([a, b], id, seededRng('watched'), () => (guest.at(id).seq as number) > 6);
    const { view, you, question, undo } = guest.at(id);
    expect([view?.viewer, you, question, undo]).toEqual([null, null, null, false]);
    expect(JSON.stringify(view)).not.toMatch(/"hand":\[/);
    for (const type of ['undo', 'why'] as const)
      expect(await guest.send({ type, table: id })).toMatchObject({ type: 'refused', bar: { why: 'not-seated' } });
    expect(await guest.answer(id, 'pass')).toMatchObject({ type: 'refused', bar: { why: 'not-seated' } });
    const closed = await tableFor([a, b], { spectators: false });
    expect(await guest.send({ type: 'watch', table: closed })).toMatchObject({ bar: { why: 'no-spectators' } });
    await expect(guest.ask('GET', `/tables/${closed}/record`)).rejects.toThrow('no-spectators');
  });

  test('an answer can be taken back while nobody has learned anything from it, and all see that', async () => {
    const [a, b] = await pair();
    const id = await tableFor([a, b]);
    const luck = seededRng('undo');
    const someone = () => [a, b].find((person) => person.at(id).undo);
    await playOut([a, b], id, luck, () => someone() !== undefined || a.at(id).info.state === 'over');
    const person = someone() as Visitor;
    const before = { ...person.at(id) };
    await person.must({ type: 'undo', table: id });
    expect(person.at(id).seq).toBeGreaterThan(before.seq as number);
    expect(person.at(id).question).not.toBeNull();
    const late = await person.send({ type: 'answer', table: id, to: before.question?.number ?? 0, say: 'x' });
    expect(late).toMatchObject({ type: 'refused' });
    await playOut([a, b], id, luck);
    const record: GameRecord = await a.ask('GET', `/tables/${id}/record`);
    expect(replay(game, record).state.result).toEqual(a.at(id).info.result);
  });

  test('an answer that is to be free is given only if it can be taken back', async () => {
    const [a, b] = await pair();
    const id = await tableFor([a, b]);
    const [luck, found] = [seededRng('free'), new Set<string>()];
    while (a.at(id).info.state !== 'over' && found.size < 2) {
      const [asked] = await turnAt(id, [a, b]);
      const { number: to, legal } = asked.at(id).question as { number: number; legal: readonly string[] };
      const say = legal[below(luck, legal.length)] as string;
      const before = JSON.stringify(asked.at(id));
      const reply = await asked.send({ type: 'answer', table: id, to, say, free: true });
      found.add(reply.type);
      if (reply.type === 'refused') {
        expect(reply.bar).toEqual({ rule: null, why: 'seals' });
        expect(JSON.stringify(asked.at(id))).toBe(before);
        await asked.must({ type: 'answer', table: id, to, say, free: false });
        if (a.at(id).info.state !== 'over') expect(asked.at(id).undo).toBe(false);
      } else expect(asked.at(id).undo).toBe(true);
    }
    expect([...found].sort()).toEqual(['done', 'refused']);
    const reply = await a.send({ type: 'answer', table: id, to: 99, say: 'pass', free: true });
    expect(reply).toMatchObject({ type: 'refused', bar: { why: expect.not.stringMatching('seals') } });
  });

  test('an answer that would seal is held until it is confirmed, the next one is given or the connection ends', async () => {
    const [a, b] = await pair();
    const id = await tableFor([a, b]);
    const luck = seededRng('held');
    for (;;) {
      const [asked] = await turnAt(id, [a, b]);
      const { number: to, legal } = asked.at(id).question as { number: number; legal: readonly string[] };
      const say = legal[below(luck, legal.length)] as string;
      const reply = await asked.send({ type: 'answer', table: id, to, say, free: true });
      if (reply.type !== 'refused') continue;
      expect(reply).toMatchObject({ bar: { why: 'seals' }, held: true });
      const late = { type: 'refused', bar: { rule: null, why: 'late' } };
      expect(await (asked === a ? b : a).send({ type: 'confirm', table: id, to })).toMatchObject(late);
      expect(await asked.send({ type: 'confirm', table: id, to: to + 1 })).toMatchObject(late);
      // The wrong number has let go of it.
      expect(await asked.send({ type: 'confirm', table: id, to })).toMatchObject(late);
      expect(await asked.send({ type: 'answer', table: id, to, say, free: true })).toMatchObject({ held: true });
      await asked.must({ type: 'confirm', table: id, to });
      expect(asked.at(id).question?.number).not.toBe(to);
      return;
    }
  });

  test('what is barred is told with its reasons, on request', async () => {
    const [a, b] = await pair();
    const id = await tableFor([a, b]);
    const [asked, other] = await turnAt(id, [a, b]);
    const why = await asked.send({ type: 'why', table: id });
    expect(why.type === 'barred' && why.answers.every(({ bar }) => bar.why !== '')).toBe(true);
    expect(await other.send({ type: 'why', table: id })).toMatchObject({ type: 'barred', answers: [] });
  });

  test.each([
    ['somebody else’s question', (a: Visitor, _b: Visitor, id: string) => a.at(id).question, 1, 'not-asked'],
    ['a question of long ago', () => ({ number: 0, legal: ['x'] }), 0, 'late'],
  ])('an answer to %s is refused and changes nothing', async (_what, questionOf, by, why) => {
    const [a, b] = await pair();
    const id = await tableFor([a, b]);
    const turn = await turnAt(id, [a, b]);
    const { number, legal } = questionOf(turn[0], turn[1], id) as { number: number; legal: readonly string[] };
    const person = turn[by] as Visitor;
    const before = person.at(id).seq;
    const to = by === 0 ? number - 1 : number;
    const reply = await person.send({ type: 'answer', table: id, to, say: legal[0] as string });
    expect(reply).toMatchObject({ type: 'refused', bar: { rule: null, why } });
    expect(person.at(id).seq).toBe(before);
  });

  test('a bot plays for who leaves, and hands the seat back', async () => {
    const people = await pair();
    const id = await tableFor(people);
    // Who is asked leaves: the bot's first turn follows at once, long before anybody can have lost.
    const [a, b] = await turnAt(id, people);
    const seat = people.indexOf(a);
    const before = b.at(id).events.length;
    await a.ask('POST', `/tables/${id}/leave`);
    await b.until(() => b.at(id).info.seats[seat]?.away === 'left');
    expect(b.at(id).events).toContainEqual({ kind: '@away', seat, why: 'left' });
    expect(await a.answer(id, 'x')).toMatchObject({ type: 'refused', bar: { why: 'bot-plays' } });
    await b.until(() =>
      b
        .at(id)
        .events.slice(before)
        .some((event) => event.kind === 'took' && event.seat === seat),
    );
    const { seats } = await a.ask('POST', `/tables/${id}/back`);
    expect(seats[seat]).toMatchObject({ bot: null, away: null, person: { id: a.id } });
    await playOut([a, b], id, seededRng('left'));
    expect(b.at(id).info.state).toBe('over');
  });

  test('a bot can be asked for in place of who has been gone for long, but not of who is here', async ({
    onTestFinished,
  }) => {
    stopped = Date.now();
    onTestFinished(() => {
      stopped = null;
    });
    const [a, b] = await pair();
    const id = await tableFor([a, b]);
    await expect(a.ask('POST', `/tables/${id}/takeover`, { seat: 1 })).rejects.toThrow('is-here');
    const soon = await place.visitor();
    await expect(soon.ask('POST', `/tables/${id}/takeover`, { seat: 1 })).rejects.toThrow('not-seated');
    b.hangUp();
    await a.until(() => a.at(id).info.seats[1]?.here === false);
    const { status, body } = await a.fetch('POST', `/tables/${id}/takeover`, { seat: 1 });
    expect([status, body]).toMatchObject([409, { refused: { why: 'gone-briefly' } }]);
    const { seconds } = (body as { refused: { with: { seconds: number } } }).refused.with;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(91);
    ahead += seconds * 1000;
    const { seats } = await a.ask('POST', `/tables/${id}/takeover`, { seat: 1 });
    expect(seats[1]).toMatchObject({ away: 'gone' });
  });

  test('who resigns against one other has lost; the record says so', async () => {
    const [a, b] = await pair();
    const id = await tableFor([a, b]);
    await a.ask('POST', `/tables/${id}/resign`);
    await b.until(() => b.at(id).info.state === 'over');
    expect(b.at(id).info.result).toEqual({ winners: [1], places: [2, 1], reason: '@resigned' });
    expect(b.at(id).info.seed).toMatch(/^[0-9a-f]{64}$/);
    const record: GameRecord = await b.ask('GET', `/tables/${id}/record`);
    expect(record.resigned).toEqual([{ seat: 0, after: 0 }]);
    replay(game, record);
    await expect(b.ask('POST', `/tables/${id}/resign`)).rejects.toThrow('over');
  });

  test('where several go on, a bot takes the seat of who resigned', async () => {
    const people = [await place.visitor(), await place.visitor(), await place.visitor()];
    const id = await tableFor(people);
    const [a, b, c] = people as [Visitor, Visitor, Visitor];
    await a.ask('POST', `/tables/${id}/resign`);
    await b.until(() => b.at(id).info.seats[0]?.away === 'resigned');
    await expect(a.ask('POST', `/tables/${id}/back`)).rejects.toThrow('has-resigned');
    await playOut([b, c], id, seededRng('three'));
    expect(b.at(id).info.result?.reason).not.toBe('@resigned');
  });

  test('bots fill the other seats, and the game goes to its end', async () => {
    const a = await place.visitor();
    const id = await tableFor([a], {}, ['random', 'greedy']);
    await playOut([a], id, seededRng('bots'));
    expect(a.at(id).info.state).toBe('over');
    const mine = await a.ask('GET', '/me/tables');
    expect(mine[0]).toMatchObject({ id, state: 'over', you: 0, waits: false });
  });

  test('a rematch is for the same people and bots, and starts when all have come', async () => {
    const [a, b] = await pair();
    const id = await tableFor([a, b], {}, ['random']);
    await a.ask('POST', `/tables/${id}/resign`);
    await expect(a.ask('POST', `/tables/${id}/rematch`)).rejects.toThrow('not-over');
    await b.ask('POST', `/tables/${id}/resign`);
    const next = await a.ask('POST', `/tables/${id}/rematch`);
    await b.until(() => b.at(id).info.next === next.id);
    const [mine, yours] = [{ keptFor: { id: a.id } }, { keptFor: { id: b.id } }];
    expect(next).toMatchObject({ state: 'open', eager: true, seats: [mine, yours, { bot: 'random' }] });
    const stranger = await place.visitor();
    await expect(stranger.ask('POST', `/tables/${next.id}/join`, { seat: 1 })).rejects.toThrow('seat-kept');
    await expect(stranger.ask('POST', `/tables/${next.id}/join`, {})).rejects.toThrow('table-full');
    expect((await b.ask('GET', '/me/tables'))[0].id).toBe(next.id);
    expect((await b.ask('POST', `/tables/${id}/rematch`)).id).toBe(next.id);
    await a.ask('POST', `/tables/${next.id}/join`, { salt: 'again' });
    const started = await b.ask('POST', `/tables/${next.id}/join`, { salt: 'too' });
    expect(started).toMatchObject({ id: next.id, state: 'playing', salts: ['again', 'too', ''] });
    expect(started.commitment).not.toBe(a.at(id).info.commitment);
  });
});
