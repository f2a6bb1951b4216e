import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bar, gameFactory, LANGUAGES, refusalText } from '../kernel/index.ts';
import { duel } from '../kernel/testing/games/duel.ts';
import { walking } from '../kernel/testing/games/walk.ts';
import { refusalSentence } from '../protocol/refusal/refusal-sentence.ts';
import type { Remark } from '../protocol/remark.ts';
import { DATABASES } from './testing/database/databases.ts';
import { tableFor } from './testing/play.ts';
import { startTestServer } from './testing/server.ts';
import type { Visitor } from './testing/visitor/visitor.ts';

/** Table talk: remarks in the words of a game that is played together. */

const propose: Remark = { kind: 'propose', seat: 0, say: 'go left' };
const factories = { walk: gameFactory(walking), duel: gameFactory(duel) };

describe.each(DATABASES)('on %s', (kind) => {
  let place: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    place = await startTestServer(kind, { BOT_PACE_MS: '60000' }, { factories });
  });
  afterAll(() => place.remove());

  const people = (count: number) => Promise.all(Array.from({ length: count }, () => place.visitor()));
  const walk = (at: readonly Visitor[]) => tableFor(at, { game: 'walk' });
  const say = (who: Visitor, table: string, remark: Remark) => who.send({ type: 'remark', table, remark });

  test('a remark reaches all who watch and is there after a reload, but not for who has muted its maker', async () => {
    const [a, b, guest] = (await people(3)) as [Visitor, Visitor, Visitor];
    const id = await walk([a, b]);
    await guest.watch(id);
    expect(await say(b, id, propose)).toMatchObject({ type: 'done' });
    await Promise.all([a, guest].map((person) => person.until(() => person.at(id).chat.length === 1)));
    expect(a.at(id).chat).toMatchObject([{ text: '', remark: propose, person: { id: b.id } }]);
    await a.ask('PUT', '/mutes', { person: b.id, muted: true });
    await say(b, id, { kind: 'point', at: 'lantern' });
    await guest.until(() => guest.at(id).chat.length === 2);
    const [again, muted] = [await guest.device(), await a.device()];
    await again.watch(id);
    await muted.watch(id);
    // What came with the table comes before the reply to this.
    await again.must({ type: 'watch', table: id });
    await muted.must({ type: 'watch', table: id });
    expect(
      again
        .at(id)
        .chat.map(({ remark }) => remark)
        .slice(0, 2),
    ).toEqual([propose, { kind: 'point', at: 'lantern' }]);
    expect([a.at(id).chat.length, muted.at(id).chat.length]).toEqual([1, 0]);
    expect((await b.ask('GET', '/me/export')).chat).toMatchObject([{ remark: propose }, { remark: { at: 'lantern' } }]);
  });

  test('only those seated make remarks, and only where all play together', async () => {
    const [a, b, guest] = (await people(3)) as [Visitor, Visitor, Visitor];
    const id = await walk([a, b]);
    await guest.watch(id);
    expect(await say(guest, id, propose)).toMatchObject({ bar: { why: 'chat-closed' } });
    expect(await guest.send({ type: 'asks', table: id })).toMatchObject({ bar: { why: 'not-seated' } });
    const other = await tableFor([a, b], { game: 'duel' });
    expect(await say(a, other, { kind: 'offer', say: 'throw rock' })).toMatchObject({ bar: { why: 'not-together' } });
    // What somebody is asked there may be their secret.
    expect(await a.send({ type: 'asks', table: other })).toMatchObject({ bar: { why: 'not-together' } });
  });

  test('before the deal there is nothing to talk about', async () => {
    const [a] = (await people(1)) as [Visitor];
    const { id } = await a.ask('POST', '/tables', { game: 'walk', seats: [null, null] });
    expect(await say(a, id, propose)).toMatchObject({ bar: { why: 'not-playing' } });
  });

  test('remarks and chat have one limit', async () => {
    const [a, b] = (await people(2)) as [Visitor, Visitor];
    const id = await walk([a, b]);
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => a.send({ type: 'chat', table: id, text: 'well' })),
      ...Array.from({ length: 4 }, () => say(a, id, propose)),
    ]);
    const refused = replies.filter(({ type }) => type === 'refused');
    expect(refused.length).toBeGreaterThanOrEqual(3);
    for (const reply of refused) expect(reply).toMatchObject({ bar: { why: 'too-fast' } });
  });

  test.each<[string, Remark, string]>([
    ['an answer that the game does not know', { kind: 'offer', say: 'fly home' }, 'unreadable'],
    ['words that are no answer', { kind: 'propose', seat: 0, say: '<b>hi</b>' }, 'unreadable'],
    ['a player who is not there', { kind: 'propose', seat: 2, say: 'go left' }, 'no-such-person'],
    ['a thing that is not there', { kind: 'point', at: 'dragon' }, 'no-such-thing'],
    ['nobody', { kind: 'point', at: 'player-3' }, 'no-such-thing'],
    ['a verb', { kind: 'point', at: 'go' }, 'no-such-thing'],
  ])('%s is refused, and nobody hears of it', async (_what, remark, why) => {
    const [a, b] = (await people(2)) as [Visitor, Visitor];
    const id = await walk([a, b]);
    const reply = (await say(b, id, remark)) as unknown as { readonly bar: Bar };
    expect(reply).toMatchObject({ bar: { rule: null, why } });
    const sentences = LANGUAGES.map((lang) => refusalText(lang, reply.bar) ?? refusalSentence(lang, reply.bar));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
    await b.send({ type: 'ping' });
    expect(b.at(id).chat).toEqual([]);
  });

  test('one can point at a card, a zone, a player and a word of an answer', async () => {
    const [a, b] = (await people(2)) as [Visitor, Visitor];
    const id = await walk([a, b]);
    for (const at of ['lantern', 'road', 'player-2', 'left'])
      expect(await say(b, id, { kind: 'point', at })).toMatchObject({ type: 'done' });
  });

  test('what the others are asked can be known', async () => {
    const [a, b] = (await people(2)) as [Visitor, Visitor];
    const id = await walk([a, b]);
    expect(await b.send({ type: 'asks', table: id })).toMatchObject({
      questions: [{ seat: 0, ask: 'way', legal: ['go left', 'go right', 'pass'] }],
    });
  });
});
